import { own } from '../../../model/json.ts';
import type { Tool } from '../../../model/surface.ts';
import type { ContentContext } from '../../rule.ts';
import { namesOf } from './names.ts';
import { described, inner } from './params.ts';
import { read } from './read.ts';
import { type Effect, VERBS, verbOf } from './verbs.ts';

/** Up to this many tools a server counts as narrow: names alone may keep them apart. */
const NARROW = 6;

/** A tool such as `get_weather` in a small server: name and object leave nothing to ask. */
export function selfEvident(tool: Tool, context: ContentContext): boolean {
  const names = namesOf(context);
  if (names.count > NARROW) return false;
  const part = names.get(tool.name);
  if (part.verb === undefined || part.object.length < 1 || part.object.length > 2) return false;
  const { sense } = VERBS.get(part.verb)!;
  if (sense !== 'get' && sense !== 'list' && sense !== 'count') return false;
  const parameters = tool.parameters;
  return (
    parameters.length <= 2 &&
    names.near(tool.name).length === 0 &&
    parameters.every(([, schema]) => described(tool, schema) !== '' || Array.isArray(own(inner(tool, schema), 'enum')))
  );
}

/** Sentences a description needs: one where the name says it all, three where parameters or siblings leave questions. */
export function neededSentences(tool: Tool, context: ContentContext): number {
  if (selfEvident(tool, context)) return 1;
  const near = namesOf(context).near(tool.name).length;
  const count = tool.parameters.length;
  if (near > 0 || count >= 3) return 3;
  return count === 0 && effectOf(tool, context) === 'read' ? 1 : 2;
}

/** What a call does to the world: by hint, else by the verb of the name, else by the verb that opens the description. Undefined when nothing tells. */
export function effectOf(tool: Tool, context: ContentContext): Effect | undefined {
  const { annotations } = tool;
  if (annotations && own(annotations, 'readOnlyHint') === true) return 'read';
  if (annotations && own(annotations, 'readOnlyHint') === false && own(annotations, 'destructiveHint') === true) return 'destroy';
  const named = verbOfTool(tool, context) ?? openingVerb(tool);
  if (named !== undefined) return VERBS.get(named)!.effect;
  return annotations && own(annotations, 'readOnlyHint') === false ? 'write' : undefined;
}

export const verbOfTool = (tool: Tool, context: ContentContext): string | undefined => namesOf(context).get(tool.name).verb;

/** The verb that opens the description, when it is one we know: `Retrieves the …`. */
export function openingVerb(tool: Tool): string | undefined {
  const first = /^[^A-Za-z]{0,10}([A-Za-z]{2,20})\b/.exec(read(tool).text)?.[1];
  return first === undefined ? undefined : verbOf(first.toLowerCase());
}

/** Parts of a description, in words for a person. */
export const MISSING = {
  trigger: 'when to call it',
  exclusion: 'when another tool fits better',
  returns: 'what comes back',
  effects: 'what it changes',
  warning: 'whether it can be undone',
  limits: 'its limits',
  not: 'what it does not return',
} as const;

/** What the description leaves out. */
export function missingParts(tool: Tool, context: ContentContext): (keyof typeof MISSING)[] {
  const reading = read(tool);
  const effect = effectOf(tool, context);
  const missing: (keyof typeof MISSING)[] = [];
  if (!reading.says('trigger')) missing.push('trigger');
  if (namesOf(context).near(tool.name).length > 0 && !reading.says('exclusion')) missing.push('exclusion');
  if (tool.outputSchema === undefined && !reading.says('returns')) missing.push('returns');
  if (effect !== undefined && effect !== 'read' && !reading.says('effects')) missing.push('effects');
  if (effect === 'destroy' && !reading.says('warning')) missing.push('warning');
  return missing.length ? missing : ['limits', 'not'];
}
