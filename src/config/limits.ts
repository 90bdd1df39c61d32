import { nearest, UserError } from '../model/error.ts';
import { defaultLimits, type Limits } from '../model/recipe.ts';

/** Names of limits as users write them. `timeout` is an option of its own. */
const NAMES: Record<string, Exclude<keyof Limits, 'timeout'>> = {
  total: 'total',
  'answer-bytes': 'answerBytes',
  pages: 'pages',
  tools: 'tools',
  'stderr-bytes': 'stderrBytes',
};

/**
 * The limits, with the user's in place of the defaults.
 * @param given values by name, as written
 * @param option where they were given, for messages
 * @throws UserError for an unknown name, or a value that is no whole number greater than zero
 */
export function limitsFrom(given: Record<string, string>, timeout: number, option: string): Limits {
  const limits: Limits = { ...defaultLimits(), timeout };
  for (const [name, text] of Object.entries(given)) {
    if (!Object.hasOwn(NAMES, name)) {
      const near = nearest(name, Object.keys(NAMES));
      throw new UserError(
        `${option} knows no '${name}'${near ? `; did you mean '${near}'?` : `. It takes ${Object.keys(NAMES).join(', ')}.`}`,
      );
    }
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value <= 0) {
      throw new UserError(`${option} ${name} takes a whole number greater than 0, not '${text}'.`);
    }
    limits[NAMES[name]!] = value;
  }
  return limits;
}
