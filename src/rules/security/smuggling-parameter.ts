import type { Issue, Level } from '../../model/finding.ts';
import { isObject, type Json, own, step } from '../../model/json.ts';
import { normalise } from '../../text/normalise.ts';
import { sentenceAt } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { type Analysis, analysisOf, cuesOf, ownAffair, parameterOf, type Sentence } from './analysis.ts';
import { combinations } from './combinations.ts';
import { negated } from './cue-rule.ts';
import { abroad } from './foreign.ts';
import { countsOrLists } from './plain.ts';
import { Trait } from './readings.ts';
import { shown } from './shown.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const SECRET = bitOf('SECRET');
const VAULT = bitOf('VAULT');
const PRIVATE = bitOf('PRIVATE');
const BELONGINGS = bitOf('BELONGINGS');
const hasAny = (tokens: readonly Token[], ...bits: number[]): boolean => tokens.some((t) => bits.some((bit) => hasBit(t.bits, bit)));
/** Words in the names of tools that run models and agents: prompts and models are their arguments. */
const ASKS_OF_MODELS = 'prompt prompts completion completions agent agents llm llms chat chats conversation conversations'.split(' ');

/**
 * Names of parameters that want what no job needs, as words in a row; `*` is any one word. With the level of the name alone.
 */
const NAMES: [words: string, level: Level][] = [
  ...[
    'system prompt', 'systemprompt', 'full conversation', 'entire conversation', 'whole conversation', 'conversation so far', 'conversation history', 'chat history', 'chat log', 'chat transcript',
    'full context', 'entire context', 'previous messages', 'message history', 'all messages', 'prior messages', 'original prompt', 'prompt leading', 'user message history',
    'llm name', 'llm model', 'calling model', 'calling agent', 'calling llm', 'ai model name', 'assistant model', 'model that calls', 'caller model', 'client model', 'agent model name', 'your model', 'your name model', 'model identity',
    'sidenote', 'side note', 'side notes', 'exfil', 'exfiltrate', 'id rsa', 'id ed25519', 'private key contents', 'contents of id', 'content from reading', 'contents from reading', 'file contents from',
    'env dump', 'dump of env', 'contents of env', 'content of env', 'environment dump', 'dump env', 'all env', 'all secrets', 'user secrets', 'all credentials', 'browser cookies', 'cookie jar', 'passwd contents', 'etc passwd',
    'list of tools', 'connected tools', 'exfil target', 'exfil url', 'hidden payload', 'hidden data', 'hidden command', 'hidden field', 'hidden param', 'secret payload', 'covert channel', 'user private key', 'read private key', 'ssh private key', 'env api key', 'user context',
    'raw context', 'raw prompt', 'raw conversation', 'session transcript', 'llm context', 'model context', 'assistant context', 'agent context', 'context dump', 'conversation context', 'conversation summary', 'chat context', 'previous conversation', 'prior conversation',
    'full history', 'entire history', 'tool outputs', 'os environ', 'env variables for', 'env vars for', 'all env', 'auth cookies', 'user api key', 'user api keys', 'user auth token', 'keystrokes', 'keylog', 'clipboard content', 'clipboard contents',
    'screen contents', 'private files', 'mnemonic phrase', 'recovery phrase', 'stolen data', 'victim data', 'c2 url', 'c2 server', 'attacker url', 'backdoor',
    'hidden instruction', 'hidden instructions', 'hidden requirement', 'extra instruction', 'malicious instruction', 'system injection', 'chain of thought', 'hidden context', 'other tools output', 'other tool results', 'mcp json', 'bash history', 'shell history', 'wallet seed', 'seed phrase', 'aws credentials', 'dot env', 'env file contents', 'file contents of env', 'home directory listing',
    'jailbreak mode', 'bypass filters', 'bypass security', 'override safety', 'disable safety', 'chat so far', 'dialog history', 'conversation transcript', 'conversation log', 'conversation dump', 'reasoning trace', 'thinking trace', 'agent reasoning', 'model reasoning', 'internal reasoning', 'user memory',
  ].map((w): [string, Level] => [w, 'error']), // biome-ignore format: one list
  // What a server may have honest reasons to ask for.
  ...[
    'user password', 'user passwords', 'user credentials', 'user secret', 'session cookie', 'session cookies', 'context window', 'mcp config', 'agent memory', 'user memory', 'user memories',
    'tools list', 'tool list', 'installed tools', 'available tools', 'process env',
  ].map((w): [string, Level] => [w, 'warning']), // biome-ignore format: one list
];

const BY_FIRST = new Map<string, [string[], Level][]>();
for (const [words, level] of NAMES) {
  const [first, ...rest] = words.split(' ') as [string, ...string[]];
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), [rest, level]]);
}

/** What a parameter's description asks for. */
const ID = 'security/smuggling-parameter';
const CHAT = 'WHOLE CHAT<2';
combinations(ID, 'warning', [
  'USER SECRET|USERINFO<2 READ&BASE<3 !OWN !THIRD',
  'TOOL CONNECTED<3 YOU<4 !OWN',
  'LINK THAT<3 CONVO|PRIVATE|SECRET<6',
  'SHELL COMMAND<2 AFTER|BEFORE|ALSO<6',
]);
combinations(ID, 'error', [
  'ALLKNOWN',
  'WHOLE|ANY MODEL|YOU<3 KNOW|KEEP|GATHERED<2 USER|THEY<4',
  CHAT,
  'WHOLE CONVO<4',
  'CONVO WHOLE<4',
  'PROMPT',
  'MODEL CALL<3 THIS<2 TOOL<2',
  'USER SAIDPAST<2 WHOLE<6',
  'USER PRIOR<2 CHAT<2',
  'WHOLE TURN<2 CHAT|CONVO|YOU<4',
  'NUMBER TURN<1 CHAT|CONVO|YOU<4',
  'CONVO MODEL|HIDDEN<5',
  'HIDDEN CONVO<3',
  'USER CONVO<2 !THIS',
  'CONTENT USER<4 FILE|VAULT|SECRET<5',
  'CONTENT FILE<3 HOSTAPP<8',
  'CONTENT HOMEDIR|PRIVATE<4 !OWN',
  'VAULT USER<5',
  'VAULT THEY<2 WRITE|KEEP<3',
  'WHOLE SECRET|PRIVATE<3 USER<4',
  'SECRET USER|YOU<4 COMPLIANCE|KNOW<5',
  'SECRET VAULT|ENVNOUN<8 KEEP|CONTAIN<4 !THIS',
  'OTHER TOOL<3 CONTENT|RESULT|SENT<4 !OWNTOOL',
  'RESULT|REPLY OTHER<4 TOOL<3 !OWNTOOL',
  'PASS&IMP REPLY|RESULT<4 TOOL<5 !OWNTOOL',
  '@16 INTIMATE|SECRET|PRIVATE SAIDPAST|CHAT|ALLKNOWN|GATHERED USER|YOU|CHAT !RESULT !THIRD',
  '@18 INTIMATE MODEL !OWN',
  'SECRET|PRIVATE|INTIMATE THAT<3 GATHERED<4',
  'PRIVATE USER<3 READ|WRITE|GIVEN<4 !THIRD',
]);
combinations(ID, 'error', abroad(ID, 'error'));

export const rule: Rule = {
  meta: {
    id: ID,
    level: 'error',
    kind: 'content',
    summary:
      'A parameter wants what the tool’s job does not need: the conversation, the system prompt, file contents, which model is calling.',
    why: 'A model fills in the parameters it is shown. One that asks for the conversation or a key is a way out for data, with no word of instruction anywhere.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The parameter {parameter} asks for something the tool’s job does not need',
        help: 'Remove the parameter, or name and describe the narrow thing that the tool really uses.',
      },
    },
  },
  *tool(tool, context): Iterable<Issue> {
    const analysis = analysisOf(tool, context);
    const told = new Set<string>();
    for (const { text: field, has: found } of analysis.having(asked)) {
      if (field.role !== 'key' || !PARAMETER.test(field.pointer) || field.pointer.startsWith('/outputSchema')) continue;
      if (ownWork(analysis, field.value)) continue;
      if (found.level === 'warning' && analysis.job('SECRET')) continue;
      told.add(field.pointer);
      yield issue(
        tool,
        field.pointer,
        { parameter: shown(field.value, 120), cues: [found.cue] },
        { level: found.level, sentence: field.value },
      );
    }
    for (const field of tool.texts) {
      if (field.role !== 'enum' || !field.pointer.startsWith('/inputSchema') || field.value.length > 80) continue;
      const words = identifierWords(field.value).join(' ');
      const met = VALUE.exec(words);
      if (met === null || analysis.job('SECRET') || analysis.job('VAULT') || analysis.job('PRIVATE')) continue;
      const parameter = parameterOf(field.pointer) ?? '';
      yield issue(tool, field.pointer, { parameter: shown(parameter, 120), cues: [met[0]] }, { level: 'warning', sentence: field.value });
    }
    for (const { text: field, has: met } of analysis.having(environment)) {
      const parameter = parameterOf(field.pointer);
      if (field.role !== 'description' || !field.pointer.startsWith('/inputSchema')) continue;
      if (parameter === undefined || analysis.job('ENVVAR')) continue;
      yield issue(
        tool,
        field.pointer,
        { parameter: shown(parameter, 120), cues: [met[0]] },
        { level: 'error', sentence: sentenceAt(field.value, met.index) },
      );
    }
    const bare = bareNotes(tool.raw);
    if (bare.length > 1)
      yield issue(
        tool,
        step('/inputSchema/properties', bare[0]!),
        { parameter: shown(bare[0]!, 120), cues: bare.map((name) => shown(name, 60)) },
        { level: 'warning', sentence: bare.join(' ') },
      );
    for (const { sentence, field } of analysis.hits.get(ID) ?? []) {
      if (field.role !== 'description' || sentence.spelling === 'joined' || field.pointer.startsWith('/outputSchema')) continue;
      const parameter = parameterOf(field.pointer);
      if (parameter === undefined) continue;
      const at = field.pointer.slice(0, field.pointer.lastIndexOf('/'));
      const wanted = told.has(at) ? undefined : wants(sentence, analysis, parameter);
      if (wanted === undefined) continue;
      told.add(at);
      yield issue(
        tool,
        at,
        { parameter: shown(parameter, 120), words: shown(sentence.text), cues: wanted.cues },
        { level: wanted.level, sentence: sentence.text },
      );
    }
  },
};

/** A choice among values of which one hands over credentials. */
const VALUE =
  /\b(?:(?:include|with|and|plus|all) (?:the )?(?:ssh keys?|private keys?|passwords)|(?:ssh keys?|private keys?|passwords) and|credentials and|and credentials|include credentials|all credentials|env vars? and|and env vars?|include env|all secrets|include secrets|and tokens|cookies and|and cookies|system prompt|full conversation|conversation history)\b/;

/** Names under which anything may be handed over; one of them with no word of explanation is sloppy, two are a drain. */
const NOTES = new Set(
  'feedback debug extra extras metadata sidenote remark remarks additional annotation annotations observation trace diagnostics'.split(' '),
);
function bareNotes(raw: Json): string[] {
  const properties = own(own(raw, 'inputSchema'), 'properties');
  if (!isObject(properties)) return [];
  return Object.keys(properties).filter((name) => {
    if (!NOTES.has(name.toLowerCase())) return false;
    const schema = own(properties, name);
    const type = own(schema, 'type');
    const closed = isObject(own(schema, 'properties')) && Object.keys(own(schema, 'properties') as object).length > 0;
    return (
      own(schema, 'description') === undefined &&
      (type === 'string' || type === undefined || (type === 'object' && !closed)) &&
      own(schema, 'enum') === undefined
    );
  });
}

const ENVIRONMENT =
  /\b(?:environment|variables) of (?:the |your )?(?:[a-z']{2,16} ){0,2}(?:shell|process|machine|session|terminal|computer|user|developer)\b/;

const environment = new Trait((_, lower) => ENVIRONMENT.exec(lower.slice(0, 2_000)));

const PARAMETER = /\/(?:properties|patternProperties)\/[^/]*$/;

function byName(name: string): { cue: string; level: Level } | null {
  if (name.length > 200) return null;
  const words = identifierWords(normalise(name).text);
  for (let i = 0; i < words.length; i++) {
    for (const [rest, level] of BY_FIRST.get(words[i]!) ?? []) {
      if (rest.every((w, k) => words[i + 1 + k] === w)) return { cue: [words[i], ...rest].join(' '), level };
    }
  }
  return null;
}

/** What a name asks for. */
const asked = new Trait(byName, 'identifier');

/** Whether the tool is about conversations, prompts or models, so that it may well have such a parameter. */
function ownWork(analysis: Analysis, parameter: string): boolean {
  const words = identifierWords(parameter);
  const job = new Set(identifierWords(analysis.item.name ?? ''));
  const about = (w: string): boolean => job.has(w) || job.has(`${w}s`);
  const model = words.some((w) => w === 'llm' || w === 'model' || w === 'prompt' || w === 'agent');
  return (
    words.some((w) => w.length > 3 && about(w)) ||
    (model &&
      (about('agent') ||
        about('assistant') ||
        about('prompt') ||
        about('llm') ||
        about('model') ||
        about('chat') ||
        about('generate') ||
        about('completion')))
  );
}

function wants(sentence: Sentence, analysis: Analysis, parameter: string): { cues: string[]; level: Level } | undefined {
  let mild: { cues: string[]; level: Level } | undefined;
  for (const { combination, tokens } of sentence.hits?.get(ID) ?? []) {
    if (negated(sentence, tokens[0]!) || ownAffair(combination.pattern, sentence, analysis)) continue;
    if (countsOrLists(sentence, tokens)) continue;
    const own = analysis.ownWords();
    if (ASKS_OF_MODELS.some((w) => own.has(w)) && !hasAny(tokens, SECRET, PRIVATE, VAULT)) return undefined;
    if (analysis.job('CONVO') || analysis.job('PROMPT') || analysis.job('CHAT') || ownWork(analysis, parameter)) return undefined;
    if (hasAny(tokens, SECRET, VAULT) && (analysis.job('SECRET') || analysis.job('VAULT'))) continue;
    if (hasAny(tokens, BELONGINGS) && (analysis.job('BELONGINGS') || analysis.job('FILE'))) continue;
    const cues = cuesOf(sentence, tokens);
    // The same thing twice is one thing.
    if (sentence.abroad && cues.length > 1 && new Set(cues).size === 1) continue;
    // Longer texts speak of a chat for other reasons.
    if (combination.pattern.source === CHAT && sentence.words > 9) continue;
    const found = { cues, level: combination.level };
    if (combination.level === 'error') return found;
    mild ??= found;
  }
  return mild;
}
