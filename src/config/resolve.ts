import { UserError } from '../model/error.ts';
import { define, type Json } from '../model/json.ts';
import { type BaseFailure, defaultPolicy, type FailOn, type Policy, type Preset, type Trust } from '../model/policy.ts';
import type { Recipe } from '../model/recipe.ts';
import type { ConfigFile, ServerConfig, VariantConfig } from './file.ts';

/** What the step's inputs or the command line say of policy. */
export interface PolicyInputs {
  preset?: Preset;
  failOn?: FailOn;
  clients?: string[];
  trust?: Trust;
  baseFailure?: BaseFailure;
}

/** What the step's inputs or the command line say of a single server. */
export interface RecipeInputs extends Partial<Omit<Recipe, 'variant' | 'args'>> {
  baseInstall?: string;
  baseBuild?: string;
  baseStart?: string | string[];
}

/** From loose to tight. `security` quiets every other rule, so it is the loosest preset. */
const TIGHTNESS = {
  preset: ['security', 'recommended', 'strict'],
  failOn: ['never', 'error', 'warning'],
  trust: ['own', 'third-party'],
  baseFailure: ['no-baseline', 'warn', 'fail'],
} as const;
const KEYS = { preset: 'preset', failOn: 'fail-on', trust: 'trust', baseFailure: 'base-failure' } as const;

/**
 * The policy: input over file over preset.
 * @param file the config of the base branch (with `--config`, the given one); null: there is none
 * @param server its own `trust` in the file goes over that of the whole file
 * @param mode `tighten-only`: an input that loosens what the file or the default says is left out, and a remark tells it
 */
export function resolvePolicy(
  file: ConfigFile | null,
  inputs: PolicyInputs,
  mode: 'tighten-only' | 'override',
  server?: string,
): { policy: Policy; remarks: string[] } {
  const policy = defaultPolicy();
  const remarks: string[] = [];
  if (file) {
    for (const key of ['preset', 'failOn', 'trust', 'baseFailure', 'clients'] as const) {
      if (file[key] !== undefined) Object.assign(policy, { [key]: file[key] });
    }
    const { rules, tools, budgets, accept, volatile, renames } = file;
    Object.assign(policy, { rules, tools, budgets, accept, volatile, renames });
    policy.trust = file.servers.find((s) => s.name === server)?.trust ?? policy.trust;
  }
  const where = file ? `\`${file.file}\`` : 'the default';
  for (const key of ['preset', 'failOn', 'trust', 'baseFailure'] as const) {
    const wanted = inputs[key];
    if (wanted === undefined) continue;
    const order: readonly string[] = TIGHTNESS[key];
    if (mode === 'override' || order.indexOf(wanted) >= order.indexOf(policy[key])) Object.assign(policy, { [key]: wanted });
    else {
      remarks.push(
        `The input \`${KEYS[key]}: ${wanted}\` is looser than ${where} on the base branch (\`${policy[key]}\`) and was ignored; ` +
          'loosen it in the config file of the base branch.',
      );
    }
  }
  if (inputs.clients?.length) {
    const kept = policy.clients.filter((c) => !inputs.clients!.includes(c));
    if (mode === 'override' || kept.length === 0) policy.clients = [...inputs.clients];
    else {
      policy.clients = [...policy.clients, ...inputs.clients.filter((c) => !policy.clients.includes(c))];
      remarks.push(
        `The input \`clients\` leaves out ${kept.join(', ')}, which ${where} on the base branch asks for; they were kept. ` +
          'Leave them out in the config file of the base branch.',
      );
    }
  }
  return { policy, remarks };
}

/** Globs of the files that belong to a server; empty: all do. Policy: read from the base's file. */
export const pathsOf = (file: ConfigFile | null, serverName: string): string[] =>
  file?.servers.find((s) => s.name === serverName)?.paths ?? [];

/**
 * How the servers of one side are made: input over file, one recipe for each server and variant.
 * @param file that side's own config; where the base has none, the head's
 * @param side the base takes `base-install`, `base-build` and `base-start` where they are given
 * @throws UserError when there is nothing to start, or the inputs fit more than one server
 */
export function recipes(file: ConfigFile | null, inputs: RecipeInputs, side: 'base' | 'head' = 'head'): Recipe[] {
  const servers = chosen(file, inputs);
  return servers.flatMap((server) => {
    const variants: (VariantConfig | null)[] = server.variants.length ? server.variants : [null];
    return variants.map((variant) => recipe(server, variant, inputs, side, servers.length === 1));
  });
}

const SINGLE = ['workingDirectory', 'install', 'build', 'start', 'url', 'baseInstall', 'baseBuild', 'baseStart'] as const;
const dashed = (key: string): string => key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

function chosen(file: ConfigFile | null, inputs: RecipeInputs): ServerConfig[] {
  const servers = file?.servers ?? [];
  if (servers.length === 0) {
    return [{ name: inputs.name ?? 'server', env: {}, headers: {}, carry: [], paths: [], variants: [] }];
  }
  if (inputs.name !== undefined && servers.length > 1) {
    const one = servers.filter((s) => s.name === inputs.name);
    if (one.length) return one;
  }
  const given = SINGLE.filter((key) => inputs[key] != null && !(key === 'workingDirectory' && inputs[key] === '.'));
  if (servers.length > 1 && given.length) {
    throw new UserError(
      `\`${dashed(given[0]!)}\` is given, but ${file!.file} has ${servers.length} servers: say which one with \`server-name\`, or put it into that server's entry.`,
    );
  }
  return servers;
}

function recipe(server: ServerConfig, variant: VariantConfig | null, inputs: RecipeInputs, side: 'base' | 'head', single: boolean): Recipe {
  const from = single ? inputs : ({ env: inputs.env, headers: inputs.headers, carry: inputs.carry } as RecipeInputs);
  const base = side === 'base';
  const command = (...candidates: (string | null | undefined)[]): string | null =>
    candidates.find((c) => c !== undefined && c !== null)?.trim() ?? null;
  const start = [base ? from.baseStart : undefined, from.start, base ? server.baseStart : undefined, server.start].find(
    (s) => s !== undefined && s !== null && (Array.isArray(s) ? s.length > 0 : s.trim() !== ''),
  );
  const url = [from.url, server.url].find((u) => u?.trim());
  if (start === undefined && url === undefined) {
    throw new UserError(
      `The server \`${server.name}\` has no \`start\` and no \`url\`: say how it is started, for example \`start: node dist/server.js\`.`,
    );
  }
  return {
    name: server.name,
    variant: variant?.name ?? null,
    workingDirectory: (from.workingDirectory === '.' ? undefined : from.workingDirectory) ?? server.workingDirectory ?? '.',
    install: command(base ? from.baseInstall : undefined, from.install, base ? server.baseInstall : undefined, server.install),
    build: command(base ? from.baseBuild : undefined, from.build, base ? server.baseBuild : undefined, server.build),
    start: start ?? null,
    args: variant?.args ?? [],
    url: url ?? null,
    headers: merged(server.headers, from.headers),
    env: merged(server.env, variant?.env, from.env),
    carry: [...new Set([...server.carry, ...(from.carry ?? [])])],
  };
}

function merged(...maps: (Record<string, string> | undefined)[]): Record<string, string> {
  const all: Record<string, Json> = {};
  for (const map of maps) for (const [key, value] of Object.entries(map ?? {})) define(all, key, value);
  return all as Record<string, string>;
}
