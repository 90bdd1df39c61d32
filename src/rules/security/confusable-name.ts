import type { Issue } from '../../model/finding.ts';
import type { Item, Surface } from '../../model/surface.ts';
import { mixesScripts, skeleton } from '../../text/confusables.ts';
import { type ContentContext, issue, type Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Tools that clients bring along or that many servers share: names worth posing as. */
const WELL_KNOWN = new Set(
  'read_file write_file edit_file list_directory search_files execute_command run_command run_terminal_cmd run_in_terminal bash str_replace_editor web_search web_fetch fetch send_email send_message create_issue codebase_search grep_search'.split(
    ' ',
  ),
);
/** Names shorter than this differ by one letter too easily. */
const SHORTEST = 7;

export const rule: Rule = {
  meta: {
    id: 'security/confusable-name',
    level: 'error',
    kind: 'content',
    summary:
      'A name mixes scripts, changes under normalisation, or is one letter away from a name that stood at the base or that everyone knows.',
    why: 'Two names that look the same are one name to a person and two to a client: the wrong tool is approved.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The name {name} is written with letters that look like others: it reads {reads}',
        help: 'Write the name in plain letters of one script.',
      },
      neighbour: {
        title: 'The new name {name} is one letter away from {reads}',
        help: 'Give the tool a name that nobody mistakes for the other.',
      },
    },
  },
  *item(item): Iterable<Issue> {
    if (item.target !== 'tool' && item.target !== 'prompt') return;
    for (const text of item.texts) {
      const { value, role } = text;
      if ((role !== 'name' && role !== 'key') || value.length > 300 || /^[\x20-\x7e]*$/.test(value)) continue;
      if (role === 'key' && !/\/properties\/[^/]*$/.test(text.pointer)) continue;
      const words = value.match(/[\p{L}\p{M}\p{N}_-]+/gu) ?? [];
      const mixed = words.some(mixesScripts);
      const changes = value.normalize('NFKC') !== value.normalize('NFC');
      if (!mixed && !changes) continue;
      yield issue(item, text.pointer, { name: shown(value, 120), reads: skeleton(value) }, { sentence: value });
    }
  },
  *surface(surface: Surface, context: ContentContext): Iterable<Issue> {
    if (context.side !== 'head' || context.alone) return;
    const stood = new Set<string>();
    const fresh: Item[] = [];
    for (const tool of surface.tools) {
      const before = context.counterpart(tool);
      if (before?.name) stood.add(before.name);
      if (before === undefined || before.name !== tool.name) fresh.push(tool);
    }
    if (fresh.length === 0) return;
    const near = new Map<string, string>();
    for (const name of [...stood, ...WELL_KNOWN]) for (const key of deletions(name)) near.set(key, name);
    for (const tool of fresh) {
      const name = tool.name ?? '';
      if (name.length < SHORTEST || name.length > 100 || stood.has(name) || WELL_KNOWN.has(name)) continue;
      const other = [...deletions(name)].map((k) => near.get(k)).find((n) => n !== undefined && deceives(name, n));
      if (other !== undefined)
        yield issue(tool, '/name', { name: shown(name, 120), reads: other }, { messageId: 'neighbour', sentence: name });
    }
  },
};

/** The name and every name with one letter left out: two names share one of them when they are one edit apart. */
function deletions(name: string): Set<string> {
  const keys = new Set([name]);
  if (name.length <= 100) for (let i = 0; i < name.length; i++) keys.add(name.slice(0, i) + name.slice(i + 1));
  return keys;
}

/** Whether one edit makes a look-alike rather than a family: plurals, versions, and other separators belong together. */
function deceives(a: string, b: string): boolean {
  if (a === b || a.length < SHORTEST || b.length < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  const bare = (s: string): string => s.toLowerCase().replace(/[_\-. /]/g, '');
  if (bare(a) === bare(b)) return false;
  if (bare(a).replace(/s/g, '') === bare(b).replace(/s/g, '')) return false;
  if (a.replace(/\d/g, '#') === b.replace(/\d/g, '#') || a.replace(/\d/g, '') === b.replace(/\d/g, '')) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  let j = 0;
  while (j < a.length - i && j < b.length - i && a[a.length - 1 - j] === b[b.length - 1 - j]) j++;
  if (a.length - i - j > 1 || b.length - i - j > 1) return false;
  // A word that differs as a whole ("x" against "y") names another thing; within a word it is a slip or a trick.
  const left = a[i - 1];
  const right = a[a.length - j];
  return /[a-z0-9]/i.test(left ?? '_') || /[a-z0-9]/i.test(right ?? '_');
}
