import { writeFileSync } from 'node:fs';
import { UserError } from '../model/error.ts';

/** Writes a result to stdout, whole even into a pipe, or to a file. */
export function put(text: string, output: string | undefined): void {
  if (output === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(output, text);
  } catch (error) {
    throw new UserError(`Cannot write ${output}: ${(error as Error).message}.`);
  }
}
