import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  failures,
  help,
  number,
  plain,
  serverName,
  sort,
  title
} from "./chunk-MKNZ2JRH.js";
import "./chunk-YULPTJJH.js";
import "./chunk-K4EVMT5Y.js";
import {
  clip,
  line
} from "./chunk-SD42AGYI.js";
import "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/report/sarif.ts
var RESULTS = 5e3;
var MESSAGE = 4e3;
var SEVERITY = { error: "8.0", warning: "5.0", note: "2.0" };
function sarif(review, catalogue, options = {}) {
  const { blocking, directives, warnings, notes, accepted, existing } = sort(review);
  const told = [...blocking, ...warnings, ...directives, ...notes, ...accepted, ...existing];
  const kept = told.slice(0, RESULTS);
  const worst = /* @__PURE__ */ new Map();
  for (const { finding } of kept) {
    const before = worst.get(finding.rule);
    if (before === void 0 || rank(finding.level) > rank(before)) worst.set(finding.rule, finding.level);
  }
  const ids = [...worst.keys()];
  const seen = /* @__PURE__ */ new Map();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: review.tool.name,
            semanticVersion: review.tool.version,
            rules: ids.map((id) => descriptor(id, worst.get(id), catalogue))
          }
        },
        automationDetails: { id: "mcp-tool-review/" },
        columnKind: "utf16CodeUnits",
        invocations: [
          { executionSuccessful: review.verdict !== "error", toolExecutionNotifications: notifications(review, told.length - kept.length) }
        ],
        results: kept.map((placed) => result(placed, ids, catalogue, options, seen)),
        properties: { verdict: review.verdict }
      }
    ]
  };
  return `${JSON.stringify(log, null, 2)}
`;
}
var rank = (level) => ["note", "warning", "error"].indexOf(level);
function descriptor(id, level, catalogue) {
  const words = catalogue.get(id);
  const category = id.split("/")[0];
  return {
    id,
    name: id.replace(/[^a-zA-Z0-9]+(.)?/g, (_, c) => (c ?? "").toUpperCase()),
    shortDescription: { text: words?.summary ?? id },
    fullDescription: { text: words?.why ?? id },
    help: { text: words?.why ?? id },
    defaultConfiguration: { level },
    properties: { tags: ["mcp", category], ...category === "security" ? { "security-severity": SEVERITY[level] } : {} }
  };
}
function result({ server, finding }, ids, catalogue, options, seen) {
  const key = `${serverName(server)} ${finding.fingerprint}`;
  const nth = (seen.get(key) ?? 0) + 1;
  seen.set(key, nth);
  return {
    ruleId: finding.rule,
    ruleIndex: ids.indexOf(finding.rule),
    level: finding.level,
    message: { text: message(finding, catalogue) },
    locations: [location(finding, serverName(server), options)],
    partialFingerprints: {
      "mcpToolReview/v1": finding.fingerprint,
      // Code scanning tells alerts apart by this one; ours does not move with the lines of the file.
      primaryLocationLineHash: `${finding.fingerprint}:${nth}`
    },
    baselineState: finding.state === "new" ? "new" : "unchanged",
    ...finding.accepted ? { suppressions: [{ kind: "external", status: "accepted", justification: text(finding.accepted.reason ?? "accepted", 1e3) }] } : {},
    properties: { blocking: finding.blocking, server: text(serverName(server), 200), pointer: text(finding.pointer, 1e3) }
  };
}
var message = (finding, catalogue) => text(`${plain(title(finding, catalogue))}. ${plain(help(finding, catalogue))}`, MESSAGE);
var text = (value, limit) => clip(line(value, limit), limit).replaceAll("](", "] (").replace(/\{(\d+)\}/g, "{ $1 }");
function location(finding, server, { fallback }) {
  const file = uri(finding.location?.file ?? "") || uri(fallback ?? "");
  return {
    ...file === "" ? {} : {
      physicalLocation: {
        artifactLocation: { uri: file, uriBaseId: "%SRCROOT%" },
        region: { startLine: Math.max(1, finding.location?.line ?? 1) }
      }
    },
    logicalLocations: [
      { fullyQualifiedName: text([server, finding.tool ?? finding.target].join("/") + finding.pointer, 1e3), kind: "member" }
    ]
  };
}
var uri = (path) => path.split("/").filter((s) => s !== "" && s !== "." && s !== "..").map((s) => encodeURIComponent(s.replace(/[\ud800-\udfff]/gu, "\uFFFD"))).join("/");
function notifications(review, left) {
  const out = review.servers.flatMap(
    (server) => failures(server).map(({ words, reason }) => ({
      level: review.verdict === "error" ? "error" : "warning",
      message: { text: text(`${serverName(server)} ${words}: ${reason ?? ""}`, MESSAGE) }
    }))
  );
  if (left > 0) out.push({ level: "warning", message: { text: `${number(left)} less severe findings were left out.` } });
  return out;
}
export {
  sarif
};
