import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  put
} from "./chunk-7IKTXAU3.js";
import {
  FORMATS,
  catalogue,
  render
} from "./chunk-3B5VI6LK.js";
import "./chunk-HIR5STKP.js";
import "./chunk-XCWXDAL5.js";
import "./chunk-JECDOTJQ.js";
import {
  version
} from "./chunk-SLZ2U25S.js";
import "./chunk-XX72DSOY.js";
import "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/cli/failed.ts
var JUDGING = ["review", "compare", "lint", "demo"];
async function failed(argv, message) {
  const [verb = ""] = argv;
  const value = (option) => {
    const at = argv.indexOf(option);
    return at >= 0 ? argv[at + 1] : argv.find((a) => a.startsWith(`${option}=`))?.slice(option.length + 1);
  };
  const format = value("--format");
  const output = value("--output");
  if (!JUDGING.includes(verb) || format === "terminal" || !FORMATS.includes(format)) return;
  const review = {
    schemaVersion: 1,
    tool: { name: "mcp-tool-review", version },
    verdict: "error",
    servers: [],
    remarks: [message]
  };
  put(await render(review, format, { catalogue, colour: false, width: 100 }), output);
}
export {
  failed
};
