import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig,
  readConfigText
} from "./chunk-2ZC2AVU2.js";
import {
  conclude,
  judging
} from "./chunk-TYLL2VEX.js";
import {
  progress
} from "./chunk-SP6VOH2Q.js";
import {
  JUDGE_OPTIONS,
  START_OPTIONS,
  oneOf,
  pairs,
  parse,
  seconds
} from "./chunk-RBXFTIDJ.js";
import "./chunk-7IKTXAU3.js";
import "./chunk-FO5P5OFM.js";
import {
  CONFIG_PATH,
  checked,
  choosePair,
  collectFacts,
  defaultBase,
  findRoot,
  readSettings,
  requests,
  settingsRemarks
} from "./chunk-7MTBHDL6.js";
import "./chunk-6Q4BT6ZB.js";
import "./chunk-3B5VI6LK.js";
import "./chunk-HIR5STKP.js";
import {
  limitsFrom
} from "./chunk-NAHT2U5F.js";
import "./chunk-V6R2PHQ7.js";
import "./chunk-AGR5PYKK.js";
import "./chunk-XCWXDAL5.js";
import {
  UserError
} from "./chunk-JECDOTJQ.js";
import "./chunk-SLZ2U25S.js";
import "./chunk-XX72DSOY.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
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
    "base-install": { type: "string" },
    "base-build": { type: "string" },
    "base-start": { type: "string" },
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
  const parsed = (found) => checked(found ?? null, readConfigText);
  const judged = judging(values, explicit ?? parsed(texts?.policy));
  const where = relative(root, resolve(realpathSync(process.cwd()), values["working-directory"] ?? ".")).replaceAll("\\", "/");
  const inputs = {
    ...values["server-name"] === void 0 ? {} : { name: values["server-name"] },
    ...where ? { workingDirectory: where } : {},
    ...values.install === void 0 ? {} : { install: values.install },
    ...values.build === void 0 ? {} : { build: values.build },
    ...values.start === void 0 ? {} : { start: values.start },
    ...values["base-install"] === void 0 ? {} : { baseInstall: values["base-install"] },
    ...values["base-build"] === void 0 ? {} : { baseBuild: values["base-build"] },
    ...values["base-start"] === void 0 ? {} : { baseStart: values["base-start"] },
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
    keepInstalled: true,
    progress: shown.stage,
    log: shown.log
  });
  shown.done();
  return conclude(facts, values, judged, [...texts ? settingsRemarks(texts) : [], ...told, ...remarks]);
}
export {
  run
};
