import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  progress
} from "./chunk-SP6VOH2Q.js";
import {
  START_OPTIONS,
  oneOf,
  pairs,
  parse,
  seconds
} from "./chunk-RBXFTIDJ.js";
import {
  put
} from "./chunk-7IKTXAU3.js";
import {
  limitsFrom
} from "./chunk-NAHT2U5F.js";
import {
  ProbeError,
  makeHomes,
  onEnd,
  probe,
  removeNow
} from "./chunk-V6R2PHQ7.js";
import "./chunk-AGR5PYKK.js";
import "./chunk-XCWXDAL5.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/cli/snapshot.ts
import { join } from "node:path";
async function run(args) {
  const at = args.indexOf("--");
  const command = at < 0 ? [] : args.slice(at + 1);
  const { values, positionals } = parse("snapshot", at < 0 ? args : args.slice(0, at), {
    ...START_OPTIONS,
    output: { type: "string" },
    verbose: { type: "boolean" }
  });
  if (positionals.length)
    throw new UserError(`snapshot takes the server's command after '--': mcp-tool-review snapshot -- ${positionals.join(" ")}`);
  if (!command.length && values.url === void 0) throw new UserError("snapshot needs a server: a command after '--', or --url.");
  const homes = makeHomes();
  onEnd(() => removeNow(homes));
  const shown = progress();
  const snapshot = await probe(
    {
      command: command.length ? command : null,
      args: [],
      url: values.url ?? null,
      headers: pairs("header", values.header, ":"),
      env: pairs("env", values.env, "="),
      cwd: values["working-directory"] ?? process.cwd(),
      home: join(homes, "head")
    },
    {
      limits: limitsFrom(pairs("limit", values.limit, "="), seconds("timeout", values.timeout, 60), "--limit"),
      effort: oneOf("probe", values.probe, ["off", "quick", "thorough"]) ?? "quick",
      volatile: [],
      log: (line) => shown.log("server", line),
      progress: (text) => shown.stage(text)
    }
  ).catch((error) => {
    shown.done();
    throw error instanceof ProbeError ? new UserError(error.reason) : error;
  });
  shown.done();
  put(`${JSON.stringify(snapshot, null, 2)}
`, values.output);
  return 0;
}
export {
  run
};
