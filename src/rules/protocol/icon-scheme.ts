import type { Issue } from '../../model/finding.ts';
import { type Json, own } from '../../model/json.ts';
import type { Item } from '../../model/surface.ts';
import { issue, NONE, type Rule } from '../rule.ts';

const REFUSED = new Set(['javascript', 'vbscript', 'file', 'ftp', 'ws', 'wss']);

export const rule: Rule = {
  meta: {
    id: 'protocol/icon-scheme',
    level: 'warning',
    kind: 'content',
    summary: 'An icon has an address that clients must not load.',
    why: 'Icons are shown by the client. The protocol allows https: and data: and tells clients to refuse javascript:, file:, ftp: and ws:, by which an icon would run code or read what it should not.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'An icon of {tool} is at {src}: clients load https: and data: only',
        help: 'Serve the icon over https:, or put it into a data: URI.',
      },
      refused: {
        title: 'An icon of {tool} has the scheme {scheme}, which clients must refuse: {src}',
        help: 'Serve the icon over https:, or put it into a data: URI. No icon has a reason to use this scheme.',
      },
    },
  },
  item(item) {
    const [pointer, holder] = item.target === 'server' ? ['/serverInfo/icons', own(item.raw, 'serverInfo')] : ['/icons', item.raw];
    const icons = own(holder, 'icons');
    return Array.isArray(icons) ? judge(item, pointer, icons) : NONE;
  },
};

function* judge(item: Item, pointer: string, icons: readonly Json[]): Iterable<Issue> {
  for (const [i, icon] of icons.slice(0, 100).entries()) {
    const src = own(icon, 'src');
    if (typeof src !== 'string') continue;
    const scheme = schemeOf(src);
    if (scheme === 'https' || scheme === 'data') continue;
    const at = `${pointer}/${i}/src`;
    if (scheme && REFUSED.has(scheme)) {
      yield issue(item, at, { scheme, src: src.slice(0, 200) }, { messageId: 'refused', level: 'error', sentence: src.slice(0, 200) });
    } else yield issue(item, at, { src: src.slice(0, 200) }, { sentence: src.slice(0, 200) });
  }
}

/** The scheme as a browser reads it: white space and controls do not count. */
function schemeOf(src: string): string | undefined {
  const plain = src.slice(0, 1000).replace(/[\u0000-\u0020]/g, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
}
