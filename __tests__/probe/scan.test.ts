import fc from 'fast-check';
import { scan } from '../../src/probe/scan.ts';

const of = (text: string) => scan(Buffer.from(text));
const slice = (text: string): string | undefined => {
  const bytes = Buffer.from(text);
  const { result } = scan(bytes);
  return result && bytes.toString('utf8', result.from, result.to);
};

describe('the bytes of a result', () => {
  test.each([
    ['{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}', '{"tools":[]}'],
    ['{"result" :  [1, 2]  ,"id":1}', '[1, 2]'],
    ['{"id":1,"result":"a\\"}b"}', '"a\\"}b"'],
    ['{"id":1,"result":-1.5e3}', '-1.5e3'],
    ['{"id":1,"result":null,"x":{"result":2}}', 'null'],
    ['{"x":{"result":2},"id":1,"result":{"é":"\u{1f956}"}}', '{"é":"\u{1f956}"}'],
    ['{"result":1,"result":{"last":"wins"}}', '{"last":"wins"}'],
    ['{"\\u0072esult":{"a":1}}', '{"a":1}'],
  ])('%s', (line, expected) => {
    expect(slice(line)).toBe(expected);
  });

  test('a line without one', () => {
    expect(slice('{"id":1,"error":{"result":1}}')).toBeUndefined();
    expect(slice('[{"result":1}]')).toBeUndefined();
  });

  test('whatever the result is, the slice reads back as it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const text = JSON.stringify({ jsonrpc: '2.0', id: 1, result: value, tail: 'x' }, null, indent);
        expect(JSON.parse(slice(text)!)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('what JSON.parse cannot keep', () => {
  test('a double key, at any depth and in any spelling', () => {
    expect(of('{"result":{"a":1,"b":{"c~/d":1,"c~/d":2},"\\u0061":3}}').keys).toEqual([
      { pointer: '/b/c~0~1d', text: 'c~/d' },
      { pointer: '/a', text: 'a' },
    ]);
  });

  test('a double key among many', () => {
    const keys = Array.from({ length: 200 }, (_, i) => `"k${i}":1`);
    expect(of(`{"result":{${[...keys, '"k0":2', '"k150":2'].join(',')}}}`).keys.map((k) => k.pointer)).toEqual(['/k0', '/k150']);
    expect(of(`{"result":[{${keys.join(',')}},{${keys.join(',')}}]}`).count).toBe(0);
  });

  test('the same key in two objects is no double', () => {
    expect(of('{"result":[{"a":1},{"a":1}],"a":1}').count).toBe(0);
  });

  test.each(['1.0', '1e2', '1E5', '-0', '0.10', '9007199254740993', '123456789012345678901234567890', '1e400'])(
    'the number %s',
    (number) => {
      expect(of(`{"result":{"x":[0,${number}]}}`).numbers).toEqual([{ pointer: '/x/1', text: number }]);
    },
  );

  test.each(['0', '-1', '1.5', '9007199254740991', '1e-7', '1e+21', '0.1'])('the number %s stays', (number) => {
    expect(of(`{"result":{"x":${number}}}`).count).toBe(0);
  });

  test('what stands outside the result is not its concern', () => {
    expect(of('{"id":1.0,"id":1.0,"result":{}}').count).toBe(0);
  });

  test('keys that a parser moves', () => {
    expect(of('{"result":{"b":1,"7":2}}').moved).toEqual([{ pointer: '/7', text: '7' }]);
    expect(of('{"result":{"2":1,"1":1}}').moved).toHaveLength(1);
    expect(of('{"result":{"1":1,"2":1,"b":1,"01":1,"-1":1}}').moved).toEqual([]);
  });

  test('serialised by JSON.stringify, nothing is lost', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(of(JSON.stringify({ result: JSON.parse(JSON.stringify(value)) })).count).toBe(0);
      }),
    );
  });

  test('of many places the first are named and all are counted', () => {
    const found = of(`{"result":[${'1.0,'.repeat(999)}1.0]}`);
    expect(found.count).toBe(1000);
    expect(found.numbers).toHaveLength(20);
  });
});

test('depth is counted without recursion', () => {
  const line = `{"result":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(of(line).depth).toBe(200_001);
  expect(slice(line)).toHaveLength(400_000);
});
