import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/identity-changed.ts';
import { between } from './two-sides.ts';

const list: JsonObject[] = [{ name: 'museum_list', description: 'Lists.', inputSchema: { type: 'object' } }];
const server = (before: JsonObject, after: JsonObject) =>
  between(rule, list, list, [{ server: before }, { server: after }]).map((f) => f.pointer);

test('the name, the website and the icon of the server', () => {
  expect(server({ name: 'museum', version: '1' }, { name: 'gallery', version: '1' })).toEqual(['/serverInfo/name']);
  expect(server({ name: 'm', websiteUrl: 'https://museum.example/a' }, { name: 'm', websiteUrl: 'https://crumbs.example/' })).toEqual([
    '/serverInfo/websiteUrl',
  ]);
  expect(
    server(
      { name: 'm', icons: [{ src: 'https://museum.example/i.png' }] },
      { name: 'm', icons: [{ src: 'https://crumbs.example/i.png' }] },
    ),
  ).toEqual(['/serverInfo/icons']);
});

test('a version, a path and a first website are quiet', () => {
  expect(
    server(
      { name: 'm', version: '1', websiteUrl: 'https://museum.example/a' },
      { name: 'm', version: '2', websiteUrl: 'https://museum.example/b' },
    ),
  ).toEqual([]);
  expect(server({ name: 'm' }, { name: 'm', websiteUrl: 'https://museum.example' })).toEqual([]);
});

test('a title that poses as another product', () => {
  const titled = (title: string): JsonObject[] => [{ ...list[0]!, title }];
  expect(between(rule, titled('List'), titled('List by GitHub')).map((f) => f.level)).toEqual(['warning']);
  expect(between(rule, titled('List'), titled('List of objects'))).toEqual([]);
});
