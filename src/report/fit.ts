/** Room for text, in the unit of the limit that holds (characters of a comment, bytes of a summary). */
export class Room {
  #left: number;
  constructor(
    budget: number,
    readonly measure: (text: string) => number,
  ) {
    this.#left = budget;
  }

  get left(): number {
    return this.#left;
  }

  /** Sets room aside for what must stand. */
  take(text: string): string {
    this.#left -= this.measure(text) + 2;
    return text;
  }

  /** Takes the text if it fits. */
  offer(text: string): boolean {
    const cost = this.measure(text) + 2;
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }

  /** The first items that fit into a share of what is left, and how many do not. Items are made only as long as there is room. */
  fill<T>(items: readonly T[], make: (item: T, left: number) => string, share = 1): { texts: string[]; left: number } {
    const texts: string[] = [];
    const kept = this.#left * (1 - share);
    for (const item of items) {
      const text = make(item, this.#left - kept);
      if (this.measure(text) > this.#left - kept || !this.offer(text)) break;
      texts.push(text);
    }
    return { texts, left: items.length - texts.length };
  }
}

export const characters = (text: string): number => text.length;
export const bytes = (text: string): number => Buffer.byteLength(text);
