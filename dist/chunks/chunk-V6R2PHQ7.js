import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  scan
} from "./chunk-AGR5PYKK.js";
import {
  volatileTest
} from "./chunk-XCWXDAL5.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import {
  version
} from "./chunk-SLZ2U25S.js";
import {
  MAX_DEPTH,
  canonical,
  cutDeep,
  define,
  isObject,
  own,
  step,
  tooDeep
} from "./chunk-K4EVMT5Y.js";

// src/model/recipe.ts
var defaultLimits = () => ({
  timeout: 60,
  total: 600,
  answerBytes: 64 * 1024 * 1024,
  pages: 1e3,
  tools: 1e5,
  stderrBytes: 64 * 1024
});

// src/probe/errors.ts
var ProbeError = class extends UserError {
  constructor(message, stderr, hint2, cause) {
    super(message);
    this.stderr = stderr;
    this.hint = hint2;
    this.cause = cause;
  }
  stderr;
  hint;
  name = "ProbeError";
  /** The sentence, then the last lines the server wrote. */
  get reason() {
    const words = lastLines(this.stderr, 12);
    return words ? `${this.message}
The server's last words:
${words}` : this.message;
  }
};
var Failure = class extends Error {
  constructor(kind, message, facts = {}) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }
  kind;
  facts;
  name = "Failure";
};
function lastLines(text2, count2) {
  return text2.split(/\r?\n/).filter((line) => line.trim() !== "").slice(-count2).map((line) => line.slice(0, 500)).join("\n");
}

// src/probe/index.ts
import { resolve as resolve2 } from "node:path";

// src/probe/ports.ts
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
var given = /* @__PURE__ */ new Set();
async function freePort() {
  for (; ; ) {
    const port = await new Promise((resolve3, reject) => {
      const server = createServer();
      server.once("error", reject);
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        const port2 = typeof address === "object" && address ? address.port : 0;
        server.close(() => resolve3(port2));
      });
    });
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}
function answers(host, port, milliseconds2 = 1e3) {
  return new Promise((resolve3) => {
    const socket = connect({ host, port });
    const done = (yes) => {
      socket.destroy();
      resolve3(yes);
    };
    socket.setTimeout(milliseconds2, () => done(false));
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
}
function listening(pids) {
  if (process.platform !== "linux") return [];
  const ports = /* @__PURE__ */ new Map();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of lines(table).slice(1)) {
      const field = line.trim().split(/\s+/);
      if (field[3] === "0A" && field[9]) ports.set(field[9], Number.parseInt(field[1]?.split(":").at(-1) ?? "", 16));
    }
  }
  const found = /* @__PURE__ */ new Set();
  for (const pid of pids) {
    for (const fd of folder(`/proc/${pid}/fd`)) {
      const inode = /^socket:\[(\d+)\]$/.exec(link(`/proc/${pid}/fd/${fd}`))?.[1];
      const port = inode === void 0 ? void 0 : ports.get(inode);
      if (port) found.add(port);
    }
  }
  return [...found];
}
var attempt = (read2, otherwise) => {
  try {
    return read2();
  } catch {
    return otherwise;
  }
};
var lines = (path) => attempt(() => readFileSync(path, "latin1").split("\n"), []);
var folder = (path) => attempt(() => readdirSync(path), []);
var link = (path) => attempt(() => readlinkSync(path), "");

// src/probe/relocate.ts
import { realpathSync } from "node:fs";
var SHORTEST = 6;
function relocate(snapshot, moves) {
  const all = moves.filter(({ from, to }) => from.length >= SHORTEST && from !== to);
  all.sort((a, b) => b.from.length - a.from.length);
  let places = 0;
  const text2 = (value) => {
    let moved2 = value;
    for (const { from, to } of all) if (moved2.includes(from)) moved2 = replaceWhole(moved2, from, to);
    if (moved2 !== value) places += 1;
    return moved2;
  };
  const walk2 = (value) => {
    if (typeof value === "string") return text2(value);
    if (Array.isArray(value)) return value.map(walk2);
    if (!isObject(value)) return value;
    const copy2 = {};
    for (const [key, child] of Object.entries(value)) define(copy2, key, walk2(child));
    return copy2;
  };
  if (all.length === 0) return snapshot;
  const moved = {
    ...snapshot,
    server: walk2(snapshot.server),
    instructions: snapshot.instructions === null ? null : text2(snapshot.instructions),
    tools: walk2(snapshot.tools),
    prompts: walk2(snapshot.prompts),
    resources: walk2(snapshot.resources),
    resourceTemplates: walk2(snapshot.resourceTemplates)
  };
  if (places === 0) return snapshot;
  const note = `Folders or addresses of this run stand in ${places} ${places === 1 ? "text" : "texts"}; they are written in a fixed form.`;
  return { ...moved, notes: [...snapshot.notes, { kind: "other", text: note, data: { relocated: places } }] };
}
function replaceWhole(text2, from, to) {
  let out = "";
  let done = 0;
  for (let at = text2.indexOf(from); at !== -1; at = text2.indexOf(from, at + from.length)) {
    const next = text2.charCodeAt(at + from.length);
    if (isNamePart(next)) continue;
    out += text2.slice(done, at) + to;
    done = at + from.length;
  }
  return out + text2.slice(done);
}
var isNamePart = (c) => c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95 || c === 45 || c > 127;
function movesBetween(from, to) {
  if (from === null || to === null) return [];
  return [
    { from, to },
    { from: real(from), to: real(to) }
  ];
}
function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

// src/probe/places.ts
var HOME = "$HOME";
var HOSTS = ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::]"];
async function withPlaces(target) {
  const home = () => movesBetween(target.home, target.home).map(({ from }) => ({ from, to: HOME }));
  const { url, command, args, env } = target;
  if (command === null || !JSON.stringify([url, command, args, env]).includes("{port}")) return { target, moves: home };
  const port = String(await freePort());
  const fill = (text2) => text2.replaceAll("{port}", port);
  const filled = {
    ...target,
    url: url === null ? null : fill(url),
    command: typeof command === "string" ? fill(command) : command.map(fill),
    args: args.map(fill),
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
  };
  const ports = HOSTS.map((host) => ({ from: `${host}:${port}`, to: `${host}:{port}` }));
  return { target: filled, moves: () => [...home(), ...ports] };
}

// src/probe/differences.ts
var KINDS = [
  ["tool", "tools", "name"],
  ["prompt", "prompts", "name"],
  ["resource", "resources", "uri"],
  ["template", "resourceTemplates", "uriTemplate"]
];
function differences(first, second, isVolatile) {
  const found = [];
  const add = (target, name, pointer, before, after) => {
    if (!isVolatile(target, name, pointer)) found.push({ target, name, pointer, before, after });
  };
  if (first.instructions !== second.instructions) add("instructions", null, "", first.instructions, second.instructions);
  walk({ serverInfo: first.server }, { serverInfo: second.server }, "", (pointer, a, b) => add("server", null, pointer, a, b));
  for (const [target, list2, key] of KINDS) {
    const before = byName(first[list2], key);
    const after = byName(second[list2], key);
    for (const [name, item] of before) {
      const other = after.get(name);
      const shown2 = nameOf(name);
      if (other === void 0) add(target, shown2, "", item, null);
      else walk(item, other, "", (pointer, a, b) => add(target, shown2, pointer, a, b));
    }
    for (const [name, item] of after) if (!before.has(name)) add(target, nameOf(name), "", null, item);
  }
  return found;
}
function reordered(first, second) {
  const before = [...byName(first, "name").keys()];
  const after = [...byName(second, "name").keys()];
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const kept = after.filter((name) => inBefore.has(name));
  return before.filter((name) => inAfter.has(name)).some((name, i) => name !== kept[i]);
}
function byName(items, key) {
  const map = /* @__PURE__ */ new Map();
  const times = /* @__PURE__ */ new Map();
  for (const item of items) {
    const value = isObject(item) && Object.hasOwn(item, key) ? item[key] : null;
    const name = typeof value === "string" ? value : canonical(value ?? null);
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    map.set(`${time}:${name}`, item);
  }
  return map;
}
var nameOf = (key) => key.slice(key.indexOf(":") + 1);
function walk(a, b, pointer, add) {
  if (a === b) return;
  if (isObject(a) && isObject(b)) {
    for (const key of /* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])) {
      const here = step(pointer, key);
      if (!Object.hasOwn(a, key)) add(here, null, b[key]);
      else if (!Object.hasOwn(b, key)) add(here, a[key], null);
      else walk(a[key], b[key], here, add);
    }
    return;
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (const [i, value] of a.entries()) walk(value, b[i], step(pointer, i), add);
    return;
  }
  if (canonical(a) !== canonical(b)) add(pointer, a, b);
}

// src/probe/negotiate.ts
var LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
var MODERN = ["2026-07-28"];
var UNSUPPORTED_VERSION = -32022;
var UNSUPPORTED_VERSION_2025 = -32602;
var SECOND_TRY = 5;
var NOTIFY = 3e3;
var pause = (milliseconds2) => new Promise((resolve3) => setTimeout(resolve3, milliseconds2).unref());
var OURSELVES = { name: "mcp-tool-review", version, capabilities: {} };
async function open(session, identity, era) {
  if (era === "modern") return discover(session, identity);
  try {
    return await initialize(session, identity, LEGACY[0]);
  } catch (error) {
    if (era === "legacy" || !(error instanceof Failure) || !mayBeModern(error) || session.ended) throw error;
    try {
      return await discover(session, identity, Math.min(session.timeout, SECOND_TRY * 1e3));
    } catch (second) {
      session.meta = void 0;
      throw second instanceof Failure && second.kind === "protocol" ? second : error;
    }
  }
}
var mayBeModern = ({ kind, facts }) => kind === "answer" || kind === "timeout" || kind === "protocol" || kind === "http" && facts.status !== 401 && facts.status !== 403;
async function initialize(session, identity, wanted) {
  const params = {
    protocolVersion: wanted,
    capabilities: identity.capabilities,
    clientInfo: { name: identity.name, version: identity.version }
  };
  let answer;
  try {
    answer = await session.request("initialize", params);
  } catch (error) {
    const older = error instanceof Failure ? supported(error).find((v) => v !== wanted && isLegacy(v)) : void 0;
    if (older === void 0) throw error;
    return initialize(session, identity, older);
  }
  const { result } = answer;
  if (!isObject(result)) throw new Failure("protocol", "answered with something that is no object", { method: "initialize" });
  const agreed = result.protocolVersion;
  if (typeof agreed !== "string" || !isLegacy(agreed)) {
    const said = typeof agreed === "string" ? `'${agreed.slice(0, 60)}'` : "none";
    const known = `this client speaks ${[...LEGACY].reverse().join(", ")} there`;
    throw new Failure("protocol", `answered with protocol version ${said}; ${known}`, { method: "initialize" });
  }
  session.agreed(agreed);
  await Promise.race([session.notify("notifications/initialized"), pause(NOTIFY)]);
  return {
    era: "legacy",
    protocolVersion: agreed,
    server: object(result, "serverInfo"),
    capabilities: object(result, "capabilities") ?? {},
    instructions: text(result, "instructions"),
    answer
  };
}
async function discover(session, identity, timeout = session.timeout) {
  const wanted = MODERN[0];
  session.meta = {
    "io.modelcontextprotocol/protocolVersion": wanted,
    "io.modelcontextprotocol/clientInfo": { name: identity.name, version: identity.version },
    "io.modelcontextprotocol/clientCapabilities": identity.capabilities
  };
  const answer = await session.request("server/discover", {}, timeout);
  const { result } = answer;
  if (!isObject(result)) throw new Failure("protocol", "answered with something that is no object", { method: "server/discover" });
  const versions = Array.isArray(result.supportedVersions) ? result.supportedVersions : [];
  if (!versions.includes(wanted)) {
    const said = versions.filter((v) => typeof v === "string").map((v) => v.slice(0, 60)).slice(0, 10);
    throw new Failure("protocol", `supports ${said.join(", ") || "no version"}, and this client speaks ${MODERN.join(", ")} there`, {
      method: "server/discover"
    });
  }
  return {
    era: "modern",
    protocolVersion: wanted,
    server: object(own(result, "_meta"), "io.modelcontextprotocol/serverInfo") ?? object(result, "serverInfo"),
    capabilities: object(result, "capabilities") ?? {},
    instructions: text(result, "instructions"),
    answer
  };
}
var isLegacy = (v) => LEGACY.includes(v);
function supported({ facts }) {
  if (facts.code !== UNSUPPORTED_VERSION && facts.code !== UNSUPPORTED_VERSION_2025) return [];
  const list2 = own(facts.data, "supported");
  return Array.isArray(list2) ? list2.filter((v) => typeof v === "string") : [];
}
function object(value, key) {
  const found = own(value, key);
  return isObject(found) ? found : null;
}
function text(value, key) {
  const found = own(value, key);
  return typeof found === "string" ? found : null;
}

// src/probe/collect.ts
import { createHash } from "node:crypto";
var METHODS = {
  tools: "tools/list",
  prompts: "prompts/list",
  resources: "resources/list",
  resourceTemplates: "resources/templates/list"
};
var METHOD_NOT_FOUND = -32601;
var WAITING = 8 * 1024 * 1024;
var ANSWERS = 4;
var RESULT_MEMBERS = 2e3;
async function collect(session, hello, limits) {
  const listing = {
    tools: [],
    prompts: [],
    resources: [],
    resourceTemplates: [],
    wire: [],
    notes: [],
    answers: [],
    waiting: 0,
    received: 0,
    deep: /* @__PURE__ */ new Set()
  };
  const declares = (name) => isObject(own(hello.capabilities, name));
  try {
    await list(session, hello, limits, "tools", listing);
  } catch (error) {
    const optional = !declares("tools") && error instanceof Failure && error.kind === "answer";
    if (!optional) throw error;
  }
  if (listing.tools.length > 0 && !declares("tools")) {
    listing.notes.push({ kind: "tools-undeclared", text: "Tools are listed, and the capability `tools` is not declared." });
  }
  if (declares("prompts")) await optionally(session, hello, limits, "prompts", listing);
  if (declares("resources")) {
    await optionally(session, hello, limits, "resources", listing);
    await optionally(session, hello, limits, "resourceTemplates", listing);
  }
  return listing;
}
async function optionally(session, hello, limits, name, listing) {
  try {
    await list(session, hello, limits, name, listing);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "total" || error.kind === "aborted") throw error;
    if (name === "resourceTemplates" && error.facts.code === METHOD_NOT_FOUND) return;
    listing.notes.push({
      kind: "list-failed",
      text: `${METHODS[name]} failed: ${error.message}`,
      data: { method: METHODS[name], failure: error.kind }
    });
  }
}
async function list(session, hello, limits, name, into) {
  const method = METHODS[name];
  const items = [];
  const seen = /* @__PURE__ */ new Set();
  const members2 = [];
  let cursor;
  let pages = 0;
  for (; ; ) {
    const answer = await session.request(method, cursor === void 0 ? {} : { cursor });
    pages += 1;
    into.answers.push([name, answer]);
    into.received += answer.bytes.length;
    if (into.received > limits.answerBytes * ANSWERS) {
      const all = limits.answerBytes * ANSWERS;
      throw new Failure("limit", `makes the answers together longer than ${all} bytes, ${ANSWERS} times the limit on one`, { method });
    }
    into.waiting += answer.bytes.length;
    if (into.waiting > WAITING) measureAll(into);
    const page = own(answer.result, name);
    if (!Array.isArray(page)) throw new Failure("protocol", `answered without a list of ${name}`, { method });
    for (const item of page) items.push(item);
    if (items.length > limits.tools) {
      throw new Failure("limit", `has more than ${limits.tools} items, which is the limit on their number`, { method });
    }
    if (members2.length < 20) members2.push(otherMembers(answer.result, name));
    const next = own(answer.result, "nextCursor");
    if (next === void 0 || next === null) break;
    if (typeof next !== "string") throw new Failure("protocol", `names a nextCursor on page ${pages} that is no string`, { method });
    if (seen.has(next)) {
      const shown2 = JSON.stringify(next.slice(0, 80));
      throw new Failure("protocol", `does not end: page ${pages} names the cursor ${shown2}, which an earlier page named already`, {
        method
      });
    }
    if (pages >= limits.pages)
      throw new Failure("limit", `has more than ${limits.pages} pages, which is the limit on their number`, { method });
    seen.add(next);
    cursor = next;
  }
  into[name] = items;
  if (pages > 1 || hello.era === "modern") {
    const text2 = `${method} came in ${pages} ${pages === 1 ? "page" : "pages"}.`;
    into.notes.push({ kind: "page", text: text2, data: { method, pages, results: members2 } });
  }
}
function weigh(listing) {
  measureAll(listing);
  for (const name of listing.deep) {
    const count2 = listing[name].filter(tooDeep).length;
    if (count2 === 0) continue;
    listing[name] = listing[name].map(cutDeep);
    const text2 = `${count2} of the ${name} nest deeper than ${MAX_DEPTH} levels; what lies deeper was replaced by its digest.`;
    listing.notes.push({ kind: "limit", text: text2, data: { limit: "depth", value: MAX_DEPTH, method: METHODS[name], count: count2 } });
  }
  listing.deep.clear();
}
function measureAll(listing) {
  for (const [name, answer] of listing.answers) {
    const { sent, depth } = measure(answer, listing.notes);
    listing.wire.push(sent);
    if (depth > MAX_DEPTH) listing.deep.add(name);
  }
  listing.answers = [];
  listing.waiting = 0;
}
function otherMembers(result, list2) {
  const rest = {};
  let room = RESULT_MEMBERS;
  for (const [key, value] of Object.entries(result)) {
    if (key === list2 || key === "nextCursor" || key === "__proto__" || tooDeep(value)) continue;
    const size = key.length + JSON.stringify(value).length;
    if (size > room) continue;
    room -= size;
    rest[key] = value;
  }
  return rest;
}
function measure(answer, notes) {
  const found = scan(answer.bytes);
  const bytes = found.result ? answer.bytes.subarray(found.result.from, found.result.to) : Buffer.from(safeText(answer.result));
  if (found.count > 0) {
    const { keys, numbers, moved, count: count2 } = found;
    const list2 = (lost) => lost.map(({ pointer, text: text2 }) => ({ pointer, text: text2 }));
    notes.push({
      kind: "lost-in-json",
      text: `${answer.method} holds ${count2} ${count2 === 1 ? "place" : "places"} that a JSON parser cannot keep: ${[
        ...keys.length ? ["keys that stand twice in one object"] : [],
        ...numbers.length ? ["numbers in a form or size that changes"] : [],
        ...moved.length ? ["keys that look like list positions and lose their place"] : []
      ].join(", ")}.`,
      data: { method: answer.method, count: count2, keys: list2(keys), numbers: list2(numbers), moved: list2(moved) }
    });
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { sent: { method: answer.method, bytes: bytes.length, sha256 }, depth: found.depth };
}
var safeText = (value) => JSON.stringify(cutDeep(value)) ?? "null";

// src/probe/notes.ts
var TOLD = 50;
var SHOWN = 4e3;
function unstable(how, found) {
  const notes = found.slice(0, TOLD).map(({ target, name, pointer, before, after }) => ({
    kind: "unstable-list",
    text: `Another listing of the same server differed (${how}): ${target}${name === null ? "" : ` ${name.slice(0, 200)}`}${pointer}.`,
    data: { how, target, name, pointer, before: short(before), after: short(after) }
  }));
  if (found.length > TOLD) {
    const more = found.length - TOLD;
    notes.push({
      kind: "limit",
      text: `${more} more differences between two listings are left out.`,
      data: { limit: "differences", value: TOLD, more }
    });
  }
  return notes;
}
function short(value) {
  const text2 = typeof value === "string" ? value : canonical(value);
  return text2.length <= SHOWN ? value : `${text2.slice(0, SHOWN)}\u2026 [${text2.length} characters]`;
}
var BUSY = [425, 429, 502, 503, 504];
function notRepeated(how, cause, sentence, { limits, remote, words = "" }) {
  const text2 = `It could not be listed again (${how}): ${sentence.replace(/\.$/, "")}.`;
  const kind = cause instanceof Failure ? cause.kind : "other";
  if (kind === "total") return { kind: "limit", text: text2, data: { limit: "total", value: limits.total, how } };
  const status = cause instanceof Failure ? cause.facts.status : void 0;
  const passing = remote && kind === "http" && (status === void 0 || BUSY.includes(status));
  if (kind === "other" || kind === "start" || kind === "aborted" || passing || /EADDRINUSE|address already in use/i.test(words))
    return { kind: "other", text: text2, data: { how, failure: kind } };
  return {
    kind: "unstable-list",
    text: text2,
    data: {
      how: `not listed ${how}`,
      target: "server",
      name: null,
      pointer: "",
      before: null,
      after: sentence.slice(0, SHOWN),
      failure: kind
    }
  };
}
var orderNote = (how) => ({ kind: "order", text: `The tools came in another order (${how}).`, data: { how } });
function lists(hello, listing) {
  weigh(listing);
  return { ...listing, server: hello.server === null ? null : cutDeep(hello.server), instructions: hello.instructions };
}

// src/probe/settle.ts
var QUIET = 150;
var ROUNDS = 5;
var LIST_CHANGED = /^notifications\/(?:tools|prompts|resources)\/list_changed$/;
async function readSettled(connection, hello, limits, isVolatile, window) {
  const { session } = connection;
  const opened = Date.now();
  const heard2 = () => announcements(connection);
  let seen = heard2();
  let listing = await collect(session, hello, limits);
  if (window > 0 && heard2() === 0 && announces(hello)) {
    await until(() => heard2() > 0 || session.ended !== void 0, opened + window - Date.now());
  }
  let changed = 0;
  const turned = [];
  let last = [];
  for (let round = 0; round < ROUNDS && heard2() > seen && !session.ended; round++) {
    await quiet(heard2);
    seen = heard2();
    const later = await collect(session, hello, limits);
    last = differences(lists(hello, listing), lists(hello, later), isVolatile);
    changed += last.length;
    turned.push(...last.filter((difference) => !isAddition(difference)));
    listing = later;
  }
  const endless = heard2() > seen && !session.ended;
  return { listing, changed, turned, unsettled: endless ? last.filter(isAddition) : [], announced: () => heard2() - seen };
}
var TURNED = "listed before the announced change";
var UNSETTLED = `still changing after ${ROUNDS} announced changes`;
var isAddition = ({ pointer, name, before }) => pointer === "" && name !== null && before === null;
function announcements({ session }) {
  let count2 = 0;
  for (const [method, times] of session.heard.notifications) if (LIST_CHANGED.test(method)) count2 += times;
  return count2;
}
function announces({ capabilities }) {
  return ["tools", "prompts", "resources"].some((name) => {
    const declared = Object.hasOwn(capabilities, name) ? capabilities[name] : null;
    return typeof declared === "object" && declared !== null && !Array.isArray(declared) && declared.listChanged === true;
  });
}
async function until(holds, milliseconds2) {
  for (const end = Date.now() + milliseconds2; Date.now() < end && !holds(); ) await pause2(25);
}
async function quiet(heard2) {
  for (let before = -1, tries = 0; before !== heard2() && tries < 20; tries++) {
    before = heard2();
    await pause2(QUIET);
  }
}
var pause2 = (milliseconds2) => new Promise((resolve3) => setTimeout(resolve3, milliseconds2));

// src/probe/connect.ts
import { existsSync as existsSync2, mkdirSync } from "node:fs";
import { resolve } from "node:path";

// src/probe/command.ts
import { existsSync } from "node:fs";
import { win32 } from "node:path";
function spawnForm(command, args, context) {
  const windows = context.platform === "win32";
  if (typeof command === "string") {
    const line = [command, ...args.map(windows ? quoteForCmd : quoteForSh)].join(" ");
    return windows ? throughCmd(line, context.env) : { file: "/bin/sh", args: ["-c", line], verbatim: false };
  }
  const [file = "", ...rest] = command;
  const all = [...rest, ...args];
  if (!windows) return { file, args: all, verbatim: false };
  const found = findOnWindows(file, context);
  if (!/\.(cmd|bat)$/i.test(found)) return { file: found, args: all, verbatim: false };
  return throughCmd([escapeForCmd(found), ...all.map((a) => escapeForCmd(escapeForCmd(quoteForWindows(a))))].join(" "), context.env);
}
var quoteForSh = (arg) => /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
var quoteForCmd = (arg) => /^[\w@+=:,./\\-]+$/.test(arg) ? arg : escapeForCmd(quoteForWindows(arg));
function quoteForWindows(arg) {
  let out = '"';
  let slashes = 0;
  for (const char of arg) {
    if (char === "\\") {
      slashes += 1;
      continue;
    }
    out += "\\".repeat(char === '"' ? slashes * 2 + 1 : slashes) + char;
    slashes = 0;
  }
  return `${out}${"\\".repeat(slashes * 2)}"`;
}
var escapeForCmd = (text2) => text2.replace(/[()[\]%!^"`<>&|;, *?]/g, "^$&");
var throughCmd = (line, env) => ({
  file: lookup(env, "COMSPEC") ?? "cmd.exe",
  args: ["/d", "/s", "/c", `"${line}"`],
  verbatim: true
});
function findOnWindows(name, { cwd, env, exists = existsSync }) {
  const endings = win32.extname(name) ? [""] : (lookup(env, "PATHEXT") ?? ".COM;.EXE;.BAT;.CMD").split(";");
  const folders = /[\\/]/.test(name) ? [""] : [cwd, ...(lookup(env, "PATH") ?? "").split(";")];
  for (const folder2 of folders) {
    for (const ending of endings) {
      const path = win32.resolve(cwd, folder2, `${name}${ending.toLowerCase()}`);
      if (exists(path)) return path;
    }
  }
  return name;
}
function lookup(env, name) {
  return Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1];
}
var printable = (command, args) => (typeof command === "string" ? [command, ...args.map(quoteForSh)] : [...command, ...args].map(quoteForSh)).join(" ");

// src/probe/environment.ts
var POSIX = [
  ...["PATH", "HOME", "SHELL", "USER", "LOGNAME", "TERM", "TMPDIR", "TZ", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"],
  ...["LC_COLLATE", "LC_NUMERIC", "LC_TIME", "LC_MONETARY"]
];
var WINDOWS = [
  ...["ALLUSERSPROFILE", "APPDATA", "COMMONPROGRAMFILES", "COMMONPROGRAMFILES(X86)", "COMMONPROGRAMW6432", "COMPUTERNAME", "COMSPEC"],
  ...["HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "NUMBER_OF_PROCESSORS", "OS", "PATH", "PATHEXT", "PROCESSOR_ARCHITECTURE", "PROGRAMDATA"],
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "PROGRAMW6432", "PSMODULEPATH", "PUBLIC", "SYSTEMDRIVE", "SYSTEMROOT", "TEMP", "TMP"],
  ...["USERNAME", "USERPROFILE", "WINDIR"]
];
var TOOLS = [
  ...["JAVA_HOME", "ANDROID_HOME", "GRADLE_HOME", "MAVEN_HOME", "GOROOT", "DOTNET_ROOT", "RUSTUP_HOME", "PYENV_ROOT", "RBENV_ROOT"],
  ...["NVM_DIR", "NVM_BIN", "VOLTA_HOME", "FNM_DIR", "PNPM_HOME", "BUN_INSTALL", "DENO_INSTALL", "COREPACK_HOME", "VIRTUAL_ENV"],
  ...["SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"]
];
var ADDRESSES = ["DOCKER_HOST", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "NPM_CONFIG_REGISTRY"];
function cleanEnvironment(extra, options) {
  const from = options.from ?? process.env;
  const windows = (options.platform ?? process.platform) === "win32";
  const allowed = /* @__PURE__ */ new Set([...windows ? WINDOWS : POSIX, ...TOOLS]);
  const clean = {};
  for (const [name, value] of Object.entries(from)) {
    const upper = name.toUpperCase();
    const known = windows ? allowed.has(upper) : allowed.has(name);
    if (value === void 0 || value.startsWith("()")) continue;
    if (known || ADDRESSES.includes(upper) && !holdsCredentials(value)) clean[name] = value;
  }
  if (options.home !== null) setHome(clean, options.home, windows);
  for (const [name, value] of Object.entries(extra)) {
    if (windows) {
      for (const other of Object.keys(clean)) if (other.toUpperCase() === name.toUpperCase()) delete clean[other];
    }
    clean[name] = value;
  }
  return clean;
}
function setHome(clean, home, windows) {
  if (!windows && clean.HOME !== void 0) clean.RUSTUP_HOME ??= `${clean.HOME}/.rustup`;
  clean.HOME = home;
  if (!windows) return;
  for (const name of Object.keys(clean)) {
    if (["USERPROFILE", "APPDATA", "LOCALAPPDATA", "HOMEDRIVE", "HOMEPATH"].includes(name.toUpperCase())) delete clean[name];
  }
  clean.USERPROFILE = home;
  clean.APPDATA = `${home}\\AppData\\Roaming`;
  clean.LOCALAPPDATA = `${home}\\AppData\\Local`;
}
var holdsCredentials = (value) => /[@?]/.test(value);

// src/probe/hints.ts
var saysListening = (line) => /\bhttps?:\/\/[\w.:[\]-]{1,80}:\d{2,5}/i.test(line.slice(0, 2e3)) || /\b(?:listening|running|started|serving)\b.{0,40}\bport\b.{0,5}\d{2,5}/i.test(line.slice(0, 2e3));
var NEEDS = /\b(?:required?|requires|missing|not set|unset|must (?:be )?set|must be|undefined|please|provide[ds]?|need(?:s|ed)?|not (?:defined|found|provided|configured)|environment variables?|empty|invalid|expected|without)\b/i;
var VARIABLE = /\b[A-Z][A-Z0-9]{1,40}(?:_[A-Z0-9]{1,40}){1,8}\b/g;
var CODES = /^(?:ERR_|ERROR_|E_|UNABLE_TO_|CERT_|DEPTH_|SELF_SIGNED|NODE_MODULE|MODULE_NOT|NOT_FOUND|SQLITE_|UND_ERR|INVALID_|INTERNAL_)/;
function missingVariable(words) {
  for (const line of words.split("\n").slice(-200)) {
    const text2 = line.slice(0, 1e3);
    if (!NEEDS.test(text2)) continue;
    for (const [name] of text2.matchAll(VARIABLE)) if (!CODES.test(name)) return name;
  }
  return void 0;
}
function hint({ failure, words, stdio, ports, exitCode, program, instead, looked = false }) {
  const { status } = failure.facts;
  if (program !== null)
    return `'${program}' was not found: name a program that is on PATH or a path from the working directory, and check that the build makes it.`;
  if (failure.kind === "aborted") return void 0;
  if (status === 401)
    return "It needs authorization: give a token with `headers` (`--header` on the command line), or start it in a mode that asks for none.";
  if (status === 403)
    return "It refuses this client: check the token in `headers`, and whether the server allows the host it is called by.";
  if (status === 404) return "Check the path of the URL: it is often `/mcp`, and `/sse` with the older transport.";
  if (/EADDRINUSE|address already in use|port \d{2,5} is (?:already )?in use/i.test(words)) {
    return "Its port is taken: write `{port}` in the start command and the URL, so that each side gets a free one.";
  }
  const variable = missingVariable(words);
  if (variable && failure.kind !== "timeout")
    return `It seems to lack ${variable}: a dummy value is often enough to list (\`env: { ${variable}: dummy }\`, \`--env ${variable}=dummy\`).`;
  if (exitCode === 127) return "The shell found no such command: install it before, or write its path.";
  if (exitCode === 126) return "The file is not executable: name its interpreter (`node server.js`) or set its mode.";
  if (stdio && (ports.length > 0 || !looked && words.split("\n").some(saysListening))) {
    const where = ports.length > 0 ? ` (it listens on port ${ports.slice(0, 3).join(", ")})` : "";
    return `It seems to have started in HTTP mode${where}: set its stdio option (often \`--transport stdio\` or \`--stdio\`), or give \`url\` with \`{port}\`.`;
  }
  if (!stdio && failure.kind === "timeout" && ports.length > 0) {
    return `It listens on port ${ports.slice(0, 3).join(", ")} instead: hand it the port with \`{port}\` in the start command or in \`env\`.`;
  }
  if (stdio && /^Content-Length: ?\d/m.test(words)) {
    return "It frames its messages as language servers do, with a Content-Length; MCP wants each message on one line of its own.";
  }
  if (/Cannot find module|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|No module named|MODULE_NOT_FOUND/.test(words)) {
    return "A file or module is missing: check install and build, and that the lockfile is committed.";
  }
  if (/ERR_UNKNOWN_BUILTIN_MODULE|Unsupported engine|requires (?:a )?Node|Node\.js v?\d+.{0,20}(?:required|or (?:higher|later|newer))/i.test(
    words
  )) {
    return `It asks for another Node than ${process.version}: set up that version before this step.`;
  }
  const network = `${words}
${failure.message}`;
  if (/fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|getaddrinfo/.test(network) && failure.kind !== "http") {
    return "It needs another host to list its tools: make that reachable, or switch the part off that asks for it.";
  }
  if (variable)
    return `It seems to lack ${variable}: a dummy value is often enough to list (\`env: { ${variable}: dummy }\`, \`--env ${variable}=dummy\`).`;
  if (instead !== void 0) return instead;
  if (/^\s*usage:/im.test(words)) return "It printed its usage: the start command lacks arguments.";
  if (failure.kind === "timeout") return "A slow start may need more time: `timeout` (`--timeout SECONDS` on the command line).";
  return void 0;
}

// src/probe/lines.ts
var LineSplitter = class {
  /**
   * @param line called with each line, without its LF
   * @param limit bytes of one line
   * @param over called when a line passes the limit; what was collected is dropped
   */
  constructor(line, limit, over) {
    this.line = line;
    this.limit = limit;
    this.over = over;
  }
  line;
  limit;
  over;
  #parts = [];
  #length = 0;
  push(chunk) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      this.#add(chunk.subarray(from, at));
      this.#flush();
      from = at + 1;
    }
    if (from < chunk.length) this.#add(chunk.subarray(from));
  }
  /** What stands after the last LF, when the stream ends. */
  end() {
    if (this.#length > 0) this.#flush();
  }
  /** Bytes of the line that has not ended yet. */
  get pending() {
    return this.#length;
  }
  #add(part) {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length <= this.limit) return;
    const bytes = this.#length;
    this.#parts = [];
    this.#length = 0;
    this.over(bytes);
  }
  #flush() {
    const parts = this.#parts;
    this.#parts = [];
    this.#length = 0;
    this.line(parts.length === 1 ? parts[0] : Buffer.concat(parts));
  }
};
var LOG_LINE = 16 * 1024;
var LOG_TOTAL = 4 * 1024 * 1024;
var Log = class {
  constructor(pass, keep) {
    this.pass = pass;
    this.keep = keep;
    this.#splitter = new LineSplitter(
      (bytes) => this.#line(bytes),
      LOG_LINE,
      () => {
      }
    );
  }
  pass;
  keep;
  #splitter;
  #passed = 0;
  #tail = [];
  #tailBytes = 0;
  push(chunk) {
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    while (this.#tail.length > 1 && this.#tailBytes - this.#tail[0].length >= this.keep) this.#tailBytes -= this.#tail.shift().length;
    if (this.#passed > LOG_TOTAL) return;
    for (let at = 0; at < chunk.length; ) {
      const room = LOG_LINE - this.#splitter.pending;
      const piece = chunk.subarray(at, at + Math.max(1, room));
      this.#splitter.push(piece);
      at += piece.length;
      if (this.#splitter.pending >= LOG_LINE) this.#splitter.end();
    }
  }
  end() {
    this.#splitter.end();
  }
  /** The last bytes, as text. */
  tail() {
    const bytes = Buffer.concat(this.#tail);
    return bytes.subarray(Math.max(0, bytes.length - this.keep)).toString("utf8");
  }
  #line(bytes) {
    if (this.#passed > LOG_TOTAL) return;
    this.#passed += bytes.length + 1;
    const text2 = bytes.toString("utf8");
    this.pass(text2.endsWith("\r") ? text2.slice(0, -1) : text2);
    if (this.#passed > LOG_TOTAL) this.pass(`[more than ${LOG_TOTAL} bytes of log: the rest is left out here]`);
  }
};

// src/probe/wire.ts
function deliver(wire, message, bytes) {
  try {
    wire.onmessage(message, bytes);
  } catch (error) {
    wire.onend(
      new Failure("protocol", `sent a message that could not be taken in: ${error instanceof Error ? error.message : "no reason"}`)
    );
  }
}
function isMessage(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value) || value.jsonrpc !== "2.0") return false;
  return typeof value.method === "string" || Object.hasOwn(value, "id") && (Object.hasOwn(value, "result") || Object.hasOwn(value, "error"));
}

// src/probe/http.ts
var HttpWire = class {
  onmessage = () => {
  };
  onend = () => {
  };
  #transport;
  #options;
  /** Of the last answer that was none of the kind we can read. */
  #refused;
  constructor(options) {
    this.#options = options;
  }
  /** Loads the transport and, for SSE, waits for the stream. */
  async start(kind) {
    const { StreamableHTTPClientTransport, SSEClientTransport } = await import("./dist-BYABS65Q.js");
    const { url, headers } = this.#options;
    const options = { requestInit: { headers }, fetch: (to, init) => this.#fetch(to, init) };
    this.#transport = kind === "sse" ? new SSEClientTransport(url, options) : new StreamableHTTPClientTransport(url, options);
    this.#transport.onerror = () => {
    };
    await this.#told(this.#transport.start());
  }
  async send(message) {
    await this.#told(this.#transport.send(message));
  }
  agreed(protocolVersion) {
    this.#transport?.setProtocolVersion(protocolVersion);
  }
  /** Ends the session on the server too, where there is one, but does not wait long for it. */
  async close() {
    const transport = this.#transport;
    if (transport && "terminateSession" in transport) {
      let timer;
      const late = new Promise((resolve3) => {
        timer = setTimeout(resolve3, 500);
      });
      await Promise.race([transport.terminateSession().catch(() => {
      }), late]);
      clearTimeout(timer);
    }
    await transport?.close().catch(() => {
    });
  }
  async #told(sending) {
    try {
      await sending;
    } catch (error) {
      const refused = this.#refused;
      this.#refused = void 0;
      throw refused ?? (error instanceof Failure ? error : new Failure("http", `could not be used: ${innermost(error)}`));
    }
  }
  async #fetch(to, init) {
    let response;
    try {
      response = await fetch(to, init);
    } catch (error) {
      this.#refused = new Failure("http", `could not be reached: ${innermost(error)}`);
      throw error;
    }
    this.#refused = void 0;
    const type = (response.headers.get("content-type") ?? "").split(";")[0].trim().toLowerCase();
    if (!response.body) return this.#judged(response, "", init);
    if (type === "text/event-stream" && response.ok) return copy(response, response.body.pipeThrough(this.#tap()));
    const bytes = await this.#whole(response.body);
    if (type === "application/json" || !response.ok && bytes[0] === 123) this.#read(bytes);
    return copy(this.#judged(response, bytes.toString("utf8", 0, 300), init), bytes);
  }
  /** Keeps why an answer is none, for the error of the request it belongs to. */
  #judged(response, body, init) {
    const type = response.headers.get("content-type") ?? "no content type";
    const { status, statusText } = response;
    if (!response.ok) {
      const words = body.replace(/\s+/g, " ").trim();
      const text2 = `answered HTTP ${status}${statusText ? ` ${statusText}` : ""}${words ? `: ${words}` : ""}`;
      this.#refused = new Failure("http", text2, { status });
    } else if (init?.method === "POST" && status === 200 && !/json/.test(type)) {
      this.#refused = new Failure("http", `answered ${type.slice(0, 100)}, which is neither JSON nor an event stream`, { status });
    }
    return response;
  }
  async #whole(body) {
    const parts = [];
    let length = 0;
    for await (const part of body) {
      parts.push(part);
      length += part.length;
      if (length > this.#options.answerBytes) throw this.#tooLong();
    }
    return Buffer.concat(parts);
  }
  /** Reads an event stream while it passes by. */
  #tap() {
    let data = [];
    let length = 0;
    let over = false;
    const tooLong = () => {
      over = true;
      data = [];
      this.onend(this.#tooLong());
    };
    const limit = this.#options.answerBytes;
    const splitter = new LineSplitter(
      (raw) => {
        const line = raw.at(-1) === 13 ? raw.subarray(0, -1) : raw;
        if (line.length === 0) {
          if (data.length > 0) this.#read(data.length === 1 ? data[0] : Buffer.concat(data.flatMap((d, i) => i ? [NEWLINE, d] : [d])));
          data = [];
          length = 0;
        } else if (line.subarray(0, 5).equals(DATA)) {
          data.push(line.subarray(line[5] === 32 ? 6 : 5));
          length += line.length + LINE_COST;
          if (length > limit) tooLong();
        }
      },
      limit,
      tooLong
    );
    return new TransformStream({
      transform(chunk, controller) {
        if (!over) splitter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        if (over) controller.error(new Error("the answer is too long"));
        else controller.enqueue(chunk);
      }
    });
  }
  #read(bytes) {
    let value;
    try {
      value = JSON.parse(bytes.toString("utf8"));
    } catch {
      return;
    }
    if (isMessage(value) || Array.isArray(value) && value.every(isMessage)) deliver(this, value, bytes);
  }
  #tooLong() {
    return new Failure("limit", `has more than ${this.#options.answerBytes} bytes, which is the limit on one answer`);
  }
};
var LINE_COST = 64;
var NEWLINE = Buffer.from("\n");
var DATA = Buffer.from("data:");
function copy(response, body) {
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  const empty = [101, 204, 205, 304].includes(response.status);
  const { status, statusText } = response;
  return new Response(empty ? null : body, { status, statusText, headers });
}
function innermost(error) {
  let here = error;
  for (let i = 0; i < 5 && here instanceof Error && here.cause; i++) here = here.cause;
  if (here instanceof AggregateError && here.errors[0] instanceof Error) here = here.errors[0];
  return here instanceof Error ? here.message.slice(0, 300) : String(here).slice(0, 300);
}

// src/probe/process.ts
import { ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

// src/probe/tree.ts
import { spawnSync } from "node:child_process";
import { readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
var read = (path) => {
  try {
    return readFileSync2(path, "latin1");
  } catch {
    return void 0;
  }
};
function procRow(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === void 0) return void 0;
  const field = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (field[0] === "Z" || field[0] === "X") return void 0;
  return { pid, parent: Number(field[1]), group: Number(field[2]), session: Number(field[3]), began: field[19] ?? "" };
}
var hasProc = process.platform === "linux" && procRow(process.pid) !== void 0;
function procRows(root) {
  const rows = [];
  const from = numbersRose(root) ? root.pid : 0;
  for (const name of readdirSync2("/proc")) {
    const pid = Number(name);
    const row = pid >= from ? procRow(pid) : void 0;
    if (row) rows.push(row);
  }
  return rows;
}
var [ROOMY, ROUND, QUICK_ROUND] = [1e6, 12e4, 2e3];
function numbersRose({ pid, since }) {
  const greatest = Number(read("/proc/sys/kernel/pid_max") ?? 0);
  const last = Number(read("/proc/loadavg")?.trim().split(" ").at(-1) ?? 0);
  return last >= pid && Date.now() - since < (greatest >= ROOMY ? ROUND : QUICK_ROUND);
}
function psRows() {
  const out = spawnSync("ps", ["-A", "-o", "pid=,ppid=,pgid=,lstart="], { encoding: "utf8", timeout: 5e3 }).stdout ?? "";
  return parsePs(out);
}
function parsePs(out) {
  const rows = [];
  for (const line of out.split("\n")) {
    const field = line.trim().split(/\s+/);
    if (field.length < 4) continue;
    const [pid, parent, group] = field.map(Number);
    rows.push({ pid, parent, group, session: -1, began: field.slice(3).join(" ") });
  }
  return rows;
}
function members(root) {
  const linux = hasProc;
  const rows = linux ? procRows(root) : psRows();
  const mine = /* @__PURE__ */ new Map();
  const children = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const list2 = children.get(row.parent);
    if (list2) list2.push(row);
    else children.set(row.parent, [row]);
    if (row.pid === process.pid) continue;
    const ours = row.pid === root.pid || row.group === root.pid || row.session === root.pid || root.seen.get(row.pid) === row.began || // Only what started later can stand below it: reading an environment is the dear part.
    linux && Number(row.began) >= root.began && marked(row.pid, root.marker);
    if (ours) mine.set(row.pid, row);
  }
  const queue = [...mine.keys()];
  for (let pid = queue.pop(); pid !== void 0; pid = queue.pop()) {
    for (const child of children.get(pid) ?? []) {
      if (mine.has(child.pid) || child.pid === process.pid) continue;
      mine.set(child.pid, child);
      queue.push(child.pid);
    }
  }
  for (const row of mine.values()) root.seen.set(row.pid, row.began);
  return [...mine.values()];
}
function marked(pid, marker) {
  const environ = read(`/proc/${pid}/environ`);
  return environ?.includes(marker) ?? false;
}
var startOf = (pid) => process.platform === "linux" ? Number(procRow(pid)?.began ?? 0) : 0;
function remember(root) {
  const queue = [root.pid, ...root.seen.keys()];
  const asked = /* @__PURE__ */ new Set();
  for (let pid = queue.pop(); pid !== void 0; pid = queue.pop()) {
    if (asked.has(pid)) continue;
    asked.add(pid);
    const children = childrenOf(pid);
    if (children === void 0) root.seen.delete(pid);
    for (const name of children ?? []) {
      const child = Number(name);
      if (!child || root.seen.has(child)) continue;
      const row = procRow(child);
      if (!row) continue;
      root.seen.set(child, row.began);
      queue.push(child);
    }
  }
}
function childrenOf(pid) {
  let threads;
  try {
    threads = readdirSync2(`/proc/${pid}/task`);
  } catch {
    return void 0;
  }
  return threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`)?.split(" ") ?? []);
}
function signalTree(root, signal) {
  if (process.platform === "win32") {
    spawnSync("taskkill", taskkill(root.pid, signal), { timeout: 5e3, windowsHide: true });
    return 0;
  }
  send(-root.pid, signal);
  const rows = members(root);
  for (const row of rows) send(row.pid, signal);
  return rows.length;
}
var taskkill = (pid, signal) => [
  "/pid",
  String(pid),
  "/T",
  ...signal === "SIGKILL" ? ["/F"] : []
];
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}

// src/probe/registry.ts
var running = /* @__PURE__ */ new Set();
var SIGNALS = process.platform === "win32" ? ["SIGINT", "SIGTERM", "SIGBREAK"] : ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGABRT"];
var LOOK = 5;
function killAll() {
  for (const root of running) {
    for (let i = 0; i < 40 && signalTree(root, "SIGKILL") > 0; i++) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK);
  }
  running.clear();
}
function onSignal(signal) {
  killAll();
  stopListening();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
function stopListening() {
  process.removeListener("exit", killAll);
  for (const signal of SIGNALS) process.removeListener(signal, onSignal);
}
function register(root) {
  if (running.size === 0) {
    process.on("exit", killAll);
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  running.add(root);
}
function unregister(root) {
  if (running.delete(root) && running.size === 0) stopListening();
}

// src/probe/process.ts
var MARKER = "TERM_SESSION_ID";
var LOOK2 = { early: 50, late: 250, after: 5e3 };
var defaultGrace = { close: 2e3, term: 1500 };
var Launched = class {
  exited;
  exit;
  #child;
  #root;
  #look;
  #closed;
  #stopping;
  constructor(child, marker, failed) {
    this.#child = child;
    if (failed) process.nextTick(() => child.emit("error", failed));
    this.#root = { pid: child.pid ?? -1, marker, began: startOf(child.pid ?? -1), since: Date.now(), seen: /* @__PURE__ */ new Map() };
    this.exited = new Promise((resolve3) => {
      const end = (exit) => {
        if (this.exit) return;
        this.exit = exit;
        resolve3(exit);
      };
      child.once("error", (error) => end({ code: null, signal: null, error }));
      child.once("exit", (code, signal) => end({ code, signal }));
    });
    this.#closed = new Promise((resolve3) => {
      child.once("close", () => resolve3());
      child.once("error", () => resolve3());
    });
    if (child.pid === void 0) return;
    register(this.#root);
    if (process.platform === "linux") this.#lookAgain();
  }
  #lookAgain() {
    const early = Date.now() - this.#root.since < LOOK2.after;
    const wait = early ? LOOK2.early : LOOK2.late;
    this.#look = setTimeout(() => {
      remember(this.#root);
      if (early) members(this.#root);
      this.#lookAgain();
    }, wait).unref();
  }
  get pid() {
    return this.#child.pid;
  }
  get stdin() {
    return this.#child.stdin;
  }
  get stdout() {
    return this.#child.stdout ?? Readable.from([]);
  }
  get stderr() {
    return this.#child.stderr ?? Readable.from([]);
  }
  /** Pids of the tree as it stands. */
  pids() {
    return process.platform === "win32" ? [this.#root.pid] : members(this.#root).map((row) => row.pid);
  }
  /** After the exit: waits for what is still in the pipes, but not for a helper that holds them open. */
  async drained(milliseconds2 = 250) {
    await within(this.#closed, milliseconds2);
  }
  /** Ends the process and everything below it: stdin closed, then TERM, then KILL. Resolves when nothing is left. */
  stop(grace = defaultGrace) {
    this.#stopping ??= this.#stop(grace);
    return this.#stopping;
  }
  async #stop(grace) {
    const began = Date.now();
    let signal = null;
    if (this.#root.pid !== -1) {
      if (process.platform === "linux") remember(this.#root);
      this.#child.stdin?.on("error", () => {
      });
      this.#child.stdin?.end();
      if (!await this.#ended(grace.close)) {
        signal = "SIGTERM";
        signalTree(this.#root, "SIGTERM");
        if (!await this.#ended(grace.term)) signal = "SIGKILL";
      }
      const seconds = (Date.now() - began) / 1e3;
      clearTimeout(this.#look);
      await this.#sweep(signal !== "SIGKILL");
      unregister(this.#root);
      await this.drained(100);
      this.#release();
      return { signal, seconds };
    }
    this.#release();
    return { signal, seconds: 0 };
  }
  /** A helper may outlive the server it belonged to. */
  async #sweep(politely) {
    if (process.platform === "win32") {
      if (!this.exit) signalTree(this.#root, "SIGKILL");
      return;
    }
    if (members(this.#root).length === 0) return;
    if (politely) {
      signalTree(this.#root, "SIGTERM");
      for (let i = 0; i < 15 && members(this.#root).length > 0; i++) await pause3(20);
    }
    for (let i = 0; i < 100 && signalTree(this.#root, "SIGKILL") > 0; i++) await pause3(10);
  }
  /** Whoever still holds the pipes must not hold us. */
  #release() {
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    this.#child.unref();
  }
  async #ended(milliseconds2) {
    return this.exit !== void 0 || milliseconds2 > 0 && await within(this.exited, milliseconds2);
  }
};
async function within(promise, milliseconds2) {
  let timer;
  const late = new Promise((resolve3) => {
    timer = setTimeout(() => resolve3(false), milliseconds2);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
var pause3 = (milliseconds2) => new Promise((resolve3) => setTimeout(resolve3, milliseconds2));
function launch(options) {
  const id = randomUUID();
  const env = { ...options.env, [MARKER]: id };
  const form = spawnForm(options.command, options.args ?? [], { platform: process.platform, cwd: options.cwd, env });
  const stdio = [options.stdin ? "pipe" : "ignore", "pipe", "pipe"];
  try {
    const detached = process.platform !== "win32";
    const child = spawn(form.file, form.args, {
      cwd: options.cwd,
      env,
      stdio,
      detached,
      windowsHide: true,
      windowsVerbatimArguments: form.verbatim
    });
    return new Launched(child, `${MARKER}=${id}`);
  } catch (error) {
    return new Launched(new ChildProcess(), `${MARKER}=${id}`, error);
  }
}

// src/probe/session.ts
var SERVED = 1e4;
var WORDS = 500;
var LONGEST = 2 ** 31 - 1;
var milliseconds = (seconds) => Math.min(seconds * 1e3, LONGEST);
var Session = class {
  constructor(wire, seconds, deadline) {
    this.deadline = deadline;
    this.#wire = wire;
    this.timeout = milliseconds(seconds);
    wire.onmessage = (message, bytes) => {
      this.answered = true;
      for (const one of Array.isArray(message) ? message : [message]) if (isObject(one)) this.#receive(one, bytes);
    };
    wire.onend = (why) => this.end(why);
  }
  deadline;
  heard = { requests: /* @__PURE__ */ new Map(), notifications: /* @__PURE__ */ new Map(), changedIds: 0 };
  /** Milliseconds for each answer. */
  timeout;
  /** Added to the parameters of every request, as the stateless revisions want it. */
  meta;
  /** Called for each notification. */
  onnotification = () => {
  };
  #wire;
  #pending = /* @__PURE__ */ new Map();
  #next = 1;
  #served = 0;
  #ended;
  /** Whether the server ever sent a message. */
  answered = false;
  /** Why nothing more can be asked, if so. */
  get ended() {
    return this.#ended;
  }
  /** Ends the conversation: what is open fails with this reason. */
  end(why) {
    this.#ended ??= why;
    for (const pending of this.#pending.values())
      pending.reject(new Failure(why.kind, why.message, { method: pending.method, ...why.facts }));
    this.#pending.clear();
  }
  agreed(protocolVersion) {
    this.#wire.agreed(protocolVersion);
  }
  async request(method, params = {}, timeout = this.timeout) {
    if (this.#ended) throw new Failure(this.#ended.kind, this.#ended.message, { method, ...this.#ended.facts });
    const id = this.#next++;
    const left = this.deadline - Date.now();
    const total = left < timeout;
    let timer;
    const answered = new Promise((resolve3, reject) => {
      this.#pending.set(id, { method, resolve: resolve3, reject });
      timer = setTimeout(
        () => {
          const why = total ? "the time for everything asked of this side was used up" : `no answer within ${timeout / 1e3} s`;
          reject(new Failure(total ? "total" : "timeout", why, { method }));
          if (method !== "initialize") void this.notify("notifications/cancelled", { requestId: id, reason: "timeout" });
        },
        Math.max(0, total ? left : Math.min(timeout, LONGEST))
      );
    });
    const withMeta = this.meta ? { ...params, _meta: this.meta } : params;
    try {
      const sent = this.#wire.send({ jsonrpc: "2.0", id, method, params: withMeta });
      return await Promise.race([answered, sent.then(() => answered)]);
    } catch (error) {
      if (!(error instanceof Failure) || error.facts.method !== void 0) throw error;
      throw new Failure(error.kind, error.message, { method, ...error.facts });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
      answered.catch(() => {
      });
    }
  }
  /** Resolves when it was handed over; a server that refuses a notification is not told by it. */
  notify(method, params) {
    return this.#wire.send({ jsonrpc: "2.0", method, ...params ? { params } : {} }).catch(() => {
    });
  }
  #receive(message, bytes) {
    const { id, method } = message;
    if (typeof method === "string") {
      if (id === void 0 || id === null) {
        count(this.heard.notifications, method);
        this.onnotification(method);
      } else {
        count(this.heard.requests, method);
        const named = typeof id === "string" || typeof id === "number";
        if (named && ++this.#served <= SERVED) this.#wire.send({ jsonrpc: "2.0", id, ...answerTo(method) }).catch(() => {
        });
      }
      return;
    }
    const pending = this.#find(id);
    if (!pending) return;
    if (Object.hasOwn(message, "result")) {
      pending.resolve({ method: pending.method, result: message.result, bytes });
      return;
    }
    const error = isObject(message.error) ? message.error : {};
    const code = typeof error.code === "number" ? error.code : 0;
    const words = typeof error.message === "string" ? error.message : "no message";
    pending.reject(
      new Failure("answer", `${code} ${words.slice(0, WORDS).replace(/\s+/g, " ").trim()}`, {
        method: pending.method,
        code,
        data: error.data
      })
    );
  }
  #find(id) {
    if (typeof id === "number") return this.#pending.get(id);
    if (id === null && this.#pending.size === 1) return [...this.#pending.values()][0];
    const pending = typeof id === "string" && id !== "" ? this.#pending.get(Number(id)) : void 0;
    if (pending) this.heard.changedIds += 1;
    return pending;
  }
};
var count = (map, method) => {
  const key = method.slice(0, 100);
  if (map.size < 100 || map.has(key)) map.set(key, (map.get(key) ?? 0) + 1);
};
function answerTo(method) {
  if (method === "ping") return { result: {} };
  if (method === "roots/list") return { result: { roots: [] } };
  if (method === "sampling/createMessage")
    return { error: { code: -1, message: "Sampling was refused: no model stands behind this client." } };
  if (method === "elicitation/create") return { result: { action: "decline" } };
  return { error: { code: -32601, message: "Method not found" } };
}

// src/probe/stdio.ts
import { isUtf8 } from "node:buffer";
var CLOSED = 1e3;
var SAMPLE = 200;
var StdioWire = class {
  onmessage = () => {
  };
  onend = () => {
  };
  /** A line on stdout that is no message. */
  onnoise = () => {
  };
  #launched;
  #noise = { lines: 0, bytes: 0, blank: 0, crlf: 0, bom: false, glued: 0, sample: "" };
  #invalidText = 0;
  #over;
  /** The first line that is JSON and no message. */
  #foreign;
  #splitter;
  constructor(launched, answerBytes) {
    this.#launched = launched;
    const splitter = new LineSplitter(
      (bytes) => this.#line(bytes),
      answerBytes,
      (bytes) => this.#tooLong(bytes, answerBytes)
    );
    this.#splitter = splitter;
    launched.stdout.on("data", (chunk) => {
      if (!this.#over) splitter.push(chunk);
    });
    launched.stdout.on("error", () => {
    });
    launched.stdout.once("end", () => {
      setTimeout(() => this.onend(new Failure("closed", "closed its stdout")), CLOSED).unref();
    });
    launched.stdin?.on("error", () => {
    });
    void launched.exited.then(async (exit) => {
      await launched.drained();
      if (!this.#over) splitter.end();
      const how = exit.error ? exit.error.message : exit.signal ? `was ended by ${exit.signal}` : `ended with exit code ${exit.code}`;
      this.onend(this.#over ?? new Failure(exit.error ? "start" : "closed", how));
    });
  }
  send(message) {
    const stdin = this.#launched.stdin;
    if (stdin?.writable) stdin.write(`${JSON.stringify(message)}
`);
    return Promise.resolve();
  }
  agreed() {
  }
  #tooLong(bytes, limit) {
    this.#over = new Failure("limit", `has more than ${limit} bytes, which is the limit on one answer (${bytes} so far)`);
    this.onend(this.#over);
    this.#launched.stdout.pause();
  }
  #line(raw) {
    let bytes = raw;
    if (bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) {
      this.#noise.bom = true;
      bytes = bytes.subarray(3);
    }
    if (bytes.at(-1) === 13) {
      this.#noise.crlf += 1;
      bytes = bytes.subarray(0, -1);
    }
    const parsed = parse(bytes);
    if (parsed && isTraffic(parsed.value)) {
      this.#accept(parsed, bytes);
      return;
    }
    if (parsed) this.#foreign ??= parsed.text.slice(0, SAMPLE);
    const at = gluedAt(bytes);
    const glued = at === void 0 ? void 0 : parse(bytes.subarray(at));
    this.#count(at === void 0 ? bytes : bytes.subarray(0, at));
    if (at === void 0 || glued === void 0 || !isMessage(glued.value)) return;
    this.#noise.glued += 1;
    this.#accept(glued, bytes.subarray(at));
  }
  #accept({ value, text: text2 }, bytes) {
    if (text2.includes("\uFFFD") && !isUtf8(bytes)) this.#invalidText += 1;
    deliver(this, value, bytes);
  }
  #count(bytes) {
    this.#noise.lines += 1;
    this.#noise.bytes += bytes.length;
    const text2 = bytes.toString("utf8", 0, 4096);
    if (text2.trim() === "") {
      this.#noise.blank += 1;
      return;
    }
    if (!this.#noise.sample) this.#noise.sample = text2.slice(0, SAMPLE);
    this.onnoise(text2);
  }
  /** What stands on stdout of a server that never answered, in a sentence. */
  instead() {
    const { lines: lines2, blank, sample } = this.#noise;
    const { pending } = this.#splitter;
    if (pending > 0)
      return `Its stdout ends in ${pending} bytes without a line end: each message must be followed by a newline, and the stream be flushed.`;
    if (/^[{[]\s*$/.test(sample))
      return "Its stdout holds JSON that runs over several lines: each message must stand on one line of its own.";
    if (this.#foreign !== void 0)
      return `Its stdout holds JSON that is no message of JSON-RPC 2.0 (\`"jsonrpc": "2.0"\`, with \`id\` and \`result\`): ${shown(this.#foreign)}`;
    if (lines2 > blank)
      return `Its stdout holds ${lines2 === 1 ? "a line" : `${lines2} lines`} and no message: a log belongs on stderr, and \`timeout\` is for a start that is slow. The first: ${shown(sample)}`;
    return void 0;
  }
  /** What stood on stdout beside the messages. */
  notes() {
    const { lines: lines2, crlf, bom, glued } = this.#noise;
    const notes = [];
    if (lines2 > 0 || crlf > 0 || bom) {
      const parts = [
        ...lines2 > 0 ? [`${lines2} ${lines2 === 1 ? "line on stdout that is no protocol message" : "lines on stdout that are no protocol messages"}`] : [],
        ...glued > 0 ? [`${glued} of them with a message behind other text on the same line`] : [],
        ...crlf > 0 ? [`${crlf} ${crlf === 1 ? "line ends" : "lines end"} with CRLF`] : [],
        ...bom ? ["a byte order mark"] : []
      ];
      notes.push({ kind: "stdout-noise", text: `${parts.join(", ")}.`, data: { ...this.#noise } });
    }
    if (this.#invalidText > 0) {
      notes.push({
        kind: "lost-in-json",
        text: `${this.#invalidText} of the server's messages hold bytes that are not UTF-8; they were read as U+FFFD.`,
        data: { invalidText: this.#invalidText }
      });
    }
    return notes;
  }
};
var isTraffic = (value) => isMessage(value) || Array.isArray(value) && value.length > 0 && value.every(isMessage);
function parse(bytes) {
  const first = bytes.find((b) => b !== 32 && b !== 9);
  if (first !== 123 && first !== 91) return void 0;
  try {
    const text2 = bytes.toString("utf8");
    return { value: JSON.parse(text2), text: text2 };
  } catch {
    return void 0;
  }
}
var shown = (text2) => (text2.length > 120 ? `${text2.slice(0, 120)}\u2026` : text2).replace(/\s+/g, " ").trim();
var BEGINNINGS = ['{"jsonrpc"', '{"id"', '{"result"', '{"method"'];
function gluedAt(bytes) {
  for (const beginning of BEGINNINGS) {
    const at = bytes.indexOf(beginning);
    if (at > 0) return at;
  }
  return void 0;
}

// src/probe/connect.ts
var LISTENING_GRACE = 15;
var LISTENING_LOOK = 2e3;
var NAME = 100;
function connectStdio(target, options) {
  const { launched, log, name } = start(target, target.command, options);
  const wire = new StdioWire(launched, options.limits.answerBytes);
  const session = new Session(wire, options.limits.timeout, options.deadline);
  const noise = new Log(options.log, 8192);
  wire.onnoise = (line) => {
    noise.push(Buffer.from(`${line}
`));
    onLine(line);
  };
  let timer;
  const onLine = (line) => {
    if (timer || session.answered || !saysListening(line)) return;
    const seconds = Math.min(LISTENING_GRACE, options.limits.timeout / 2);
    const look = () => {
      if (session.answered || session.ended) return;
      if (listening(launched.pids()).length > 0)
        session.end(new Failure("timeout", `no answer ${seconds} s after it said that it listens over HTTP`));
      else timer = setTimeout(look, LISTENING_LOOK);
    };
    timer = setTimeout(look, seconds * 1e3);
  };
  log.watch = onLine;
  const unwatch = watchSignal(session, options.signal);
  return {
    session,
    name,
    launched,
    stdio: true,
    words: () => [noise.tail(), log.tail()].filter(Boolean).join("\n"),
    notes: () => wire.notes(),
    instead: () => wire.instead(),
    close: async (grace) => {
      clearTimeout(timer);
      unwatch();
      const stopped = await launched.stop(grace);
      log.end();
      return stopped;
    }
  };
}
async function connectHttp(target, options) {
  const url = parseUrl(target.url);
  if (target.command === null) return new HttpConnection(url, target.headers, options, void 0, void 0);
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (await answers(host, port)) {
    throw new Failure(
      "http",
      `something else answers on port ${port} already; write {port} in the start command and the URL to get a free one`
    );
  }
  const started = start(target, target.command, options);
  const connection = new HttpConnection(url, target.headers, options, started.launched, started.log);
  try {
    await connection.listens(host, port);
  } catch (error) {
    throw new Unreached(error, connection);
  }
  return connection;
}
var Unreached = class extends Error {
  constructor(failure, connection) {
    super(failure.message);
    this.failure = failure;
    this.connection = connection;
  }
  failure;
  connection;
};
var WARM_UP = 3e3;
var EXIT = 300;
var HttpConnection = class {
  constructor(url, headers, options, launched, log) {
    this.url = url;
    this.headers = headers;
    this.options = options;
    this.launched = launched;
    this.log = log;
    this.name = `${url.origin}${url.pathname}`.slice(0, NAME);
    this.#wire = new HttpWire({ url, headers, answerBytes: options.limits.answerBytes });
    this.session = this.#converse();
    void launched?.exited.then((exit) => {
      if (exit.code !== 0) this.session.end(ended(exit));
    });
  }
  url;
  headers;
  options;
  launched;
  log;
  stdio = false;
  name;
  session;
  #wire;
  #unwatch = () => {
  };
  #opened = 0;
  /** A new conversation over another transport or after a refusal. */
  async converse(kind) {
    await this.#wire.close();
    this.#wire = new HttpWire({ url: this.url, headers: this.headers, answerBytes: this.options.limits.answerBytes });
    this.session = this.#converse();
    if (this.launched?.exit && this.launched.exit.code !== 0) throw ended(this.launched.exit);
    await this.#inTime(this.#wire.start(kind));
    return this.session;
  }
  #converse() {
    this.#unwatch();
    const session = new Session(this.#wire, this.options.limits.timeout, this.options.deadline);
    this.#unwatch = watchSignal(session, this.options.signal);
    return session;
  }
  /** Polls until the port is open. */
  async listens(host, port) {
    const { timeout } = this.options.limits;
    const until2 = Math.min(Date.now() + timeout * 1e3, this.options.deadline);
    for (let wait = 20; !await answers(host, port); wait = Math.min(wait * 1.5, 200)) {
      if (this.session.ended) throw this.session.ended;
      if (this.launched?.exit && this.launched.pids().length === 0) throw ended(this.launched.exit);
      if (Date.now() > until2) throw new Failure("timeout", `nothing answered on port ${port} within ${timeout} s`, { method: "connect" });
      await new Promise((done) => setTimeout(done, wait));
    }
    this.#opened = Date.now();
  }
  /** Whether a refusal may pass by itself: one that says so for as long as a start may take. */
  warmingUp(saysSo) {
    const time = saysSo ? Math.max(WARM_UP, this.options.limits.timeout * 1e3) : WARM_UP;
    return this.launched !== void 0 && Date.now() - this.#opened < time && Date.now() < this.options.deadline;
  }
  /** Why nothing answers any more, where that is the end of the process; it may come a moment after the connection's. */
  async end() {
    if (!this.launched) return void 0;
    await Promise.race([this.launched.exited, new Promise((done) => setTimeout(done, EXIT).unref())]);
    const { exit } = this.launched;
    if (!exit || exit.code === 0 && this.launched.pids().length > 0) return void 0;
    await this.launched.drained();
    return ended(exit);
  }
  async #inTime(opening) {
    const { timeout } = this.options.limits;
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(new Failure("timeout", `no event stream within ${timeout} s`, { method: "connect" })),
        milliseconds(timeout)
      );
    });
    const gone = new Promise((_, reject) => {
      void this.launched?.exited.then((exit) => exit.code !== 0 && reject(ended(exit)));
    });
    gone.catch(() => {
    });
    await Promise.race([opening, late, gone]).finally(() => clearTimeout(timer));
  }
  words() {
    return this.log?.tail() ?? "";
  }
  notes() {
    return [];
  }
  instead() {
  }
  async close(grace) {
    this.#unwatch();
    await this.#wire.close();
    const stopped = await this.launched?.stop({ close: 0, term: grace?.term ?? 1500 }) ?? null;
    this.log?.end();
    return stopped;
  }
};
var ended = (exit) => exit.error ? new Failure("start", exit.error.message) : new Failure("closed", exit.signal ? `was ended by ${exit.signal}` : `ended with exit code ${exit.code}`);
var WatchedLog = class extends Log {
  watch = () => {
  };
};
function start(target, command, options) {
  const cwd = resolve(target.cwd);
  const name = printable(command, target.args).slice(0, NAME);
  if (!existsSync2(cwd)) throw new Failure("start", `the working directory ${cwd} does not exist`);
  if (target.home !== null) mkdirSync(target.home, { recursive: true });
  const launched = launch({
    command,
    args: target.args,
    cwd,
    env: cleanEnvironment(target.env, { home: target.home }),
    // Open for HTTP too: some servers end when their stdin does.
    stdin: true
  });
  const log = new WatchedLog((line) => {
    options.log(line);
    log.watch(line);
  }, options.limits.stderrBytes);
  const streams = target.url === null ? [launched.stderr] : [launched.stdout, launched.stderr];
  for (const stream of streams) {
    stream.on("data", (chunk) => log.push(chunk));
    stream.on("error", () => {
    });
  }
  return { launched, log, name };
}
function parseUrl(text2) {
  try {
    const url = new URL(text2);
    if (url.protocol === "http:" || url.protocol === "https:") return url;
  } catch {
  }
  throw new Failure("start", `the url is no http or https address`);
}
function watchSignal(session, signal) {
  const abort = () => session.end(new Failure("aborted", "was stopped on request"));
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  return () => signal?.removeEventListener("abort", abort);
}

// src/probe/explain.ts
var ITS_LOG = "Its log may say more: run again with `--verbose`, or start it by hand.";
function explain(failure, connection, program) {
  const words = connection?.words() ?? "";
  const launched = connection?.launched;
  const stdio = connection?.stdio ?? false;
  const waited = failure.kind === "timeout" && launched !== void 0;
  const known = hint({
    failure,
    words,
    stdio,
    looked: waited && process.platform === "linux",
    ports: waited ? listening(launched.pids()) : [],
    exitCode: launched?.exit?.code ?? null,
    instead: failure.kind === "timeout" ? connection?.instead() : void 0,
    program: failure.kind === "start" && launched?.exit?.error?.code === "ENOENT" ? program : null
  });
  const advice = known ?? (failure.kind === "closed" || failure.kind === "answer" ? ITS_LOG : void 0);
  const sentence = `${describe(failure, connection?.name)}${failure.kind === "closed" ? lastWords(words) : ""}.`;
  return new ProbeError(advice ? `${sentence} ${advice}` : sentence, words, advice);
}
function describe({ kind, message, facts }, name) {
  const who = name === void 0 ? "The server" : `The server (${name})`;
  const { method } = facts;
  const during = method && method !== "connect" ? ` before it answered ${method}` : "";
  switch (kind) {
    case "start":
      return `${who} could not be started: ${message}`;
    case "closed":
      return `${who} ${message}${during}`;
    case "timeout":
      return method && method !== "connect" ? `${who} gave no answer to ${method}: ${message}` : `${who} did not start to listen: ${message}`;
    case "answer":
      return `${who} answered ${method} with the error ${message}`;
    case "protocol":
      return method === "initialize" || method === "server/discover" ? `${who} ${message} (${method})` : `${who}: ${method} ${message}`;
    case "limit":
      return `${who}: the answer to ${method ?? "a request"} ${message}`;
    case "http":
      return `${who} ${message}${method ? ` (${method})` : ""}`;
    case "total":
      return `${who} took too long: ${message}${method ? ` during ${method}` : ""}`;
    case "aborted":
      return `${who} ${message}`;
  }
}
var TROUBLE = /\b(?:error|fatal|panic|exception|failed|failure|cannot|can't|could not|required?|missing|not set|not found|invalid|denied|unable)\b/i;
var FRAME = /^\s*(?:at |Node\.js v|\^|\}|\]|node:internal)/;
function lastWords(words) {
  const lines2 = words.split(/\r?\n/).filter((line2) => line2.trim() !== "" && !FRAME.test(line2));
  const line = lines2.findLast((l) => TROUBLE.test(l.slice(0, 2e3))) ?? lines2.at(-1);
  return line === void 0 ? "" : `, and its last words were: ${line.trim().slice(0, 300).replace(/\.$/, "")}`;
}

// src/probe/visit.ts
async function visit(plan, work, meanwhile = () => {
}) {
  try {
    return await once(plan, work, meanwhile);
  } catch (error) {
    if (plan.era !== "auto" || plan.target.command === null || !(error instanceof ProbeError) || !diedOfInitialize(error)) throw error;
    try {
      return await once({ ...plan, era: "modern" }, work, meanwhile);
    } catch {
      throw error;
    }
  }
}
var diedOfInitialize = ({ cause, hint: hint2 }) => cause instanceof Failure && cause.kind === "closed" && cause.facts.method === "initialize" && (hint2 === void 0 || hint2 === ITS_LOG);
async function once(plan, work, meanwhile) {
  const { target, grace } = plan;
  const { command } = target;
  const program = Array.isArray(command) ? command[0] ?? "" : null;
  let connection;
  try {
    if (target.url !== null) connection = await connectHttp({ ...target, url: target.url }, plan.options);
    else if (command !== null) connection = connectStdio({ ...target, command }, plan.options);
    else throw new Failure("start", "there is neither a command nor a url");
    const hello = connection instanceof HttpConnection ? await openHttp(connection, plan) : await openStdio(connection, plan);
    const value = await work(connection, hello);
    const closing = connection.close(grace);
    meanwhile(value);
    return { value, stopped: await closing };
  } catch (error) {
    if (error instanceof Unreached) connection = error.connection;
    let failure = error instanceof Unreached ? error.failure : error;
    if (failure instanceof Failure && failure.kind === "http" && failure.facts.status === void 0 && connection instanceof HttpConnection) {
      const { method } = failure.facts;
      const end = await connection.end();
      if (end) failure = new Failure(end.kind, end.message, method === void 0 ? {} : { method });
    }
    const told = failure instanceof Failure ? explain(failure, connection, program) : void 0;
    await connection?.close(grace ?? { close: 300, term: 1e3 });
    if (!told) {
      const why = failure instanceof Error ? failure.message : String(failure);
      throw new ProbeError(
        `What the server${connection ? ` (${connection.name})` : ""} sent could not be taken in: ${why}.`,
        connection?.words() ?? "",
        void 0,
        failure
      );
    }
    throw new ProbeError(told.message, connection?.words() ?? "", told.hint, failure);
  }
}
var openStdio = (connection, { identity, era }) => open(connection.session, identity, era);
var OLDER = [400, 404, 405, 406, 415, 501];
var BUSY2 = [425, 429, 502, 503, 504];
var PASSING = [void 0, 404, ...BUSY2];
async function openHttp(connection, { identity, era }) {
  for (let wait = 50; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await openOnce(connection, identity, era);
    } catch (error) {
      const passing = error instanceof Failure && error.kind === "http" && PASSING.includes(error.facts.status);
      if (!passing || !connection.warmingUp(BUSY2.includes(error.facts.status ?? 0))) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}
async function openOnce(connection, identity, era) {
  try {
    return await open(await connection.converse("streamable"), identity, era);
  } catch (error) {
    const older = error instanceof Failure && error.kind === "http" && OLDER.includes(error.facts.status ?? 0);
    if (!older || era === "modern") throw error;
    try {
      return await open(await connection.converse("sse"), identity, "legacy");
    } catch (second) {
      throw second instanceof Failure && second.kind !== "http" ? second : error;
    }
  }
}

// src/probe/again.ts
var ROOTS = { roots: { listChanged: true } };
var COMMON_CLIENTS = [
  { name: "claude-code", version: "2.1.232", capabilities: { ...ROOTS, elicitation: {} } },
  { name: "claude-ai", version: "0.1.0", capabilities: {} },
  { name: "cursor-vscode", version: "1.0.0", capabilities: { ...ROOTS, elicitation: {} } },
  { name: "Visual Studio Code", version: "1.104.0", capabilities: { ...ROOTS, sampling: {}, elicitation: {} } }
];
var same = (env) => env;
function variations(target) {
  const all = [{ how: "in a fresh process", identity: OURSELVES, env: same }];
  for (const identity of COMMON_CLIENTS) all.push({ how: `for a client named ${identity.name}`, identity, env: same });
  if (target.command === null) return all;
  all.push(
    Object.hasOwn(target.env, "CI") ? { how: "without CI in the environment", identity: OURSELVES, env: ({ CI: _, ...rest }) => rest } : { how: "with CI in the environment", identity: OURSELVES, env: (env) => ({ ...env, CI: "true" }) }
  );
  return all;
}
async function again(target, options, connect2, snapshot, isVolatile, settle) {
  const notes = [];
  const found = new Found();
  const window = snapshot.notes.some((note) => note.kind === "list-changed") ? settle : 0;
  const list2 = async ({ identity, env }) => {
    const plan = {
      target: { ...target, env: env(target.env) },
      identity,
      era: snapshot.era ?? "auto",
      options: { ...connect2, log: () => {
      } },
      grace: { close: 300, term: 700 }
    };
    const { value } = await visit(plan, async (connection, hello) => {
      const { listing, turned } = await readSettled(connection, hello, options.limits, isVolatile, window);
      return { lists: lists(hello, listing), turned };
    });
    return value;
  };
  const turns = snapshot.notes.some((note) => note.kind === "unstable-list" && note.data?.how === TURNED);
  const failed = /* @__PURE__ */ new Set();
  const known = /* @__PURE__ */ new Map();
  const byCapabilities = (capabilities) => {
    const key = canonical(capabilities);
    const asked = known.get(key) ?? list2({ how: "", identity: { ...OURSELVES, capabilities }, env: same }).then((l) => differences(snapshot, l.lists, isVolatile));
    known.set(key, asked);
    return asked;
  };
  for (const variation of variations(target)) {
    const { how, identity } = variation;
    if (options.signal?.aborted) break;
    if (Date.now() >= connect2.deadline) {
      const { total } = options.limits;
      const text2 = `The ${total} s for one side were used up before it was listed again ${how}.`;
      notes.push({ kind: "limit", text: text2, data: { limit: "total", value: total } });
      break;
    }
    options.progress?.(`listing again ${how}`);
    try {
      const { lists: lists2, turned } = await list2(variation);
      if (!turns) for (const difference of turned) found.add(difference, `${how}, ${TURNED}`);
      const differing = differences(snapshot, lists2, isVolatile);
      const capable = Object.keys(identity.capabilities).join(", ");
      const explained = new Set(differing.length && capable ? (await byCapabilities(identity.capabilities)).map(keyOf) : []);
      for (const difference of differing) {
        found.add(difference, explained.has(keyOf(difference)) ? `for a client that declares ${capable}` : how);
      }
      if (identity === OURSELVES && variation.env === same) found.closePlaces();
      if (reordered(snapshot.tools, lists2.tools)) notes.push(orderNote(how));
    } catch (error) {
      if (!(error instanceof ProbeError)) throw error;
      if (error.cause instanceof Failure && error.cause.kind === "aborted") break;
      const { limits } = options;
      if (failed.has(error.message)) continue;
      failed.add(error.message);
      notes.push(notRepeated(how, error.cause, error.message, { limits, remote: target.command === null, words: error.stderr }));
    }
  }
  return [...found.notes(), ...notes];
}
var Found = class {
  #ways = /* @__PURE__ */ new Map();
  #closed = /* @__PURE__ */ new Set();
  add(difference, how) {
    if (this.#closed.has(placeOf(difference))) return;
    const key = keyOf(difference);
    const known = this.#ways.get(key);
    if (known) known.how.add(how);
    else this.#ways.set(key, { difference, how: /* @__PURE__ */ new Set([how]) });
  }
  /** What differs in any fresh process is known from now on: a name or CI adds nothing to it. */
  closePlaces() {
    for (const { difference } of this.#ways.values()) this.#closed.add(placeOf(difference));
  }
  notes() {
    const groups = /* @__PURE__ */ new Map();
    for (const { difference, how } of this.#ways.values()) {
      const ways = [...how].join(", ");
      const group = groups.get(ways);
      if (group) group.push(difference);
      else groups.set(ways, [difference]);
    }
    return [...groups].flatMap(([how, differing]) => unstable(how, differing));
  }
};
var placeOf = ({ target, name, pointer }) => JSON.stringify([target, name, pointer]);
var keyOf = (difference) => `${placeOf(difference)} ${canonical(difference.after)}`;

// src/probe/snapshot.ts
var SETTLE = { quick: 400, thorough: 4e3 };
async function takeSnapshot(target, options, era) {
  const { limits, effort } = options;
  const connect2 = {
    limits,
    log: options.log,
    deadline: Date.now() + limits.total * 1e3,
    signal: options.signal
  };
  const isVolatile = volatileTest(options.volatile);
  options.progress?.(target.command === null ? "connecting" : "starting the server");
  const { value, stopped } = await visit(
    { target, identity: OURSELVES, era, options: connect2 },
    async (connection2, hello2) => {
      options.progress?.("listing what it offers");
      const notes2 = [];
      const listing2 = await listTwice(connection2, hello2, options, isVolatile, notes2);
      return { connection: connection2, hello: hello2, listing: listing2, notes: notes2, wire: [] };
    },
    ({ hello: hello2, listing: listing2, notes: notes2, wire }) => {
      wire.push(measure(hello2.answer, notes2).sent);
      weigh(listing2);
    }
  );
  const { hello, listing, connection } = value;
  const notes = [...value.notes, ...listing.notes, ...heard(connection), ...connection.notes()];
  if (stopped?.signal && connection.stdio) {
    const seconds = Math.round(stopped.seconds * 10) / 10;
    notes.push({
      kind: "slow-exit",
      text: `The process did not end when its stdin was closed; it took ${stopped.signal} after ${seconds} s.`,
      data: { seconds, signal: stopped.signal }
    });
  }
  const snapshot = {
    schemaVersion: 1,
    kind: "snapshot",
    era: hello.era,
    protocolVersion: hello.protocolVersion,
    server: hello.server === null ? null : cutDeep(hello.server),
    capabilities: cutDeep(hello.capabilities),
    instructions: hello.instructions,
    tools: listing.tools,
    prompts: listing.prompts,
    resources: listing.resources,
    resourceTemplates: listing.resourceTemplates,
    wire: [...value.wire, ...listing.wire],
    notes
  };
  if (effort === "thorough") notes.push(...await again(target, options, connect2, snapshot, isVolatile, SETTLE.thorough));
  return snapshot;
}
async function listTwice(connection, hello, { limits, effort }, isVolatile, notes) {
  const settled = await readSettled(connection, hello, limits, isVolatile, effort === "off" ? 0 : SETTLE[effort]);
  const { listing, changed, announced } = settled;
  if (changed > 0) {
    const text2 = `After an announced change the list differed in ${changed} ${changed === 1 ? "place" : "places"}; the later list was taken.`;
    notes.push({ kind: "list-changed", text: text2, data: { method: "relisted", differences: changed } });
  }
  notes.push(...unstable(TURNED, settled.turned), ...unstable(UNSETTLED, settled.unsettled));
  if (effort === "off") return listing;
  try {
    const repeated = await collect(connection.session, hello, limits);
    const found = differences(lists(hello, listing), lists(hello, repeated), isVolatile);
    notes.push(...unstable(HOW, announced() === 0 ? found : found.filter((difference) => !isAddition(difference))));
    if (announced() === 0 && reordered(listing.tools, repeated.tools)) notes.push(orderNote(HOW));
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "aborted") throw error;
    notes.push(notRepeated(HOW, error, error.message, { limits, remote: connection.launched === void 0 }));
  }
  return listing;
}
var HOW = "asked again in the same process";
function heard({ session }) {
  const notes = [];
  for (const [method, times] of session.heard.requests) {
    notes.push({ kind: "server-request", text: `The server asked the client: ${method} (${times} times).`, data: { method, times } });
  }
  for (const [method, times] of session.heard.notifications) {
    if (LIST_CHANGED.test(method))
      notes.push({ kind: "list-changed", text: `The server announced ${method} (${times} times).`, data: { method, times } });
  }
  const { changedIds } = session.heard;
  if (changedIds > 0) {
    notes.push({
      kind: "other",
      text: `${changedIds} answers carried the id as text although it was sent as a number.`,
      data: { changedIds }
    });
  }
  return notes;
}

// src/probe/index.ts
function probe(target, options) {
  return take(target, options, "auto");
}
async function take(given2, options, era) {
  const { target, moves } = await withPlaces(given2);
  return relocate(await takeSnapshot(target, options, era), moves());
}
async function probeBoth(base, head, options) {
  if (base === null) return { base: null, head: await caught("head", head, options) };
  const first = caught("base", base, options);
  if (sharePort(base, head)) await first;
  let [one, other] = await Promise.all([first, caught("head", head, options)]);
  if (portTaken(one)) one = await caught("base", base, options);
  if (portTaken(other)) other = await caught("head", head, options);
  return alike({ base: one, head: other }, base, head, options, true);
}
var probeBase = (base, options) => caught("base", base, options);
async function probeAfter(base, listed, head, options) {
  return alike({ base: listed, head: await caught("head", head, options) }, base, head, options, false);
}
var caught = (side, target, options, era = "auto") => take(target, { ...options, log: (line) => options.log(line, side) }, era).catch((error) => {
  if (error instanceof ProbeError) return error;
  throw error;
});
async function alike(found, base, head, options, restart) {
  const both = { ...found };
  if (both.base === null || both.base instanceof ProbeError || both.head instanceof ProbeError) return both;
  if (both.base.era !== both.head.era) {
    if (both.base.era !== "legacy") both.head = better(await caught("head", head, options, "modern"), both.head);
    else if (restart) both.base = better(await caught("base", base, options, "modern"), both.base);
  }
  both.base = relocate(both.base, [
    ...movesBetween(resolve2(base.cwd), resolve2(head.cwd)),
    ...movesBetween(base.root ?? null, head.root ?? null)
  ]);
  return both;
}
var better = (wanted, otherwise) => wanted instanceof ProbeError ? otherwise : wanted;
var portTaken = (found) => found instanceof ProbeError && /EADDRINUSE|address already in use/i.test(found.stderr);
var sharePort = (a, b) => a.command !== null && b.command !== null && a.url !== null && a.url === b.url && !a.url.includes("{port}");

// src/source/cleanup.ts
import { execFile, spawnSync as spawnSync2 } from "node:child_process";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
var tasks = /* @__PURE__ */ new Set();
var listening2 = false;
function onEnd(task) {
  listen();
  const own2 = () => task();
  tasks.add(own2);
  return () => {
    tasks.delete(own2);
  };
}
function runTasks() {
  if (tasks.size > 0) killAll();
  for (const task of [...tasks].reverse()) {
    tasks.delete(task);
    try {
      task();
    } catch {
    }
  }
}
var SIGNALS2 = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131, SIGABRT: 134 };
function listen() {
  if (listening2) return;
  listening2 = true;
  process.on("exit", runTasks);
  for (const [signal, code] of Object.entries(SIGNALS2)) process.on(signal, () => process.exit(code));
}
var HOW2 = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
function removeNow(folder2) {
  try {
    rmSync(folder2, HOW2);
  } catch {
    if (process.platform !== "win32") spawnSync2("/bin/sh", ["-c", POSIX2, "sh", folder2]);
  }
}
async function remove(folder2) {
  if (process.platform === "win32") await rm(folder2, HOW2).catch(() => {
  });
  else await new Promise((resolve3) => execFile("/bin/sh", ["-c", POSIX2, "sh", folder2], () => resolve3()));
}
var POSIX2 = 'rm -rf -- "$1" 2>/dev/null || { chmod -R u+w -- "$1"; rm -rf -- "$1"; }';

// src/source/scratch.ts
import { createHash as createHash2 } from "node:crypto";
import { constants, existsSync as existsSync3, lstatSync, mkdirSync as mkdirSync2, mkdtempSync, readdirSync as readdirSync3, readFileSync as readFileSync3, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
var PREFIX = "home-";
var MARKER2 = ".mcp-tool-review";
function makeHomes() {
  pruneHomes();
  const folder2 = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  writeFileSync(join(folder2, MARKER2), "");
  for (const side of ["base", "head"]) mkdirSync2(join(folder2, side));
  return folder2;
}
function pruneHomes() {
  const uid = process.getuid?.();
  for (const name of readdirSync3(tmpdir())) {
    const pid = pidIn(PREFIX, name);
    if (pid === null || isAlive(pid)) continue;
    const folder2 = join(tmpdir(), name);
    const found = lstatSync(folder2, { throwIfNoEntry: false });
    const isOurs = found?.isDirectory() && (uid === void 0 || found.uid === uid) && existsSync3(join(folder2, MARKER2));
    if (isOurs) removeNow(folder2);
  }
}
function pidIn(prefix, name) {
  const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === "EPERM";
  }
}
function isZombie(pid) {
  try {
    return /^ [ZX]/.test(readFileSync3(`/proc/${pid}/stat`, "utf8").replace(/^[\s\S]*\)/, ""));
  } catch {
    return false;
  }
}
function copyHome(home, name) {
  const copy2 = `${home}-${createHash2("sha256").update(name).digest("hex").slice(0, 12)}`;
  return cp(home, copy2, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE }).then(
    () => copy2,
    () => home
  );
}

export {
  defaultLimits,
  ProbeError,
  quoteForSh,
  cleanEnvironment,
  Log,
  defaultGrace,
  launch,
  milliseconds,
  probe,
  probeBoth,
  probeBase,
  probeAfter,
  onEnd,
  removeNow,
  remove,
  makeHomes,
  pidIn,
  isAlive,
  copyHome
};
