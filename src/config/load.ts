import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest, UserError } from '../model/error.ts';
import { LEVELS } from '../model/finding.ts';
import { isObject, type Json, type JsonObject, own, step, steps } from '../model/json.ts';
import type { AcceptEntry, BaseFailure, Budgets, FailOn, Preset, RuleSetting, Trust } from '../model/policy.ts';
import { validators } from './ajv.ts';
import type { ConfigFile, ServerConfig, VariantConfig } from './file.ts';

import { type ConfigurableRule, configSchema, SERVER_KEYS } from './schema.ts';
import { wording } from './wording.ts';
import { type Parsed, type Problem, parseYaml } from './yaml.ts';

export type { ConfigFile } from './file.ts';

/** The config file cannot be used. One line a problem: file, line, what is wrong, what is nearest. */
export class ConfigError extends UserError {
  override name = 'ConfigError';
}

const SHOWN = 5;

/**
 * Reads and checks a config file.
 * @param text the file's text: YAML or JSON
 * @param file its name, for messages
 * @param rules the rules that can be set
 * @throws ConfigError
 */
export function parseConfig(text: string, file: string, rules: readonly ConfigurableRule[]): ConfigFile {
  const ids = rules.map((r) => r.id);
  const parsed = parseYaml(text, configSchema(rules));
  refuse(file, parsed.problems);
  if (parsed.value === null) return toFile(file, {});
  if (!isObject(parsed.value)) refuse(file, [{ line: 1, text: 'the file must hold keys and values such as `preset: recommended`' }]);
  const value = parsed.value as JsonObject;
  const mentioned = mentionedRules(value);
  const schema = configSchema(rules.filter((r) => mentioned.has(r.id)));
  const { Draft2020 } = validators();
  const ajv = new Draft2020({ allErrors: true, verbose: true, strict: false, ownProperties: true, validateFormats: false });
  const valid = ajv.compile(schema);
  const problems = valid(value) ? [] : explain(valid.errors ?? [], parsed, ids);
  problems.push(...meaning(value, parsed, ids));
  refuse(file, problems);
  return toFile(file, value);
}

function refuse(file: string, problems: Problem[]): void {
  if (problems.length === 0) return;
  const sorted = [...new Map(problems.map((p) => [`${p.line}:${p.text}`, p])).values()].sort((a, b) => a.line - b.line);
  const told = sorted.slice(0, SHOWN).map((p) => `${file}:${p.line}: ${p.text}`);
  if (sorted.length > SHOWN) told.push(`${file}: ${sorted.length - SHOWN} more problems`);
  throw new ConfigError(told.join('\n'));
}

function mentionedRules(value: JsonObject): Set<string> {
  const found = new Set<string>();
  const tools = own(value, 'tools');
  for (const rules of [own(value, 'rules'), ...(Array.isArray(tools) ? tools.map((t) => own(t, 'rules')) : [])]) {
    if (isObject(rules)) for (const id of Object.keys(rules)) found.add(id);
  }
  return found;
}

/** A value or key of the file as it can stand in a message. */
function shown(value: Json | undefined): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const inert = text.replace(/[\p{C}`]/gu, (c) => `\\u{${c.codePointAt(0)!.toString(16)}}`);
  return `\`${inert.length > 80 ? `${inert.slice(0, 80)}…` : inert}\``;
}

const orNearest = (word: string, names: readonly string[]): string => {
  const near = nearest(word, names) ?? names.find((name) => word.length > 2 && name.startsWith(word));
  return near ? `; did you mean \`${near}\`?` : '';
};

/** The rule that is meant: also where its category was left out. */
function orRule(word: string, ids: readonly string[]): string {
  if (word.includes('/')) return orNearest(word, ids);
  const bare = new Map(ids.map((id) => [id.slice(id.indexOf('/') + 1), id]));
  const near = bare.get(word) ?? bare.get(nearest(word, [...bare.keys()]) ?? '');
  return near ? `; did you mean \`${near}\`?` : '';
}

/** The key a pointer ends in, with the list it stands in where it is a number. */
function place(pointer: string): string {
  const path = steps(pointer);
  if (path.length === 0) return 'the file';
  return `\`${path
    .reduce((text, key) => (/^\d+$/.test(key) ? `${text}[${key}]` : text ? `${text}.${key}` : key), '')
    .replace(/[\p{C}`]/gu, '?')
    .slice(0, 120)}\``;
}

function explain(errors: ErrorObject[], parsed: Parsed, ids: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  // Names are compared one by one: nobody reads the hundredth problem.
  for (const error of errors.filter((e) => e.keyword !== 'if').slice(0, 100)) {
    const pointer = error.instancePath;
    const schema = (error.parentSchema ?? {}) as JsonObject;
    const at = (text: string, line = parsed.lineOf(pointer)): void => void problems.push({ line, text });
    // The YAML reader gives texts where the schema wants texts.
    const flag = /^(?:true|false|no|yes|on)$/i.test(String(error.data));
    if (flag && /^(?:\/tools\/\d+)?\/rules\/[^/]+(?:\/level)?$/.test(pointer)) {
      const off = /^(?:false|no)$/i.test(String(error.data)) ? '; did you mean `off`?' : '';
      at(`${place(pointer)} must be a level (${['off', ...LEVELS].join(', ')}), not ${shown(error.data as Json)}${off}`);
    } else if (error.keyword === 'additionalProperties') {
      const key = String(error.params.additionalProperty);
      const line = parsed.lineOf(step(pointer, key));
      if (/^(?:\/tools\/\d+)?\/rules$/.test(pointer)) at(`unknown rule ${shown(key)}${orRule(key, ids)}`, line);
      else if (pointer === '' && SERVER_KEYS.includes(key)) at(`${shown(key)} belongs to an entry of \`servers\``, line);
      else {
        const known = Object.keys((schema.properties ?? {}) as JsonObject).filter((k) => !ids.includes(k));
        const near = orNearest(key, known);
        const list = near || !known.length ? near : `; known are ${known.filter((k) => k !== '$schema').join(', ')}`;
        at(
          `unknown key ${shown(key)} in ${place(pointer)}${pointer.endsWith('/options') && !known.length ? ': this rule has no options' : list}`,
          line,
        );
      }
    } else if (error.keyword === 'enum') {
      const allowed = (error.params.allowedValues as Json[]).map(String);
      const near = typeof error.data === 'string' ? orNearest(error.data, allowed) : '';
      at(`${place(pointer)} must be one of ${allowed.join(', ')}, not ${shown(error.data as Json)}${near}`);
    } else if (error.keyword === 'required') {
      const why = pointer.startsWith('/accept/') ? ': an acceptance without a reason is refused' : '';
      at(`${place(pointer)} needs \`${error.params.missingProperty}\`${why}`);
    } else if (error.keyword === 'type') {
      const words: Record<string, string> = {
        object: 'keys and values',
        array: 'a list',
        string: 'a text',
        number: 'a number',
        integer: 'a whole number',
        boolean: 'true or false',
      };
      const wanted = [error.params.type].flat().map((t) => words[t as string] ?? String(t));
      at(`${place(pointer)} must be ${wanted.join(' or ')}, not ${shown(error.data as Json)}`);
    } else {
      at(`${place(pointer)} ${wording(error, shown)}`);
    }
  }
  return problems;
}

/** What a schema cannot say. */
function meaning(value: JsonObject, parsed: Parsed, ids: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const at = (pointer: string, text: string): void => void problems.push({ line: parsed.lineOf(pointer), text });
  const entries = (key: string): [string, JsonObject][] => {
    const list = own(value, key);
    return Array.isArray(list) ? list.flatMap((e, i): [string, JsonObject][] => (isObject(e) ? [[`/${key}/${i}`, e]] : [])) : [];
  };
  for (const [here, entry] of entries('accept')) {
    const { fingerprint, rule, tool, expires } = entry;
    if (fingerprint === undefined && (rule === undefined || tool === undefined))
      at(here, 'an acceptance names a `fingerprint`, or a `rule` and a `tool`');
    if (fingerprint !== undefined && (rule !== undefined || tool !== undefined)) {
      at(here, 'an acceptance names a `fingerprint`, or a `rule` and a `tool`, not both');
    }
    if (typeof rule === 'string') {
      if (!ids.includes(rule)) at(`${here}/rule`, `unknown rule ${shown(rule)}${orRule(rule, ids)}`);
      else if (rule.startsWith('security/') && fingerprint === undefined) {
        at(
          `${here}/rule`,
          `${shown(rule)} is accepted by \`fingerprint\` only: a rule of security/ switched off for a tool would also hide what comes later`,
        );
      }
    }
    if (typeof expires === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDay(expires))
      at(`${here}/expires`, `${shown(expires)} is no day of the calendar`);
  }
  const names = new Set<string>();
  for (const [here, server] of entries('servers')) {
    const { name, url, start, headers } = server;
    if (typeof name === 'string' && names.size === names.add(name).size) at(`${here}/name`, `two servers are called ${shown(name)}`);
    if (typeof url === 'string') {
      if (start === undefined && url.includes('{port}'))
        at(`${here}/url`, '`{port}` in `url` needs `start`: without it the server is remote');
      if (!URL.canParse(url.replaceAll('{port}', '80'))) at(`${here}/url`, `${shown(url)} is no URL`);
    } else if (isObject(headers)) at(`${here}/headers`, '`headers` need `url`: a server on stdio has none');
    const carry = own(server, 'carry');
    for (const [key, path] of [
      ['working-directory', own(server, 'working-directory')],
      ...(Array.isArray(carry) ? carry.map((p, i) => [`carry/${i}`, p]) : []),
    ] as [string, Json][]) {
      if (typeof path === 'string' && leaves(path))
        at(`${here}/${key}`, `${shown(path)} leaves the repository; give a path relative to its root`);
    }
    const variants = own(server, 'variants');
    const seen = new Set<string>();
    if (Array.isArray(variants)) {
      variants.forEach((v, i) => {
        const variant = own(v, 'name');
        if (typeof variant === 'string' && seen.size === seen.add(variant).size)
          at(`${here}/variants/${i}/name`, `two variants are called ${shown(variant)}`);
      });
    }
  }
  return problems;
}

const isDay = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

/** Whether a relative path climbs out of where it starts, in the spelling of any system. */
function leaves(path: string): boolean {
  if (/^(?:[/\\]|[a-zA-Z]:)/.test(path) || path.includes('\0')) return true;
  let depth = 0;
  for (const part of path.split(/[/\\]/)) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** From the checked value to our own names. */
function toFile(file: string, value: JsonObject): ConfigFile {
  const list = <T>(key: string, from: JsonObject = value): T[] => (own(from, key) as T[] | undefined) ?? [];
  const map = <T>(key: string, from: JsonObject = value): Record<string, T> => (own(from, key) as Record<string, T> | undefined) ?? {};
  const optional = <T>(name: string, key: string, from: JsonObject = value): Record<string, T> => {
    const found = own(from, key);
    return found === undefined ? {} : { [name]: found as T };
  };
  return {
    file,
    ...optional<Preset>('preset', 'preset'),
    ...optional<FailOn>('failOn', 'fail-on'),
    ...optional<string[]>('clients', 'clients'),
    ...optional<Trust>('trust', 'trust'),
    ...optional<BaseFailure>('baseFailure', 'base-failure'),
    servers: list<JsonObject>('servers').map(
      (s): ServerConfig => ({
        name: s.name as string,
        ...optional('workingDirectory', 'working-directory', s),
        ...optional('install', 'install', s),
        ...optional('build', 'build', s),
        ...optional('start', 'start', s),
        ...optional('url', 'url', s),
        ...optional('baseInstall', 'base-install', s),
        ...optional('baseBuild', 'base-build', s),
        ...optional('baseStart', 'base-start', s),
        env: map('env', s),
        headers: map('headers', s),
        carry: list('carry', s),
        paths: list('paths', s),
        ...optional('trust', 'trust', s),
        variants: list<JsonObject>('variants', s).map(
          (v): VariantConfig => ({ name: v.name as string, args: list('args', v), env: map('env', v) }),
        ),
      }),
    ),
    rules: settings(map('rules')),
    tools: list<JsonObject>('tools').map((t) => ({ match: t.match as string, rules: settings(map('rules', t)) })),
    budgets: map<number>('budgets') as Budgets,
    accept: list<JsonObject>('accept').map((a) => ({
      ...(a as unknown as AcceptEntry),
      ...(typeof a.fingerprint === 'string' ? { fingerprint: a.fingerprint.toLowerCase() } : {}),
    })),
    volatile: list('volatile'),
    renames: Object.fromEntries(Object.entries(map<string | null>('renames')).map(([to, from]) => [to, from === '' ? null : from])),
  };
}

const settings = (rules: Record<string, Json>): Record<string, RuleSetting> =>
  Object.fromEntries(Object.entries(rules).map(([id, s]) => [id, (typeof s === 'string' ? { level: s } : s) as RuleSetting]));
