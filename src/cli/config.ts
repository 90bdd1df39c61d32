import { readFileSync } from 'node:fs';
import type { ConfigFile } from '../config/file.ts';
import { parseConfig } from '../config/load.ts';
import { UserError } from '../model/error.ts';
import { RULES } from '../rules/index.ts';

/** Reads the config file of `--config`. */
export function readConfig(file: string): ConfigFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(
      `Cannot read the config ${file}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : (error as Error).message}.`,
    );
  }
  return readConfigText(text, file);
}

export const readConfigText = (text: string, file: string): ConfigFile =>
  parseConfig(
    text,
    file,
    RULES.map((r) => r.meta),
  );
