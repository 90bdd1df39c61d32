import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigFile } from '../config/file.ts';
import { type RecipeInputs, recipes } from '../config/resolve.ts';
import { UserError } from '../model/error.ts';
import { canonical, type Json } from '../model/json.ts';
import type { Recipe } from '../model/recipe.ts';
import { readAt } from './git.ts';
import { short } from './history.ts';
import type { Pair } from './pair.ts';
import type { ServerRequest } from './sides.ts';

/** Where the config is looked for, from the root. */
export const CONFIG_PATH = '.github/mcp-tool-review.yml';

/** The names of the config at its usual place, in the order in which they are tried; any other path stands for itself. */
export const configPaths = (path: string): string[] =>
  path === CONFIG_PATH ? [CONFIG_PATH, CONFIG_PATH.replace(/yml$/, 'yaml'), CONFIG_PATH.replace(/yml$/, 'json')] : [path];

export interface SettingsText {
  file: string;
  text: string;
  /** The commit or branch, in words; null: the working tree. */
  at: string | null;
}

/** The config where it counts: null where there is none. */
export interface SettingsTexts {
  /** At the tip of the base branch: the policy that holds. */
  policy: SettingsText | null;
  /** At the base commit: the base's recipe. */
  base: SettingsText | null;
  /** In the working tree: the head's recipe. */
  head: SettingsText | null;
}

/** Reads the config of each side. `path` is relative to the root. */
export async function readSettings(root: string, pair: Pair, path: string): Promise<SettingsTexts> {
  const base = await settingsAt(root, pair.base, path);
  return { policy: pair.policy === pair.base ? base : await settingsAt(root, pair.policy, path), base, head: readHead(root, path) };
}

/**
 * The policy where the config's path is an input: a file at the usual place of the base branch goes before any other path, since who edits
 * the workflow could name a looser one.
 */
export async function policyAt(
  path: string,
  read: (path: string) => Promise<SettingsText | null>,
): Promise<{ policy: SettingsText | null; remarks: string[] }> {
  const usual = path === CONFIG_PATH ? null : await read(CONFIG_PATH);
  if (usual === null) return { policy: await read(path), remarks: [] };
  const remark = `The input config names ${path}, but the base branch has ${usual.file}: the policy of ${usual.file} holds.`;
  return { policy: usual, remarks: [remark] };
}

/** What a reader should know of the config before the findings: the policy is the base branch's, whatever the head's file says. */
export function settingsRemarks({ policy, head }: SettingsTexts): string[] {
  if (policy === null) {
    return head === null
      ? []
      : [
          `The base branch has no ${head.file}: the default policy holds, and the base is made as the inputs say or, without them, by the head's recipe.`,
        ];
  }
  if (head?.text === policy.text) return [];
  const what = head === null ? 'is gone' : 'differs from that of the base branch';
  return [`${policy.file} ${what}: the head is judged by the policy of the base branch, and the edit holds once it is merged.`];
}

/** Checks a config. A mistake in one of a commit is told of that commit: the working tree's file may be another. */
export function checked(found: SettingsText | null, parse: (text: string, file: string) => ConfigFile): ConfigFile | null {
  if (found === null) return null;
  try {
    return parse(found.text, found.file);
  } catch (error) {
    if (found.at === null || !(error instanceof UserError)) throw error;
    return parse(found.text, `${found.file} of the base (${found.at}, not the working tree)`);
  }
}

/** The config of a commit. */
export async function settingsAt(root: string, commit: string | null, path: string): Promise<SettingsText | null> {
  for (const file of commit === null ? [] : configPaths(path)) {
    const text = await readAt(root, commit!, file);
    if (text !== undefined) return { file, text, at: `commit ${short(commit!)}` };
  }
  return null;
}

/** The working tree's config. The tree is the pull request's: a link in it could lead to any file that we can read and it cannot. */
function readHead(root: string, path: string): SettingsText | null {
  for (const file of configPaths(path)) {
    const full = join(root, file);
    if (!existsSync(full)) continue;
    if (realpathSync(full) !== join(realpathSync(root), file) || !statSync(full).isFile()) {
      throw new UserError(`${file} is a link or no file: put the config there itself.`);
    }
    return { file, text: readFileSync(full, 'utf8'), at: null };
  }
  return null;
}

/**
 * Puts the recipes of both sides together, by name and variant. A server or variant that only the head knows is made by the head's recipe
 * on both sides; one that only the base knows is told, and so is a recipe that changed.
 */
export function pairRecipes(base: readonly Recipe[] | null, head: readonly Recipe[]): { servers: ServerRequest[]; remarks: string[] } {
  if (base === null) return { servers: head.map((recipe) => ({ base: recipe, head: recipe, isNew: false })), remarks: [] };
  const older = new Map(base.map((recipe) => [key(recipe), recipe]));
  const remarks: string[] = [];
  const servers = head.map((recipe) => {
    const before = older.get(key(recipe));
    older.delete(key(recipe));
    if (before) {
      const fields = (Object.keys(recipe) as (keyof Recipe)[]).filter((field) => text(before[field]) !== text(recipe[field]));
      if (fields.length) remarks.push(`The recipe of ${label(recipe)} changed: ${fields.map(kebab).join(', ')}.`);
    } else if (base.length) {
      remarks.push(`The config of the base does not know ${label(recipe)}: the head's recipe is used on both sides.`);
    }
    return { base: before ?? recipe, head: recipe, isNew: before === undefined && base.length > 0 };
  });
  for (const gone of older.values()) remarks.push(`${label(gone)} is in the base's config and not in the head's: it was not reviewed.`);
  return { servers, remarks };
}

/**
 * What is built and started on each side: the recipes of both configs, with `base-install` and its kin where a tree is the base. A base
 * without a config, or whose config names no server, is made by the inputs where they say how, else by the head's recipe; `carry` and
 * `base-*` of the head's config never count for the base, which could be given the head's files by them.
 */
export function requests(base: ConfigFile | null, head: ConfigFile | null, inputs: RecipeInputs): ReturnType<typeof pairRecipes> {
  const ofHead = recipes(head, inputs);
  if (base?.servers.length) {
    const paired = pairRecipes(recipes(base, inputs), ofHead);
    const made = new Map(recipes(base, inputs, 'base').map((recipe) => [key(recipe), recipe]));
    const servers = paired.servers.map(({ base: before, ...rest }) => ({
      ...rest,
      base: (before && made.get(key(before))) ?? { ...rest.head, carry: inputs.carry ?? [] },
    }));
    return { servers, remarks: paired.remarks };
  }
  const ofBase = head?.servers.length ? withoutConfig(head, inputs, ofHead) : recipes(base, inputs, 'base');
  const ignored = (head?.servers ?? []).filter(
    (s) => s.carry.length > 0 || [s.baseInstall, s.baseBuild, s.baseStart].some((o) => o !== undefined && o !== null),
  );
  return {
    servers: ofHead.map((recipe, i) => ({ base: ofBase[i] ?? recipe, head: recipe, isNew: false })),
    remarks: [
      ...(base !== null && head?.servers.length && !inputs.start && !inputs.url
        ? ["The base's config names no server: the head's recipe is used on both sides."]
        : []),
      ...ignored.map(
        ({ name }) => `The recipe of ${name} has carry or base-*, which the base branch does not know: they were not used for the base.`,
      ),
    ],
  };
}

/** The base's recipes where only the head has servers in its config, in the order of the head's. */
function withoutConfig(head: ConfigFile, inputs: RecipeInputs, ofHead: readonly Recipe[]): Recipe[] {
  if (inputs.start || inputs.url) {
    const made = recipes(null, inputs, 'base')[0]!;
    return ofHead.map(({ name, variant }) => ({ ...made, name, variant }));
  }
  const servers = head.servers.map(({ baseInstall: _, baseBuild: __, baseStart: ___, ...server }) => ({ ...server, carry: [] }));
  return recipes({ ...head, servers }, inputs, 'base');
}

const key = (recipe: Recipe): string => JSON.stringify([recipe.name, recipe.variant]);
const text = (value: unknown): string => canonical((value ?? null) as Json);
const kebab = (field: string): string => field.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const label = (recipe: Recipe): string => (recipe.variant === null ? recipe.name : `${recipe.name} (${recipe.variant})`);
