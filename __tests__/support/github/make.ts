// Reviews, findings and trees for the tests of what is written to GitHub.
import { createHash } from 'node:crypto';
import type { TreeFile } from '../../../src/github/locate/corpus.ts';
import type { Change } from '../../../src/model/change.ts';
import type { Finding, RuleWords } from '../../../src/model/finding.ts';
import type { Json } from '../../../src/model/json.ts';
import type { Review, Side } from '../../../src/model/review.ts';
import { emptySnapshot, type ServerFacts } from '../../../src/model/snapshot.ts';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function finding(given: Partial<Finding> & Pick<Finding, 'rule'>): Finding {
  const { rule, tool = 'lend_book', pointer = '/description', evidence = {} } = given;
  return {
    category: rule.split('/')[0] as Finding['category'],
    level: 'error',
    state: 'new',
    blocking: true,
    accepted: null,
    target: 'tool',
    messageId: 'default',
    message: `${tool}: something is wrong`,
    help: 'Mend it.',
    fingerprint: digestOf(JSON.stringify([rule, tool, pointer, evidence])).slice(0, 32),
    location: null,
    ...given,
    tool,
    pointer,
    evidence,
  };
}

const side = (digest: string): Side => ({
  state: 'listed',
  reason: null,
  digest,
  ref: null,
  protocolVersion: '2025-11-25',
  server: null,
  tools: 2,
});

export function review({
  findings = [],
  changes = [],
  verdict,
  digest = digestOf('head'),
}: {
  findings?: Finding[];
  changes?: Change[];
  verdict?: Review['verdict'];
  digest?: string;
} = {}): Review {
  return {
    schemaVersion: 1,
    tool: { name: 'mcp-tool-review', version: '0.0.0' },
    verdict: verdict ?? (findings.some((f) => f.blocking) ? 'fail' : 'pass'),
    servers: [
      {
        name: 'library',
        variant: null,
        trust: 'own',
        base: side(digestOf('base')),
        head: side(digest),
        changes,
        findings,
        size: { tokenizer: null, base: null, head: null, tools: [] },
        semver: null,
        changelog: [],
        remarks: [],
      },
    ],
    remarks: [],
  };
}

export const catalogueOf = (findings: readonly Finding[]): Map<string, RuleWords> =>
  new Map(
    findings.map(({ rule }) => [
      rule,
      {
        id: rule,
        summary: 'A summary.',
        why: 'A reason.',
        messages: { default: { title: '{tool} hides something from the reader', help: 'Say it openly.' } },
      },
    ]),
  );

export const facts = (tools: Json[]): ServerFacts => ({
  name: 'library',
  variant: null,
  base: null,
  head: { state: 'listed', reason: null, ref: null, snapshot: { ...emptySnapshot(), tools } },
});

export const tree = (files: Record<string, string>): TreeFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, read: () => text }));
