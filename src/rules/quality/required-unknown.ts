import type { Issue } from '../../model/finding.ts';
import { isObject, type Json, MAX_DEPTH, own, step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { inputNodes, type SchemaNode } from '../schema/nodes.ts';

/** With one of these the property may be declared elsewhere. */
const ELSEWHERE = ['allOf', 'anyOf', 'oneOf', '$ref', 'patternProperties', 'if', '$dynamicRef'];
const BELOW = ['allOf', 'anyOf', 'oneOf'];

export const rule: Rule = {
  meta: {
    id: 'quality/required-unknown',
    level: 'warning',
    kind: 'content',
    summary: 'A schema requires a parameter that it does not declare.',
    why: 'A model cannot know what to send for a name without a schema; with closed arguments no call can ever be valid. Often a parameter was renamed in one place only.',
    source: ['S1', 'mcp'],
    messages: {
      default: {
        title: '{tool} requires {missing}, which its schema does not declare.',
        help: 'Declare it, or take it off the list of required parameters. Declared are: {declared}.',
      },
      none: {
        title: '{tool} requires {missing}, which its schema does not declare.',
        help: 'Declare it under properties, with a type and a description, or take it off the list of required parameters.',
      },
    },
  },
  tool: (tool) => (inputNodes(tool).some(mayLack) ? judge(tool) : NONE),
};

/** Whether a schema, or one further down than is told here, requires what it does not declare itself. */
function mayLack({ schema, depth }: SchemaNode): boolean {
  if (depth >= DEEP) return true;
  const required = own(schema, 'required');
  if (!Array.isArray(required)) return false;
  const properties = own(schema, 'properties');
  return required.some((name) => typeof name === 'string' && !(isObject(properties) && Object.hasOwn(properties, name)));
}

/** Levels from which a schema may have others below it that are not in the list of all. */
const DEEP = MAX_DEPTH - 10;

function* judge(tool: Tool): Iterable<Issue> {
  const found: { pointer: string; missing: string[]; declared: string[] }[] = [];
  const visit = (schema: Json | undefined, pointer: string, branch: boolean, depth: number): void => {
    if (!isObject(schema) || depth > MAX_DEPTH) return;
    const properties = own(schema, 'properties');
    const known = isObject(properties) ? Object.keys(properties) : [];
    const required = own(schema, 'required');
    // A branch may require what its parent declares, as in "one of these two".
    if (Array.isArray(required) && !branch && !ELSEWHERE.some((key) => own(schema, key) !== undefined)) {
      const names = new Set(known);
      const missing = required.filter((r): r is string => typeof r === 'string' && !names.has(r));
      if (missing.length) found.push({ pointer: step(pointer, 'required'), missing: missing.slice(0, 10), declared: known.slice(0, 10) });
    }
    for (const name of known) visit(own(properties, name), step(step(pointer, 'properties'), name), false, depth + 1);
    visit(own(schema, 'items'), step(pointer, 'items'), false, depth + 1);
    for (const key of BELOW) {
      const list = own(schema, key);
      if (!Array.isArray(list)) continue;
      for (const [i, child] of list.entries()) visit(child, step(step(pointer, key), i), true, depth + 1);
    }
  };
  visit(tool.inputSchema, '/inputSchema', false, 0);
  for (const { pointer, missing, declared } of found.slice(0, 20)) {
    const evidence = { missing, ...(declared.length ? { declared } : {}) };
    yield issue(tool, pointer, evidence, { sentence: missing.join(' '), ...(declared.length ? {} : { messageId: 'none' }) });
  }
}
