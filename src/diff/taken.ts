import type { Tool } from '../model/surface.ts';
import { contentLikeness, type Features, features } from './likeness.ts';
import type { Pair } from './pair.ts';

/** UTF-16 units from which a description tells one tool from others. */
const TELLING = 20;
/** Likeness of content from which it is another tool's, though edited; below the second, it is not its own. */
const SAME = 0.6;
const OTHER = 0.4;
/** By how much the other tool has to be the likelier one. */
const CLEARLY = 0.3;
/** Changed tools that are looked at, and those with another job under their old name that are held against each other. */
const LOOKED_AT = 300;
const MOST = 40;

type Kept = Pair<Tool> & { base: Tool; head: Tool };

/** Marks tools that say under their old name what another one said: it is the name by which they are called. */
export function tellTaken(pairs: Pair<Tool>[], base: readonly Tool[]): void {
  const rewritten = pairs.filter((p): p is Kept => p.how === 'same' && p.base!.description !== p.head!.description);
  if (!rewritten.length) return;
  const saidBy = new Map<string, Tool | null>();
  for (const tool of base) {
    const text = tool.description ?? '';
    if (text.length < TELLING) continue;
    // Null: more than one says so.
    saidBy.set(text, saidBy.has(text) ? null : tool);
  }
  for (const p of rewritten) {
    const said = saidBy.get(p.head.description ?? '');
    if (said) p.contentOf = said.name;
  }
  edited(rewritten, pairs);
  const byName = new Map(rewritten.filter((p) => p.contentOf !== undefined).map((p) => [p.base.name, p]));
  for (const p of byName.values()) if (byName.get(p.contentOf!)?.contentOf === p.base.name) p.swapped = true;
}

/** The same where words were changed on the way: the content is clearly that of a tool which is gone, or has another job itself. */
function edited(rewritten: readonly Kept[], pairs: readonly Pair<Tool>[]): void {
  if (rewritten.length > LOOKED_AT) return;
  const known = new Map<Tool, Features>();
  const of = (tool: Tool): Features => {
    const found = known.get(tool) ?? features(tool);
    known.set(tool, found);
    return found;
  };
  const own = (p: Kept): number => contentLikeness(of(p.base), of(p.head));
  const strangers = rewritten.filter((p) => own(p) < OTHER);
  const gone = pairs.flatMap((p) => (p.base && !p.head ? [p.base] : []));
  const sources = [...strangers.map((p) => p.base), ...gone];
  if (strangers.length > MOST || sources.length > MOST) return;
  for (const p of strangers) {
    if (p.contentOf !== undefined || (p.head.description ?? '').length < TELLING) continue;
    const scored = sources
      .filter((tool) => tool !== p.base && (tool.description ?? '').length >= TELLING)
      .map((tool) => ({ tool, score: contentLikeness(of(tool), of(p.head)) }))
      .sort((x, y) => y.score - x.score);
    const [best, next] = scored;
    if (best && best.score >= SAME && best.score >= own(p) + CLEARLY && best.score > (next?.score ?? 0)) p.contentOf = best.tool.name;
  }
}
