import {build} from 'esbuild';import {mkdtempSync} from 'node:fs';import {join} from 'node:path';import {execFileSync} from 'node:child_process';
const root=process.cwd();const d='/tmp/t8prof';
await build({stdin:{contents:`import {lexicon,european,ideographs,russian} from './src/rules/security/words/lexicon.ts';
const run=(n,f)=>{const c0=process.cpuUsage();const t0=performance.now();f();const c=process.cpuUsage(c0);console.log(n,((c.user+c.system)/1000).toFixed(1),(performance.now()-t0).toFixed(1))};run('en',lexicon);run('eu',european);run('ru',russian);run('id',ideographs)`,resolveDir:root,loader:'ts'},outfile:join(d,'m.mjs'),bundle:true,format:'esm',platform:'node',target:'node20'});
for(const o of [[],['--no-opt'],['--max-lazy']])console.log(o,execFileSync('node',[...o,join(d,'m.mjs')]).toString().replaceAll('\n',' | '));
