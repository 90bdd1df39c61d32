/** The page's only style sheet. Colours are chosen for a contrast of 4.5 to 1 or more in both schemes. */
export const STYLE = `
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
