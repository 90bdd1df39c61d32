import type { Issue } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/output-schema-added',
    level: 'note',
    kind: 'change',
    summary: 'Tools got an output schema.',
    why: 'An output schema is a promise: clients check each result against it and answer an error when it does not fit, and the list grows by it. It is often added to all tools at once by a newer library.',
    source: ['mcp'],
    messages: {
      default: {
        title:
          '{count} {count:1=tool|*=tools} got an output schema: clients now check every result against it, and the list grows by {bytes} {bytes:1=byte|*=bytes}',
        help: 'See that every result of these tools fits its schema, errors and empty results too: {names}.',
      },
    },
  },
  *change({ pairing }) {
    const added = pairing.tools.flatMap(({ base, head }) =>
      base && head && own(base.raw, 'outputSchema') === undefined && head.outputSchema !== undefined ? [head] : [],
    );
    if (added.length === 0) return;
    const bytes = added.reduce((sum, tool) => sum + Buffer.byteLength(JSON.stringify(tool.outputSchema)), 0);
    const found: Issue = {
      target: 'server',
      name: null,
      pointer: '',
      evidence: {
        count: added.length,
        bytes,
        names: added
          .map((t) => t.name)
          .sort()
          .slice(0, 10),
      },
    };
    yield found;
  },
};
