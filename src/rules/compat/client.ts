import type { ClientLimits, ClientProfile, NameRule, Outcome } from '../../config/clients.ts';
import { LEVELS, type Level, type Words } from '../../model/finding.ts';
import { grouped } from '../../model/words.ts';
import type { Setting } from '../rule.ts';

type Found<K extends keyof ClientLimits> = { client: ClientProfile; limit: NonNullable<ClientLimits[K]> };

const known = new WeakMap<readonly ClientProfile[], Map<keyof ClientLimits, Found<keyof ClientLimits>[]>>();

/** The chosen clients that have this limit. */
export function limitsOf<K extends keyof ClientLimits>({ clients }: Setting, key: K): Found<K>[] {
  let byKey = known.get(clients);
  if (!byKey) {
    byKey = new Map();
    known.set(clients, byKey);
  }
  let found = byKey.get(key) as Found<K>[] | undefined;
  if (!found) {
    found = clients.flatMap((client) => {
      const limit = client.limits[key];
      return limit ? [{ client, limit: limit as NonNullable<ClientLimits[K]> }] : [];
    });
    byKey.set(key, found);
  }
  return found;
}

/** What several clients make of one thing: the level of the strictest, its outcome as message, and all of them by name. */
export interface Judged {
  level: Level;
  messageId: Outcome;
  clients: string[];
}

/** Undefined when no client minds. The clients with the worst outcome are named first. */
export function strictest(found: readonly { client: ClientProfile; limit: { level: Level; outcome: Outcome } }[]): Judged | undefined {
  if (found.length === 0) return undefined;
  const sorted = [...found].sort(
    (a, b) => LEVELS.indexOf(b.limit.level) - LEVELS.indexOf(a.limit.level) || RANK[b.limit.outcome] - RANK[a.limit.outcome],
  );
  const worst = sorted[0]!;
  return {
    level: worst.limit.level,
    messageId: worst.limit.outcome,
    clients: sorted.filter((f) => f.limit.outcome === worst.limit.outcome).map((f) => f.client.label),
  };
}

const ofAll = new WeakMap<object, Judged | undefined>();

/** The same of all chosen clients that have this limit. */
export function strictestOf(setting: Setting, key: keyof ClientLimits): Judged | undefined {
  const found = limitsOf(setting, key);
  if (!ofAll.has(found)) ofAll.set(found, strictest(found));
  return ofAll.get(found);
}

/** Each client with its own limit, `Cursor (60)`, in the order of the labels. */
export const withLimits = (over: readonly { client: ClientProfile; most: number }[], clients: readonly string[]): string[] =>
  clients.flatMap((label) => over.filter((f) => f.client.label === label).map((f) => `${label} (${grouped(f.most)})`));

const RANK: Record<Outcome, number> = {
  'request-refused': 8,
  'sometimes-refused': 6,
  'list-refused': 7,
  'tool-dropped': 5,
  'tools-dropped': 4,
  'store-rejects': 3,
  'text-cut': 2,
  'name-rewritten': 1,
  'part-ignored': 0,
};

/** What follows, as the end of a sentence. */
const THEN: Record<Outcome, string> = {
  'request-refused': 'the whole request is refused, with every other tool in it',
  'sometimes-refused': 'on some of its paths the whole request is refused',
  'list-refused': 'the whole list is refused',
  'tool-dropped': 'the tool is left out',
  'tools-dropped': 'what is over the limit is left out',
  'store-rejects': 'the server is not listed there',
  'text-cut': 'the rest never reaches the model',
  'name-rewritten': 'the model sees another name',
  'part-ignored': 'that part is ignored',
};

/** One message for each outcome the clients of the table have; the first is the default. */
export function messagesBy(
  outcomes: [Outcome, ...Outcome[]],
  title: (then: string) => string,
  help: string,
): { default: Words } & Record<string, Words> {
  const words = (outcome: Outcome): Words => ({ title: title(THEN[outcome]), help });
  return { default: words(outcomes[0]), ...Object.fromEntries(outcomes.map((o) => [o, words(o)])) };
}

const compiled = new Map<string, RegExp>();

/** The pattern of a name rule, compiled once. */
export function patternOf({ pattern }: NameRule): RegExp {
  let regex = compiled.get(pattern);
  if (!regex) {
    regex = new RegExp(pattern);
    compiled.set(pattern, regex);
  }
  return regex;
}
