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

  /** The first items that fit, and how many do not. Items are made only as long as there is room. */
  fill<T>(items: readonly T[], make: (item: T, left: number) => string): { texts: string[]; left: number } {
    const texts: string[] = [];
    for (const item of items) {
      const text = make(item, this.#left);
      if (!this.offer(text)) break;
      texts.push(text);
    }
    return { texts, left: items.length - texts.length };
  }
}

export const characters = (text: string): number => text.length;
export const bytes = (text: string): number => Buffer.byteLength(text);
