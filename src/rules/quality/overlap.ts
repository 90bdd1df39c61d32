import type { Issue } from '../../model/finding.ts';
import { isObject, own } from '../../model/json.ts';
import type { Surface, Tool } from '../../model/surface.ts';
import { issue, NONE, option, type Rule } from '../rule.ts';
import { type Contrast, contrast } from './words/contrast.ts';
import { kindOf, namesOf } from './words/names.ts';
import { read } from './words/read.ts';
import { candidates, type Earlier, gather, type Likeness, likeness, saidBy, vocabulary, wordsApart } from './words/vocabulary.ts';

/** Share of common words from which two tools of one kind and object overlap. */
const ONE_KIND = 0.6;
/** The same for tools whose names tell different things. */
const OTHERWISE = 0.8;
/** Words of a text from which two equal ones are no accident. */
const SAME_TEXT = 3;

/** Common words from which two Korean texts that differ in one are alike. */
const KOREAN = 2;

interface Found {
  a: number;
  b: number;
  like: Likeness;
  /** Their words, where the texts themselves have none to tell. */
  words: () => Contrast;
  same: boolean;
}

export const rule: Rule = {
  meta: {
    id: 'quality/overlap',
    level: 'warning',
    kind: 'content',
    summary: 'Two tools are described in nearly the same words, and neither names the other.',
    why: 'Between two tools that sound alike a model picks by their place in the list, and is wrong half the time. More words do not help; a sentence on which one is for which case does, or one tool with a parameter.',
    source: ['S0', 'S3'],
    options: {
      type: 'object',
      properties: {
        likeness: {
          type: 'number',
          minimum: 0.3,
          maximum: 1,
          default: ONE_KIND,
          description: 'Share of common words, weighed by how rare they are on this server, from which two tools of one kind overlap',
        },
      },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: '{tool} and {other} are described so alike ({shared}) that a model picks one by chance.',
        help: 'Say in each description when the other fits better. What differs today is {here} here and {there} there. If that is no reason to choose, make them one tool with a parameter.',
      },
      here: {
        title: '{tool} and {other} are described so alike ({shared}) that a model picks one by chance.',
        help: 'Say in each description when the other fits better. What differs today is {here}, which only {tool} says. If that is no reason to choose, make them one tool with a parameter.',
      },
      there: {
        title: '{tool} and {other} are described so alike ({shared}) that a model picks one by chance.',
        help: 'Say in each description when the other fits better. What differs today is {there}, which only {other} says. If that is no reason to choose, make them one tool with a parameter.',
      },
      same: {
        title: '{tool} and {other} are described in the same words ({shared}), so a model picks one by chance.',
        help: 'Say in each description which situation calls for {tool} and which for {other}, or make them one tool with a parameter.',
      },
    },
  },
  tool(tool, { surface }) {
    gather(tool, surface);
    return NONE;
  },
  *surface(surface, context) {
    if (surface.tools.length < 2) return;
    for (const found of best(pairs(surface, context))) yield tell(found, surface.tools, context);
  },
};

type Context = Parameters<NonNullable<Rule['surface']>>[1];

/** What was found on the side that was judged first, for the other side, which holds the same options. */
const judged = new WeakMap<object, { surface: Surface; found: readonly Found[] }>();

/** The pairs of a list. Where both sides say the same, they have the same pairs. */
function pairs(surface: Surface, context: Context): Found[] {
  const before = judged.get(context.options);
  const earlier = before && { surface: before.surface, twins: twinsOf(surface.tools, before.surface.tools) };
  const same =
    earlier?.surface.tools.length === surface.tools.length && surface.tools.every((tool, i) => earlier.twins.get(tool)?.index === i);
  const found = same ? before!.found : search(surface, context, earlier);
  judged.set(context.options, { surface, found });
  return [...found];
}

/** For each tool, the one of that name in another list, if it says the same. */
function twinsOf(tools: readonly Tool[], others: readonly Tool[]): Map<Tool, Tool> {
  const named = new Map(others.map((tool) => [tool.name, tool]));
  const twins = new Map<Tool, Tool>();
  for (const tool of tools) {
    const other = named.get(tool.name);
    if (other && saySame(tool, other)) twins.set(tool, other);
  }
  return twins;
}

/** Whether two tools say the same, as far as it is read here. */
function saySame(a: Tool, b: Tool): boolean {
  if (a.description !== b.description) return false;
  const [x, y] = [parameterNames(a), parameterNames(b)];
  return x.length === y.length && x.every((name, i) => name === y[i]);
}

function parameterNames({ inputSchema }: Tool): string[] {
  const properties = own(inputSchema, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}

function search(surface: Surface, context: Context, earlier: Earlier | undefined): Found[] {
  const names = namesOf(context);
  const words = vocabulary(surface, names, earlier);
  const floor = option(context, 'likeness', ONE_KIND);
  const found: Found[] = [];
  const seen = new Set<number>();
  const look = (one: number, other: number): void => {
    const [a, b] = one < other ? [one, other] : [other, one];
    const key = a * surface.tools.length + b;
    const [x, y] = [surface.tools[a]!, surface.tools[b]!];
    if (a === b || seen.has(key) || x.name === y.name) return;
    seen.add(key);
    const like = likeness(words, a, b);
    let apart: Contrast | undefined;
    const contrasted = (): Contrast => {
      apart ??= wordsApart(words, a, b);
      return apart;
    };
    const equal = words.prints[a] === words.prints[b] && words.words[a]!.length >= SAME_TEXT && sayTheSame(x, y);
    const [p, q] = [names.get(x.name), names.get(y.name)];
    const alike = like.differ[0] + like.differ[1] === 0 && areKin(p.verb, q.verb);
    const kin = p.object.join(' ') === q.object.join(' ') && (kinOnly(like, contrasted) || alike);
    const oneKind = kin || names.near(x.name).includes(y.name);
    // Korean texts have few words, each with its particles: one that differs weighs too much there.
    const oneWord = oneKind && Math.max(...like.differ) <= 1 && read(x).language === 'ko' && contrasted().shared.length >= KOREAN;
    if (!equal && !kin && !oneWord && like.value < (oneKind ? floor : Math.max(floor, OTHERWISE))) return;
    // Tools on different things are told apart by those things, when their texts name them.
    const things = tells(x, p.object, contrasted().here) || tells(y, q.object, contrasted().there);
    const turned = p.object.join(' ') !== q.object.join(' ') && [...p.object].sort().join(' ') === [...q.object].sort().join(' ');
    const kinds = p.verb !== undefined && q.verb !== undefined && kindOf(p.verb, p.many) !== kindOf(q.verb, q.many);
    if (!equal && !oneKind && (things || kinds || turned)) return;
    if (says(x, y) || says(y, x)) return;
    found.push({ a, b, like, words: contrasted, same: equal || like.differ[0] + like.differ[1] === 0 });
  };
  candidates(words, look);
  const index = new Map(surface.tools.map((t, i) => [t.name, i]));
  const first = new Map<number, number>();
  surface.tools.forEach((tool, i) => {
    for (const other of names.near(tool.name)) look(i, index.get(other)!);
    const print = words.prints[i]!;
    const twin = first.get(print);
    if (twin !== undefined) look(twin, i);
    else if (print !== 0) first.set(print, i);
  });
  return found;
}

/** Whether a text names the thing that only this tool is about. */
const tells = (tool: Tool, object: string[], own: string[]): boolean => {
  const mine = object.filter((w) => own.includes(w));
  return mine.length > 0 && saidBy(tool).some((w) => mine.includes(w.stem));
};

/** Whether two descriptions have the same words, and any at all. */
function sayTheSame(a: Tool, b: Tool): boolean {
  const [x, y] = [saidBy(a), saidBy(b)];
  return x.length > 0 && x.length === y.length && x.every((w, i) => w.text === y[i]!.text);
}

/** Verbs that come to the same where all else is the same. */
const KIN: readonly ReadonlySet<string>[] = [
  new Set(['delete', 'remove', 'drop', 'purge']),
  new Set(['create', 'add', 'register']),
  new Set(['update', 'set', 'adjust', 'patch']),
  new Set(['start', 'run', 'trigger']),
  new Set(['stop', 'terminate', 'kill', 'cancel']),
  new Set(['send', 'post', 'publish']),
];

const areKin = (a: string | undefined, b: string | undefined): boolean => KIN.some((verbs) => verbs.has(a ?? '') && verbs.has(b ?? ''));

/** Whether nothing but such verbs differs. */
const kinOnly = ({ differ }: Likeness, words: () => Contrast): boolean =>
  differ[0] === 1 && differ[1] === 1 && areKin(words().here[0], words().there[0]);

/** Whether a tool's description names the other. */
function says(tool: Tool, other: Tool): boolean {
  return other.name.length > 2 && (tool.description ?? '').slice(0, 20_000).includes(other.name);
}

/** One pair a tool: its most alike. */
function best(found: Found[]): Found[] {
  const taken = new Set<number>();
  const kept: Found[] = [];
  for (const f of found.sort((m, n) => n.like.value - m.like.value || m.a - n.a || m.b - n.b)) {
    if (taken.has(f.a) && taken.has(f.b)) continue;
    taken.add(f.a);
    taken.add(f.b);
    kept.push(f);
  }
  return kept;
}

/** Told at the tool that came later, else at the one that is first by name: the same on both sides once both stand. */
function tell({ a, b, like, words: all, same }: Found, tools: readonly Tool[], context: Context): Issue {
  let [here, there] = [tools[a]!, tools[b]!];
  const [oldHere, oldThere] = [context.counterpart(here), context.counterpart(there)];
  const swap = oldHere && !oldThere ? true : !oldHere && oldThere ? false : here.name > there.name;
  if (swap) [here, there] = [there, here];
  const names = namesOf(context);
  const words = contrast(here, there, (tool) => names.get(tool.name));
  const [mine, others] = [words.here.slice(0, 4), words.there.slice(0, 4)];
  const messageId =
    same || mine.length + others.length === 0 ? 'same' : mine.length === 0 ? 'there' : others.length === 0 ? 'here' : 'default';
  return issue(
    here,
    '/description',
    {
      other: there.name,
      shared: (words.shared.length ? words : all()).shared.slice(0, 6),
      here: mine,
      there: others,
      likeness: Math.round(like.value * 100) / 100,
    },
    { sentence: there.name, messageId },
  );
}
