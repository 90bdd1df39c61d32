import { canonical, cutDeep, type Json, MAX_DEPTH, tooDeep } from '../../src/model/json.ts';
import { Surface, Tool } from '../../src/model/surface.ts';
import { findBooks, snapshot } from '../support/library.ts';

const texts = (raw: Json) => new Tool(raw, 0).texts.map((t) => [t.role, t.pointer, t.value]);

describe('every string and key of a tool is read, with its role', () => {
  test('name, title, description and parameters', () => {
    const found = texts(findBooks());
    expect(found).toContainEqual(['name', '/name', 'library_find_books']);
    expect(found).toContainEqual(['title', '/title', 'Find books']);
    expect(found).toContainEqual(['key', '/inputSchema/properties/branch', 'branch']);
    expect(found).toContainEqual(['description', '/inputSchema/properties/branch/description', 'Only this branch']);
    expect(found).toContainEqual(['enum', '/inputSchema/properties/branch/enum/1', 'riverside']);
    expect(found).toContainEqual(['required', '/inputSchema/required/0', 'words']);
  });
  test('places that are easily forgotten', () => {
    const found = texts({
      name: 'x',
      'x-note': { deep: ['hidden here'] },
      _meta: { 'vendor/key': 'a' },
      annotations: { title: 'b', 'system prompt': 'c' },
      icons: [{ src: 'https://x.example/i.png' }],
      outputSchema: { properties: { a: { $comment: 'd', const: 'e', examples: ['f'], pattern: 'g', default: { h: 'i' } } } },
      inputSchema: {
        $defs: { J: { description: 'k' } },
        anyOf: [{ description: 'l' }],
        dependentRequired: { m: ['n'] },
        'unknown word': 'o',
      },
    });
    const values = found.map(([, , value]) => value);
    for (const v of [
      'x-note',
      'deep',
      'hidden here',
      'vendor/key',
      'a',
      'b',
      'system prompt',
      'c',
      'https://x.example/i.png',
      'd',
      'e',
      'f',
      'g',
      'h',
      'i',
      'J',
      'k',
      'l',
      'm',
      'n',
      'unknown word',
      'o',
    ]) {
      expect(values).toContain(v);
    }
  });
  test('a property that is called like a keyword is a parameter', () => {
    const found = texts({
      name: 'x',
      inputSchema: { properties: { description: { type: 'string', description: 'Words' }, enum: { type: 'string' } } },
    });
    expect(found).toContainEqual(['key', '/inputSchema/properties/description', 'description']);
    expect(found).toContainEqual(['description', '/inputSchema/properties/description/description', 'Words']);
    expect(found).toContainEqual(['key', '/inputSchema/properties/enum', 'enum']);
  });
});

test.each<[string, Json]>([
  ['null', null],
  ['a number', 7],
  ['a list', []],
  ['a name that is no string', { name: {} }],
  ['a schema that is no object', { name: 'a', inputSchema: true, annotations: [], description: 5 }],
  ['prototype names', { name: '__proto__', inputSchema: JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":{}}}') }],
])('%s is read without trust', (_what, raw) => {
  const tool = new Surface(snapshot([raw])).tools[0]!;
  expect(typeof tool.name).toBe('string');
  expect(tool.hints.destructiveHint).toBe(true);
  expect(Array.isArray(tool.texts)).toBe(true);
});

test('hints have the defaults of the specification', () => {
  expect(new Tool({ name: 'x' }, 0).hints).toEqual({
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  });
  expect(new Tool({ name: 'x', annotations: { readOnlyHint: 'yes', openWorldHint: false } }, 0).hints).toMatchObject({
    readOnlyHint: false,
    openWorldHint: false,
  });
});

describe('depth', () => {
  const nest = (depth: number, leaf: Json): Json => {
    let value = leaf;
    for (let i = 0; i < depth; i++) value = { a: value };
    return value;
  };
  test('what is deeper than the limit is cut, can be written, and still tells a change', () => {
    const [one, other] = [cutDeep(nest(5000, 'x')), cutDeep(nest(5000, 'y'))];
    expect(tooDeep(one)).toBe(false);
    expect(JSON.stringify(one).length).toBeLessThan(5000);
    expect(canonical(one)).not.toBe(canonical(other));
    expect(canonical(cutDeep(nest(5000, 'x')))).toBe(canonical(one));
  });
  test('what is not deeper is left alone', () => {
    const value = nest(MAX_DEPTH - 1, 'x');
    expect(cutDeep(value)).toBe(value);
  });
});
