import fc from 'fast-check';
import { StepLog } from '../../src/action/log.ts';
import { commandOf } from '../support/runner.ts';

function logged(use: (log: StepLog) => void): string[] {
  let text = '';
  let clock = 0;
  const log = new StepLog(
    (t) => {
      text += t;
    },
    () => (clock += 1250),
  );
  use(log);
  log.end();
  return text.split('\n').slice(0, -1);
}

test('each stage is a group that says how long it took', () => {
  const lines = logged((log) => {
    log.stage('base: install');
    log.quote('base', 'added 12 packages');
    log.stage('head: install');
  });
  expect(lines).toEqual([
    '::group::base: install',
    'base | added 12 packages',
    '::endgroup::',
    'base: install took 1.3 s',
    '::group::head: install',
    '::endgroup::',
    'head: install took 1.3 s',
  ]);
});

test('an annotation stands at its file and line, outside of groups', () => {
  const [, , , last] = logged((log) => {
    log.stage('judging');
    log.annotate('error', 'two\nlines, 50% of them: bad', { title: 'a: b, c', file: 'src/quay.ts', line: 7 });
  });
  expect(commandOf(last!)).toEqual({
    name: 'error',
    properties: { title: 'a: b, c', file: 'src/quay.ts', line: '7' },
    data: 'two\nlines, 50% of them: bad',
  });
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('::', '##[', ']', 'error', 'add-mask', 'set-output name=v', '\n', '\r', '\u2028', ' ', '%0A', '\u001b[31m', 'group'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((parts) => parts.join(''));

test('no text of a server or a build is a command, whatever it holds', () => {
  fc.assert(
    fc.property(hostile, hostile, (who, text) => {
      const lines = logged((log) => {
        log.stage(text);
        log.quote(who, text);
        log.say(text);
      });
      const commands = lines.flatMap((line) => commandOf(line)?.name ?? []);
      expect(commands).toEqual(['group', 'endgroup']);
    }),
  );
});

test('an annotation with hostile text is one command, and no more than that', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, file) => {
      const lines = logged((log) => log.annotate('warning', text, { file }));
      expect(lines.map((line) => commandOf(line)?.name)).toEqual(['warning']);
    }),
  );
});
