import type { Issue } from '../../model/finding.ts';
import { isObject, own, step } from '../../model/json.ts';
import { issue, option, type Rule } from '../rule.ts';
import { inner, type Parameter, parametersOf } from './words/params.ts';

/** Objects within objects that are still easy to fill in. */
const DEEPEST = 3;

export const rule: Rule = {
  meta: {
    id: 'quality/arguments-nested',
    level: 'warning',
    kind: 'content',
    summary: 'Arguments are wrapped in an object of their own, or nest deeper than three levels.',
    why: 'Models fill in flat arguments more reliably. A wrapper around all arguments adds a level that carries nothing, and is often forgotten in the call.',
    source: ['S1'],
    options: {
      type: 'object',
      properties: {
        depth: { type: 'integer', minimum: 1, default: DEEPEST, description: 'Levels of parameters that are accepted; 1 is the root' },
      },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: 'The parameter {parameter} of {tool} lies {depth} levels deep.',
        help: 'Bring it nearer to the root, or take a flat list of values.',
      },
      wrapper: {
        title: '{tool} wraps all its arguments in {parameter}.',
        help: 'Put {inside} at the root of the input schema.',
      },
    },
  },
  tool(tool, context) {
    const found: Issue[] = [];
    const most = option(context, 'depth', DEEPEST);
    const [only] = tool.parameters;
    if (only && tool.parameters.length === 1) {
      const schema = inner(tool, only[1]);
      const properties = own(schema, 'properties');
      if (isObject(properties) && Object.keys(properties).length > 1) {
        const evidence = { parameter: only[0], inside: Object.keys(properties).slice(0, 6) };
        found.push(issue(tool, step('/inputSchema/properties', only[0]), evidence, { messageId: 'wrapper' }));
      }
    }
    let deepest: Parameter | undefined;
    for (const p of parametersOf(tool)) if (p.depth > (deepest?.depth ?? most) && !repeats(p.path)) deepest = p;
    if (deepest) found.push(issue(tool, deepest.pointer, { parameter: deepest.path, depth: deepest.depth }, { level: 'note' }));
    return found;
  },
};

/** A tree of one shape is as deep as it is drawn. */
function repeats(path: string): boolean {
  const steps = path.split('.').map((s) => s.replace('[]', ''));
  return new Set(steps).size < steps.length;
}
