import { type Json, own } from '../../model/json.ts';

export type Dialect = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12';

const URIS: [RegExp, Dialect][] = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, '2020-12'],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, '2019-09'],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, 'draft-07'],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, 'draft-06'],
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, 'draft-04'],
  [/^https?:\/\/json-schema\.org\/schema#?$/, '2020-12'],
];

/** The dialect a schema declares; 2020-12 without a word, as the specification says; undefined for one nobody knows. */
export function dialectOf(root: Json | undefined): Dialect | undefined {
  const declared = own(root, '$schema');
  if (declared === undefined) return '2020-12';
  return typeof declared === 'string' ? URIS.find(([uri]) => uri.test(declared))?.[1] : undefined;
}
