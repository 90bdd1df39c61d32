import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  oneOf
} from "./chunk-RBXFTIDJ.js";
import {
  put
} from "./chunk-7IKTXAU3.js";
import {
  resolvePolicy
} from "./chunk-6Q4BT6ZB.js";
import {
  FORMATS,
  catalogue,
  render,
  review
} from "./chunk-3B5VI6LK.js";
import {
  CLIENTS
} from "./chunk-HIR5STKP.js";
import {
  UserError,
  nearest
} from "./chunk-JECDOTJQ.js";

// src/cli/judging.ts
function judging(values, config) {
  const format = oneOf("format", values.format, FORMATS) ?? "terminal";
  for (const client of values.client ?? []) {
    if (CLIENTS.some((c) => c.name === client)) continue;
    const near = nearest(
      client,
      CLIENTS.map((c) => c.name)
    );
    throw new UserError(
      `--client knows no '${client}'${near ? `; did you mean '${near}'?` : `. It takes ${CLIENTS.map((c) => c.name).join(", ")}.`}`
    );
  }
  const inputs = {
    preset: oneOf("preset", values.preset, ["recommended", "strict", "security"]),
    failOn: oneOf("fail-on", values["fail-on"], ["error", "warning", "never"]),
    clients: values.client,
    trust: oneOf("trust", values.trust, ["own", "third-party"]),
    baseFailure: oneOf("base-failure", values["base-failure"], ["fail", "warn", "no-baseline"])
  };
  const remarks = /* @__PURE__ */ new Set();
  const policyFor = (server) => {
    const resolved = resolvePolicy(config, inputs, "override", server);
    for (const remark of resolved.remarks) remarks.add(remark);
    return resolved.policy;
  };
  policyFor();
  return { format, config, policyFor, remarks: [...remarks] };
}
function serverName(values, config) {
  const names = config?.servers.map((s) => s.name) ?? [];
  const name = values["server-name"];
  if (name === void 0) {
    if (names.length > 1) throw new UserError(`${config.file} names ${names.length} servers: say with --server-name which one this is.`);
    return names[0] ?? "server";
  }
  if (names.length > 0 && !names.includes(name)) {
    const near = nearest(name, names);
    throw new UserError(`${config.file} has no server '${name}'${near ? `; did you mean '${near}'?` : `. It has ${names.join(", ")}.`}`);
  }
  return name;
}
var givenConfig = async (values) => values.config === void 0 ? null : (await import("./config-VM3QVVAE.js")).readConfig(values.config);
async function conclude(facts, values, judged, remarks = []) {
  const result = review(facts, {
    policyFor: judged.policyFor,
    today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
    count: values.tokens ? (await import("./tokens-VGNT4ECQ.js")).count : null,
    remarks: [...judged.remarks, ...remarks]
  });
  await write(result, judged.format, values.output, facts);
  return EXIT[result.verdict];
}
var EXIT = { pass: 0, warn: 0, fail: 1, error: 2 };
async function write(result, format, output, facts) {
  const onTerminal = output === void 0 && Boolean(process.stdout.isTTY);
  const text = await render(result, format, {
    catalogue,
    colour: onTerminal && !process.env.NO_COLOR,
    width: onTerminal && process.stdout.columns || 100,
    html: { facts }
  });
  if (result.verdict === "error") {
    const { terminal } = await import("./safe-N2N5KA2J.js");
    for (const remark of /* @__PURE__ */ new Set([...result.remarks, ...result.servers.flatMap((s) => s.remarks)]))
      process.stderr.write(`${terminal(remark)}
`);
  }
  put(text, output);
}

export {
  judging,
  serverName,
  givenConfig,
  conclude
};
