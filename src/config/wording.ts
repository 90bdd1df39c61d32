import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../model/json.ts';
import { grouped } from '../model/words.ts';

/** What the patterns of the config and of rule options ask for. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['\\S', 'must not be blank'],
  ['^https?://', 'must begin with http:// or https://'],
  ['^[0-9a-fA-F]{32}$', 'must be 32 hexadecimal digits'],
  ['^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'must be a day in the form YYYY-MM-DD'],
  ['^/', 'must begin with `/`'],
  ['^[^\\u0000-\\u001f\\u007f]+$', 'must be one line without control characters'],
  ['\\{tool\\}', 'must contain `{tool}`'],
]);

const many = (n: number, one: string): string => `${grouped(n)} ${n === 1 ? one : one === 'entry' ? 'entries' : `${one}s`}`;

/** What is wrong with a value, to follow its place: the rule of a schema in plain words. */
export function wording({ keyword, params, data, parentSchema }: ErrorObject, shown: (value: Json) => string): string {
  const limit = Number(params.limit);
  const value = shown(data as Json);
  const schema = (parentSchema ?? {}) as JsonObject;
  const example = Array.isArray(schema.examples) ? `; for example \`${schema.examples[0]}\`` : '';
  switch (keyword) {
    case 'minItems':
      return limit === 1 ? 'must not be an empty list' : `must have at least ${many(limit, 'entry')}`;
    case 'maxItems':
      return `must have at most ${many(limit, 'entry')}`;
    case 'minLength':
      return `${limit === 1 ? 'must not be empty' : `must have at least ${many(limit, 'character')}`}${example}`;
    case 'maxLength':
      return `must have at most ${many(limit, 'character')}`;
    case 'minProperties':
      return 'must not be empty';
    case 'minimum':
      return `must be ${limit} or more, not ${value}`;
    case 'maximum':
      return `must be ${limit} or less, not ${value}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}, not ${value}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}, not ${value}`;
    case 'uniqueItems':
      return 'must not have an entry twice';
    case 'pattern': {
      const form = FORMS.get(String(params.pattern)) ?? 'does not have the form that is asked for';
      return `${form}, but is ${value}${example}`;
    }
    default:
      return `is not valid${example}`;
  }
}
