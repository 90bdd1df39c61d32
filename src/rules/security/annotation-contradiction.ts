import type { Issue } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { firstSentence, sentences } from '../../text/sentences.ts';
import { identifierWords, words } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Verbs that change something beyond the tool, whatever they are done to. */
const CHANGES = new Set(
  'delete remove drop purge destroy erase wipe send write execute exec terminate kill revoke uninstall overwrite truncate deploy publish transfer cancel insert upload reboot shutdown format archive unsubscribe'.split(
    ' ',
  ),
);
/** What loses its content when it is formatted; a sum or a date does not. */
const DEVICES = new Set([
  'disk',
  'disks',
  'drive',
  'volume',
  'partition',
  'device',
  'storage',
  'card',
  'usb',
  'filesystem',
  'fs',
  'system',
]);
/** Verbs that only look, or that prepare. */
const LOOKS = new Set(
  'get list read find search fetch show view check describe query count lookup explain inspect preview validate verify dry plan estimate compare analyze analyse summarize is has can browse watch monitor diff detect calculate compute draft simulate test suggest recommend generate parse convert render open export download history status log logs template templates help schema'.split(
    ' ',
  ),
);

/** The verb that a tool's name or its opening sentence begins with, when it is one that changes things. */
function changing(tool: Tool): { verb: string; pointer: string; sentence: string } | undefined {
  const name = identifierWords(tool.name);
  if (name.some((w) => LOOKS.has(w))) return undefined;
  const verb = name.slice(0, 2).find((w) => CHANGES.has(w) && (w !== 'format' || name.some((n) => DEVICES.has(n))));
  // A last word is a noun: "payment_transfer", "git_archive".
  if (verb !== undefined && (name.indexOf(verb) === 0 || name.indexOf(verb) < name.length - 1))
    return { verb, pointer: '/name', sentence: tool.name };
  const opening = firstSentence((tool.description ?? '').slice(0, 400));
  const [first, ...others] = words(opening);
  if (first === undefined || others.slice(0, 4).some((w) => w === 'or' || w === 'without')) return undefined;
  const base = [first, first.replace(/s$/, ''), first.replace(/es$/, '')].find((w) => CHANGES.has(w));
  return base === undefined || base === 'format' || base === 'archive' || base === 'execute' || base === 'send'
    ? undefined
    : { verb: first, pointer: '/description', sentence: opening };
}

export const rule: Rule = {
  meta: {
    id: 'security/annotation-contradiction',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'content',
    summary: 'The hints of a tool contradict each other, its name or its text.',
    why: 'A read-only claim on a tool that deletes or sends makes clients run it without asking. Hints are promises by the server; where they cannot be true, someone is misled.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tool says it is read-only, and {where:its name=its name|its description=its description} says it does “{verb}”',
        help: 'Set readOnlyHint to false, or say in name and description what the tool really does.',
      },
      both: {
        title: 'The tool says that it is read-only and that it is destructive',
        help: 'Keep the one that is true: destructiveHint has a meaning only while readOnlyHint is false.',
      },
      idempotent: {
        title: 'The text says that a second call has an effect of its own, and the hint says it has none',
        help: 'Set idempotentHint to false, or mend the text.',
      },
    },
  },
  *tool(tool): Iterable<Issue> {
    const { readOnlyHint, idempotentHint } = tool.hints;
    if (readOnlyHint && own(tool.annotations, 'destructiveHint') === true) {
      yield issue(
        tool,
        '/annotations/destructiveHint',
        {},
        { messageId: 'both', level: 'warning', sentence: 'readOnlyHint destructiveHint' },
      );
    }
    if (readOnlyHint) {
      const found = changing(tool);
      if (found !== undefined) {
        yield issue(
          tool,
          '/annotations/readOnlyHint',
          { verb: found.verb, where: found.pointer === '/name' ? 'its name' : 'its description', words: shown(found.sentence) },
          { level: 'error', sentence: found.sentence },
        );
      }
    }
    if (idempotentHint && !readOnlyHint && /idempotent/i.test(tool.description ?? '')) {
      const sentence = sentences((tool.description ?? '').slice(0, 20_000)).find((s) =>
        /\b(?:not|isn't|non-?) ?idempotent\b/i.test(s.text),
      );
      if (sentence)
        yield issue(
          tool,
          '/annotations/idempotentHint',
          { words: shown(sentence.text) },
          { messageId: 'idempotent', level: 'warning', sentence: sentence.text },
        );
    }
  },
};
