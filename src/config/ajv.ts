import { createRequire } from 'node:module';
import type { Ajv } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/** The validator of JSON Schema, in the dialects in use, and its formats. */
export interface Validators {
  Draft7: typeof Ajv;
  Draft2020: typeof Ajv2020;
  addFormats(ajv: Ajv | Ajv2020, options: { mode: 'fast' | 'full' }): unknown;
}

// A bundler resolves these literal calls and keeps the evaluation for the first of them; from source, `require` has to be made.
declare const require: (name: string) => unknown;
let loaded: Validators | undefined;

/** Loads the validator when it is first needed: most runs never compile a schema, and loading takes as long as starting Node. */
export function validators(): Validators {
  loaded ??= typeof require === 'function' ? fromBundle() : fromSource();
  return loaded;
}

function fromBundle(): Validators {
  const draft7 = require('ajv') as { Ajv: typeof Ajv };
  const draft2020 = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const formats = require('ajv-formats') as { default: Validators['addFormats'] };
  return { Draft7: draft7.Ajv, Draft2020: draft2020.Ajv2020, addFormats: formats.default };
}

function fromSource(): Validators {
  const load = createRequire(import.meta.url);
  return { Draft7: load('ajv').Ajv, Draft2020: load('ajv/dist/2020.js').Ajv2020, addFormats: load('ajv-formats').default };
}
