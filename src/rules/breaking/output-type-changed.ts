import { isNewForm } from '../../diff/schema/witness.ts';
import type { Issue } from '../../model/finding.ts';
import { canonical } from '../../model/json.ts';
import type { ChangeContext, Rule } from '../rule.ts';
import { schemaIssues, type Told, unshown, witnessOf } from './shared.ts';

/** See docs/rules/breaking/output-type-changed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/output-type-changed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A field of the result may now be something it could not be before.',
    why: 'Programs that read the result rely on what it cannot be: a null where a text was promised ends in an error at the reader.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'In the result of {tool}, {place} may now be {after}; it was {before}',
        help: 'Keep the old type, add a field of another name for the new one, or release a major version.',
      },
      form: {
        title: 'In the result of {tool}, {place} may now have a form it never had',
        help: 'Keep the old forms, or release a major version.',
      },
      loosened: {
        title: 'In the result of {tool}, {keyword} no longer bounds {place} as it did',
        help: 'Tell readers of the result, if they could rely on the bound.',
      },
      unclear: {
        title: 'In the result of {tool}, {place} has another condition: {keyword}. Whether it allows what was excluded could not be shown',
        help: 'Compare the two by hand.',
      },
      opened: {
        title: 'The result of {tool} may now have fields in {place} that its schema does not name',
        help: 'Readers that refuse unknown fields fail; most do not.',
      },
    },
  },
  change: changed,
};

function changed(context: ChangeContext): Issue[] {
  const issues = schemaIssues(context, 'outputSchema', (fact, base, head): Told | undefined => {
    if (fact.what === 'opened') return { messageId: 'opened', level: 'note' };
    if (fact.effect !== 'widened' && fact.effect !== 'unknown') return undefined;
    const evidence = { keyword: fact.keyword, before: fact.before, after: fact.after };
    if (unshown(context, base, head, fact)) return { messageId: 'loosened', evidence, level: 'note' };
    if (fact.what === 'type') return { evidence };
    if (fact.what === 'branch') return { messageId: 'form', evidence };
    if (fact.what !== 'bound' && fact.what !== 'written') return undefined;
    // One condition more excludes more.
    if (fact.what === 'written' && fact.before === null && ADDED.has(fact.keyword)) return undefined;
    const proof = fact.what === 'written' && UNIONS.has(fact.keyword) ? witnessOf(context, base, head, fact) : undefined;
    // What fits two forms that excluded each other is a looser bound; what fits none is a form that was not.
    if (proof !== undefined && isNewForm(base, proof)) return { messageId: 'form', evidence };
    const known = fact.effect === 'widened' || proof !== undefined || witnessOf(context, base, head, fact) !== undefined;
    return { messageId: known ? 'loosened' : 'unclear', evidence, level: 'note' };
  });
  return once(issues);
}

/** Conditions that stand beside the others: where one comes, what it excludes is all that changed. */
const ADDED = new Set(['not', 'if', 'contains', 'maxContains', 'unevaluatedItems', 'dependentRequired', 'dependentSchemas']);
/** Unions that are compared as they are written where their forms overlap or are too many. */
const UNIONS = new Set(['anyOf', 'oneOf']);

/** Of one place a new form is told once. */
function once(issues: Issue[]): Issue[] {
  const told = new Set<string>();
  return issues.filter((one) => {
    if (one.messageId !== 'form') return true;
    const key = canonical([one.name, one.pointer, one.evidence.place ?? null]);
    return !told.has(key) && told.add(key);
  });
}
