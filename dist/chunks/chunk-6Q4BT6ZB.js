import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  scan
} from "./chunk-AGR5PYKK.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import {
  define,
  isObject,
  own
} from "./chunk-K4EVMT5Y.js";

// src/model/policy.ts
var defaultPolicy = () => ({
  preset: "recommended",
  failOn: "error",
  clients: ["claude-code", "claude-api", "openai-api", "vscode", "cursor"],
  trust: "own",
  baseFailure: "fail",
  rules: {},
  tools: [],
  budgets: {},
  accept: [],
  volatile: [],
  renames: {}
});

// src/config/resolve.ts
var TIGHTNESS = {
  preset: ["security", "recommended", "strict"],
  failOn: ["never", "error", "warning"],
  trust: ["own", "third-party"],
  baseFailure: ["no-baseline", "warn", "fail"]
};
var KEYS = { preset: "preset", failOn: "fail-on", trust: "trust", baseFailure: "base-failure" };
function resolvePolicy(file, inputs, mode, server) {
  const policy = defaultPolicy();
  const remarks = [];
  if (file) {
    for (const key of ["preset", "failOn", "trust", "baseFailure", "clients"]) {
      if (file[key] !== void 0) Object.assign(policy, { [key]: file[key] });
    }
    const { rules, tools, budgets, accept, volatile, renames } = file;
    Object.assign(policy, { rules, tools, budgets, accept, volatile, renames });
    policy.trust = file.servers.find((s) => s.name === server)?.trust ?? policy.trust;
  }
  const where = file ? `\`${file.file}\`` : "the default";
  for (const key of ["preset", "failOn", "trust", "baseFailure"]) {
    const wanted = inputs[key];
    if (wanted === void 0) continue;
    const order = TIGHTNESS[key];
    if (mode === "override" || order.indexOf(wanted) >= order.indexOf(policy[key])) Object.assign(policy, { [key]: wanted });
    else {
      remarks.push(
        `The input \`${KEYS[key]}: ${wanted}\` is looser than ${where} on the base branch (\`${policy[key]}\`) and was ignored; loosen it in the config file of the base branch.`
      );
    }
  }
  if (inputs.clients?.length) {
    const kept = policy.clients.filter((c) => !inputs.clients.includes(c));
    if (mode === "override" || kept.length === 0) policy.clients = [...inputs.clients];
    else {
      policy.clients = [...policy.clients, ...inputs.clients.filter((c) => !policy.clients.includes(c))];
      remarks.push(
        `The input \`clients\` leaves out ${kept.join(", ")}, which ${where} on the base branch asks for; they were kept. Leave them out in the config file of the base branch.`
      );
    }
  }
  return { policy, remarks };
}
var pathsOf = (file, serverName) => file?.servers.find((s) => s.name === serverName)?.paths ?? [];
function recipes(file, inputs, side = "head") {
  const servers = chosen(file, inputs);
  return servers.flatMap((server) => {
    const variants = server.variants.length ? server.variants : [null];
    return variants.map((variant) => recipe(server, variant, inputs, side, servers.length === 1));
  });
}
var SINGLE = ["workingDirectory", "install", "build", "start", "url", "baseInstall", "baseBuild", "baseStart"];
var dashed = (key) => key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
function chosen(file, inputs) {
  const servers = file?.servers ?? [];
  if (servers.length === 0) {
    return [{ name: inputs.name ?? "server", env: {}, headers: {}, carry: [], paths: [], variants: [] }];
  }
  if (inputs.name !== void 0 && servers.length > 1) {
    const one = servers.filter((s) => s.name === inputs.name);
    if (one.length) return one;
  }
  const given = SINGLE.filter((key) => inputs[key] != null && !(key === "workingDirectory" && inputs[key] === "."));
  if (servers.length > 1 && given.length) {
    throw new UserError(
      `\`${dashed(given[0])}\` is given, but ${file.file} has ${servers.length} servers: say which one with \`server-name\`, or put it into that server's entry.`
    );
  }
  return servers;
}
function recipe(server, variant, inputs, side, single) {
  const from = single ? inputs : { env: inputs.env, headers: inputs.headers, carry: inputs.carry };
  const base = side === "base";
  const command = (...candidates) => candidates.find((c) => c !== void 0 && c !== null)?.trim() ?? null;
  const start = [base ? from.baseStart : void 0, from.start, base ? server.baseStart : void 0, server.start].find(
    (s) => s !== void 0 && s !== null && (Array.isArray(s) ? s.length > 0 : s.trim() !== "")
  );
  const url = [from.url, server.url].find((u) => u?.trim());
  if (start === void 0 && url === void 0) {
    throw new UserError(
      `The server \`${server.name}\` has no \`start\` and no \`url\`: say how it is started, for example \`start: node dist/server.js\`.`
    );
  }
  return {
    name: server.name,
    variant: variant?.name ?? null,
    workingDirectory: (from.workingDirectory === "." ? void 0 : from.workingDirectory) ?? server.workingDirectory ?? ".",
    install: command(base ? from.baseInstall : void 0, from.install, base ? server.baseInstall : void 0, server.install),
    build: command(base ? from.baseBuild : void 0, from.build, base ? server.baseBuild : void 0, server.build),
    start: start ?? null,
    args: variant?.args ?? [],
    url: url ?? null,
    headers: merged(server.headers, from.headers),
    env: merged(server.env, variant?.env, from.env),
    carry: [.../* @__PURE__ */ new Set([...server.carry, ...from.carry ?? []])]
  };
}
function merged(...maps) {
  const all = {};
  for (const map of maps) for (const [key, value] of Object.entries(map ?? {})) define(all, key, value);
  return all;
}

// src/source/snapshot-file.ts
import { readFileSync } from "node:fs";

// src/model/snapshot.ts
var emptySnapshot = () => ({
  schemaVersion: 1,
  kind: "snapshot",
  era: null,
  protocolVersion: null,
  server: null,
  capabilities: null,
  instructions: null,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  wire: [],
  notes: []
});

// src/source/snapshot-file.ts
var FORMS = "a snapshot of this tool, a tools/list result, its JSON-RPC response or an array of tools";
var readSnapshotFile = (file) => parseSnapshot(textOf(file), whereOf(file));
function readSnapshotFiles(base, head) {
  const before = textOf(base);
  const snapshot = parseSnapshot(before, whereOf(base));
  const after = textOf(head);
  return { base: snapshot, head: after === before ? snapshot : parseSnapshot(after, whereOf(head)) };
}
var whereOf = (file) => file === "-" ? "stdin" : file;
function textOf(file) {
  try {
    return readFileSync(file === "-" ? 0 : file).toString();
  } catch (error) {
    const code = error.code;
    throw new UserError(`Cannot read ${whereOf(file)}: ${code === "ENOENT" ? "there is no such file" : code}. Give ${FORMS}.`);
  }
}
function parseSnapshot(text, where) {
  let value;
  try {
    value = JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch (error) {
    throw new UserError(`${where} is not JSON (${error.message.split("\n")[0]?.slice(0, 120)}). Give ${FORMS}.`);
  }
  const found = toSnapshot(value, where);
  if (!found) throw new UserError(`${where} is JSON but holds no tool list. Give ${FORMS}.`);
  return own(value, "kind") === "snapshot" ? found : { ...found, notes: twice(text, value) };
}
var LOOKED_THROUGH = 2e6;
function twice(text, value) {
  if (text.length > LOOKED_THROUGH) return [];
  const [before, after] = Array.isArray(value) ? ['{"result":{"tools":', "}}"] : own(value, "jsonrpc") !== void 0 ? ["", ""] : ['{"result":', "}"];
  const { keys } = scan(Buffer.from(before + text.replace(/^\uFEFF/, "") + after));
  if (!keys.length) return [];
  const data = {
    method: "tools/list",
    count: keys.length,
    keys: keys.map(({ pointer, text: text2 }) => ({ pointer, text: text2 })),
    numbers: [],
    moved: []
  };
  return [{ kind: "lost-in-json", text: "The list holds keys that stand twice in one object.", data }];
}
function toSnapshot(value, where) {
  if (Array.isArray(value)) return { ...emptySnapshot(), tools: value };
  if (!isObject(value)) return void 0;
  const result = own(value, "result");
  if (own(value, "jsonrpc") !== void 0 && isObject(result)) return toSnapshot(result, where);
  const list = (key) => {
    const v = own(value, key);
    return Array.isArray(v) ? v : [];
  };
  const text = (key) => {
    const v = own(value, key);
    return typeof v === "string" ? v : null;
  };
  const object = (key) => {
    const v = own(value, key);
    return isObject(v) ? v : null;
  };
  if (!Array.isArray(own(value, "tools"))) return void 0;
  if (text("nextCursor") !== null) {
    throw new UserError(
      `${where} is one page of a list: it has a nextCursor. Put the tools of all pages into one array, or take a snapshot.`
    );
  }
  const ours = value.kind === "snapshot";
  const era = text("era");
  return {
    ...emptySnapshot(),
    era: era === "legacy" || era === "modern" ? era : null,
    protocolVersion: text("protocolVersion"),
    server: object("server") ?? object("serverInfo"),
    capabilities: object("capabilities"),
    instructions: text("instructions"),
    tools: list("tools"),
    prompts: list("prompts"),
    resources: list("resources"),
    resourceTemplates: list("resourceTemplates"),
    wire: ours ? list("wire") : [],
    notes: ours ? list("notes").filter((n) => isObject(n) && typeof n.kind === "string") : []
  };
}

export {
  resolvePolicy,
  pathsOf,
  recipes,
  readSnapshotFile,
  readSnapshotFiles,
  parseSnapshot
};
