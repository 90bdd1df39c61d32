import type { Rule } from '../rule.ts';
import { about, notesOf, numberOf, textOf } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/stdout-noise',
    level: 'warning',
    kind: 'content',
    summary: 'The server writes to stdout what is no protocol message.',
    why: 'On stdio, stdout carries messages and nothing else. Many clients skip other lines without a word, some end the session, and a line that comes in the middle of an answer costs the answer.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The server wrote {lines} lines to stdout that are no messages; the first: {sample}',
        help: 'Send logs to stderr: console.error in Node, logging to sys.stderr in Python. Look for a dependency that prints a banner.',
      },
      one: {
        title: 'The server wrote a line to stdout that is no message: {sample}',
        help: 'Send logs to stderr: console.error in Node, logging to sys.stderr in Python. Look for a dependency that prints a banner.',
      },
      ends: {
        title:
          'The messages of the server are framed in a way that some clients cannot read: {ends:no details are known=no details are known}',
        help: 'Write one message a line in UTF-8, ended by a line feed, without a byte order mark.',
      },
    },
  },
  *surface(surface) {
    for (const note of notesOf(surface, 'stdout-noise').slice(0, 1)) {
      const lines = numberOf(note, 'lines');
      const sample = textOf(note, 'sample').slice(0, 200);
      if (lines > 0) yield about({ lines, sample }, { messageId: lines === 1 ? 'one' : 'default' });
      else yield about({ ends: note.text.slice(0, 200) || 'no details are known' }, { messageId: 'ends', sentence: 'ends' });
    }
  },
};
