import type { Catalogue, Finding, Level } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { number } from './numbers.ts';
import { type Placed, sort } from './order.ts';
import { clip, line } from './safe.ts';
import { failures, help, plain, serverName, title } from './words.ts';

export interface SarifOptions {
  /** A file of the repository on which findings without a line of their own are shown: code scanning takes no result without a file. */
  fallback?: string;
}

/** Results that code scanning keeps of a run; the most severe are written. */
const RESULTS = 5000;
/** UTF-16 units of a message. */
const MESSAGE = 4000;

/** Score by which code scanning sorts security alerts. */
const SEVERITY: Record<Level, string> = { error: '8.0', warning: '5.0', note: '2.0' };

/** The review as SARIF 2.1.0, for code scanning. Fixed findings are not in it: an alert that is no longer sent is closed. */
export function sarif(review: Review, catalogue: Catalogue, options: SarifOptions = {}): string {
  const { blocking, directives, warnings, notes, accepted, existing } = sort(review);
  const told = [...blocking, ...warnings, ...directives, ...notes, ...accepted, ...existing];
  const kept = told.slice(0, RESULTS);
  const worst = new Map<string, Level>();
  for (const { finding } of kept) {
    const before = worst.get(finding.rule);
    if (before === undefined || rank(finding.level) > rank(before)) worst.set(finding.rule, finding.level);
  }
  const ids = [...worst.keys()];
  const seen = new Map<string, number>();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: review.tool.name,
            semanticVersion: review.tool.version,
            rules: ids.map((id) => descriptor(id, worst.get(id)!, catalogue)),
          },
        },
        automationDetails: { id: 'mcp-tool-review/' },
        columnKind: 'utf16CodeUnits',
        invocations: [
          { executionSuccessful: review.verdict !== 'error', toolExecutionNotifications: notifications(review, told.length - kept.length) },
        ],
        results: kept.map((placed) => result(placed, ids, catalogue, options, seen)),
        properties: { verdict: review.verdict },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const rank = (level: Level): number => ['note', 'warning', 'error'].indexOf(level);

function descriptor(id: string, level: Level, catalogue: Catalogue): object {
  const words = catalogue.get(id);
  const category = id.split('/')[0]!;
  return {
    id,
    name: id.replace(/[^a-zA-Z0-9]+(.)?/g, (_, c?: string) => (c ?? '').toUpperCase()),
    shortDescription: { text: words?.summary ?? id },
    fullDescription: { text: words?.why ?? id },
    help: { text: words?.why ?? id },
    defaultConfiguration: { level },
    properties: { tags: ['mcp', category], ...(category === 'security' ? { 'security-severity': SEVERITY[level] } : {}) },
  };
}

function result(
  { server, finding }: Placed,
  ids: readonly string[],
  catalogue: Catalogue,
  options: SarifOptions,
  seen: Map<string, number>,
): object {
  const key = `${serverName(server)} ${finding.fingerprint}`;
  const nth = (seen.get(key) ?? 0) + 1;
  seen.set(key, nth);
  return {
    ruleId: finding.rule,
    ruleIndex: ids.indexOf(finding.rule),
    level: finding.level,
    message: { text: message(finding, catalogue) },
    locations: [location(finding, serverName(server), options)],
    partialFingerprints: {
      'mcpToolReview/v1': finding.fingerprint,
      // Code scanning tells alerts apart by this one; ours does not move with the lines of the file.
      primaryLocationLineHash: `${finding.fingerprint}:${nth}`,
    },
    baselineState: finding.state === 'new' ? 'new' : 'unchanged',
    ...(finding.accepted
      ? { suppressions: [{ kind: 'external', status: 'accepted', justification: text(finding.accepted.reason ?? 'accepted', 1000) }] }
      : {}),
    properties: { blocking: finding.blocking, server: text(serverName(server), 200), pointer: text(finding.pointer, 1000) },
  };
}

const message = (finding: Finding, catalogue: Catalogue): string =>
  text(`${plain(title(finding, catalogue))}. ${plain(help(finding, catalogue))}`, MESSAGE);

/** Text for a SARIF message: `[a](b)` would be a link in it and `{0}` a placeholder. */
const text = (value: string, limit: number): string =>
  clip(line(value, limit), limit)
    .replaceAll('](', '] (')
    .replace(/\{(\d+)\}/g, '{ $1 }');

function location(finding: Finding, server: string, { fallback }: SarifOptions): object {
  const file = uri(finding.location?.file ?? '') || uri(fallback ?? '');
  return {
    ...(file === ''
      ? {}
      : {
          physicalLocation: {
            artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
            region: { startLine: Math.max(1, finding.location?.line ?? 1) },
          },
        }),
    logicalLocations: [
      { fullyQualifiedName: text([server, finding.tool ?? finding.target].join('/') + finding.pointer, 1000), kind: 'member' },
    ],
  };
}

/** A path of the repository as a relative URI: no scheme, no root, no way out. */
const uri = (path: string): string =>
  path
    .split('/')
    .filter((s) => s !== '' && s !== '.' && s !== '..')
    .map((s) => encodeURIComponent(s.replace(/[\ud800-\udfff]/gu, '\ufffd')))
    .join('/');

function notifications(review: Review, left: number): object[] {
  const out: object[] = review.servers.flatMap((server) =>
    failures(server).map(({ words, reason }) => ({
      level: review.verdict === 'error' ? 'error' : 'warning',
      message: { text: text(`${serverName(server)} ${words}: ${reason ?? ''}`, MESSAGE) },
    })),
  );
  if (left > 0) out.push({ level: 'warning', message: { text: `${number(left)} less severe findings were left out.` } });
  return out;
}
