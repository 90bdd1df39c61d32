import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseSnapshot,
  recipes
} from "./chunk-QB3H7WIF.js";
import {
  Log,
  ProbeError,
  cleanEnvironment,
  defaultGrace,
  launch,
  onEnd,
  probe,
  probeBoth
} from "./chunk-DZOJGGQ6.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import {
  canonical,
  isObject,
  own
} from "./chunk-HP3U3NGS.js";

// src/source/git.ts
import { spawn } from "node:child_process";
var SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.quotePath=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "protocol.ext.allow=never",
  "submodule.recurse=false",
  "advice.detachedHead=false"
].flatMap((setting) => ["-c", setting]);
var MAX_OUTPUT = 64 * 1024 * 1024;
function tryGit(cwd, args, options = {}) {
  return new Promise((resolve4, reject) => {
    const posix2 = process.platform !== "win32";
    const child = spawn("git", [...SETTINGS, ...args], {
      cwd,
      env: { ...gitEnvironment(), ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: posix2,
      // a group of its own, so that helpers end with it
      windowsHide: true
    });
    const end = () => {
      if (child.pid === void 0 || child.exitCode !== null) return;
      try {
        if (posix2) process.kill(-child.pid, "SIGKILL");
        else child.kill("SIGKILL");
      } catch {
      }
    };
    const forget = onEnd(end);
    const timer = options.timeout === void 0 ? void 0 : setTimeout(end, options.timeout * 1e3);
    const out = [];
    let size = 0;
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) end();
      else out.push(chunk);
    });
    child.stderr.on("data", (chunk) => {
      stderr = (stderr + chunk.toString("utf8")).slice(-8192);
    });
    child.on("error", (error) => {
      forget();
      clearTimeout(timer);
      reject(
        new UserError(
          error.code === "ENOENT" ? "git cannot be started: install git and put it on PATH." : `git cannot be started: ${error.message}.`
        )
      );
    });
    child.on("close", (code, signal) => {
      forget();
      clearTimeout(timer);
      if (signal) stderr += `
git was ended by ${signal}`;
      resolve4({ code: code ?? 1, stdout: Buffer.concat(out).toString("utf8"), stderr: stderr.trim() });
    });
  });
}
async function git(cwd, args, options = {}) {
  const result = await tryGit(cwd, args, options);
  if (result.code !== 0) throw new UserError(`git ${args[0]} failed: ${lastLine(result.stderr)}`);
  return result.stdout.replace(/\r?\n$/, "");
}
var lastLine = (stderr) => (stderr.split("\n").filter(Boolean).at(-1) ?? "no reason was given").replace(/^(fatal|error): /, "");
function gitEnvironment() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (/^(GIT_|INPUT_)/i.test(name) && !KEPT.has(name)) continue;
    env[name] = value;
  }
  return { ...env, GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C", LANGUAGE: "" };
}
var KEPT = /* @__PURE__ */ new Set([
  "GIT_SSH",
  "GIT_SSH_COMMAND",
  "GIT_ASKPASS",
  "GIT_SSL_CAINFO",
  "GIT_SSL_NO_VERIFY",
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM"
]);
async function findRoot(dir) {
  const result = await tryGit(dir, ["rev-parse", "--show-toplevel"]);
  if (result.code === 0 && result.stdout.trim()) return result.stdout.replace(/\r?\n$/, "");
  if (/dubious ownership/.test(result.stderr)) {
    throw new UserError(
      `git refuses to work in ${dir}, which belongs to another user: add it with git config --global --add safe.directory.`
    );
  }
  throw new UserError(`${dir} is not in a git repository: run this in a git checkout, or compare two snapshot files instead.`);
}
async function commitOf(root, name) {
  const result = await tryGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
  return result.code === 0 ? result.stdout.trim() : void 0;
}
async function resolveRef(root, name) {
  const found = await commitOf(root, name) ?? await commitOf(root, `origin/${name}`);
  if (found) return found;
  throw new UserError(`There is no commit, branch or tag ${JSON.stringify(name)} in ${root}: fetch it first, or name another base.`);
}
async function defaultBase(root) {
  const remote = await tryGit(root, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  if (remote.code === 0) return remote.stdout.trim();
  return await commitOf(root, "main") === void 0 && await commitOf(root, "master") !== void 0 ? "master" : "main";
}
async function parentsOf(root, commit) {
  const text2 = await git(root, ["cat-file", "commit", commit]);
  const head = text2.slice(0, text2.indexOf("\n\n"));
  return [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((m) => m[1]);
}
var isAncestor = async (root, older, newer) => (await tryGit(root, ["merge-base", "--is-ancestor", older, newer])).code === 0;
var isShallow = async (root) => await git(root, ["rev-parse", "--is-shallow-repository"]) === "true";
var isDirty = async (root) => await git(root, ["status", "--porcelain", "--untracked-files=normal"]) !== "";
async function readAt(root, commit, path) {
  const entry = await tryGit(root, ["ls-tree", "-z", commit, "--", path.replaceAll("\\", "/")]);
  if (entry.code !== 0) throw new UserError(`${path} cannot be read at ${commit.slice(0, 12)}: ${lastLine(entry.stderr)}`);
  const blob = /^100\d{3} blob ([0-9a-f]{40,64})\t/.exec(entry.stdout)?.[1];
  return blob === void 0 ? void 0 : (await tryGit(root, ["cat-file", "blob", blob])).stdout;
}
async function changedPaths(root, base, head) {
  const text2 = await git(root, ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", base, head, "--"]);
  return text2.split("\0").filter(Boolean);
}

// src/source/collect.ts
import { existsSync as existsSync6 } from "node:fs";
import { join as join7 } from "node:path";

// src/source/credentials.ts
async function storedCredentials(root) {
  const remarks = [];
  const local = ["config", "--local", "--includes", "--name-only", "-z", "--get-regexp"];
  const headers = (await tryGit(root, [...local, "^http\\..*extraheader$"])).stdout;
  if (headers) {
    remarks.push(
      "The checkout stores a credential in its git configuration, which every build and server here can read: set persist-credentials: false at actions/checkout."
    );
  }
  const urls = (await tryGit(root, ["config", "--local", "--includes", "-z", "--get-regexp", "^(remote\\..*\\.(push)?url|url\\..*\\.insteadof)$"])).stdout;
  const holder = urls.split("\0").find((entry) => /:\/\/[^/@\s:]*:[^/@\s]+@/.test(entry));
  if (holder) {
    remarks.push(
      `The git configuration holds a password (${holder.split("\n")[0]?.replace(/:\/\/.*@/, "://\u2026@")}), which every build and server here can read: store it elsewhere.`
    );
  }
  return remarks;
}

// src/source/sides.ts
import { mkdtempSync, rmSync as rmSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join6 } from "node:path";

// src/source/build.ts
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

// src/probe/run.ts
async function run(options) {
  const began = Date.now();
  const log = new Log(options.log, options.keep ?? 64 * 1024);
  const launched = launch({ ...options, stdin: false });
  let timedOut = false;
  let aborted = options.signal?.aborted ?? false;
  let giveUp = () => {
  };
  const gaveUp = new Promise((resolve4) => {
    giveUp = resolve4;
  });
  const timer = setTimeout(() => {
    timedOut = true;
    giveUp();
  }, options.timeout * 1e3);
  const onAbort = () => {
    aborted = true;
    giveUp();
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (aborted) giveUp();
  for (const stream of [launched.stdout, launched.stderr]) {
    stream.on("data", (chunk) => log.push(chunk));
    stream.on("error", () => {
    });
  }
  await Promise.race([launched.exited, gaveUp]);
  clearTimeout(timer);
  options.signal?.removeEventListener("abort", onAbort);
  if (launched.exit) await launched.drained();
  await launched.stop({ ...defaultGrace, close: 0 });
  const exit = await launched.exited;
  log.end();
  return { ...exit, timedOut, aborted, seconds: (Date.now() - began) / 1e3, tail: log.tail() };
}

// src/source/build.ts
var TAIL = { lines: 20, characters: 4e3 };
async function build(recipe, cwd, options) {
  for (const [step, command] of [
    ["install", recipe.install],
    ["build", recipe.build]
  ]) {
    if (!command?.trim()) continue;
    options.progress(`${step}: ${command}`);
    const result = await run({
      command,
      cwd,
      env: cleanEnvironment({ ...surroundings(), ...recipe.env }, { home: options.home }),
      log: options.log,
      timeout: options.timeout
    });
    if (result.code === 0 && !result.timedOut) continue;
    const how = result.error ? `could not be started (${result.error.message})` : result.timedOut ? `took longer than ${options.timeout} seconds and was ended` : result.signal ? `was ended by ${result.signal}` : `exited with ${result.code}`;
    return withTail(`The ${step} command \`${command}\` ${how}.`, result.tail);
  }
  return null;
}
function withTail(sentence, output) {
  const lines = output.trimEnd().split(/\r?\n/).slice(-TAIL.lines).join("\n").slice(-TAIL.characters);
  return lines.trim() ? `${sentence}
${lines}` : sentence;
}
var CACHES = [
  ["npm_config_cache", [".npm"]],
  ["npm_config_store_dir", [".local", "share", "pnpm", "store"]],
  ["YARN_CACHE_FOLDER", [".cache", "yarn"]],
  ["BUN_INSTALL_CACHE_DIR", [".bun", "install", "cache"]],
  ["PIP_CACHE_DIR", [".cache", "pip"]],
  ["UV_CACHE_DIR", [".cache", "uv"]],
  ["UV_PYTHON_INSTALL_DIR", [".local", "share", "uv", "python"]],
  ["GOMODCACHE", ["go", "pkg", "mod"]],
  ["GOCACHE", [".cache", "go-build"]]
];
function surroundings() {
  const found = CACHES.map(([variable, path]) => [variable, join(homedir(), ...path)]).filter(([, folder]) => existsSync(folder));
  return { ...Object.fromEntries(found), ...process.env.CI ? { CI: process.env.CI } : {} };
}

// src/source/infer.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { dirname, join as join2, relative } from "node:path";
var MANAGERS = [
  { lockfiles: ["package-lock.json", "npm-shrinkwrap.json"], install: "npm ci", build: "npm run build --if-present" },
  { lockfiles: ["pnpm-lock.yaml"], install: "pnpm install --frozen-lockfile", build: "pnpm run --if-present build" },
  { lockfiles: ["yarn.lock"], install: "yarn install --frozen-lockfile", build: "yarn run build" },
  { lockfiles: ["bun.lock", "bun.lockb"], install: "bun install --frozen-lockfile", build: "bun run build" }
];
function infer(cwd, root) {
  const manifest = readManifest(join2(cwd, "package.json"));
  if (manifest === void 0) return { install: null, build: null };
  const found = nearestLockfile(cwd, root);
  const hasBuild = typeof own(own(manifest, "scripts"), "build") === "string";
  const build2 = hasBuild ? found?.manager.build ?? "npm run build --if-present" : null;
  if (!found) return { install: null, build: build2 };
  return { install: isBerry(found.folder, found.file) ? "yarn install --immutable" : found.manager.install, build: build2 };
}
function nearestLockfile(cwd, root) {
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const manager of MANAGERS) {
      const file = manager.lockfiles.find((name) => existsSync2(join2(folder, name)));
      if (file) return { manager, folder, file };
    }
    if (relative(root, folder) === "" || dirname(folder) === folder) return void 0;
  }
}
var isBerry = (folder, file) => file === "yarn.lock" && (existsSync2(join2(folder, ".yarnrc.yml")) || /^__metadata:/m.test(readFileSync(join2(folder, file), "utf8").slice(0, 4096)));
function readManifest(file) {
  try {
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    return isObject(manifest) ? manifest : void 0;
  } catch {
    return existsSync2(file) ? {} : void 0;
  }
}

// src/source/presence.ts
import { existsSync as existsSync5, statSync } from "node:fs";
import { join as join5, posix, resolve as resolve3 } from "node:path";

// src/source/worktree.ts
import { cpSync, existsSync as existsSync4, lstatSync, mkdirSync as mkdirSync2, readdirSync as readdirSync2, readFileSync as readFileSync3, realpathSync, rmdirSync, rmSync } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname as dirname2, isAbsolute, join as join4, relative as relative2, resolve as resolve2, sep } from "node:path";

// src/source/history.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { resolve } from "node:path";
var STEPS = [50, 200, 1e3, 5e3];
var FETCH_TIMEOUT = 300;
async function mergeBase(root, base, head, options = {}) {
  for (const depth of [0, ...STEPS, Number.POSITIVE_INFINITY]) {
    if (depth > 0) {
      if (!await isShallow(root)) break;
      options.log?.(
        Number.isFinite(depth) ? `Shallow clone: fetching ${depth} more commits` : "Shallow clone: fetching the rest of the history"
      );
      await fetch(root, [Number.isFinite(depth) ? `--deepen=${depth}` : "--unshallow"], [base, head], options);
    }
    const found = await tryGit(root, ["merge-base", base, head]);
    const ancestor = found.stdout.trim();
    if (found.code === 0 && !await isCutOff(root, ancestor, [base, head])) return ancestor;
  }
  throw new UserError(
    `${short(base)} and ${short(head)} have no common ancestor: the branch was not cut from this base, so there is no base state to compare with.`
  );
}
async function isCutOff(root, ancestor, commits) {
  if (!await isShallow(root)) return false;
  const file = resolve(root, await git(root, ["rev-parse", "--git-path", "shallow"]));
  const ends = new Set(readFileSync2(file, "utf8").split("\n").filter(Boolean));
  const between = (await git(root, ["rev-list", ...commits, "--not", ancestor])).split("\n");
  return between.some((commit) => ends.has(commit));
}
async function descends(root, newer, older, options = {}) {
  const found = await mergeBase(root, older, newer, options).catch((error) => {
    if (error instanceof UserError && /no common ancestor/.test(error.message)) return void 0;
    throw error;
  });
  return found === older;
}
async function haveCommit(root, commit, options = {}) {
  if (await commitOf(root, commit)) return;
  options.log?.(`Fetching ${short(commit)}`);
  await fetch(root, await isShallow(root) ? ["--depth=1"] : [], [commit], options);
  if (!await commitOf(root, commit)) throw new UserError(`The commit ${short(commit)} is not in the repository.`);
}
async function remoteTip(root, branch2, options = {}) {
  const remote = await remoteOf(root);
  if (remote === void 0) return void 0;
  const depth = await isShallow(root) ? ["--depth=1"] : [];
  const ref = `refs/heads/${branch2}`;
  const listed = await tryGit(root, ["ls-remote", "--exit-code", remote, ref], await access(root, options));
  const tip = /^([0-9a-f]{40,64})\t/.exec(listed.stdout)?.[1];
  if (listed.code !== 0 || tip === void 0) return void 0;
  if (!await commitOf(root, tip)) {
    const result = await tryGit(
      root,
      ["fetch", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--quiet", ...depth, remote, tip],
      await access(root, options)
    );
    if (result.code !== 0) return void 0;
  }
  return tip;
}
async function fetch(root, how, commits, options) {
  const remote = await remoteOf(root);
  if (remote === void 0) {
    throw new UserError(
      `The history that is needed (${commits.map(short).join(", ")}) is not in this clone and there is no remote to fetch it from: clone the whole history.`
    );
  }
  const result = await tryGit(
    root,
    ["fetch", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--quiet", ...how, remote, ...commits],
    await access(root, options)
  );
  if (result.code !== 0) {
    throw new UserError(
      `The history that is needed (${commits.map(short).join(", ")}) cannot be fetched from ${remote} (${lastLine(result.stderr)}): check out with fetch-depth: 0.`
    );
  }
}
async function remoteOf(root) {
  const names = (await git(root, ["remote"])).split("\n").filter(Boolean);
  return names.includes("origin") ? "origin" : names[0];
}
async function access(root, options) {
  const { credential } = options;
  if (!credential) return { timeout: FETCH_TIMEOUT };
  const key = `http.${credential.serverUrl.replace(/\/+$/, "")}/.extraheader`;
  if ((await tryGit(root, ["config", "--get-all", key])).code === 0) return { timeout: FETCH_TIMEOUT };
  const basic = Buffer.from(`x-access-token:${credential.token}`).toString("base64");
  return {
    timeout: FETCH_TIMEOUT,
    env: { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}` }
  };
}
var short = (commit) => commit.slice(0, 12);

// src/source/submodules.ts
import { existsSync as existsSync3, mkdirSync, readdirSync } from "node:fs";
import { join as join3 } from "node:path";
async function addSubmodules(top, settings) {
  const missing = await fill(top, settings);
  if (missing.length === 0) return [];
  const here = missing.filter((m) => m.folder === top.folder).map((m) => m.path);
  if (here.length < missing.length) return [`A submodule inside a submodule of the base is not in this clone: ${missing.at(-1)?.path}.`];
  const update = await tryGit(top.folder, [...settings, "submodule", "--quiet", "update", "--init", "--recursive", "--", ...here], {
    timeout: 300
  });
  return update.code === 0 ? [] : [`The base's submodules could not be fetched: ${lastLine(update.stderr)}.`];
}
async function emptySubmodules(root) {
  if (!existsSync3(join3(root, ".gitmodules"))) return [];
  const { stdout } = await tryGit(root, ["ls-files", "--stage", "-z"]);
  const paths = [...stdout.matchAll(/(?:^|\0)160000 [0-9a-f]+ \d\t([^\0]+)/g)].map((m) => m[1]);
  const empty = paths.filter((path) => !existsSync3(join3(root, path)) || readdirSync(join3(root, path)).length === 0);
  return empty.length ? [`The head's submodule ${empty[0]} is not checked out, so the two sides differ: set submodules: true at actions/checkout.`] : [];
}
async function fill(top, settings) {
  const missing = [];
  for (const { path, commit } of await links(top)) {
    const name = await nameOf(top.folder, path);
    const gitDir = name === void 0 ? void 0 : join3(top.gitDir, "modules", name);
    const folder = join3(top.folder, path);
    if (gitDir === void 0 || !existsSync3(gitDir) || (await tryGit(gitDir, ["--git-dir=.", "cat-file", "-e", `${commit}^{commit}`])).code !== 0) {
      missing.push({ folder: top.folder, path });
      continue;
    }
    mkdirSync(folder, { recursive: true });
    const from = [...settings, `--git-dir=${gitDir}`, `--work-tree=${folder}`];
    const env = { GIT_INDEX_FILE: join3(top.worktreeDir, "submodule-index") };
    await git(folder, [...from, "read-tree", commit], { env });
    await git(folder, [...from, "checkout-index", "--all", "--force", "--quiet"], { env });
    missing.push(...await fill({ ...top, folder, commit, gitDir }, settings));
  }
  return missing;
}
async function links({ gitDir, commit }) {
  const listed = await git(gitDir, ["--git-dir=.", "ls-tree", "-r", "-z", "--full-tree", commit]);
  return [...listed.matchAll(/(?:^|\0)160000 commit ([0-9a-f]{40,64})\t([^\0]+)/g)].map((m) => ({
    commit: m[1],
    path: m[2]
  }));
}
async function nameOf(folder, path) {
  const listed = await tryGit(folder, ["config", "--file", ".gitmodules", "-z", "--get-regexp", "^submodule\\..*\\.path$"]);
  for (const entry of listed.stdout.split("\0")) {
    const [key = "", value] = entry.split("\n");
    const name = key.slice("submodule.".length, -".path".length);
    if (value === path && name && !name.split(/[\\/]/).includes("..") && !name.startsWith("/")) return name;
  }
  return void 0;
}

// src/source/worktree.ts
var PREFIX = "mcp-tool-review-base-";
async function addWorktree(root, commit) {
  const common = resolve2(root, await git(root, ["rev-parse", "--git-common-dir"]));
  pruneStale(common);
  const folder = await mkdtemp(join4(await realpath(tmpdir()), `${PREFIX}${process.pid}-`));
  const entry = join4(common, "worktrees", basename(folder));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    removeEntry(entry);
  };
  const forget = onEnd(remove);
  const dispose = () => {
    forget();
    remove();
  };
  try {
    const pointers = await lfsPointers(root);
    const remarks = pointers.length ? [describe("head", pointers)] : [];
    let settings = [...await withoutFilters(root), ...pointers.length ? WITHOUT_LFS : []];
    const add = () => tryGit(root, [...settings, "worktree", "add", "--detach", "--quiet", folder, commit]);
    let added = await add();
    if (added.code !== 0 && /\blfs\b/i.test(added.stderr)) {
      settings = [...settings, ...WITHOUT_LFS];
      added = await add();
    }
    if (added.code !== 0) throw new UserError(`The base ${short(commit)} cannot be checked out: ${lastLine(added.stderr)}.`);
    const left = await lfsPointers(folder);
    if (left.length && !pointers.length) remarks.push(describe("base", left));
    const submodules = existsSync4(join4(folder, ".gitmodules")) ? await addSubmodules({ folder, commit, gitDir: common, worktreeDir: entry }, settings) : [];
    return { root: folder, remarks: [...remarks, ...submodules], dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}
async function withoutFilters(root) {
  const listed = await tryGit(root, ["config", "--name-only", "-z", "--get-regexp", "^filter\\..*\\.(smudge|clean|process|required)$"]);
  return listed.stdout.split("\0").filter((key) => key && !key.startsWith("filter.lfs.") && !key.includes("=")).flatMap((key) => ["-c", key.endsWith(".required") ? `${key}=false` : `${key}=`]);
}
var WITHOUT_LFS = ["smudge=", "process=", "required=false"].flatMap((setting) => ["-c", `filter.lfs.${setting}`]);
async function lfsPointers(folder) {
  const pointer = ["-F", "-e", "version https://git-lfs.github.com/spec/v1"];
  const found = await tryGit(folder, ["grep", "-lz", ...pointer, "--", ":(attr:filter=lfs)"]);
  return found.stdout.split("\0").filter(Boolean);
}
var describe = (side2, files) => `${files.length === 1 ? "One file" : `${files.length} files`} of the ${side2} stand as git LFS pointers (${files[0]}): install git-lfs and check out with lfs: true if the server reads them.`;
function removeEntry(entry) {
  rmSync(entry, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  try {
    rmdirSync(dirname2(entry));
  } catch {
  }
}
function pruneStale(common) {
  const all = join4(common, "worktrees");
  for (const name of existsSync4(all) ? readdirSync2(all) : []) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    const folder = folderOf(join4(all, name));
    if (folder && basename(folder) === name) rmSync(folder, { recursive: true, force: true });
    removeEntry(join4(all, name));
  }
}
var folderOf = (entry) => {
  try {
    return dirname2(readFileSync3(join4(entry, "gitdir"), "utf8").trim());
  } catch {
    return void 0;
  }
};
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
function carry(paths, from, to) {
  for (const path of paths) {
    const source = resolve2(from.cwd, path);
    const target2 = resolve2(to.cwd, path);
    if (isAbsolute(path) || !inside(from.root, source) || !inside(to.root, target2)) {
      throw new UserError(
        `carry names ${JSON.stringify(path)}, which is not inside the repository: name a path relative to the working directory.`
      );
    }
    if (!existsSync4(source))
      throw new UserError(
        `carry names ${JSON.stringify(path)}, which is not in the head's tree: make it in an earlier step, or take it out.`
      );
    mkdirSync2(dirname2(target2), { recursive: true });
    if (!within(realpathSync(to.root), realpathSync(dirname2(target2))) || !inside(realpathSync(from.root), realpathSync(source))) {
      throw new UserError(`carry names ${JSON.stringify(path)}, which leads out of the repository through a link.`);
    }
    if (existsSync4(target2) && lstatSync(target2).isSymbolicLink()) rmSync(target2);
    cpSync(source, target2, { recursive: true, force: true, verbatimSymlinks: true });
  }
}
var within = (root, path) => path === root || inside(root, path);
function inside(root, path) {
  const rest = relative2(root, path);
  return rest !== "" && rest !== ".." && !rest.startsWith(`..${sep}`) && !isAbsolute(rest) && rest.split(sep)[0] !== ".git";
}

// src/source/presence.ts
function workingDirectory(tree, recipe) {
  const cwd = resolve3(tree.root, recipe.workingDirectory);
  if (cwd !== resolve3(tree.root) && !inside(resolve3(tree.root), cwd)) {
    throw new UserError(
      `working-directory is ${JSON.stringify(recipe.workingDirectory)}, which is not inside the repository: name a folder relative to its root.`
    );
  }
  return cwd;
}
async function whyAbsent(tree, recipe, other, otherRecipe) {
  const cwd = workingDirectory(tree, recipe);
  if (!isFolder(cwd)) return `The working directory ${recipe.workingDirectory} is not in the ${tree.side}'s tree.`;
  if (!other) return null;
  for (const name of namedFiles(recipe.start)) {
    const path = below(recipe, name);
    const there = below(otherRecipe, name);
    if (path === null || there === null || existsSync5(join5(tree.root, path))) continue;
    if (!await belongs(other, there) || await isIgnored(tree, path)) continue;
    return `The file ${path}, which the start command names, is not in the ${tree.side}'s tree.`;
  }
  return null;
}
function namedFiles(start) {
  const words = Array.isArray(start) ? start : (start ?? "").split(/[\s;&|()<>]+/).map((word) => word.replace(/^(['"])(.*)\1$/, "$2"));
  return words.filter(
    (word) => /^[^-]/.test(word) && !/[:*?$`{}'"\\=]/.test(word) && (word.includes("/") || /\.[A-Za-z0-9]{1,5}$/.test(word))
  );
}
function below(recipe, name) {
  const path = posix.normalize(posix.join(recipe.workingDirectory.replaceAll("\\", "/"), name));
  return posix.isAbsolute(name) || path === ".." || path.startsWith("../") ? null : path;
}
async function belongs(tree, path) {
  if (!existsSync5(join5(tree.root, path))) return false;
  const listed = await tryGit(tree.root, ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", `:(literal)${path}`]);
  return listed.stdout !== "";
}
var isIgnored = async (tree, path) => (await tryGit(tree.root, ["check-ignore", "--quiet", "--no-index", "--", path])).code === 0;
function isFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

// src/source/sides.ts
var Sides = class _Sides {
  constructor(root, pair, options, worktree) {
    this.pair = pair;
    this.options = options;
    this.#head = { root, side: "head" };
    this.#base = worktree ? { root: worktree.root, side: "base" } : null;
    this.#worktree = worktree;
    this.remarks = worktree?.remarks ?? [];
    this.#homes = mkdtempSync(join6(tmpdir2(), "home-"));
    this.#forget = onEnd(() => this.#removeHomes());
  }
  pair;
  options;
  remarks;
  #head;
  #base;
  #worktree;
  #homes;
  #forget;
  /** Outcomes by folder and commands: servers and variants that share them are built once. */
  #built = /* @__PURE__ */ new Map();
  static async open(root, pair, options) {
    if (pair.base) options.progress(`base: checking out ${pair.base.slice(0, 12)}`);
    return new _Sides(root, pair, options, pair.base ? await addWorktree(root, pair.base) : null);
  }
  /** Builds both sides of a server, the base first. Throws UserError when the request itself is wrong. */
  async prepare(server) {
    const ofBase = server.base ?? server.head;
    workingDirectory(this.#head, server.head);
    const base = this.#base ? await this.#side(this.#base, ofBase, this.#head, server.head) : null;
    const head = await this.#side(this.#head, server.head, this.#base, ofBase);
    return { base, head };
  }
  async #side(tree, recipe, other, otherRecipe) {
    const ref = (tree.side === "base" ? this.pair.base : this.pair.headName) ?? "";
    const cwd = workingDirectory(tree, recipe);
    const absent = await whyAbsent(tree, recipe, other, otherRecipe);
    if (absent) return { state: "absent", ref, reason: absent };
    if (tree.side === "base" && recipe.carry.length) {
      carry(recipe.carry, { root: this.#head.root, cwd: workingDirectory(this.#head, otherRecipe) }, { root: tree.root, cwd });
    }
    const complete = this.#complete(tree, recipe, cwd);
    const home = join6(this.#homes, tree.side);
    const key = JSON.stringify([cwd, complete.install, complete.build, complete.env]);
    let built = this.#built.get(key);
    if (!built) {
      built = this.#build(tree, complete, cwd, home);
      this.#built.set(key, built);
    }
    const reason = await built;
    return reason === null ? { state: "ready", ref, cwd, home, recipe: complete } : { state: "build-failed", ref, reason };
  }
  #build(tree, recipe, cwd, home) {
    const { buildTimeout, progress, log } = this.options;
    return build(recipe, cwd, {
      home,
      timeout: buildTimeout,
      progress: (text2) => progress(`${tree.side}: ${text2}`),
      log: (line) => log(tree.side, line)
    });
  }
  /** What the recipe leaves open is read off the tree. */
  #complete(tree, recipe, cwd) {
    if (recipe.start === null) return recipe;
    const inferred = infer(cwd, tree.root);
    return { ...recipe, install: recipe.install ?? inferred.install, build: recipe.build ?? inferred.build };
  }
  #removeHomes() {
    rmSync2(this.#homes, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
  dispose() {
    this.#forget();
    this.#removeHomes();
    this.#worktree?.dispose();
  }
};

// src/source/collect.ts
var BUILD_TIMEOUT = 1800;
async function collectFacts(servers, options) {
  const { root, pair, progress, log } = options;
  const remarks = [...pair.remarks, ...await storedCredentials(root)];
  remarks.push(...await emptySubmodules(root));
  if (await isDirty(root)) remarks.push("The working tree has changes that are not committed: the head is the tree as it stands.");
  const snapshot = await baseline(options, servers.length);
  const sides = await Sides.open(root, snapshot ? { ...pair, base: null } : pair, {
    buildTimeout: options.buildTimeout ?? BUILD_TIMEOUT,
    progress,
    log
  });
  try {
    const facts = [];
    for (const server of servers) facts.push({ ...await collectServer(sides, server, options), ...snapshot ? { base: snapshot } : {} });
    return { facts, remarks: [...remarks, ...sides.remarks] };
  } finally {
    sides.dispose();
  }
}
async function baseline({ root, pair, baseline: path = "build" }, servers) {
  if (path === "build") return null;
  if (path === "lockfile")
    throw new UserError("baseline: lockfile is not there in this version: use build, or the path of a snapshot file.");
  if (servers > 1) throw new UserError(`baseline names ${path}, one file for ${servers} servers: use build.`);
  if (pair.base === null) throw new UserError(`baseline names ${path}, but there is no base commit to read it at.`);
  const text2 = await readAt(root, pair.base, path);
  if (text2 === void 0 && !existsSync6(join7(root, path)))
    throw new UserError(`baseline names ${path}, which neither side has: name a snapshot file of the repository.`);
  if (text2 === void 0)
    return { state: "absent", reason: `The file ${path}, named in baseline, is not in the base's tree.`, ref: pair.base, snapshot: null };
  return { state: "listed", reason: null, ref: pair.base, snapshot: parseSnapshot(text2, `${path} at the base`) };
}
async function collectServer(sides, server, options) {
  const { name, variant } = server.head;
  const prepared = await sides.prepare(server);
  const base = prepared.base && side(prepared.base);
  const head = side(prepared.head);
  const [baseTarget, headTarget] = [target(prepared.base), target(prepared.head)];
  if (baseTarget || headTarget) options.progress(`${variant === null ? name : `${name} (${variant})`}: starting and listing`);
  const how = {
    limits: options.limits,
    effort: options.effort,
    volatile: [...options.volatile],
    log: (line, who = headTarget ? "head" : "base") => options.log(who, line)
  };
  if (headTarget) {
    const both = await probeBoth(baseTarget, headTarget, how);
    settle(head, both.head);
    if (base && both.base) settle(base, both.base);
  } else if (base && baseTarget) {
    settle(base, await probe(baseTarget, how).catch(only));
  }
  if (server.isNew && base?.state.endsWith("-failed")) {
    Object.assign(base, {
      state: "absent",
      reason: `The base's config does not know it, and the base could not be listed in this way. ${base.reason}`
    });
  }
  return { name, variant, base, head };
}
var side = (prepared) => ({
  state: prepared.state === "ready" ? "list-failed" : prepared.state,
  reason: prepared.state === "ready" ? null : prepared.reason,
  ref: prepared.ref,
  snapshot: null
});
function target(prepared) {
  if (prepared?.state !== "ready") return null;
  const { recipe, cwd, home } = prepared;
  return { command: recipe.start, args: recipe.args, url: recipe.url, headers: recipe.headers, env: recipe.env, cwd, home };
}
function settle(facts, found) {
  if (found instanceof ProbeError) facts.reason = found.reason;
  else Object.assign(facts, { state: "listed", snapshot: found });
}
function only(error) {
  if (error instanceof ProbeError) return error;
  throw error;
}

// src/source/pair.ts
async function choosePair(root, request, options = {}) {
  const head = await commitOf(root, "HEAD");
  if (!head) throw new UserError(`${root} has no commit yet: commit the base state first.`);
  switch (request.kind) {
    case "ref":
      return againstRef(root, head, request.base, options);
    case "pull-request":
      return pullRequest(root, head, request, options);
    case "merge-group":
      return mergeGroup(root, head, request, options);
    case "push":
      return push(root, head, request, options);
    case "branch":
      return branch(root, head, request, options);
  }
}
async function againstRef(root, head, name, options) {
  const tip = await resolveRef(root, name).catch(async (error) => {
    const remote = /^[0-9a-f]{40,64}$/.test(name) ? await haveCommit(root, name, options).then(
      () => name,
      () => void 0
    ) : await remoteTip(root, name, options);
    if (remote) return remote;
    throw error;
  });
  return { base: await mergeBase(root, tip, head, options), head, headName: head, policy: tip, remarks: [] };
}
async function pullRequest(root, head, request, options) {
  const { baseSha, baseRef, headSha } = request;
  const parents = await parentsOf(root, head);
  if (parents.length === 2 && parents[1] === headSha) {
    const first = parents[0];
    await haveCommit(root, first, options);
    return { base: first, head, headName: headSha, policy: await remoteTip(root, baseRef, options) ?? first, remarks: [] };
  }
  await haveCommit(root, baseSha, options);
  if (head !== headSha) {
    await haveCommit(root, headSha, options);
    if (!await descends(root, head, headSha, options)) {
      throw new UserError(
        `The commit that is checked out, ${short(head)}, does not contain the pull request's head ${short(headSha)}: let actions/checkout take its default ref.`
      );
    }
  }
  const tip = await remoteTip(root, baseRef, options) ?? baseSha;
  const from = await isAncestor(root, head, tip) ? baseSha : tip;
  return { base: await mergeBase(root, from, head, options), head, headName: headSha, policy: tip, remarks: [] };
}
async function mergeGroup(root, head, request, options) {
  if (head !== request.headSha) {
    throw new UserError(
      `The commit that is checked out, ${short(head)}, is not the merge group's head ${short(request.headSha)}: let actions/checkout take its default ref.`
    );
  }
  await haveCommit(root, request.baseSha, options);
  if (!await descends(root, head, request.baseSha, options)) {
    throw new UserError(
      `The merge group's base ${short(request.baseSha)} is no ancestor of its head ${short(head)}: there is no true pair to compare.`
    );
  }
  return { base: request.baseSha, head, headName: head, policy: request.baseSha, remarks: [] };
}
async function push(root, head, request, options) {
  if (/^0+$/.test(request.before)) return branch(root, head, request, options);
  await haveCommit(root, request.before, options);
  const base = await mergeBase(root, request.before, head, options);
  const remarks = base === request.before ? [] : [
    `The branch was rewritten: ${short(request.before)} is no ancestor of ${short(head)}, so the common ancestor ${short(base)} is the base.`
  ];
  return { base, head, headName: head, policy: base, remarks };
}
async function branch(root, head, request, options) {
  if (request.branch !== request.defaultBranch) {
    const tip = await remoteTip(root, request.defaultBranch, options) ?? await commitOf(root, request.defaultBranch);
    if (tip && tip !== head && !await isAncestor(root, head, tip)) {
      return { base: await mergeBase(root, tip, head, options), head, headName: head, policy: tip, remarks: [] };
    }
  }
  const first = (await parentsOf(root, head))[0];
  if (first === void 0)
    return {
      base: null,
      head,
      headName: head,
      policy: head,
      remarks: ["The first commit of the repository: there is no base to compare with."]
    };
  await haveCommit(root, first, options);
  return { base: first, head, headName: head, policy: first, remarks: [`Compared with the commit before, ${short(first)}.`] };
}

// src/source/settings.ts
import { existsSync as existsSync7, readFileSync as readFileSync4, realpathSync as realpathSync2, statSync as statSync2 } from "node:fs";
import { join as join8 } from "node:path";
var CONFIG_PATH = ".github/mcp-tool-review.yml";
var configPaths = (path) => path === CONFIG_PATH ? [CONFIG_PATH, CONFIG_PATH.replace(/yml$/, "yaml"), CONFIG_PATH.replace(/yml$/, "json")] : [path];
async function readSettings(root, pair, path) {
  const base = await settingsAt(root, pair.base, path);
  return { policy: pair.policy === pair.base ? base : await settingsAt(root, pair.policy, path), base, head: readHead(root, path) };
}
function settingsRemarks({ policy, head }) {
  if (policy === null) {
    return head === null ? [] : [`The base branch has no ${head.file}: the default policy holds, and the head's recipe is used on both sides.`];
  }
  if (head?.text === policy.text) return [];
  const what = head === null ? "is gone" : "differs from that of the base branch";
  return [`${policy.file} ${what}: the head is judged by the policy of the base branch, and the edit holds once it is merged.`];
}
async function settingsAt(root, commit, path) {
  for (const file of commit === null ? [] : configPaths(path)) {
    const text2 = await readAt(root, commit, file);
    if (text2 !== void 0) return { file, text: text2 };
  }
  return null;
}
function readHead(root, path) {
  for (const file of configPaths(path)) {
    const full = join8(root, file);
    if (!existsSync7(full)) continue;
    if (realpathSync2(full) !== join8(realpathSync2(root), file) || !statSync2(full).isFile()) {
      throw new UserError(`${file} is a link or no file: put the config there itself.`);
    }
    return { file, text: readFileSync4(full, "utf8") };
  }
  return null;
}
function pairRecipes(base, head) {
  if (base === null) return { servers: head.map((recipe) => ({ base: recipe, head: recipe, isNew: false })), remarks: [] };
  const key = (recipe) => JSON.stringify([recipe.name, recipe.variant]);
  const older = new Map(base.map((recipe) => [key(recipe), recipe]));
  const remarks = [];
  const servers = head.map((recipe) => {
    const before = older.get(key(recipe));
    older.delete(key(recipe));
    if (before) {
      const fields = Object.keys(recipe).filter((field) => text(before[field]) !== text(recipe[field]));
      if (fields.length) remarks.push(`The recipe of ${label(recipe)} changed: ${fields.map(kebab).join(", ")}.`);
    } else if (base.length) {
      remarks.push(`The config of the base does not know ${label(recipe)}: the head's recipe is used on both sides.`);
    }
    return { base: before ?? recipe, head: recipe, isNew: before === void 0 && base.length > 0 };
  });
  for (const gone of older.values()) remarks.push(`${label(gone)} is in the base's config and not in the head's: it was not reviewed.`);
  return { servers, remarks };
}
function requests(base, head, inputs) {
  const ofBase = base?.servers.length || !head?.servers.length ? base : head;
  const paired = pairRecipes(ofBase === head ? null : recipes(ofBase, inputs), recipes(head, inputs));
  const made = new Map(recipes(ofBase, inputs, "base").map((recipe) => [JSON.stringify([recipe.name, recipe.variant]), recipe]));
  const servers = paired.servers.map(({ base: before, ...rest }) => ({
    ...rest,
    base: (before && made.get(JSON.stringify([before.name, before.variant]))) ?? before
  }));
  return { servers, remarks: paired.remarks };
}
var text = (value) => canonical(value ?? null);
var kebab = (field) => field.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
var label = (recipe) => recipe.variant === null ? recipe.name : `${recipe.name} (${recipe.variant})`;

export {
  git,
  findRoot,
  defaultBase,
  readAt,
  changedPaths,
  haveCommit,
  remoteTip,
  collectFacts,
  choosePair,
  CONFIG_PATH,
  configPaths,
  readSettings,
  settingsRemarks,
  settingsAt,
  pairRecipes,
  requests
};
