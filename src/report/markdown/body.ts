import type { Room } from '../fit.ts';
import { byRule, type Placed } from '../order.ts';
import { count } from '../words.ts';
import { type FindingOptions, lines } from './findings.ts';
import { folded } from './inline.ts';

/** How the parts of a comment are filled: what they are called where they do not fit, and what stands around them. */
interface Filling {
  /** Name of one item and of several, for what is left out. */
  named: [one: string, many: string];
  around?: (text: string) => string;
  joint?: string;
  /** Share of the room that is left, for what must not push out the rest; all of it unless told. */
  share?: number;
}

/** The middle of a comment, most important first: each part takes what room is left, and what did not fit is counted. */
export class Body {
  readonly parts: string[] = [];
  readonly #missing = new Set<string>();
  constructor(
    readonly room: Room,
    readonly how: FindingOptions,
  ) {}

  /** A short text that always stands. */
  take(text: string): void {
    this.parts.push(this.room.take(text));
  }

  /** A text that stands when there is room. */
  offer(text: string, what: string): void {
    if (text === '') return;
    if (this.room.offer(text)) this.parts.push(text);
    else this.#missing.add(what);
  }

  /** As many items as there is room for. */
  fill<T>(items: readonly T[], make: (item: T, left: number) => string, { named, around, joint = '\n\n', share }: Filling): void {
    if (items.length === 0) return;
    if (around) this.room.take(around(''));
    const { texts, left } = this.room.fill(items, make, share);
    if (texts.length > 0) this.parts.push(around ? around(texts.join(joint)) : texts.join(joint));
    if (left > 0) this.#missing.add(count(left, ...named));
  }

  /** A body with the same room, whose parts are placed later. */
  later(): Body {
    return new Body(this.room, this.how);
  }

  /** Puts the parts of another body here. */
  append(other: Body): void {
    this.parts.push(...other.parts);
    for (const what of other.#missing) this.#missing.add(what);
  }

  /** Findings in a line each, folded under a summary of ours or open. */
  list(findings: readonly Placed[], what: string, summary?: string): void {
    this.fill(byRule(findings), (group) => lines(group, this.how), {
      named: [`kind of ${what}`, `kinds of ${what}s`],
      joint: '\n',
      ...(summary === undefined ? {} : { around: (text) => folded(summary, text) }),
    });
  }

  /** What did not fit, in words; empty when all of it did. */
  get missing(): string {
    return [...this.#missing].join(', ');
  }
}
