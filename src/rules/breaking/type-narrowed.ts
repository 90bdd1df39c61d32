import type { Fact } from '../../diff/schema/fact.ts';
import type { Rule } from '../rule.ts';
import { schemaIssues, type Told } from './shared.ts';

/** See docs/rules/breaking/type-narrowed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/type-narrowed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A type or an alternative of an argument is no longer accepted.',
    why: 'Calls that pass it that way are refused.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} no longer takes {lost} for {place}, only {after}',
        help: 'Accept both for a while, or release a major version.',
      },
      any: {
        title: '{tool} took anything for {place}, and now only {after}',
        help: 'Accept what was accepted, or release a major version.',
      },
      nothing: {
        title: '{tool} no longer takes anything for {place}',
        help: 'Accept what was accepted, or remove it and release a major version.',
      },
      uncallable: {
        title: '{tool} can no longer be called: its schema accepts no object, and arguments always are one',
        help: 'Let the schema accept an object.',
      },
      forms: {
        title: '{tool} now takes {place} only in certain forms, and not in all that it took',
        help: 'Accept what was accepted, or release a major version.',
      },
      branch: {
        title: '{tool} no longer accepts one of the forms of {place}',
        help: 'Accept the old form for a while, or release a major version.',
      },
    },
  },
  change: (context) =>
    schemaIssues(context, 'inputSchema', (fact): Told | undefined => {
      const { before, after } = fact;
      if (fact.effect !== 'narrowed') return undefined;
      if (fact.what === 'branch') return { messageId: isOneOfSeveral(fact) ? 'branch' : 'forms', evidence: { before } };
      if (fact.what !== 'type') return undefined;
      if (fact.path.length === 0) return { messageId: 'uncallable' };
      if (Array.isArray(after) && after.length === 0) return { messageId: 'nothing', evidence: { before } };
      if (before === 'any') return { messageId: 'any', evidence: { before, after } };
      const still = [after].flat();
      return { evidence: { lost: [before].flat().filter((t) => !still.includes(t)), before, after } };
    }),
};

/** Whether what is no longer accepted was one form among several, rather than all that there was. */
const isOneOfSeveral = ({ base: [lost], pointer }: Fact): boolean =>
  /\/(?:anyOf|oneOf)\//.test(`${lost?.pointer.slice(pointer.length) ?? ''}/`);
