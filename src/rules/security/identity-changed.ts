import type { Issue } from '../../model/finding.ts';
import { type Json, own } from '../../model/json.ts';
import type { Item } from '../../model/surface.ts';
import { oneOf } from '../../model/words.ts';
import { words } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Products that a title may pose as, when nothing of it was there before. */
const PRODUCTS = new Set(
  'github gitlab slack google gmail microsoft outlook teams apple stripe paypal aws amazon azure openai anthropic claude chatgpt notion atlassian jira dropbox whatsapp telegram okta salesforce shopify cloudflare figma linear sentry datadog visa mastercard'.split(
    ' ',
  ),
);

const WHAT = oneOf('what', ['The title', 'The server’s name', 'The server’s title', 'The server’s website', 'The host of the icon']);

export const rule: Rule = {
  meta: {
    id: 'security/identity-changed',
    level: 'warning',
    kind: 'change',
    summary: 'The server’s name, website or icon host changed, or a title now poses as another product.',
    why: 'People trust a name and a logo. A server that changes them in a small release, or a tool that takes on another product’s name, asks for trust it was not given.',
    source: ['mcp'],
    messages: {
      default: {
        title: `${WHAT} was {before:empty=empty} and is {after}`,
        help: 'If the product was renamed, say so in the pull request; otherwise take it back.',
      },
    },
  },
  *change({ base, head, pairing }): Iterable<Issue> {
    if (base.server && head.server) {
      const [b, h] = [own(base.server.raw, 'serverInfo'), own(head.server.raw, 'serverInfo')];
      const server = head.server;
      yield* differ(server, '/serverInfo/name', 'The server’s name', own(b, 'name'), own(h, 'name'));
      yield* differ(server, '/serverInfo/title', 'The server’s title', own(b, 'title'), own(h, 'title'));
      yield* differ(server, '/serverInfo/websiteUrl', 'The server’s website', host(own(b, 'websiteUrl')), host(own(h, 'websiteUrl')));
      yield* icons(server, '/serverInfo/icons', own(b, 'icons'), own(h, 'icons'));
    }
    for (const { base: b, head: h } of pairing.tools) {
      if (!b || !h) continue;
      yield* icons(h, '/icons', own(b.raw, 'icons'), own(h.raw, 'icons'));
      const [before, after] = [titles(b), titles(h)];
      if (before === after) continue;
      const known = new Set(
        words(
          `${before} ${b.name.replace(/[_.-]/g, ' ')} ${b.description ?? ''} ${String(own(own(base.server?.raw, 'serverInfo'), 'name') ?? '')}`.slice(
            0,
            20_000,
          ),
        ),
      );
      const posed = words(after.slice(0, 400)).find((w) => PRODUCTS.has(w) && !known.has(w));
      if (posed !== undefined)
        yield issue(
          h,
          '/title',
          { what: 'The title', before: shown(before, 120) || 'empty', after: shown(after, 120) },
          { sentence: after },
        );
    }
  },
};

const titles = (item: Item): string =>
  [own(item.raw, 'title'), own(own(item.raw, 'annotations'), 'title')].filter((t) => typeof t === 'string').join(' ');

function* differ(item: Item, pointer: string, what: string, before: Json | undefined, after: Json | undefined): Iterable<Issue> {
  if (typeof before !== 'string' || before === '' || before === after || typeof after !== 'string') return;
  yield issue(item, pointer, { what, before: shown(before, 120), after: shown(after, 120) }, { sentence: after });
}

function host(url: Json | undefined): string | undefined {
  if (typeof url !== 'string') return undefined;
  const at = url.indexOf('://');
  return at < 0 ? undefined : url.slice(at + 3).split(/[/?#]/, 1)[0];
}

function* icons(item: Item, pointer: string, before: Json | undefined, after: Json | undefined): Iterable<Issue> {
  const hosts = (list: Json | undefined): Set<string> => {
    return new Set((Array.isArray(list) ? list : []).map((i) => host(own(i, 'src'))).filter((h) => h !== undefined));
  };
  const known = hosts(before);
  if (known.size === 0) return;
  for (const h of hosts(after))
    if (!known.has(h))
      yield issue(
        item,
        pointer,
        { what: 'The host of the icon', before: shown([...known].join(', '), 120), after: shown(h, 120) },
        { sentence: h },
      );
}
