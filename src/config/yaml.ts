import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, Scalar } from 'yaml';
import { define, isObject, type Json, type JsonObject, own, step } from '../model/json.ts';

/** Something wrong at a line of the file. */
export interface Problem {
  line: number;
  text: string;
}

export interface Parsed {
  value: Json;
  /** Line of the value at a JSON Pointer; of its key, where it has one. */
  lineOf(pointer: string): number;
  problems: Problem[];
}

const MAX_BYTES = 512 * 1024;
const MAX_NODES = 100_000;
const MAX_LEVELS = 30;
/** Brackets the recursive parser is let at. */
const MAX_OPEN = 500;

/**
 * Reads YAML (and so JSON) into JSON values, with the line of each. Where the schema wants a text, a plain scalar is taken as it is written:
 * `12e45678` and `00123` are numbers to YAML. Aliases are followed within bounds; doubled keys, several documents and unknown tags are problems.
 */
export function parseYaml(text: string, schema: JsonObject): Parsed {
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  const result = (value: Json): Parsed => ({ value, lineOf: (pointer) => nearestLine(lines, pointer), problems });
  const fail = (line: number, message: string): Parsed => {
    problems.push({ line, text: message });
    return result(null);
  };
  if (Buffer.byteLength(text) > MAX_BYTES) return fail(1, `the file is larger than ${MAX_BYTES / 1024} KiB`);
  if (deepestOpening(text) > MAX_OPEN) return fail(1, `the file nests deeper than ${MAX_LEVELS} levels`);

  const counter = new LineCounter();
  let documents: ReturnType<typeof parseAllDocuments>;
  try {
    documents = parseAllDocuments(text.replace(/^\uFEFF/, ''), {
      lineCounter: counter,
      version: '1.2',
      prettyErrors: false,
      uniqueKeys: false,
    });
  } catch (error) {
    return fail(
      1,
      `the file cannot be read as YAML: ${error instanceof RangeError ? 'it nests too deep' : String((error as Error).message)}`,
    );
  }
  const document = Array.isArray(documents) ? documents[0] : undefined;
  if (!document) return result(null);
  if (Array.isArray(documents) && documents[1]) {
    return fail(lineAt(documents[1].range?.[0] ?? 0), 'the file holds more than one YAML document; keep the first');
  }
  for (const error of [...document.errors, ...document.warnings].slice(0, 5))
    problems.push({ line: lineAt(error.pos[0]), text: firstLine(error.message) });
  if (problems.length) return result(null);

  let nodes = 0;
  const open = new Set<Node>();
  const anchors = new Map<string, Node>();
  let broken = false;
  const convert = (node: Node | null, pointer: string, wanted: Json | undefined, levels: number): Json => {
    if (broken) return null;
    if (++nodes > MAX_NODES || levels > MAX_LEVELS) {
      broken = true;
      problems.push({
        line: nearestLine(lines, pointer),
        text: 'the file grows too large: aliases are repeated too often or it nests too deep',
      });
      return null;
    }
    if (isAlias(node)) {
      // The library looks through the whole document for each alias; an anchor stands before its aliases, so it is known by now.
      const target = anchors.get(node.source);
      if (!target || open.has(target)) {
        problems.push({
          line: nearestLine(lines, pointer),
          text: `the alias \`*${node.source}\` ${target ? 'contains itself' : 'names nothing'}`,
        });
        return null;
      }
      return convert(target, pointer, wanted, levels + 1);
    }
    if (node && 'anchor' in node && node.anchor) anchors.set(node.anchor, node);
    if (isScalar(node)) return scalar(node, wanted);
    if (isSeq(node)) {
      open.add(node);
      const items = itemSchema(wanted);
      const value = node.items.map((item, i) => {
        const below = step(pointer, i);
        lines.set(below, lineOfNode(item as Node, pointer));
        return convert(item as Node, below, items, levels + 1);
      });
      open.delete(node);
      return value;
    }
    if (isMap(node)) {
      open.add(node);
      const value: JsonObject = {};
      for (const pair of node.items) {
        const key = isScalar(pair.key)
          ? pair.key.type === Scalar.PLAIN
            ? String(pair.key.source ?? pair.key.value)
            : String(pair.key.value)
          : undefined;
        const line = lineOfNode(pair.key as Node, pointer);
        if (key === undefined || key === '__proto__') {
          problems.push({ line, text: key ? `\`${key}\` cannot be a key` : 'a key must be a text' });
          continue;
        }
        const below = step(pointer, key);
        if (Object.hasOwn(value, key)) problems.push({ line, text: `the key \`${key}\` stands twice (first in line ${lines.get(below)})` });
        lines.set(below, line);
        define(value, key, convert(pair.value as Node | null, below, keySchema(wanted, key), levels + 1));
      }
      open.delete(node);
      return value;
    }
    return null;
  };
  const lineOfNode = (node: Node | null, parent: string): number => (node?.range ? lineAt(node.range[0]) : nearestLine(lines, parent));
  lines.set('', 1);
  const value = convert(document.contents as Node | null, '', schema, 0);
  return result(value);

  function lineAt(offset: number): number {
    return Math.max(1, counter.linePos(offset).line);
  }
}

function scalar(node: Scalar, wanted: Json | undefined): Json {
  const value = node.value;
  if (typeof value === 'string') return value;
  if (wantsText(wanted) && node.type === Scalar.PLAIN && value !== null) return String(node.source ?? value);
  if (wantsText(wanted) && value === null && (node.source ?? '') === '') return '';
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null ? null : String(value);
}

/** The parts of a schema that may hold for a value: itself, and both ways of an `if`. */
const ways = (schema: Json | undefined): Json[] =>
  isObject(schema) ? [schema, ...[own(schema, 'then'), own(schema, 'else')].filter((s) => s !== undefined)] : [];
const wantsText = (schema: Json | undefined): boolean => ways(schema).some((s) => own(s, 'type') === 'string');
const itemSchema = (schema: Json | undefined): Json | undefined =>
  ways(schema)
    .map((s) => own(s, 'items'))
    .find((s) => s !== undefined);
function keySchema(schema: Json | undefined, key: string): Json | undefined {
  for (const way of ways(schema)) {
    const found = own(own(way, 'properties'), key) ?? own(way, 'additionalProperties');
    if (isObject(found)) return found;
  }
  return undefined;
}

function nearestLine(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let here = pointer; ; here = here.slice(0, here.lastIndexOf('/'))) {
    const line = lines.get(here);
    if (line !== undefined) return line;
    if (here === '') return 1;
  }
}

/** How deep brackets are opened at most: a quick look before a recursive parser is let at the text. */
function deepestOpening(text: string): number {
  let depth = 0;
  let most = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x5b || c === 0x7b) most = Math.max(most, ++depth);
    else if (c === 0x5d || c === 0x7d) depth = Math.max(0, depth - 1);
  }
  return most;
}

const firstLine = (message: string): string => (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
