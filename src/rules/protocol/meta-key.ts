import { isObject, own, step } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';

const MOST = 10;

export const rule: Rule = {
  meta: {
    id: 'protocol/meta-key',
    level: 'warning',
    kind: 'content',
    summary: 'A key of `_meta` breaks the grammar of such keys, or uses a reserved prefix.',
    why: 'Keys of `_meta` are shared by everyone, so the protocol gives them a grammar: an optional prefix of dotted labels and a slash, then a name. Prefixes whose second label is `modelcontextprotocol` or `mcp` belong to the protocol; in older revisions also those that begin with one of the two and go on.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The _meta key {key} of {tool} breaks the grammar of such keys',
        help: 'Use letters, digits, -, _ and . and begin and end with a letter or digit; a prefix is a domain turned round with a slash: com.example/key.',
      },
      reserved: {
        title: 'The _meta key {key} of {tool} has a prefix that is reserved for the protocol',
        help: 'Use a prefix of your own domain: com.example/key.',
      },
    },
  },
  item(item) {
    const meta = own(item.raw, '_meta');
    if (!isObject(meta)) return NONE;
    return Object.keys(meta)
      .slice(0, 1000)
      .filter((k) => wrong(k) !== undefined)
      .slice(0, MOST)
      .map((key) => issue(item, step('/_meta', key), { key: key.slice(0, 100) }, { messageId: wrong(key)! }));
  },
};

const LABEL = /^[a-zA-Z](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?$/;
const NAME = /^[a-zA-Z0-9](?:[a-zA-Z0-9._-]*[a-zA-Z0-9])?$/;

/** Labels of the protocol: `io.modelcontextprotocol/` now, `mcp.dev/` and `modelcontextprotocol.io/` in older revisions. */
const OWN: ReadonlySet<string> = new Set(['modelcontextprotocol', 'mcp']);

function wrong(key: string): 'default' | 'reserved' | undefined {
  const slash = key.indexOf('/');
  const labels = slash < 0 ? [] : key.slice(0, slash).split('.');
  const name = key.slice(slash + 1);
  // Behind a prefix the name may be empty.
  if (!labels.every((l) => LABEL.test(l)) || !((slash >= 0 && name === '') || NAME.test(name))) return 'default';
  const reserved = OWN.has(labels[1] ?? '') || (OWN.has(labels[0] ?? '') && labels.length > 1);
  // The protocol's own keys.
  return reserved && labels.join('.') !== 'io.modelcontextprotocol' ? 'reserved' : undefined;
}
