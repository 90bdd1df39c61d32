import type { Evidence, Issue } from '../../model/finding.ts';
import { isObject, type Json, MAX_DEPTH, own } from '../../model/json.ts';
import type { Item, Tool } from '../../model/surface.ts';
import { sentenceAt } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import { type ContentContext, issue, NONE, type Rule } from '../rule.ts';
import { mentions } from './words/mentions.ts';
import { type Names, namesOf } from './words/names.ts';
import { type Parameter, parametersOf } from './words/params.ts';
import { READ } from './words/read.ts';
import { VERBS } from './words/verbs.ts';

/** How names of several words are written: where two of these meet, what a name is made of, and a whole name where it begins. */
interface Spelling {
  joint: RegExp;
  part: RegExp;
  name: RegExp;
}
/** As tools and parameters have them: `a_b`, `aBc`. */
const JOINED: Spelling = {
  joint: /[A-Za-z0-9]_[A-Za-z0-9]|[a-z0-9][A-Z][a-z0-9]/g,
  part: /\w/,
  name: /(?<![\w.$/@#-])[A-Za-z][a-z0-9]{0,40}(?:_[A-Za-z0-9]{1,40}){1,8}(?![\w/(=]|-\w|\.\w)|(?<![\w.$/@#-])[a-z][a-z0-9]{0,40}(?:[A-Z][a-z0-9]{1,40}){1,8}(?![\w/(=]|-\w|\.\w)/y,
};
/** The same with hyphens, for servers that write their names so: plain English has hyphens too. */
const HYPHENED: Spelling = {
  joint: /[a-z0-9]-[a-z0-9]/g,
  part: /[\w-]/,
  name: /(?<![\w.$/@#-])[a-z][a-z0-9]{0,40}(?:-[a-z0-9]{1,40}){1,8}(?![\w/(=]|\.\w)/y,
};
const CALLS =
  /(?:\b(?:use|call|run|invoke|see|via|try|prefer|with|from|by|using|calling|then|first|nutze|verwende|rufe|appelez|utilisez|usa|use a|utilice|chame)|使用|调用|を使用|사용)(?: the)?(?: tool)? ?[`'"(]*$/i;
const PARAMETER =
  /[`'"]([A-Za-z]\w{0,60})[`'"] (?:parameter|argument|param)\b|\b(?:parameter|argument|param) [`'"]([A-Za-z]\w{0,60})[`'"]/g;
/** Last words of fields: `start_date`, `upload_id` and the like are no tools. */
const FIELD: ReadonlySet<string> = new Set(
  'id ids type date time mode key keys name names url uri token count format status size limit index path at by value text query field fields result results response data'.split(
    ' ',
  ),
);
/** Names of one tool's schemas that are kept. */
const MOST_NAMES = 20_000;
/** Findings a tool. */
const MOST = 10;

export const rule: Rule = {
  meta: {
    id: 'quality/sibling-unknown',
    level: 'warning',
    kind: 'content',
    summary: 'A text names a tool or a parameter that does not exist here.',
    why: 'A model follows the pointer and calls what is not there, or gives up. Often a tool was renamed and the text of its sibling was not.',
    source: ['S0', 'S3'],
    messages: {
      default: {
        title: 'A text of {tool} sends the model to {named}, which this server does not have.',
        help: 'Name an existing tool, or take the pointer out.',
      },
      closest: {
        title: 'A text of {tool} sends the model to {named}, which this server does not have.',
        help: 'If {closest} is meant, write that; else take the pointer out.',
      },
      renamed: {
        title: 'A text of {tool} still sends the model to {named}, which is called {closest} now.',
        help: 'Write {closest} in its place.',
      },
      gone: {
        title: 'The description of {tool} still speaks of its former parameter {named}.',
        help: 'Its parameters are {parameters} now: name one of them, or take the sentence out.',
      },
      goneAll: {
        title: 'The description of {tool} still speaks of its former parameter {named}.',
        help: 'It takes no parameters now: take the sentence out.',
      },
      parameter: {
        title: 'The description of {tool} speaks of a parameter {named} that it does not have.',
        help: 'Its parameters are {parameters}: name one of them, or take the sentence out.',
      },
    },
  },
  tool(tool, context) {
    const names = namesOf(context);
    const texts = naming(tool, names.kebab);
    const description = (tool.description ?? '').slice(0, READ);
    return texts.length > 0 || /argument|param/.test(description) ? judge(tool, texts, description, names, context) : NONE;
  },
  item: (item, context) =>
    item.target === 'instructions' && typeof item.raw === 'string' && context.surface.tools.length > 1
      ? judgeInstructions(item, item.raw.slice(0, READ), context)
      : NONE,
  *change({ pairing }) {
    for (const { base, head } of pairing.tools) {
      if (!base || !head || base.parameters.length > MANY || pairing.unchanged.has(head)) continue;
      const properties = own(head.inputSchema, 'properties');
      const gone = base.parameters.filter((p) => own(properties, p[0]) === undefined);
      if (gone.length === 0) continue;
      const text = (head.description ?? '').slice(0, READ);
      const known = ownNames(head);
      const left = gone.map(([name]) => name).filter((name) => !known.has(name.toLowerCase()));
      // Names that are plain words too ("day") are told only where the text marks them, which the other half of the rule does.
      for (const named of left.filter((name) => /_|[a-z][A-Z]/.test(name) && mentions(text, name)).slice(0, MOST)) {
        const parameters = head.parameters.slice(0, 10).map(([name]) => name);
        if (new RegExp(PARAMETER).test(around(text, named))) continue;
        yield issue(
          head,
          '/description',
          { named, parameters },
          {
            messageId: parameters.length ? 'gone' : 'goneAll',
            sentence: sentenceAt(text, text.indexOf(named)),
          },
        );
      }
    }
  },
};

function* judgeInstructions(item: Item, text: string, context: ContentContext): Iterable<Issue> {
  const names = namesOf(context);
  const everywhere = listed(context);
  const former = formerNames(context);
  const told = new Set<string>();
  for (const { named, at } of strangers(text, namedIn(text, names.kebab), names, former, (n) => everywhere.has(n) || told.has(n), '')) {
    if (told.size >= MOST) return;
    told.add(named.toLowerCase());
    const { evidence, messageId } = pointsTo(named, names, former);
    yield issue(item, '', evidence, { sentence: sentenceAt(text, at), messageId });
  }
}

interface Named {
  named: string;
  at: number;
}

interface Naming {
  pointer: string;
  text: string;
  named: readonly Named[];
}

function* judge(tool: Tool, texts: readonly Naming[], description: string, names: Names, context: ContentContext): Iterable<Issue> {
  const former = formerNames(context);
  const everywhere = listed(context);
  let told = 0;
  let own: Set<string> | undefined;
  const known = (): Set<string> => {
    own ??= ownNames(tool);
    return own;
  };
  for (const { pointer, text, named } of texts) {
    for (const found of strangers(text, named, names, former, (n) => everywhere.has(n) || known().has(n), tool.name)) {
      if (told++ >= MOST) return;
      known().add(found.named.toLowerCase());
      const { evidence, messageId } = pointsTo(found.named, names, former);
      yield issue(tool, pointer, evidence, {
        sentence: sentenceAt(text, found.at),
        messageId,
        // A list of one tool may be a part of a server.
        ...(names.count === 1 ? { level: 'note' as const } : {}),
      });
    }
  }
  yield* parameters(tool, description, context, known);
}

/** Parameters beyond which a tool is not searched for former ones. */
const MANY = 500;

const around = (text: string, name: string): string => {
  const at = text.indexOf(name);
  return text.slice(Math.max(0, at - 15), at + name.length + 15);
};

/** What a name that is nobody's here was meant to be: the new name of what had it, else the nearest there is. */
function pointsTo(named: string, names: Names, former: ReadonlyMap<string, string>): { evidence: Evidence; messageId: string } {
  const now = former.get(named);
  const closest = now ?? names.closest(named);
  return { evidence: { named, ...(closest ? { closest } : {}) }, messageId: now ? 'renamed' : closest ? 'closest' : 'default' };
}

const renames = new WeakMap<ContentContext, ReadonlyMap<string, string>>();

/** Names that tools had at the base and nobody has now, with the present ones. */
function formerNames(context: ContentContext): ReadonlyMap<string, string> {
  let former = renames.get(context);
  if (!former) {
    const { tools, toolNames } = context.surface;
    former = new Map(
      tools.flatMap((tool): [string, string][] => {
        const before = context.counterpart(tool)?.name;
        return before && before !== tool.name && !toolNames.has(before) ? [[before, tool.name]] : [];
      }),
    );
    renames.set(context, former);
  }
  return former;
}

const NOBODY: readonly Named[] = [];

/** What is written as names of tools are: looked for where two words meet, because most texts have no such place. */
function namedIn(text: string, kebab: boolean): readonly Named[] {
  const { joint, part, name } = kebab ? HYPHENED : JOINED;
  let found: Named[] | undefined;
  joint.lastIndex = 0;
  while (joint.test(text)) {
    let start = joint.lastIndex - 1;
    while (start > 0 && part.test(text[start - 1]!)) start--;
    name.lastIndex = start;
    const named = name.exec(text)?.[0];
    if (named !== undefined) {
      found ??= [];
      found.push({ named, at: start });
    }
    let end = joint.lastIndex;
    while (end < text.length && part.test(text[end]!)) end++;
    joint.lastIndex = end;
  }
  return found ?? NOBODY;
}

/** Tool names in a text that are nobody's here. */
function* strangers(
  text: string,
  found: readonly Named[],
  names: Names,
  former: ReadonlyMap<string, string>,
  known: (name: string) => boolean,
  owner: string,
): Iterable<Named> {
  const prefix = names.prefix.length ? names.prefix : names.count === 1 ? ownPrefix(owner) : [];
  for (const one of found) {
    // What is known takes a walk through the schemas: most of what looks like a name is told without.
    if (!former.has(one.named) && !readsAsTool(one, text, names, prefix)) continue;
    if (!known(one.named.toLowerCase())) yield one;
  }
}

/** Whether a name is written and spoken of as those of this server's tools are. */
function readsAsTool({ named, at }: Named, text: string, names: Names, prefix: readonly string[]): boolean {
  const words = identifierWords(named);
  if (FIELD.has(words.at(-1)!)) return false;
  const called = CALLS.test(text.slice(Math.max(0, at - 40), at));
  const family = prefix.length > 0 && words.length > prefix.length && prefix.every((p, i) => words[i] === p);
  const verb = VERBS.has(words[family ? prefix.length : 0] ?? '') || (family && VERBS.has(words.at(-1)!));
  if (!verb && !(family && called)) return false;
  if (!called && !(family && words.length > prefix.length + 1)) return false;
  // Another way of writing than the server's own is a field of some API, unless the words are those of a tool.
  return /[A-Z]/.test(named) === names.camel || sameWords(words, names);
}

function sameWords(words: string[], names: Names): boolean {
  const closest = names.closest(words.join('_'));
  return closest !== undefined && identifierWords(closest).join(' ') === words.join(' ');
}

const ownPrefix = (name: string): string[] => {
  const words = identifierWords(name.slice(0, 200));
  return words.length > 2 && !VERBS.has(words[0]!) ? [words[0]!] : [];
};

function* parameters(tool: Tool, text: string, context: ContentContext, known: () => ReadonlySet<string>): Iterable<Issue> {
  const own = tool.parameters.map(([name]) => name);
  if (own.length === 0 || !isObject(tool.inputSchema) || !/argument|param/.test(text)) return;
  const told = new Set<string>();
  for (const match of text.matchAll(PARAMETER)) {
    const named = (match[1] ?? match[2])!;
    if (known().has(named.toLowerCase()) || told.has(named)) continue;
    told.add(named);
    const sentence = sentenceAt(text, match.index);
    // The parameter of another tool that is named beside it.
    if ([...identifiers(sentence)].some((n) => n !== tool.name && context.surface.toolNames.has(n) && mentions(sentence, n))) continue;
    yield issue(tool, '/description', { named, parameters: own.slice(0, 10) }, { messageId: 'parameter', sentence });
    if (told.size >= MOST) return;
  }
}

const identifiers = (text: string): Iterable<string> => text.match(/[A-Za-z][\w.-]{1,127}/g) ?? [];

/** The description and those of the parameters, cut to what is read, where something is written as a name is. */
function naming(tool: Tool, kebab: boolean): Naming[] {
  const found: Naming[] = [];
  const look = (text: string, parameter?: Parameter): void => {
    const named = namedIn(text, kebab);
    if (named.length > 0 && MAY_NAME.test(text)) found.push({ pointer: `${parameter?.pointer ?? ''}/description`, text, named });
  };
  look((tool.description ?? '').slice(0, READ));
  for (const parameter of parametersOf(tool).slice(0, 200)) {
    const description = own(parameter.schema, 'description');
    if (typeof description === 'string') look(description.slice(0, 2_000), parameter);
  }
  return found;
}

/** What every name of two words has. */
const MAY_NAME = /[a-z][_A-Z-]/;

/** Lower-case names that the tool's own schemas know: every key and every short value. */
function ownNames(tool: Tool): Set<string> {
  const known = new Set<string>();
  const visit = (value: Json | undefined, depth: number): void => {
    if (known.size > MOST_NAMES) return;
    if (typeof value === 'string') {
      if (value.length <= 128) known.add(value.toLowerCase());
    } else if (Array.isArray(value)) {
      if (depth < MAX_DEPTH) for (const v of value) visit(v, depth + 1);
    } else if (isObject(value) && depth < MAX_DEPTH) {
      for (const key of Object.keys(value)) {
        known.add(key.toLowerCase());
        visit(value[key], depth + 1);
      }
    }
  };
  visit(tool.inputSchema, 0);
  visit(tool.outputSchema, 0);
  return known;
}

const shared = new WeakMap<object, ReadonlySet<string>>();

/** Lower-case names of the server's tools and prompts, made once. */
function listed(context: ContentContext): ReadonlySet<string> {
  let names = shared.get(context.surface);
  if (!names) {
    names = new Set([...context.surface.toolNames, ...context.surface.prompts.map((p) => p.name ?? '')].map((n) => n.toLowerCase()));
    shared.set(context.surface, names);
  }
  return names;
}
