import type { Issue } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { AMBIGUOUS } from './words/bare.ts';
import { namesOf } from './words/names.ts';
import { described, inner, parametersOf } from './words/params.ts';
import { isFiller } from './words/tokens.ts';
import { contentStems, stem } from './words/word.ts';

/** Words that settle whether an id or a name is wanted. */
const SETTLES = /\b(?:ids?|identifiers?|names?|e-?mail|keys?|numbers?|slugs?|logins?|handles?|uuids?|urls?|codes?)\b/i;

const EMPTY: ReadonlySet<string> = new Set(
  'id identifier unique string number text value name data input parameter param object json required optional valid here'.split(' '),
);

export const rule: Rule = {
  meta: {
    id: 'quality/parameter-ambiguous',
    level: 'warning',
    kind: 'content',
    summary: 'A parameter has a bare name such as `id`, `start` or `customer`, and its description adds nothing.',
    why: 'Into `customer` a model puts a name where an id is wanted, into `start` a day or a time in any form. A name that says which, or a description that does, spares a failed call.',
    source: ['S0', 'S1'],
    messages: {
      id: {
        title: 'The parameter {parameter} of {tool} does not say whose id it takes.',
        help: 'Name it {suggestion}, or say in its description what it identifies.',
      },
      time: {
        title: 'The parameter {parameter} of {tool} does not say which day or time is meant, or in which form.',
        help: 'Say in its name or description what begins, ends or happens at that time, and give the schema a format.',
      },
      content: {
        title: 'The parameter {parameter} of {tool} does not say what belongs in it.',
        help: 'Name what goes in and describe it, with an example.',
      },
      entity: {
        title: 'The parameter {parameter} of {tool} does not say whether it takes an id or a name.',
        help: 'Name it {suggestion}, or say in its description what identifies it.',
      },
      choice: {
        title: 'The parameter {parameter} of {tool} does not say which values there are.',
        help: 'Give it an enum, or list the values in its description.',
      },
      default: {
        title: 'The parameter {parameter} of {tool} has a name that says too little.',
        help: 'Name what goes in, and describe it.',
      },
    },
  },
  tool(tool, context) {
    const found: Issue[] = [];
    const part = namesOf(context).get(tool.name);
    for (const p of parametersOf(tool)) {
      // A nested name has its parent to say what it is about.
      const kind = p.depth > 1 ? undefined : AMBIGUOUS.get(p.name.toLowerCase());
      if (kind === undefined) continue;
      const schema = inner(tool, p.schema);
      if (own(schema, 'enum') !== undefined || own(schema, 'const') !== undefined || own(schema, 'properties') !== undefined) continue;
      if (typeof own(schema, 'format') === 'string' || typeof own(schema, 'pattern') === 'string' || own(schema, 'type') === 'boolean')
        continue;
      const text = described(tool, p.schema);
      // Without any description the finding of parameter-undescribed says it: one gap, one line. A thing for which an id or a name
      // may be meant asks for another name besides.
      if (text === '' && kind !== 'entity') continue;
      const said = contentStems(text.slice(0, 500)).filter((w) => !EMPTY.has(w) && w !== stem(p.name.toLowerCase()));
      if (said.length > 0 || (text !== '' && !/[a-z]{2}/i.test(text))) continue;
      if (kind === 'entity' && SETTLES.test(text)) continue;
      const object = part.object.filter((w) => !isFiller(w)).join('_');
      const suggestion = kind === 'entity' ? `${p.name}_id` : `${object || 'thing'}_${p.name}`;
      const evidence = { parameter: p.path, ...(kind === 'id' || kind === 'entity' ? { suggestion } : {}) };
      found.push(issue(tool, p.pointer, evidence, { messageId: kind }));
    }
    return found;
  },
};
