import fc from 'fast-check';
import { LineSplitter, Log } from '../../src/probe/lines.ts';

describe('LineSplitter', () => {
  test('gives the same lines however the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (texts, cuts) => {
        const stream = Buffer.from(texts.map((t) => t.replaceAll('\n', '')).join('\n'));
        const got: string[] = [];
        const splitter = new LineSplitter(
          (line) => got.push(line.toString()),
          1e6,
          () => {},
        );
        for (let at = 0, i = 0; at < stream.length; i++) {
          const size = cuts[i % cuts.length]!;
          splitter.push(stream.subarray(at, at + size));
          at += size;
        }
        splitter.end();
        const expected = stream.toString().split('\n');
        // An empty rest after the last line end is no line.
        if (expected.at(-1) === '') expected.pop();
        expect(got).toEqual(expected);
      }),
    );
  });

  test('drops a line over the limit and says how long it was', () => {
    const got: string[] = [];
    const over: number[] = [];
    const splitter = new LineSplitter(
      (line) => got.push(line.toString()),
      10,
      (bytes) => over.push(bytes),
    );
    splitter.push(Buffer.from('short\nmuch too long'));
    splitter.push(Buffer.from(' end\nshort again\n'.slice(0, 5)));
    splitter.push(Buffer.from('ok\n'));
    expect(over).toEqual([13]);
    expect(got).toEqual(['short', ' end', 'ok']);
  });
});

describe('Log', () => {
  test('keeps the last bytes only', () => {
    const log = new Log(() => {}, 10);
    for (let i = 0; i < 1000; i++) log.push(Buffer.from(`line ${i}\n`));
    expect(log.tail()).toBe('\nline 999\n');
  });

  test('passes lines on without their ends, the last one when the stream closes', () => {
    const got: string[] = [];
    const log = new Log((line) => got.push(line), 100);
    log.push(Buffer.from('dough\r\n\nunfin'));
    log.push(Buffer.from('ished'));
    expect(got).toEqual(['dough', '']);
    log.end();
    expect(got).toEqual(['dough', '', 'unfinished']);
  });
});
