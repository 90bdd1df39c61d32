import type { Rule } from '../rule.ts';
import { about, notesOf, numberOf, textOf } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/slow-exit',
    level: 'note',
    kind: 'content',
    summary: 'The process does not end when its stdin is closed.',
    why: 'Clients end a server by closing its stdin. One that stays has to be killed after some seconds: each end of a session takes that long, and a client that does not kill leaves a process behind.',
    source: ['mcp'],
    messages: {
      default: {
        title:
          'The process stayed when its stdin was closed and took {signal:a signal=a signal} after {seconds} {seconds:1=second|*=seconds}',
        help: 'End the process when stdin ends, and close what keeps it alive: timers, sockets, child processes.',
      },
    },
  },
  *surface(surface) {
    for (const note of notesOf(surface, 'slow-exit').slice(0, 1)) {
      yield about({ seconds: numberOf(note, 'seconds'), signal: textOf(note, 'signal').slice(0, 20) || 'a signal' });
    }
  },
};
