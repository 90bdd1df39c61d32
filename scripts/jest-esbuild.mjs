// Types are checked by tsc; here they are only taken out.
import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

export default {
  process: (source, path) =>
    transformSync(source, { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: path }),
  getCacheKey: (source, path) => createHash('sha1').update(path).update('\0').update(source).digest('hex'),
};
