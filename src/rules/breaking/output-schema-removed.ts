import { issue, type Rule } from '../rule.ts';
import { markMass } from './shared.ts';

/** See docs/rules/breaking/output-schema-removed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/output-schema-removed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'A tool no longer says what its result looks like.',
    why: 'Programs that read the structured result lose its description, and clients that validate it stop.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} no longer describes its result',
        help: 'Keep the output schema as long as the structured result is sent.',
      },
    },
  },
  change({ pairing }) {
    const issues = [];
    for (const { base, head } of pairing.tools)
      if (
        base &&
        head &&
        base.outputSchema !== undefined &&
        head.outputSchema === undefined &&
        !pairing.volatile('tool', head.name, '/outputSchema')
      )
        issues.push(issue(head, '/outputSchema'));
    return markMass(issues, pairing.tools.filter((p) => p.base && p.head).length);
  },
};
