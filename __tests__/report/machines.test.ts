import type { Review } from '../../src/model/review.ts';
import { annotations } from '../../src/report/annotations.ts';
import { render } from '../../src/report/index.ts';
import { sarif } from '../../src/report/sarif.ts';
import { finding, review, risky, server, side, words } from './fixture.ts';

const log = (shown: Review, fallback?: string) => JSON.parse(sarif(shown, words, fallback === undefined ? {} : { fallback })).runs[0];

describe('SARIF', () => {
  const run = log(risky(), 'package.json');

  test('has a result for what stands now, and none for what is fixed', () => {
    expect(run.results.map((r: { ruleId: string; level: string; baselineState: string }) => [r.ruleId, r.level, r.baselineState])).toEqual([
      ['security/secrecy', 'error', 'new'],
      ['security/annotation-loosened', 'error', 'new'],
      ['quality/trigger-missing', 'warning', 'new'],
      ['security/new-directive', 'note', 'new'],
      ['quality/trigger-missing', 'warning', 'unchanged'],
    ]);
  });

  test('describes every rule it names, security apart', () => {
    expect(run.results.every((r: { ruleId: string; ruleIndex: number }) => run.tool.driver.rules[r.ruleIndex].id === r.ruleId)).toBe(true);
    const secrecy = run.tool.driver.rules[0];
    expect(secrecy).toMatchObject({
      name: 'securitySecrecy',
      defaultConfiguration: { level: 'error' },
      properties: { 'security-severity': '8.0' },
    });
    expect(secrecy.shortDescription.text).toBe('A text asks for something to be kept from the user.');
  });

  test('stands on the line of the text, or on the file it is told', () => {
    const place = (i: number) => run.results[i].locations[0].physicalLocation;
    expect(place(0)).toEqual({ artifactLocation: { uri: 'src/tools.ts', uriBaseId: '%SRCROOT%' }, region: { startLine: 41 } });
    expect(place(1)).toEqual({ artifactLocation: { uri: 'package.json', uriBaseId: '%SRCROOT%' }, region: { startLine: 1 } });
    expect(log(risky()).results[1].locations[0].physicalLocation).toBeUndefined();
  });

  test('never leads out of the repository', () => {
    const out = (file: string) =>
      log(review({ servers: [server({ findings: [finding({ rule: 'security/secrecy', location: { file, line: 1 } })] })] })).results[0]
        .locations[0];
    expect(out('../../etc/passwd').physicalLocation.artifactLocation.uri).toBe('etc/passwd');
    expect(out('https://evil.example/x').physicalLocation.artifactLocation.uri).toBe('https%3A/evil.example/x');
  });

  test('keeps the fingerprint, and tells two findings with one fingerprint apart', () => {
    const twice = [finding({ rule: 'security/secrecy' }), finding({ rule: 'security/secrecy', pointer: '/title' })];
    const hashes = log(review({ servers: [server({ findings: twice })] })).results.map(
      (r: { partialFingerprints: Record<string, string> }) => r.partialFingerprints.primaryLocationLineHash,
    );
    expect(hashes).toEqual([`${'0123456789abcdef'.repeat(2)}:1`, `${'0123456789abcdef'.repeat(2)}:2`]);
  });

  test('tells what was accepted as a suppression', () => {
    const accepted = { by: 'config' as const, reason: 'read together' };
    const result = log(review({ servers: [server({ findings: [finding({ rule: 'security/secrecy', accepted })] })] })).results[0];
    expect(result.suppressions).toEqual([{ kind: 'external', status: 'accepted', justification: 'read together' }]);
  });

  test('says when the work could not be done', () => {
    const failed = log(
      review({ verdict: 'error', servers: [server({ head: side({ state: 'build-failed', reason: 'npm ci ended with code 1.' }) })] }),
    );
    expect(failed.invocations[0].executionSuccessful).toBe(false);
    expect(failed.invocations[0].toolExecutionNotifications[0].message.text).toContain('npm ci ended with code 1.');
  });

  test('keeps to what code scanning takes: the most severe 5,000', () => {
    const findings = Array.from({ length: 6000 }, (_, i) =>
      finding({ rule: 'quality/trigger-missing', level: i === 5999 ? 'error' : 'note', tool: `t${i}` }),
    );
    const run_ = log(review({ servers: [server({ findings })] }));
    expect(run_.results).toHaveLength(5000);
    expect(run_.results[0].level).toBe('error');
    expect(run_.invocations[0].toolExecutionNotifications[0].message.text).toContain('1,000 less severe findings');
  });
});

describe('annotations', () => {
  test('are the new findings, blocking ones as errors, with file and line', () => {
    const { shown, hidden } = annotations(risky(), words);
    expect(shown.map((a) => [a.level, a.title, a.file, a.line])).toEqual([
      ['error', 'mcp-tool-review: security/secrecy', 'src/tools.ts', 41],
      ['error', 'mcp-tool-review: security/annotation-loosened', null, null],
      ['warning', 'mcp-tool-review: quality/trigger-missing', null, null],
      ['notice', 'mcp-tool-review: security/new-directive', null, null],
    ]);
    expect(shown[0]!.message).toMatch(
      /^museum_find_exhibits tells the model to keep something from the user: .*\. The person who approves/,
    );
    expect(hidden).toBeNull();
  });

  test('are ten of a level, and the hidden ones are counted', () => {
    const findings = [
      ...Array.from({ length: 25 }, (_, i) => finding({ rule: 'security/secrecy', blocking: true, tool: `t${i}` })),
      ...Array.from({ length: 11 }, (_, i) => finding({ rule: 'quality/trigger-missing', level: 'warning', tool: `t${i}` })),
    ];
    const { shown, hidden } = annotations(review({ servers: [server({ findings })] }), words);
    expect(shown).toHaveLength(20);
    expect(hidden).toBe('10 annotations of a level are shown; 15 errors, 1 warning more stand in the summary.');
  });

  test('tell why nothing was compared', () => {
    const { shown } = annotations(
      review({ verdict: 'error', servers: [server({ head: side({ state: 'list-failed', reason: 'It did not answer.\nnoise' }) })] }),
      words,
    );
    expect(shown).toEqual([
      {
        level: 'error',
        title: 'mcp-tool-review',
        message: 'museum could not be started or listed at the head: It did not answer.',
        file: null,
        line: null,
      },
    ]);
  });
});

test('every form is rendered by its name', async () => {
  const catalogue = words;
  expect(await render(risky(), 'terminal', { catalogue })).toMatch(/^✖/);
  expect(await render(risky(), 'markdown', { catalogue })).toMatch(/^## ❌/);
  expect(JSON.parse(await render(risky(), 'json', { catalogue })).verdict).toBe('fail');
  expect(JSON.parse(await render(risky(), 'sarif', { catalogue })).version).toBe('2.1.0');
  expect(await render(risky(), 'html', { catalogue })).toMatch(/^<!doctype html>/);
});
