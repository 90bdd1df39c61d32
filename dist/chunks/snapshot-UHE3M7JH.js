import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  progress
} from "./chunk-CKCN6L6O.js";
import {
  START_OPTIONS,
  oneOf,
  pairs,
  parse,
  put,
  seconds
} from "./chunk-6I7RJSV7.js";
import {
  limitsFrom
} from "./chunk-VHSXR542.js";
import {
  onEnd,
  probe
} from "./chunk-DZOJGGQ6.js";
import "./chunk-I3526XMF.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-HP3U3NGS.js";
import "./chunk-SH62GO34.js";
import "./chunk-HANBNIMK.js";

// src/cli/snapshot.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
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
  const home = mkdtempSync(join(tmpdir(), "home-"));
  onEnd(() => rmSync(home, { recursive: true, force: true }));
  const shown = progress();
  const snapshot = await probe(
    {
      command: command.length ? command : null,
      args: [],
      url: values.url ?? null,
      headers: pairs("header", values.header, ":"),
      env: pairs("env", values.env, "="),
      cwd: values["working-directory"] ?? process.cwd(),
      home
    },
    {
      limits: limitsFrom(pairs("limit", values.limit, "="), seconds("timeout", values.timeout, 60), "--limit"),
      effort: oneOf("probe", values.probe, ["off", "quick", "thorough"]) ?? "quick",
      volatile: [],
      log: (line) => shown.log("server", line),
      progress: (text) => shown.stage(text)
    }
  );
  shown.done();
  put(`${JSON.stringify(snapshot, null, 2)}
`, values.output);
  return 0;
}
export {
  run
};
