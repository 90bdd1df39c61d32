import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-WARPUJD7.js";
import {
  conclude,
  judging
} from "./chunk-L7AGRNQC.js";
import {
  progress
} from "./chunk-CKCN6L6O.js";
import {
  JUDGE_OPTIONS,
  START_OPTIONS,
  oneOf,
  pairs,
  parse,
  seconds
} from "./chunk-6I7RJSV7.js";
import "./chunk-KB6IMV4U.js";
import {
  CONFIG_PATH,
  choosePair,
  collectFacts,
  defaultBase,
  findRoot,
  readSettings,
  requests,
  settingsRemarks
} from "./chunk-AU4GEZRX.js";
import "./chunk-QB3H7WIF.js";
import "./chunk-B5NW6YK2.js";
import {
  limitsFrom
} from "./chunk-VHSXR542.js";
import "./chunk-DZOJGGQ6.js";
import "./chunk-I3526XMF.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-B24AYOUC.js";
import "./chunk-3BFUXI5B.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-HP3U3NGS.js";
import "./chunk-SH62GO34.js";
import "./chunk-HANBNIMK.js";

// src/cli/review.ts
import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
async function run(args) {
  const { values, positionals } = parse("review", args, {
    ...JUDGE_OPTIONS,
    ...START_OPTIONS,
    base: { type: "string" },
    install: { type: "string" },
    build: { type: "string" },
    start: { type: "string" },
    "base-failure": { type: "string" }
  });
  if (positionals.length)
    throw new UserError(
      `review takes options only; '${positionals[0]}' is not one. Put a command with spaces in quotes: --start "node server.js".`
    );
  const shown = progress();
  const root = await findRoot(process.cwd());
  const pair = await choosePair(root, { kind: "ref", base: values.base ?? await defaultBase(root) }, { log: shown.stage });
  const explicit = values.config === void 0 ? null : readConfig(values.config);
  const texts = explicit ? null : await readSettings(root, pair, CONFIG_PATH);
  const parsed = (found) => found ? readConfigText(found.text, found.file) : null;
  const judged = judging(values, explicit ?? parsed(texts?.policy));
  const where = relative(root, resolve(realpathSync(process.cwd()), values["working-directory"] ?? ".")).replaceAll("\\", "/");
  const inputs = {
    ...values["server-name"] === void 0 ? {} : { name: values["server-name"] },
    ...where ? { workingDirectory: where } : {},
    ...values.install === void 0 ? {} : { install: values.install },
    ...values.build === void 0 ? {} : { build: values.build },
    ...values.start === void 0 ? {} : { start: values.start },
    ...values.url === void 0 ? {} : { url: values.url },
    headers: pairs("header", values.header, ":"),
    env: pairs("env", values.env, "=")
  };
  const { servers, remarks: told } = requests(explicit ?? parsed(texts?.base), explicit ?? parsed(texts?.head), inputs);
  const { facts, remarks } = await collectFacts(servers, {
    root,
    pair,
    limits: limitsFrom(pairs("limit", values.limit, "="), seconds("timeout", values.timeout, 60), "--limit"),
    effort: oneOf("probe", values.probe, ["off", "quick", "thorough"]) ?? "quick",
    volatile: judged.policyFor().volatile,
    progress: shown.stage,
    log: shown.log
  });
  shown.done();
  return conclude(facts, values, judged, [...texts ? settingsRemarks(texts) : [], ...told, ...remarks]);
}
export {
  run
};
