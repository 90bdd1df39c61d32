import type { Rule } from '../rule.ts';

/** See docs/rules/breaking/protocol-version-changed.md. */
export const rule: Rule = {
  meta: {
    id: 'breaking/protocol-version-changed',
    level: 'warning',
    presets: { strict: 'error' },
    kind: 'change',
    summary: 'The server answers with another version of the protocol.',
    why: 'Clients that know only the other version cannot connect, and each version changes what a list may hold.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The server speaks version {after} of the protocol where it spoke {before}: an older one',
        help: 'Go back to the newer version, or say why the server must step back.',
      },
      newer: {
        title: 'The server speaks version {after} of the protocol where it spoke {before}',
        help: 'Check that the clients you care about know the new version; most negotiate an older one.',
      },
    },
  },
  *change({ changes }) {
    for (const { kind, pointer, before, after } of changes) {
      if (kind !== 'protocol-changed') continue;
      const newer = String(after) > String(before);
      yield {
        target: 'server',
        name: null,
        pointer,
        evidence: { before, after },
        ...(newer ? { messageId: 'newer', level: 'note' as const } : {}),
      };
    }
  },
};
