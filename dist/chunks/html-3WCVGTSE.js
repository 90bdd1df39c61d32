import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  blocks,
  endOf,
  firstOf,
  found,
  invisibleOnly,
  isNamed,
  sidesOf,
  textDiff,
  tools,
  twins
} from "./chunk-ADCB63FS.js";
import {
  all,
  checksum,
  count,
  delta,
  failures,
  heading,
  headline,
  help,
  looked,
  modelReads,
  number,
  percent,
  place,
  plain,
  remarks,
  serverName,
  signed,
  sort,
  targetWord,
  withoutBase
} from "./chunk-MKNZ2JRH.js";
import {
  isSure
} from "./chunk-FYU3YSYK.js";
import "./chunk-YULPTJJH.js";
import {
  cutDeep,
  own
} from "./chunk-K4EVMT5Y.js";
import {
  attribute,
  html,
  line,
  pieces
} from "./chunk-SD42AGYI.js";
import {
  grouped
} from "./chunk-4HT2VLJ3.js";
import "./chunk-HANBNIMK.js";

// src/report/html/index.ts
import { createHash } from "node:crypto";

// src/report/html/text.ts
var AROUND = 400;
var marked = (text) => pieces(text).map((p) => p.drawn ? `<span class="drawn">${html(p.text)}</span>` : html(p.text)).join("");
var sentence = (parts, limit = 300) => parts.map((p) => "text" in p ? ours(p.text) : `<code>${html(line(p.value, limit))}</code>`).join("");
var ours = (text) => text.split(/`([^`\n]+)`/).map((piece, i) => i % 2 === 1 ? `<code>${html(piece)}</code>` : html(piece)).join("");
function beside(before, after) {
  if (before === null || after === null) {
    const [side, text] = before === null ? ["ins", after ?? ""] : ["del", before];
    const whole2 = `<${side} class="all">${marked(text)}</${side}>`;
    const word = before === null ? "Added" : "Removed";
    return `<div class="side"><span class="which">${word}</span><div dir="auto">${whole2}</div></div>`;
  }
  const parts = textDiff(before, after);
  const white = invisibleOnly(parts);
  const tell = twins(before, after);
  const all2 = parts.every((p) => p.op !== "same");
  let [left, right] = ["", ""];
  parts.forEach((part, i) => {
    if (part.op === "same") {
      const text = marked(part.text);
      const folded = fold(part.text, i > 0, i < parts.length - 1) ?? text;
      left += folded;
      right += folded;
      return;
    }
    const shown = white ? html(drawWhite(part.text)) : marked(tell(part.text));
    const moved = part.moved ? ' class="moved" title="The same sentence stands elsewhere on the other side"' : all2 ? ' class="all"' : "";
    if (part.op === "del") left += `<del${moved}>${shown}</del>`;
    else right += `<ins${moved}>${shown}</ins>`;
  });
  return columns(left, right);
}
var NOT_THERE = '<span class="none">not there</span>';
var columns = (left, right) => `<div class="beside"><div class="side"><span class="which">Before</span><div dir="auto">${left}</div></div><div class="side"><span class="which">After</span><div dir="auto">${right}</div></div></div>`;
function fold(text, before, after) {
  const [head, tail] = [before ? AROUND : 0, after ? AROUND : 0];
  if (text.length <= head + tail + AROUND) return void 0;
  const left = text.length - head - tail;
  return `${marked(text.slice(0, head))}<span class="fold">\u2026 ${grouped(left)} unchanged characters \u2026</span>${marked(tail ? text.slice(-tail) : "")}`;
}
var drawWhite = (text) => pieces(text).map((p) => p.drawn ? p.text : p.text.replaceAll(" ", "\xB7").replaceAll("	", "\u2192").replaceAll("\n", "\u23CE\n")).join("");
function values() {
  const known2 = /* @__PURE__ */ new Map();
  const text = (value) => value === void 0 || value === null ? null : typeof value === "string" ? value : JSON.stringify(cutDeep(value), null, 2);
  return (before, after) => {
    const [b, a] = [text(before), text(after)];
    const key = JSON.stringify([b, a]);
    const shown = known2.get(key) ?? beside(b, a);
    known2.set(key, shown);
    return shown;
  };
}
var raw = (value) => value === void 0 || value === null ? `<p>${NOT_THERE}</p>` : `<pre tabindex="0">${marked(JSON.stringify(cutDeep(value), null, 2))}</pre>`;
function id(...names) {
  const text = names.filter((n) => n !== null).join("-");
  const plain2 = text.replace(/[^a-zA-Z0-9_-]/g, "-").slice(0, 80);
  return plain2 === text ? plain2 : `${plain2}-${checksum(text)}`;
}
var attributes = (values_) => Object.entries(values_).map(([name, value]) => ` ${name}="${attribute(value)}"`).join("");

// src/report/html/findings.ts
function finding({ server, finding: f, also }, catalogue, page) {
  const anchor = unique(`f-${id(f.fingerprint)}`, page.ids);
  const data = attributes({
    id: anchor,
    "data-item": "finding",
    "data-server": serverName(server),
    "data-tool": f.tool ?? "",
    "data-rule": f.rule,
    "data-level": f.level,
    "data-state": f.state
  });
  const tags = [
    ...f.blocking ? ['<span class="tag blocking">blocking</span>'] : [],
    `<span class="tag lv-${f.level}">${f.level}</span>`,
    `<span class="tag ${f.state}">${f.state === "existing" ? "at the base as well" : f.state}</span>`,
    ...f.accepted ? ['<span class="tag accepted">accepted</span>'] : []
  ];
  const facts = [
    `<code>${html(line(f.rule))}</code>`,
    sentence(place(f.target, f.pointer)),
    `server ${[server, ...also].map((s) => `<code>${html(line(serverName(s), 100))}</code>`).join(", ")}`,
    ...f.location ? [`<code>${html(line(f.location.file))}</code> line ${Number(f.location.line)}`] : []
  ];
  const sides = f.state === "fixed" ? void 0 : sidesOf(f, server);
  const { says, words } = heading(f, catalogue);
  const why = catalogue.get(f.rule)?.why;
  const accepted = f.accepted ? `<p>Accepted ${f.accepted.who ? `by <code>${html(line(f.accepted.who))}</code>` : "in the config"}${f.accepted.when ? ` on ${html(line(f.accepted.when))}` : ""}${f.accepted.expires ? ` until ${html(line(f.accepted.expires))}` : ""}${f.accepted.reason ? `: ${marked(f.accepted.reason)}` : ""}</p>` : "";
  return [
    `<article class="finding lv-${f.level}" tabindex="-1"${data}>`,
    `<h3>${sentence(says, 120)} <a class="here" href="#${anchor}" aria-label="Link to this finding">#</a></h3>`,
    `<div>${tags.join("")}</div>`,
    `<p class="facts">${facts.join(" \xB7 ")}</p>`,
    words === null ? "" : `<p>The words: <code>${html(line(words, 1e3))}</code></p>`,
    sides ? page.show(sides.before, sides.after) : "",
    `<p>${sentence(help(f, catalogue))}</p>`,
    accepted,
    why ? `<details><summary>Why</summary><p>${ours(why)}</p></details>` : "",
    "</article>"
  ].join("\n");
}
function unique(wanted, ids) {
  let name = wanted;
  for (let n = 2; ids.has(name); n++) name = `${wanted}-${n}`;
  ids.add(name);
  return name;
}

// src/report/html/changes.ts
var THINGS = 500;
function changes(server, earlier, facts, page) {
  const { renamed, things, shared, told } = blocks(server, earlier);
  const before = told > 0 ? [`<p>${count(told, "change")} as in the variant above.</p>`] : [];
  const left = things.length - THINGS;
  const rest = left > 0 ? [`<p>${count(left, "more changed thing")} left out here; the JSON has all of them.</p>`] : [];
  return [
    ...before,
    ...renamed.map((r) => same(r, server, page)),
    ...things.slice(0, THINGS).map((t) => thing(t, server, facts, page)),
    ...rest,
    ...shared.map((r) => same(r, server, page))
  ].join("\n");
}
function thing(all2, server, facts, page) {
  const { changes: of, repeated } = all2;
  const first = firstOf(all2);
  const name = first.kind === "order-changed" ? "order of the tools" : first.name === null ? targetWord(first.target) : line(first.name, 128);
  const anchor = unique(`${first.target}-${id(server.name, server.variant, first.name)}`, page.ids);
  const heading2 = first.name === null ? html(name) : `<code>${html(name)}</code>${first.target === "tool" ? "" : ` (${targetWord(first.target)})`}`;
  const from = of.map((c) => own(c.meta, "from")).find((f) => typeof f === "string") ?? first.name;
  return [
    `<section class="thing" tabindex="-1"${attributes({ id: anchor, "data-item": "thing", "data-server": serverName(server), "data-tool": first.name ?? "" })}>`,
    `<h3>${heading2} <a class="here" href="#${anchor}" aria-label="Link to this change">#</a></h3>`,
    ...of.map((c) => one(c, page.show)),
    ...repeated.map((places) => once(places, page)),
    whole(first, facts?.base?.snapshot, facts?.head.snapshot, typeof from === "string" ? from : null),
    "</section>"
  ].join("\n");
}
function one(change, show) {
  const { kind, before, after } = change;
  if (kind === "order-changed") return "<p>Tools stand elsewhere in the list; nothing in them changed by that.</p>";
  if (kind.endsWith("-renamed")) {
    const was = `<code>${html(line(String(before)))}</code>`;
    return isSure(change) ? `<p>Renamed from ${was}.</p>` : `<p>Looks like ${was} under a new name.</p>`;
  }
  if (kind.endsWith("-added") || kind.endsWith("-removed")) {
    const there = kind.endsWith("-added") ? after : before;
    const description = own(there, "description") ?? null;
    return `<h4>${kind.endsWith("-added") ? "New" : "Removed"}</h4>${show(kind.endsWith("-added") ? null : description, kind.endsWith("-added") ? description : null)}`;
  }
  const where = change.name === null && change.pointer === "" ? "" : `<h4>${sentence(place(change.target, change.pointer))}</h4>`;
  return where + show(before, after);
}
function same({ rewrites, names }, server, page) {
  const first = rewrites[0][0];
  const anchor = unique(`same-${id(server.name, first.pointer)}`, page.ids);
  const title = first.kind.endsWith("-renamed") ? "New names, made in the same way, of" : "The same in";
  return [
    `<section class="thing" tabindex="-1"${attributes({ id: anchor, "data-item": "thing", "data-server": serverName(server) })}>`,
    `<h3>${title} ${count(names.length, targetWord(first.target))} <a class="here" href="#${anchor}" aria-label="Link to this change">#</a></h3>`,
    ...rewrites.map((places) => once(places, page)),
    "</section>"
  ].join("\n");
}
function once(places, page) {
  const [first] = places;
  const row = (c) => `<code>${html(line(`${c.name}${c.pointer}`, 200))}</code>`;
  if (first.kind.endsWith("-renamed")) {
    const pairs = places.map((c) => `<code>${html(line(String(c.before)))}</code> \u2192 <code>${html(line(String(c.after)))}</code>`);
    return `<p>${pairs.join("<br>")}</p>`;
  }
  const where = `<details><summary>Where (${count(places.length, "place")})</summary><p>${places.map(row).join(" ")}</p></details>`;
  const heads = new Set(places.map((c) => sentence(place(c.target, c.pointer))));
  const head = heads.size === 1 ? [...heads][0] : `<code>${html(line(endOf(first.pointer), 200))}</code>, in ${count(places.length, "place")}`;
  const named = isNamed(first) ? `, with words of each one\u2019s own name, as here of <code>${html(line(first.name ?? "", 200))}</code>` : "";
  return `<h4>${head}${named}</h4>${page.show(first.before, first.after)}${where}`;
}
function whole(change, base, head, from) {
  const find = (snapshot, name) => {
    if (!snapshot) return void 0;
    switch (change.target) {
      case "tool":
        return snapshot.tools.find((t) => own(t, "name") === name);
      case "prompt":
        return snapshot.prompts.find((t) => own(t, "name") === name);
      case "resource":
        return snapshot.resources.find((t) => own(t, "uri") === name);
      case "template":
        return snapshot.resourceTemplates.find((t) => own(t, "uriTemplate") === name);
      default:
        return void 0;
    }
  };
  const [before, after] = [
    find(base, from) ?? (change.pointer === "" ? change.before : void 0),
    find(head, change.name) ?? (change.pointer === "" ? change.after : void 0)
  ];
  if (change.name === null || (before ?? null) === null && (after ?? null) === null) return "";
  return `<details><summary>Raw JSON before and after</summary><div class="beside"><div><span class="which">Before</span>${raw(before)}</div><div><span class="which">After</span>${raw(after)}</div></div></details>`;
}

// src/report/html/chart.ts
var BARS = 40;
var [ROW, LABEL, BAR, NUMBERS] = [26, 260, 520, 150];
function sizes(server) {
  const tools2 = server.size.tools.filter((t) => t.head || t.base).sort((a, b) => (b.head?.modelBytes ?? 0) - (a.head?.modelBytes ?? 0));
  if (tools2.length === 0) return "";
  const drawn = tools2.slice(0, BARS);
  const most = Math.max(1, ...drawn.flatMap((t) => [t.base?.modelBytes ?? 0, t.head?.modelBytes ?? 0]));
  const long = (bytes) => Math.round(bytes / most * BAR);
  const rows = drawn.map((tool, i) => {
    const y = i * ROW;
    const [was, is] = [tool.base?.modelBytes ?? 0, tool.head?.modelBytes ?? 0];
    const name = line(tool.name, 60);
    const short = name.length > 32 ? `${name.slice(0, 31)}\u2026` : name;
    return [
      `<g><title>${html(name)}: ${number(was)} \u2192 ${number(is)} bytes</title>`,
      `<text x="${LABEL - 8}" y="${y + 17}" text-anchor="end">${html(short)}</text>`,
      `<rect class="was" x="${LABEL}" y="${y + 15}" width="${long(was)}" height="6" rx="2"/>`,
      `<rect class="${server.size.base && is > was ? "more" : "is"}" x="${LABEL}" y="${y + 4}" width="${long(is)}" height="10" rx="2"/>`,
      `<text x="${LABEL + Math.max(long(is), long(was)) + 8}" y="${y + 17}">${tool.head ? number(is) : "gone"}${server.size.base && was !== is ? ` (${signed(is - was)})` : ""}</text></g>`
    ].join("");
  });
  const [width, height] = [LABEL + BAR + NUMBERS, drawn.length * ROW + 4];
  const about = attribute(`Bytes that a model reads of each tool of ${serverName(server)}; the table below has the same figures`);
  const tokens = server.size.tokenizer !== null;
  const cells = tools2.map(
    (t) => `<tr><td><code>${html(line(t.name, 128))}</code></td>${[
      t.base ? number(t.base.modelBytes) : "",
      t.head ? number(t.head.modelBytes) : "gone",
      signed(delta(t.base, t.head)),
      t.base && t.head ? percent(t.base.modelBytes, t.head.modelBytes) : "",
      ...tokens ? [t.head?.tokens == null ? "" : number(t.head.tokens)] : [],
      t.head ? number(t.head.bytes) : ""
    ].map((c) => `<td class="n">${c}</td>`).join("")}</tr>`
  );
  const heads = [
    "tool",
    "bytes before",
    "bytes after",
    "change",
    "",
    ...tokens ? [`tokens (${server.size.tokenizer})`] : [],
    "bytes on the wire"
  ];
  return [
    `<div class="scroll"><svg role="img" aria-label="${about}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rows.join("")}</svg></div>`,
    '<p class="soft">Upper bar: the head (amber where it grew). Lower, thin bar: the base.</p>',
    `<details><summary>The same as a table${tools2.length > BARS ? ` (all ${number(tools2.length)} tools)` : ""}</summary><div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join("")}</tr></thead><tbody>${cells.join("")}</tbody></table></div></details>`
  ].join("\n");
}

// src/report/html/script.ts
var SCRIPT = `
'use strict';
(function () {
  var form = document.getElementById('filter');
  if (!form) return;
  var items = Array.prototype.slice.call(document.querySelectorAll('[data-item]'));
  var shown = document.getElementById('shown');
  var names = ['server', 'tool', 'rule', 'level', 'state'];
  form.hidden = false;

  function field(name) { return form.elements.namedItem(name); }
  function matches(item, key, value) { return value === '' || item.getAttribute('data-' + key) === value || !item.hasAttribute('data-' + key); }

  function apply(remember) {
    var words = field('words').value.trim().toLowerCase();
    var count = 0;
    var total = 0;
    items.forEach(function (item) {
      var is = names.every(function (name) { var f = field(name); return !f || matches(item, name, f.value); });
      if (is && words !== '') is = item.textContent.toLowerCase().indexOf(words) >= 0;
      item.hidden = !is;
      if (item.getAttribute('data-item') === 'finding') { total++; if (is) count++; }
    });
    shown.textContent = count + ' of ' + total + ' findings';
    if (!remember) return;
    var said = new URLSearchParams();
    names.concat('words').forEach(function (name) { var f = field(name); if (f && f.value !== '') said.set(name, f.value); });
    try { history.replaceState(null, '', said.toString() === '' ? location.pathname : '#?' + said.toString()); } catch (e) { /* a page from disk may refuse */ }
  }

  function clear() { names.concat('words').forEach(function (name) { var f = field(name); if (f) f.value = ''; }); }

  function follow() {
    var hash = location.hash.slice(1);
    if (hash.charAt(0) === '?') {
      clear();
      new URLSearchParams(hash.slice(1)).forEach(function (value, name) { var f = names.concat('words').indexOf(name) >= 0 && field(name); if (f) f.value = value; });
      apply(false);
      return;
    }
    var target = hash === '' ? null : document.getElementById(hash);
    if (!target) { apply(false); return; }
    clear();
    apply(false);
    for (var up = target; up; up = up.parentElement) if (up.tagName === 'DETAILS') up.open = true;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }

  form.addEventListener('input', function () { apply(true); });
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  form.addEventListener('reset', function (event) { event.preventDefault(); clear(); apply(true); field('words').focus(); });
  document.addEventListener('keydown', function (event) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    var at = document.activeElement;
    if (at && (at.tagName === 'INPUT' || at.tagName === 'SELECT')) return;
    event.preventDefault();
    field('words').focus();
  });
  window.addEventListener('hashchange', follow);
  follow();
})();
`;

// src/report/html/style.ts
var STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--soft:#59636e;--line:#d1d9e0;--panel:#f6f8fa;--red:#b3261e;--amber:#8a5300;--green:#116329;--blue:#0550ae;--ins:#d1f0d9;--del:#ffdcd9;--mark:#fff0b3}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--soft:#9da7b3;--line:#30363d;--panel:#161b22;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--blue:#79c0ff;--ins:#12361d;--del:#4b1713;--mark:#4d3b00}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main,header,footer{max-width:76rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:1.5rem}
h1{font-size:1.5rem;line-height:1.25;margin:.25rem 0 .75rem}
h2{font-size:1.2rem;margin:2.25rem 0 .75rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
h3{font-size:1.02rem;margin:0 0 .35rem;line-height:1.4}
h4{font-size:.95rem;margin:1rem 0 .35rem}
.which{display:block;font:600 .75rem/1.4 system-ui,sans-serif;color:var(--soft);margin:0 0 .25rem}
p{margin:.5rem 0}
a{color:var(--blue)}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:.5rem;background:var(--bg);padding:.5rem;z-index:9}
.soft,.facts{color:var(--soft);font-size:.9rem}
code,pre,.side{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{font-size:.9em;background:var(--panel);border-radius:4px;padding:.1em .3em;overflow-wrap:anywhere}
pre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.75rem;overflow:auto;max-height:32rem;font-size:.82rem;line-height:1.45;white-space:pre-wrap;overflow-wrap:anywhere;margin:.35rem 0}
.verdict{display:inline-block;font-weight:700;padding:.15rem .7rem;border-radius:1rem;border:2px solid currentColor}
.pass{color:var(--green)}.warn{color:var(--amber)}.fail,.error{color:var(--red)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.92rem}
th,td{border:1px solid var(--line);padding:.35rem .65rem;text-align:left;vertical-align:top;min-width:6.5rem}
td.n{text-align:right;font-variant-numeric:tabular-nums}
.filter{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;background:var(--bg);border-bottom:1px solid var(--line);padding:.6rem 0}
.filter label{display:flex;flex-direction:column;font-size:.78rem;color:var(--soft)}
.filter select,.filter input,.filter button{font:inherit;font-size:.92rem;padding:.3rem .45rem;color:var(--fg);background:var(--bg);border:1px solid var(--soft);border-radius:6px;max-width:15rem}
.filter output{font-size:.9rem;padding-bottom:.35rem}
.finding,.thing{border:1px solid var(--line);border-left:5px solid var(--soft);border-radius:6px;padding:.85rem 1rem;margin:.8rem 0;scroll-margin-top:6rem}
.finding.lv-error{border-left-color:var(--red)}.finding.lv-warning{border-left-color:var(--amber)}
.finding:target,.thing:target{outline:3px solid var(--blue)}
.tag{display:inline-block;font-size:.75rem;font-weight:600;border:1px solid currentColor;border-radius:1rem;padding:0 .55rem;margin-right:.35rem}
.tag.lv-error,.tag.blocking{color:var(--red)}.tag.lv-warning{color:var(--amber)}.tag.fixed,.tag.accepted{color:var(--green)}.tag.lv-note,.tag.existing,.tag.new{color:var(--soft)}
.here{text-decoration:none;color:var(--soft);font-weight:400;padding:0 .25rem}.here:hover,.here:focus{color:var(--blue)}
.beside{display:grid;grid-template-columns:1fr 1fr;gap:.6rem;margin:.5rem 0}
.side{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.6rem .75rem;font-size:.84rem;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere;min-width:0;margin:.5rem 0}.beside .side{margin:0}
ins{background:var(--ins);text-decoration:underline 1px;text-underline-offset:.34em;text-decoration-color:var(--green)}
del{background:var(--del);text-decoration:line-through 1px;text-decoration-color:var(--red)}
ins.all,del.all{text-decoration:none}
ins::before{content:"[added: "}ins::after{content:"]"}del::before{content:"[removed: "}del::after{content:"]"}
ins::before,ins::after,del::before,del::after{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.moved{opacity:.75}
.drawn{background:var(--mark);color:var(--fg);border-radius:3px;padding:0 .15em;font-weight:600}
.fold,.none{color:var(--soft);font-style:italic}
details{margin:.4rem 0}summary{cursor:pointer;padding:.15rem 0}
svg{max-width:100%;height:auto;font:13px ui-monospace,Menlo,Consolas,monospace}
svg text{fill:var(--fg)}svg .was{fill:var(--soft);opacity:.55}svg .is{fill:var(--blue)}svg .more{fill:var(--amber)}
footer{color:var(--soft);font-size:.9rem;padding-top:1.5rem;padding-bottom:3rem}
[hidden]{display:none!important}
@media (max-width:46rem){.beside{grid-template-columns:1fr}.filter{position:static}main,header,footer{padding:0 .8rem}.filter label{flex:1 1 9rem}.filter select,.filter input{max-width:none;width:100%}}
@media print{.filter,.skip,.here{display:none}pre{max-height:none}}
`;

// src/report/html/index.ts
var FINDINGS = 1e3;
function htmlReport(review, catalogue, options = {}) {
  const page = { ids: /* @__PURE__ */ new Set(["filter", "shown", "main"]), show: values() };
  const sorted = sort(review);
  const told = [
    ...sorted.blocking,
    ...sorted.directives,
    ...sorted.warnings,
    ...sorted.accepted,
    ...sorted.notes,
    ...sorted.existing,
    ...sorted.fixed
  ];
  const left = Math.max(0, told.length - FINDINGS);
  const changed = review.servers.map((server, i) => ({ server, text: changes(server, review.servers.slice(0, i), factsOf(server, options.facts), page) })).filter((c) => c.text !== "");
  const body = [
    '<a class="skip" href="#main">Skip to the findings</a>',
    `<header><p class="soft">${html(review.tool.name)} ${html(line(review.tool.version, 40))}${commits(options)}</p>`,
    `<h1><span class="verdict ${review.verdict}">${review.verdict}</span> ${sentence(headline(review))}</h1>`,
    overview(review),
    troubles(review),
    known(review),
    "</header>",
    '<main id="main" tabindex="-1">',
    "<h2>Findings</h2>",
    told.length === 0 ? "<p>None.</p>" : filter(review, told),
    ...told.slice(0, FINDINGS).map((placed) => finding(placed, catalogue, page)),
    left > 0 ? `<p>${count(left, "less severe finding")} left out here; the JSON has all of them.</p>` : "",
    "<h2>Every change to what a model or a client reads</h2>",
    changed.length === 0 ? "<p>None.</p>" : "",
    ...changed.map(({ server, text }) => review.servers.length > 1 ? `<h3>${html(line(serverName(server), 100))}</h3>
${text}` : text),
    ...review.servers.map((server) => {
      const text = server.head.state === "listed" ? sizes(server) : "";
      return text === "" ? "" : `<h2>Bytes by tool${review.servers.length > 1 ? `: ${html(line(serverName(server), 100))}` : ""}</h2>
${text}`;
    }),
    "</main>",
    `<footer><p>${looked(review)} Characters that would hide are drawn like <span class="drawn">\\u{200B}</span>.</p></footer>`
  ];
  return frame(plain(headline(review)), body.filter((b) => b !== "").join("\n"));
}
var hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
function frame(title, body) {
  const policy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
<script>${SCRIPT}</script>
</body>
</html>
`;
}
var factsOf = (server, facts) => facts?.find((f) => f.name === server.name && f.variant === server.variant);
function commits({ baseSha, headSha }) {
  const short = (sha) => sha && /^[0-9a-f]{7,64}$/.test(sha) ? sha.slice(0, 12) : void 0;
  const told = [
    ["base", short(baseSha)],
    ["head", short(headSha)]
  ].filter(([, sha]) => sha !== void 0);
  return told.map(([which, sha]) => ` \xB7 ${which} <code>${sha}</code>`).join("");
}
function overview(review) {
  const rows = review.servers.filter((s) => s.head.state === "listed").map((s) => [
    `<code>${html(line(serverName(s), 100))}</code>`,
    html(tools(s)),
    found(s, (t) => `<strong>${t}</strong>`),
    html(modelReads(s.size)),
    html(s.semver ?? ""),
    `<code>${(s.head.digest ?? "").slice(0, 32)}</code>`
  ]).map((cells) => `<tr>${cells.map((c) => `<td>${c}</td>`).join("")}</tr>`);
  if (rows.length === 0) return "";
  const heads = ["server", "tools", "findings", "a model reads", "semver", "digest of the head"];
  return `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
var troubles = (review) => review.servers.flatMap(
  (server) => failures(server).map(({ words, reason }) => {
    const [first = "", ...rest] = (reason ?? "").split("\n");
    const tail = rest.join("\n").slice(-2e4);
    const shown = tail.trim() === "" ? "" : `<pre tabindex="0">${marked(tail)}</pre>`;
    return `<p><strong><code>${html(line(serverName(server), 100))}</code> ${words}.</strong> ${marked(first)}</p>${shown}`;
  })
).join("\n");
function known(review) {
  const fresh = withoutBase(review).map(({ servers, words, reason }) => `${servers.join(", ")} ${words} ${reason ?? ""}`);
  const told = [...fresh, ...remarks(review)];
  return told.length === 0 ? "" : `<ul>${told.map((r) => `<li>${marked(r)}</li>`).join("")}</ul>`;
}
var CHOICES = 500;
function filter(review, told) {
  const choices = (values2) => [...new Set(values2)].filter((v) => v !== "").sort().slice(0, CHOICES);
  const select = (name, all_, values2, chosen = "") => `<label>${name}<select name="${name}" aria-label="${name}"><option value="">${all_}</option>${values2.map((v) => `<option${attributes({ value: v })}${v === chosen ? " selected" : ""}>${html(line(v, 80))}</option>`).join("")}</select></label>`;
  const findings = told.map((t) => t.finding);
  const tools_ = [...findings.map((f) => f.tool ?? ""), ...review.servers.flatMap((s) => s.changes.map((c) => c.name ?? ""))];
  return [
    '<form id="filter" class="filter" hidden role="search" aria-label="Filter findings and changes">',
    '<label>words<input name="words" type="search" aria-label="words" placeholder="press / to search" autocomplete="off"></label>',
    review.servers.length > 1 ? select("server", "all servers", choices(review.servers.map(serverName))) : "",
    select("tool", "all tools", choices(tools_)),
    select("rule", "all rules", choices(findings.map((f) => f.rule))),
    select("level", "all levels", ["error", "warning", "note"]),
    select("state", "all states", ["new", "existing", "fixed"], all(review).some((f) => f.state === "new") ? "new" : ""),
    '<button type="reset">Show all</button>',
    `<output id="shown" aria-live="polite">${number(told.length)} findings</output>`,
    "</form>"
  ].join("");
}
export {
  htmlReport
};
