// npm run bench [-- snapshot|diff|start]: ratios measured side by side on this machine.
import { existsSync, readdirSync } from 'node:fs';

const here = new URL('./bench/', import.meta.url);
const all = readdirSync(here)
  .filter((f) => f.endsWith('.mjs'))
  .map((f) => f.replace(/\.mjs$/, ''));
const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : all) {
  if (!all.includes(name)) {
    console.error(`There is no benchmark '${name}'. There are: ${all.join(', ')}.`);
    process.exit(2);
  }
  if (!existsSync('dist/cli.js')) {
    console.error("dist/cli.js is missing: run 'npm run build' first.");
    process.exit(2);
  }
  console.log(`\n# ${name}`);
  await (await import(new URL(`./${name}.mjs`, here))).run();
}
