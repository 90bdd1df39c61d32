import type { Fact } from '../../diff/schema/fact.ts';
import type { Issue } from '../../model/finding.ts';
import { canonical, isCut, isObject, type Json } from '../../model/json.ts';
import type { ChangeContext, Rule } from '../rule.ts';
import { schemaIssues, type Told, unshown, untried, witnessOf } from './shared.ts';

/** See docs/rules/breaking/constraint-tightened.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/constraint-tightened',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A bound, pattern, format or other condition on an argument is stricter.',
    why: 'Calls that kept to the old condition are refused by the new one.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} now refuses some of what it took for {place}: {change}',
        help: 'Accept what was accepted, or release a major version.',
      },
      listed: {
        title: '{tool} now takes only {after} for {place}, where it took anything of that type',
        help: 'Accept other values as before, or release a major version.',
      },
      unclear: {
        title: '{tool} has another condition for {place}: {change}. Whether it refuses what was accepted could not be shown',
        help: 'Compare the two by hand.',
      },
      together: {
        title: '{tool} asks for {asked} now wherever {given} is given',
        help: 'Make {asked} optional again, or give it a default that does what was done without it.',
      },
      untried: {
        title:
          '{tool} has another condition for {place}: {change}. Too many conditions changed to try them all, and this one was not tried',
        help: 'Compare the two by hand, or change less at once.',
      },
    },
  },
  change: tightened,
};

function tightened(context: ChangeContext): Issue[] {
  const issues = schemaIssues(context, 'inputSchema', (fact, base, head): Told | undefined => {
    if (fact.effect === 'narrowed' && unshown(context, base, head, fact)) {
      const { keyword, before, after } = fact;
      return { messageId: 'unclear', evidence: { keyword, before, after, change: told(fact) }, level: 'note' };
    }
    if (fact.what === 'values' && fact.effect === 'narrowed' && !fact.lost) return { messageId: 'listed', evidence: { after: fact.after } };
    const condition = fact.what === 'bound' || fact.what === 'written' || (fact.what === 'values' && fact.effect === 'unknown');
    // What lies too deep to be kept is told by compat/schema-depth.
    if (isCut(fact.before) || isCut(fact.after)) return undefined;
    if (!condition || (fact.effect !== 'narrowed' && fact.effect !== 'unknown')) return undefined;
    const evidence = { keyword: fact.keyword, before: fact.before, after: fact.after, change: told(fact) };
    const pair =
      fact.keyword === 'dependentRequired' && fact.before === null && isObject(fact.after) ? Object.entries(fact.after)[0] : undefined;
    if (pair && witnessOf(context, base, head, fact) !== undefined)
      return { messageId: 'together', evidence: { keyword: fact.keyword, given: pair[0], asked: pair[1], change: told(fact) } };
    if (fact.effect === 'narrowed' || witnessOf(context, base, head, fact) !== undefined) return { evidence };
    return untried(context, fact) ? { messageId: 'untried', evidence } : { messageId: 'unclear', evidence, level: 'note' };
  });
  return joined(issues);
}

/** `maxLength 20 → 10`; a condition that is a schema itself is only named. */
function told({ keyword, before, after }: Fact): string {
  const plain = (v: Json): boolean => v === null || typeof v !== 'object' || (Array.isArray(v) && v.every(plain));
  if (!plain(before) || !plain(after) || (before === null && after === null)) return keyword;
  const show = (v: Json): string =>
    v === null ? 'none' : typeof v === 'string' ? v : Array.isArray(v) ? v.map(show).join(', ') : JSON.stringify(v);
  return `${keyword} ${show(before)} → ${show(after)}`;
}

/** Several conditions on one place are one finding. */
function joined(issues: Issue[]): Issue[] {
  const places = new Map<string, Issue>();
  const out: Issue[] = [];
  for (const one of issues) {
    const key = canonical([one.name, one.pointer, one.messageId ?? '', 'mass' in one.evidence]);
    const first = one.messageId === 'listed' || one.messageId === 'together' ? undefined : places.get(key);
    if (!first) {
      places.set(key, one);
      out.push(one);
      continue;
    }
    first.evidence = {
      ...one.evidence,
      ...first.evidence,
      keyword: both(first.evidence.keyword, one.evidence.keyword),
      change: both(first.evidence.change, one.evidence.change),
    };
    first.sentence = `${first.sentence ?? ''} ${one.sentence ?? ''}`;
  }
  return out;
}

/** Words about two facts in one place; the same words once. */
const both = (first: Json | undefined, one: Json | undefined): string => (first === one ? String(first) : `${first}, ${one}`);
