import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseSnapshot,
  recipes
} from "./chunk-6Q4BT6ZB.js";
import {
  Log,
  ProbeError,
  cleanEnvironment,
  copyHome,
  defaultGrace,
  isAlive,
  launch,
  makeHomes,
  milliseconds,
  onEnd,
  pidIn,
  probeAfter,
  probeBase,
  probeBoth,
  quoteForSh,
  remove,
  removeNow
} from "./chunk-V6R2PHQ7.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import {
  canonical,
  isObject,
  own
} from "./chunk-K4EVMT5Y.js";

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
  return new Promise((resolve6, reject) => {
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
      resolve6({ code: code ?? 1, stdout: Buffer.concat(out).toString("utf8"), stderr: stderr.trim() });
    });
  });
}
async function git(cwd, args, options = {}) {
  const result = await tryGit(cwd, args, options);
  if (result.code !== 0) throw new UserError(`git ${args[0]} failed: ${lastLine(result.stderr)}`);
  return result.stdout.replace(/\r?\n$/, "");
}
var lastLine = (stderr) => (stderr.split("\n").filter(Boolean).at(-1) ?? "no reason was given").replace(/^(fatal|error): /, "").replace(/\.$/, "");
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
    const path = /dubious ownership in repository at '(.+)'$/m.exec(result.stderr)?.[1] ?? dir;
    throw new UserError(
      `git refuses to work in ${path}, which belongs to another user: if you trust it, run git config --global --add safe.directory ${quoteForSh(path)}`
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
import { existsSync as existsSync8 } from "node:fs";
import { join as join8 } from "node:path";

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

// src/source/history.ts
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
var STEPS = [50, 200, 1e3, 5e3];
var FETCH_TIMEOUT = 300;
var ASK_TIMEOUT = 30;
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
  const ends = new Set(readFileSync(file, "utf8").split("\n").filter(Boolean));
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
async function remoteTip(root, name, options = {}, kind = "heads") {
  const remote = await remoteOf(root);
  if (remote === void 0) return void 0;
  const depth = await isShallow(root) ? ["--depth=1"] : [];
  const ref = `refs/${kind}/${name}`;
  const listed = await tryGit(root, ["ls-remote", "--exit-code", remote, ref], { ...await access(root, options), timeout: ASK_TIMEOUT });
  const line = listed.stdout.split("\n").find((one) => one.slice(one.indexOf("	") + 1).trimEnd() === ref);
  const tip = /^([0-9a-f]{40,64})\t/.exec(line ?? "")?.[1];
  if (listed.code !== 0 || tip === void 0) return void 0;
  if (!await commitOf(root, tip)) {
    const result = await tryGit(
      root,
      ["fetch", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--quiet", ...depth, remote, tip],
      await access(root, options)
    );
    if (result.code !== 0) return void 0;
  }
  return commitOf(root, tip);
}
async function fetch(root, how2, commits, options) {
  const remote = await remoteOf(root);
  if (remote === void 0) {
    throw new UserError(
      `The history that is needed (${commits.map(short).join(", ")}) is not in this clone and there is no remote to fetch it from: clone the whole history.`
    );
  }
  const result = await tryGit(
    root,
    ["fetch", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--quiet", ...how2, remote, ...commits],
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
  const key2 = `http.${credential.serverUrl.replace(/\/+$/, "")}/.extraheader`;
  if ((await tryGit(root, ["config", "--get-all", key2])).code === 0) return { timeout: FETCH_TIMEOUT };
  const basic = Buffer.from(`x-access-token:${credential.token}`).toString("base64");
  return {
    timeout: FETCH_TIMEOUT,
    env: { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: key2, GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}` }
  };
}
var short = (commit) => commit.slice(0, 12);

// src/source/redact.ts
var SHORTEST = 4;
function redact(facts, recipes2) {
  const values = valuesOf(recipes2);
  if (facts === null || values.length === 0) return;
  const clean = (text2) => values.reduce((rest, [value, name]) => rest.replaceAll(value, `[value of ${name}]`), text2);
  const cleaned = (value) => typeof value === "string" ? clean(value) : Array.isArray(value) ? value.map(cleaned) : value;
  facts.reason &&= clean(facts.reason);
  for (const note of facts.snapshot?.notes ?? []) {
    note.text = clean(note.text);
    if (note.kind !== "stdout-noise" && note.kind !== "list-failed") continue;
    for (const [key2, value] of Object.entries(note.data ?? {})) note.data[key2] = cleaned(value);
  }
}
function valuesOf(recipes2) {
  const found = /* @__PURE__ */ new Map();
  for (const recipe of recipes2) {
    for (const [name, value] of Object.entries(recipe?.env ?? {})) found.set(value, name);
    for (const [name, value] of Object.entries(recipe?.headers ?? {})) {
      found.set(value, name);
      found.set(value.slice(value.lastIndexOf(" ") + 1), name);
    }
  }
  const lines = [...found].flatMap(([value, name]) => value.split(/\r?\n/).map((line) => [line.trim(), name]));
  return lines.filter(([value]) => value.length >= SHORTEST).sort((a, b) => b[0].length - a[0].length);
}

// src/source/sides.ts
import { join as join7 } from "node:path";

// src/source/build.ts
import { existsSync, mkdirSync } from "node:fs";
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
  const gaveUp = new Promise((resolve6) => {
    giveUp = resolve6;
  });
  const timer = setTimeout(() => {
    timedOut = true;
    giveUp();
  }, milliseconds(options.timeout));
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
  mkdirSync(options.home, { recursive: true });
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
    const how2 = result.error ? `could not be started (${result.error.message})` : result.timedOut ? `took longer than ${options.timeout} seconds and was ended` : result.signal ? `was ended by ${result.signal}` : `exited with ${result.code}`;
    return withTail(`The ${step} command \`${command}\` ${how2}.`, result.tail);
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

// src/source/carry.ts
import { cpSync, existsSync as existsSync2, lstatSync, mkdirSync as mkdirSync2, realpathSync, rmSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve as resolve2, sep } from "node:path";
async function carry(paths, from, to) {
  for (const path of paths) {
    const source = resolve2(from.cwd, path);
    const target2 = resolve2(to.cwd, path);
    if (isAbsolute(path) || !inside(from.root, source) || !inside(to.root, target2)) {
      throw new UserError(
        `carry names ${JSON.stringify(path)}, which is not inside the repository: name a path relative to the working directory.`
      );
    }
    if (!existsSync2(source))
      throw new UserError(
        `carry names ${JSON.stringify(path)}, which is not in the head's tree: make it in an earlier step, or take it out.`
      );
    for (const [side2, root, at] of [
      ["base", to.root, target2],
      ["head", from.root, source]
    ]) {
      const tracked = await tryGit(root, ["ls-files", "-z", "--", `:(literal)${relative(root, at).split(sep).join("/")}`]);
      if (tracked.stdout === "") continue;
      throw new UserError(
        `carry names ${JSON.stringify(path)}, of which git tracks ${JSON.stringify(tracked.stdout.split("\0")[0])} at the ${side2}: carry is for what git ignores.`
      );
    }
    mkdirSync2(dirname(target2), { recursive: true });
    if (!within(realpathSync(to.root), realpathSync(dirname(target2))) || !inside(realpathSync(from.root), realpathSync(source))) {
      throw new UserError(`carry names ${JSON.stringify(path)}, which leads out of the repository through a link.`);
    }
    if (existsSync2(target2) && lstatSync(target2).isSymbolicLink()) rmSync(target2);
    cpSync(source, target2, { recursive: true, force: true, verbatimSymlinks: true });
  }
}
var within = (root, path) => path === root || inside(root, path);
function inside(root, path) {
  const rest = relative(root, path);
  return rest !== "" && rest !== ".." && !rest.startsWith(`..${sep}`) && !isAbsolute(rest) && rest.split(sep)[0] !== ".git";
}

// src/source/infer.ts
import { existsSync as existsSync3, readFileSync as readFileSync2 } from "node:fs";
import { dirname as dirname2, join as join2, relative as relative2 } from "node:path";
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
function isInstalled(cwd, root) {
  for (let folder = cwd; ; folder = dirname2(folder)) {
    if (existsSync3(join2(folder, "node_modules")) || existsSync3(join2(folder, ".pnp.cjs"))) return true;
    if (relative2(root, folder) === "" || dirname2(folder) === folder) return false;
  }
}
function nearestLockfile(cwd, root) {
  for (let folder = cwd; ; folder = dirname2(folder)) {
    for (const manager of MANAGERS) {
      const file = manager.lockfiles.find((name) => existsSync3(join2(folder, name)));
      if (file) return { manager, folder, file };
    }
    if (relative2(root, folder) === "" || dirname2(folder) === folder) return void 0;
  }
}
var isBerry = (folder, file) => file === "yarn.lock" && (existsSync3(join2(folder, ".yarnrc.yml")) || /^__metadata:/m.test(readFileSync2(join2(folder, file), "utf8").slice(0, 4096)));
function readManifest(file) {
  try {
    const manifest = JSON.parse(readFileSync2(file, "utf8"));
    return isObject(manifest) ? manifest : void 0;
  } catch {
    return existsSync3(file) ? {} : void 0;
  }
}

// src/source/own-tree.ts
import { existsSync as existsSync4, realpathSync as realpathSync2 } from "node:fs";
import { delimiter, dirname as dirname3, join as join3, resolve as resolve3 } from "node:path";
function ownTree(recipe, head, base) {
  if (dirname3(head.root) === head.root) return { recipe, remark: null };
  const moved = /* @__PURE__ */ new Set();
  const reader = new Reader(head, base);
  const read = (what, text2) => {
    const own3 = reader.read(text2);
    if (own3 !== text2) moved.add(what);
    return own3;
  };
  const command = (what, text2) => text2 && read(what, text2);
  const own2 = {
    ...recipe,
    install: command("install", recipe.install),
    build: command("build", recipe.build),
    start: start(recipe.start, reader, (text2) => read("start", text2)),
    args: recipe.args.map((arg) => read("args", arg)),
    env: Object.fromEntries(Object.entries(recipe.env).map(([name, value]) => [name, read("env", value)]))
  };
  if (own2.start !== recipe.start && JSON.stringify(own2.start) !== JSON.stringify(recipe.start)) moved.add("start");
  if (moved.size === 0) return { recipe, remark: null };
  const fields = [...moved].join(", ");
  return {
    recipe: own2,
    remark: `The head's tree is named by its full path in ${fields}: for the base this was read as the same path of the base's own tree. Name paths relative to the working directory.`
  };
}
function start(value, reader, read) {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((word, i) => i === 0 ? reader.program(read(word)) : read(word));
  const line = read(value);
  const program = /^\s*([^\s'"=;&|<>()$`\\]+)(?=\s|$)/.exec(line)?.[1];
  return program === void 0 ? line : line.replace(program, () => reader.program(program));
}
var END = /[\s'"`=:,;&|<>(){}[\]$@*?!]/;
var Reader = class {
  #head;
  #base;
  /** The head's root as it may be written out, with spaces in it too. */
  #names;
  constructor(head, base) {
    this.#head = { root: real(head.root) ?? head.root, cwd: head.cwd };
    this.#base = base;
    const names = [head.root, this.#head.root].flatMap((name) => [name, name.replaceAll("/", "\\"), name.replaceAll(" ", "\\ ")]);
    this.#names = [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  }
  read(text2) {
    let out = "";
    let at = 0;
    while (at < text2.length) {
      const name = this.#names.find((n) => text2.startsWith(n, at) && endsName(text2, at + n.length));
      if (name !== void 0) {
        out += name.includes("\\ ") ? this.#base.root.replaceAll(" ", "\\ ") : this.#base.root;
        at += name.length;
        while (at < text2.length && !END.test(text2[at])) out += text2[at++];
        continue;
      }
      let end = at;
      while (end < text2.length && !END.test(text2[end])) end++;
      const before = /^-\w(?=\/|\.\.)|^\/+(?=\/)/.exec(text2.slice(at, end))?.[0] ?? "";
      out += before + this.#path(text2.slice(at + before.length, end)) + (text2[end] ?? "");
      at = end + 1;
    }
    return out;
  }
  /** A program found by name: a link on PATH that leads into the head's tree, as `npm link` makes it. */
  program(name) {
    if (/[\\/]/.test(name)) return name;
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const file = join3(folder, name);
      if (folder === "" || !existsSync4(file)) continue;
      const folderIn = real(folder);
      if (folderIn !== null && within2(this.#head.root, folderIn)) return name;
      return this.#moved(file) ?? name;
    }
    return name;
  }
  /** A path word: its first folder that is the head's tree, or lies in it, is read in the base's. */
  #path(word) {
    const parts = word.split("/");
    if (parts.length === 1 && word !== "..") return word;
    let left = word.startsWith("/");
    for (let i = 1; i <= parts.length; i++) {
      const prefix = parts.slice(0, i).join("/");
      if (prefix === "") continue;
      const full = resolve3(this.#head.cwd, prefix);
      if (!within2(this.#head.root, full)) left = true;
      const moved = left ? this.#moved(full) : null;
      if (moved !== null) return [moved, ...parts.slice(i)].join("/");
    }
    return word;
  }
  /** The place in the base's tree of a path that leads into the head's; null for any other. */
  #moved(path) {
    const found = real(path);
    if (found === null || !within2(this.#head.root, found)) return null;
    return `${this.#base.root}${found.slice(this.#head.root.length)}`;
  }
};
var within2 = (root, path) => path === root || inside(root, path);
var endsName = (text2, at) => at >= text2.length || text2[at] === "/" || text2[at] === "\\" || END.test(text2[at]);
function real(path) {
  try {
    return realpathSync2(path);
  } catch {
    return null;
  }
}

// src/source/presence.ts
import { existsSync as existsSync5, statSync } from "node:fs";
import { isAbsolute as isAbsolute2, join as join4, posix, relative as relative3, resolve as resolve4, sep as sep2 } from "node:path";
function workingDirectory(tree, recipe) {
  const cwd = resolve4(tree.root, recipe.workingDirectory);
  if (cwd !== resolve4(tree.root) && !inside(resolve4(tree.root), cwd)) {
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
    const path = below(tree.root, recipe, name);
    const there = below(tree.root, otherRecipe, name);
    if (path === null || there === null || existsSync5(join4(tree.root, path))) continue;
    if (!await belongs(other, there) || await isIgnored(tree, path)) continue;
    const otherwise = tree.side === "base" ? " If it had another name there, give the start of that time as base-start." : "";
    return `The file ${path}, which the start command names, is not in the ${tree.side}'s tree.${otherwise}`;
  }
  return null;
}
function namedFiles(start2) {
  const words = Array.isArray(start2) ? start2 : (start2 ?? "").split(/[\s;&|()<>]+/).map((word) => word.replace(/^(['"])(.*)\1$/, "$2"));
  return words.filter(
    (word) => /^[^-]/.test(word) && !/[:*?$`{}'"\\=]/.test(word) && (word.includes("/") || /\.[A-Za-z0-9]{1,5}$/.test(word))
  );
}
function below(root, recipe, name) {
  if (isAbsolute2(name)) return inside(root, name) ? relative3(root, name).split(sep2).join("/") : null;
  const path = posix.normalize(posix.join(recipe.workingDirectory.replaceAll("\\", "/"), name));
  return path === ".." || path.startsWith("../") ? null : path;
}
async function belongs(tree, path) {
  if (!existsSync5(join4(tree.root, path))) return false;
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

// src/source/worktree.ts
import { existsSync as existsSync7, readdirSync as readdirSync2, readFileSync as readFileSync3, rmdirSync, rmSync as rmSync2 } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname as dirname4, join as join6, resolve as resolve5 } from "node:path";

// src/source/submodules.ts
import { existsSync as existsSync6, mkdirSync as mkdirSync3, readdirSync } from "node:fs";
import { join as join5 } from "node:path";
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
  if (!existsSync6(join5(root, ".gitmodules"))) return [];
  const { stdout } = await tryGit(root, ["ls-files", "--stage", "-z"]);
  const paths = [...stdout.matchAll(/(?:^|\0)160000 [0-9a-f]+ \d\t([^\0]+)/g)].map((m) => m[1]);
  const empty = paths.filter((path) => !existsSync6(join5(root, path)) || readdirSync(join5(root, path)).length === 0);
  return empty.length ? [`The head's submodule ${empty[0]} is not checked out, so the two sides differ: set submodules: true at actions/checkout.`] : [];
}
async function fill(top, settings) {
  const missing = [];
  for (const { path, commit } of await links(top)) {
    const name = await nameOf(top.folder, path);
    const gitDir = name === void 0 ? void 0 : join5(top.gitDir, "modules", name);
    const folder = join5(top.folder, path);
    if (gitDir === void 0 || !existsSync6(gitDir) || (await tryGit(gitDir, ["--git-dir=.", "cat-file", "-e", `${commit}^{commit}`])).code !== 0) {
      missing.push({ folder: top.folder, path });
      continue;
    }
    mkdirSync3(folder, { recursive: true });
    const from = [...settings, `--git-dir=${gitDir}`, `--work-tree=${folder}`];
    const env = { GIT_INDEX_FILE: join5(top.worktreeDir, "submodule-index") };
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
    const [key2 = "", value] = entry.split("\n");
    const name = key2.slice("submodule.".length, -".path".length);
    if (value === path && name && !name.split(/[\\/]/).includes("..") && !name.startsWith("/")) return name;
  }
  return void 0;
}

// src/source/worktree.ts
var PREFIX = "mcp-tool-review-base-";
async function addWorktree(root, commit) {
  const common = resolve5(root, await git(root, ["rev-parse", "--git-common-dir"]));
  pruneStale(common);
  const folder = await mkdtemp(join6(await realpath(tmpdir()), `${PREFIX}${process.pid}-`));
  const entry = join6(common, "worktrees", basename(folder));
  const forget = onEnd(() => {
    removeNow(folder);
    removeEntry(entry);
  });
  const dispose = async () => {
    removeEntry(entry);
    await remove(folder);
    forget();
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
    const submodules = existsSync7(join6(folder, ".gitmodules")) ? await addSubmodules({ folder, commit, gitDir: common, worktreeDir: entry }, settings) : [];
    return { root: folder, remarks: [...remarks, ...submodules], dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
async function withoutFilters(root) {
  const listed = await tryGit(root, ["config", "--name-only", "-z", "--get-regexp", "^filter\\..*\\.(smudge|clean|process|required)$"]);
  return listed.stdout.split("\0").filter((key2) => key2 && !key2.startsWith("filter.lfs.") && !key2.includes("=")).flatMap((key2) => ["-c", key2.endsWith(".required") ? `${key2}=false` : `${key2}=`]);
}
var WITHOUT_LFS = ["smudge=", "process=", "required=false"].flatMap((setting) => ["-c", `filter.lfs.${setting}`]);
async function lfsPointers(folder) {
  const pointer = ["-F", "-e", "version https://git-lfs.github.com/spec/v1"];
  const found = await tryGit(folder, ["grep", "-lz", ...pointer, "--", ":(attr:filter=lfs)"]);
  return found.stdout.split("\0").filter(Boolean);
}
var describe = (side2, files) => `${files.length === 1 ? "One file" : `${files.length} files`} of the ${side2} stand as git LFS pointers (${files[0]}): install git-lfs and check out with lfs: true if the server reads them.`;
function removeEntry(entry) {
  rmSync2(entry, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  try {
    rmdirSync(dirname4(entry));
  } catch {
  }
}
function pruneStale(common) {
  const all = join6(common, "worktrees");
  for (const name of existsSync7(all) ? readdirSync2(all) : []) {
    const pid = pidIn(PREFIX, name);
    if (pid === null || isAlive(pid)) continue;
    const folder = folderOf(join6(all, name));
    if (folder && basename(folder) === name) removeNow(folder);
    removeEntry(join6(all, name));
  }
}
var folderOf = (entry) => {
  try {
    return dirname4(readFileSync3(join6(entry, "gitdir"), "utf8").trim());
  } catch {
    return void 0;
  }
};

// src/source/sides.ts
var Sides = class _Sides {
  constructor(root, pair, options, worktree) {
    this.pair = pair;
    this.options = options;
    this.#head = { root, side: "head" };
    this.#base = worktree ? { root: worktree.root, side: "base" } : null;
    this.#worktree = worktree;
    this.remarks = worktree?.remarks ?? [];
    this.#homes = makeHomes();
    this.#forget = onEnd(() => removeNow(this.#homes));
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
  /** Builds the base of a server; null where there is none. Throws UserError when the request itself is wrong. */
  async base(server) {
    workingDirectory(this.#head, server.head);
    return this.#base && this.#side(this.#base, server.base ?? server.head, this.#head, server.head);
  }
  /** Builds the head of a server. From then on code of the head may have run, which can find the base's tree and change it. */
  head(server) {
    return this.#side(this.#head, server.head, this.#base, server.base ?? server.head);
  }
  /** Whether a command of the head runs before its server is started. */
  builds({ head }) {
    const { install, build: build2 } = this.#complete(this.#head, head, workingDirectory(this.#head, head));
    return [install, build2].some((command) => command?.trim());
  }
  async #side(tree, asked, other, otherRecipe) {
    const ref = (tree.side === "base" ? this.pair.base : this.pair.headName) ?? "";
    const cwd = workingDirectory(tree, asked);
    const recipe = tree.side === "base" ? this.#own(asked, { root: tree.root, cwd }) : asked;
    const absent = await whyAbsent(tree, recipe, other, otherRecipe);
    if (absent) return { state: "absent", ref, reason: absent };
    if (tree.side === "base" && recipe.carry.length) {
      await carry(recipe.carry, { root: this.#head.root, cwd: workingDirectory(this.#head, otherRecipe) }, { root: tree.root, cwd });
    }
    const complete = this.#complete(tree, recipe, cwd);
    const home = join7(this.#homes, tree.side);
    const key2 = JSON.stringify([cwd, complete.install, complete.build, complete.env]);
    let built = this.#built.get(key2);
    if (!built) {
      built = this.#build(tree, complete, cwd, home);
      this.#built.set(key2, built);
    }
    const reason = await built;
    if (reason !== null) return { state: "build-failed", ref, reason };
    return { state: "ready", ref, cwd, root: tree.root, home: await this.#homeOf(home, recipe), recipe: complete };
  }
  /** A variant gets what the build left in HOME, and nothing that another variant did. */
  #homeOf(built, { name, variant }) {
    return variant === null ? Promise.resolve(built) : copyHome(built, JSON.stringify([name, variant]));
  }
  /** The base runs its own files, also where the recipe names the head's by their full path. */
  #own(recipe, base) {
    const head = { root: this.#head.root, cwd: workingDirectory(this.#head, recipe) };
    const { recipe: own2, remark } = ownTree(recipe, head, base);
    if (remark !== null && !this.remarks.includes(remark)) this.remarks.push(remark);
    return own2;
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
    const kept = tree.side === "head" && this.options.keepInstalled && isInstalled(cwd, tree.root);
    return { ...recipe, install: recipe.install ?? (kept ? null : inferred.install), build: recipe.build ?? inferred.build };
  }
  async dispose() {
    if (this.#worktree) this.options.progress("removing the worktree");
    await Promise.all([remove(this.#homes), this.#worktree?.dispose()]);
    this.#forget();
  }
};

// src/source/collect.ts
var BUILD_TIMEOUT = 1800;
async function collectFacts(servers, options) {
  const { root, pair, progress, log } = options;
  const credentials = await storedCredentials(root);
  if (options.onStoredCredential === "fail" && credentials[0] !== void 0) throw new UserError(`Nothing was run. ${credentials[0]}`);
  for (const credential of credentials) log("checkout", credential);
  const remarks = [...pair.remarks, ...credentials];
  remarks.push(...await emptySubmodules(root));
  if (await isDirty(root)) remarks.push("The working tree has changes that are not committed: the head is the tree as it stands.");
  else if (pair.base === pair.head)
    remarks.push(`Base and head are the same commit, ${short(pair.head)}, and nothing is uncommitted: there is no change to review.`);
  const snapshot = await baseline(options, servers.length);
  const sides = await Sides.open(root, snapshot ? { ...pair, base: null } : pair, {
    buildTimeout: options.buildTimeout ?? BUILD_TIMEOUT,
    keepInstalled: options.keepInstalled ?? false,
    progress,
    log
  });
  try {
    const facts = [];
    const early = servers.length > 1 || servers.some((server) => sides.builds(server));
    const bases = /* @__PURE__ */ new Map();
    for (const server of early ? servers : []) bases.set(server, await listBase(sides, server, options));
    for (const server of servers)
      facts.push({ ...await collectServer(sides, server, bases.get(server), options), ...snapshot ? { base: snapshot } : {} });
    return { facts, remarks: [...remarks, ...sides.remarks] };
  } finally {
    await sides.dispose();
  }
}
async function baseline({ root, pair, baseline: path = "build" }, servers) {
  if (path === "build") return null;
  if (path === "lockfile")
    throw new UserError("baseline: lockfile is not there in this version: use build, or the path of a snapshot file.");
  if (servers > 1) throw new UserError(`baseline names ${path}, one file for ${servers} servers: use build.`);
  if (pair.base === null) throw new UserError(`baseline names ${path}, but there is no base commit to read it at.`);
  const text2 = await readAt(root, pair.base, path);
  if (text2 === void 0 && !existsSync8(join8(root, path)))
    throw new UserError(`baseline names ${path}, which neither side has: name a snapshot file of the repository.`);
  if (text2 === void 0)
    return { state: "absent", reason: `The file ${path}, named in baseline, is not in the base's tree.`, ref: pair.base, snapshot: null };
  return { state: "listed", reason: null, ref: pair.base, snapshot: parseSnapshot(text2, `${path} at the base`) };
}
async function listBase(sides, server, options) {
  const prepared = await sides.base(server);
  const found = target(prepared);
  if (found) options.progress(`${label(server)}: starting and listing the base`);
  return { prepared, listed: found && await probeBase(found, how(options, "base")) };
}
async function collectServer(sides, server, early, options) {
  const { name, variant } = server.head;
  const ofBase = early ? early.prepared : await sides.base(server);
  const ofHead = await sides.head(server);
  const base = ofBase && side(ofBase);
  const head = side(ofHead);
  const [baseTarget, headTarget] = [target(ofBase), target(ofHead)];
  if (headTarget || baseTarget && !early) options.progress(`${label(server)}: starting and listing${early?.listed ? " the head" : ""}`);
  if (headTarget) {
    const both = early && baseTarget && early.listed ? await probeAfter(baseTarget, early.listed, headTarget, how(options, "head")) : await probeBoth(baseTarget, headTarget, how(options, "head"));
    settle(head, both.head);
    if (base && both.base) settle(base, both.base);
  } else if (base && baseTarget) {
    settle(base, early?.listed ?? await probeBase(baseTarget, how(options, "base")));
  }
  if (server.isNew && base?.state.endsWith("-failed")) {
    Object.assign(base, {
      state: "absent",
      reason: `The base's config does not know it, and the base could not be listed in this way. ${base.reason}`
    });
  }
  for (const facts of [base, head]) redact(facts, [server.base, server.head]);
  return { name, variant, base, head };
}
var label = ({ head: { name, variant } }) => variant === null ? name : `${name} (${variant})`;
var how = ({ limits, effort, volatile, log }, side2) => ({
  limits,
  effort,
  volatile: [...volatile],
  log: (line, who = side2) => log(who, line)
});
var side = (prepared) => ({
  state: prepared.state === "ready" ? "list-failed" : prepared.state,
  reason: prepared.state === "ready" ? null : prepared.reason,
  ref: prepared.ref,
  snapshot: null
});
function target(prepared) {
  if (prepared?.state !== "ready") return null;
  const { recipe, root, cwd, home } = prepared;
  return { command: recipe.start, args: recipe.args, url: recipe.url, headers: recipe.headers, env: recipe.env, root, cwd, home };
}
function settle(facts, found) {
  if (found instanceof ProbeError) facts.reason = found.reason;
  else Object.assign(facts, { state: "listed", snapshot: found });
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
async function policyOf(root, event, options = {}) {
  if (event?.kind !== "pull-request" && event?.kind !== "merge-group") return null;
  const tip = event.kind === "pull-request" ? await remoteTip(root, event.baseRef, options) : void 0;
  if (tip !== void 0) return tip;
  await haveCommit(root, event.baseSha, options);
  return event.baseSha;
}
async function againstRef(root, head, name, options) {
  const tip = await resolveRef(root, name).catch(async (error) => {
    const remote = /^[0-9a-f]{40,64}$/.test(name) ? await haveCommit(root, name, options).then(
      () => name,
      () => void 0
    ) : await remoteTip(root, name, options) ?? await remoteTip(root, name, options, "tags");
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
  if (head !== headSha) {
    await haveCommit(root, headSha, options);
    if (!await descends(root, head, headSha, options)) {
      throw new UserError(
        `The commit that is checked out, ${short(head)}, does not contain the pull request's head ${short(headSha)}: let actions/checkout take its default ref.`
      );
    }
  }
  const tip = await remoteTip(root, baseRef, options);
  let base = tip === void 0 ? null : await mergeBase(root, tip, head, options);
  if (base === null || base === head) {
    await haveCommit(root, baseSha, options);
    base = await mergeBase(root, baseSha, head, options);
  }
  return { base, head, headName: headSha, policy: tip ?? baseSha, remarks: [] };
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
import { existsSync as existsSync9, readFileSync as readFileSync4, realpathSync as realpathSync3, statSync as statSync2 } from "node:fs";
import { join as join9 } from "node:path";
var CONFIG_PATH = ".github/mcp-tool-review.yml";
var configPaths = (path) => path === CONFIG_PATH ? [CONFIG_PATH, CONFIG_PATH.replace(/yml$/, "yaml"), CONFIG_PATH.replace(/yml$/, "json")] : [path];
async function readSettings(root, pair, path) {
  const base = await settingsAt(root, pair.base, path);
  return { policy: pair.policy === pair.base ? base : await settingsAt(root, pair.policy, path), base, head: readHead(root, path) };
}
async function policyAt(path, read) {
  const usual = path === CONFIG_PATH ? null : await read(CONFIG_PATH);
  if (usual === null) return { policy: await read(path), remarks: [] };
  const remark = `The input config names ${path}, but the base branch has ${usual.file}: the policy of ${usual.file} holds.`;
  return { policy: usual, remarks: [remark] };
}
function settingsRemarks({ policy, head }) {
  if (policy === null) {
    return head === null ? [] : [
      `The base branch has no ${head.file}: the default policy holds, and the base is made as the inputs say or, without them, by the head's recipe.`
    ];
  }
  if (head?.text === policy.text) return [];
  const what = head === null ? "is gone" : "differs from that of the base branch";
  return [`${policy.file} ${what}: the head is judged by the policy of the base branch, and the edit holds once it is merged.`];
}
function checked(found, parse) {
  if (found === null) return null;
  try {
    return parse(found.text, found.file);
  } catch (error) {
    if (found.at === null || !(error instanceof UserError)) throw error;
    return parse(found.text, `${found.file} of the base (${found.at}, not the working tree)`);
  }
}
async function settingsAt(root, commit, path) {
  for (const file of commit === null ? [] : configPaths(path)) {
    const text2 = await readAt(root, commit, file);
    if (text2 !== void 0) return { file, text: text2, at: `commit ${short(commit)}` };
  }
  return null;
}
function readHead(root, path) {
  for (const file of configPaths(path)) {
    const full = join9(root, file);
    if (!existsSync9(full)) continue;
    if (realpathSync3(full) !== join9(realpathSync3(root), file) || !statSync2(full).isFile()) {
      throw new UserError(`${file} is a link or no file: put the config there itself.`);
    }
    return { file, text: readFileSync4(full, "utf8"), at: null };
  }
  return null;
}
function pairRecipes(base, head) {
  if (base === null) return { servers: head.map((recipe) => ({ base: recipe, head: recipe, isNew: false })), remarks: [] };
  const older = new Map(base.map((recipe) => [key(recipe), recipe]));
  const remarks = [];
  const servers = head.map((recipe) => {
    const before = older.get(key(recipe));
    older.delete(key(recipe));
    if (before) {
      const fields = Object.keys(recipe).filter((field) => text(before[field]) !== text(recipe[field]));
      if (fields.length) remarks.push(`The recipe of ${label2(recipe)} changed: ${fields.map(kebab).join(", ")}.`);
    } else if (base.length) {
      remarks.push(`The config of the base does not know ${label2(recipe)}: the head's recipe is used on both sides.`);
    }
    return { base: before ?? recipe, head: recipe, isNew: before === void 0 && base.length > 0 };
  });
  for (const gone of older.values()) remarks.push(`${label2(gone)} is in the base's config and not in the head's: it was not reviewed.`);
  return { servers, remarks };
}
function requests(base, head, inputs) {
  const ofHead = recipes(head, inputs);
  if (base?.servers.length) {
    const paired = pairRecipes(recipes(base, inputs), ofHead);
    const made = new Map(recipes(base, inputs, "base").map((recipe) => [key(recipe), recipe]));
    const servers = paired.servers.map(({ base: before, ...rest }) => ({
      ...rest,
      base: (before && made.get(key(before))) ?? { ...rest.head, carry: inputs.carry ?? [] }
    }));
    return { servers, remarks: paired.remarks };
  }
  const ofBase = head?.servers.length ? withoutConfig(head, inputs, ofHead) : recipes(base, inputs, "base");
  const ignored = (head?.servers ?? []).filter(
    (s) => s.carry.length > 0 || [s.baseInstall, s.baseBuild, s.baseStart].some((o) => o !== void 0 && o !== null)
  );
  return {
    servers: ofHead.map((recipe, i) => ({ base: ofBase[i] ?? recipe, head: recipe, isNew: false })),
    remarks: [
      ...base !== null && head?.servers.length && !inputs.start && !inputs.url ? ["The base's config names no server: the head's recipe is used on both sides."] : [],
      ...ignored.map(
        ({ name }) => `The recipe of ${name} has carry or base-*, which the base branch does not know: they were not used for the base.`
      )
    ]
  };
}
function withoutConfig(head, inputs, ofHead) {
  if (inputs.start || inputs.url) {
    const made = recipes(null, inputs, "base")[0];
    return ofHead.map(({ name, variant }) => ({ ...made, name, variant }));
  }
  const servers = head.servers.map(({ baseInstall: _, baseBuild: __, baseStart: ___, ...server }) => ({ ...server, carry: [] }));
  return recipes({ ...head, servers }, inputs, "base");
}
var key = (recipe) => JSON.stringify([recipe.name, recipe.variant]);
var text = (value) => canonical(value ?? null);
var kebab = (field) => field.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
var label2 = (recipe) => recipe.variant === null ? recipe.name : `${recipe.name} (${recipe.variant})`;

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
  policyOf,
  CONFIG_PATH,
  configPaths,
  readSettings,
  policyAt,
  settingsRemarks,
  checked,
  settingsAt,
  pairRecipes,
  requests
};
