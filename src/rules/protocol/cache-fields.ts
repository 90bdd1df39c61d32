import { type Json, own } from '../../model/json.ts';
import type { Rule } from '../rule.ts';
import { about, notesOf, textOf } from './notes.ts';

const SINCE = '2026-07-28';

export const rule: Rule = {
  meta: {
    id: 'protocol/cache-fields',
    level: 'warning',
    kind: 'content',
    summary: 'A list lacks resultType, ttlMs or cacheScope, or gives them wrongly, from revision 2026-07-28 on.',
    why: 'From revision 2026-07-28 on a list says how long and for whom it may be kept. Clients that check the answer refuse one without; a scope that differs between pages may keep for all what was meant for one.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{method} answers without {fields}, which revision 2026-07-28 requires',
        help: 'Add resultType, ttlMs (0 or more milliseconds) and cacheScope ("public" or "private") to the result.',
      },
      wrong: {
        title: '{method} answers with {fields} that revision 2026-07-28 does not allow',
        help: 'ttlMs is a number of milliseconds of 0 or more, cacheScope is "public" or "private", resultType is a string.',
      },
      scope: {
        title: '{method} gives another cacheScope on one page than on another',
        help: 'Give the same cacheScope on every page of a list.',
      },
    },
  },
  *surface(surface) {
    const { era, protocolVersion } = surface.snapshot;
    if (era !== 'modern' || (protocolVersion !== null && protocolVersion < SINCE)) return;
    for (const note of notesOf(surface, 'page')) {
      const pages = own(note.data, 'results');
      if (!Array.isArray(pages)) continue;
      const method = textOf(note, 'method').slice(0, 60) || 'a list';
      const fields = Object.keys(FITS);
      const missing = fields.filter((f) => pages.some((p) => own(p, f) === undefined));
      const wrong = fields.filter((f) => pages.some((p) => own(p, f) !== undefined && !FITS[f]!(own(p, f)!)));
      if (missing.length) yield about({ method, fields: missing }, { sentence: method });
      if (wrong.length) yield about({ method, fields: wrong }, { messageId: 'wrong', sentence: `${method} wrong` });
      if (new Set(pages.map((p) => JSON.stringify(own(p, 'cacheScope')))).size > 1) {
        yield about({ method }, { messageId: 'scope', sentence: `${method} scope` });
      }
    }
  },
};

const FITS: Record<string, (value: Json) => boolean> = {
  resultType: (v) => typeof v === 'string',
  ttlMs: (v) => typeof v === 'number' && v >= 0,
  cacheScope: (v) => v === 'public' || v === 'private',
};
