import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  put
} from "./chunk-7IKTXAU3.js";
import {
  FORMATS,
  catalogue,
  render
} from "./chunk-JKKTQJQU.js";
import "./chunk-GBFQLIT7.js";
import "./chunk-3X2FDPWO.js";
import "./chunk-JECDOTJQ.js";
import {
  version
} from "./chunk-SLZ2U25S.js";
import "./chunk-CSJ2FJ7D.js";
import "./chunk-SF3VRQJU.js";
import "./chunk-YULPTJJH.js";
import "./chunk-5UMFPHIS.js";
import "./chunk-T76IDIYB.js";
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
