// Imports a TypeScript module of src/ in a script: bundled to a temporary file first.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export async function load(entry) {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-tool-review-load-'));
  const outfile = join(dir, 'module.mjs');
  const banner = "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
  try {
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner: { js: banner },
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
