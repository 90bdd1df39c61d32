import { readFileSync } from 'node:fs';
import { UserError } from '../model/error.ts';
import { isObject, type Json, own } from '../model/json.ts';
import { emptySnapshot, type Note, type Snapshot } from '../model/snapshot.ts';
import { scan } from '../probe/scan.ts';

const FORMS = 'a snapshot of this tool, a tools/list result, its JSON-RPC response or an array of tools';

/** Reads a snapshot, a raw `tools/list` result, a JSON-RPC response or a bare array of tools; `-` is stdin. Throws UserError. */
export const readSnapshotFile = (file: string): Snapshot => parseSnapshot(textOf(file), whereOf(file));

/** The same of two files; where both say the same, there is one snapshot. */
export function readSnapshotFiles(base: string, head: string): { base: Snapshot; head: Snapshot } {
  const before = textOf(base);
  const snapshot = parseSnapshot(before, whereOf(base));
  const after = textOf(head);
  return { base: snapshot, head: after === before ? snapshot : parseSnapshot(after, whereOf(head)) };
}

const whereOf = (file: string): string => (file === '-' ? 'stdin' : file);

function textOf(file: string): string {
  try {
    // Large files are decoded faster from a buffer than by the function that reads them.
    return readFileSync(file === '-' ? 0 : file).toString();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UserError(`Cannot read ${whereOf(file)}: ${code === 'ENOENT' ? 'there is no such file' : code}. Give ${FORMS}.`);
  }
}

/** The same from a text; `where` is named in errors. */
export function parseSnapshot(text: string, where: string): Snapshot {
  let value: Json;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as Json;
  } catch (error) {
    throw new UserError(`${where} is not JSON (${(error as Error).message.split('\n')[0]?.slice(0, 120)}). Give ${FORMS}.`);
  }
  const found = toSnapshot(value, where);
  if (!found) throw new UserError(`${where} is JSON but holds no tool list. Give ${FORMS}.`);
  return own(value, 'kind') === 'snapshot' ? found : { ...found, notes: twice(text, value) };
}

/** UTF-16 units up to which a file is looked through for keys that stand twice: it takes as long as parsing does. */
const LOOKED_THROUGH = 2_000_000;

/** A note on the keys that stand twice in one object of a list, where there are any: parsing kept the last of them. */
function twice(text: string, value: Json): Note[] {
  if (text.length > LOOKED_THROUGH) return [];
  const [before, after] = Array.isArray(value)
    ? ['{"result":{"tools":', '}}']
    : own(value, 'jsonrpc') !== undefined
      ? ['', '']
      : ['{"result":', '}'];
  const { keys } = scan(Buffer.from(before + text.replace(/^\uFEFF/, '') + after));
  if (!keys.length) return [];
  const data = {
    method: 'tools/list',
    count: keys.length,
    keys: keys.map(({ pointer, text }) => ({ pointer, text })),
    numbers: [],
    moved: [],
  };
  return [{ kind: 'lost-in-json', text: 'The list holds keys that stand twice in one object.', data }];
}

function toSnapshot(value: Json, where: string): Snapshot | undefined {
  if (Array.isArray(value)) return { ...emptySnapshot(), tools: value };
  if (!isObject(value)) return undefined;
  const result = own(value, 'result');
  if (own(value, 'jsonrpc') !== undefined && isObject(result)) return toSnapshot(result, where);
  const list = (key: string): Json[] => {
    const v = own(value, key);
    return Array.isArray(v) ? v : [];
  };
  const text = (key: string): string | null => {
    const v = own(value, key);
    return typeof v === 'string' ? v : null;
  };
  const object = (key: string) => {
    const v = own(value, key);
    return isObject(v) ? v : null;
  };
  if (!Array.isArray(own(value, 'tools'))) return undefined;
  if (text('nextCursor') !== null) {
    throw new UserError(
      `${where} is one page of a list: it has a nextCursor. Put the tools of all pages into one array, or take a snapshot.`,
    );
  }
  const ours = value.kind === 'snapshot';
  const era = text('era');
  return {
    ...emptySnapshot(),
    era: era === 'legacy' || era === 'modern' ? era : null,
    protocolVersion: text('protocolVersion'),
    server: object('server') ?? object('serverInfo'),
    capabilities: object('capabilities'),
    instructions: text('instructions'),
    tools: list('tools'),
    prompts: list('prompts'),
    resources: list('resources'),
    resourceTemplates: list('resourceTemplates'),
    wire: ours ? (list('wire') as unknown as Snapshot['wire']) : [],
    notes: ours ? (list('notes').filter((n) => isObject(n) && typeof n.kind === 'string') as unknown as Snapshot['notes']) : [],
  };
}
