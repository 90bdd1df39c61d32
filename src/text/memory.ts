/** Texts of which what was found is kept, unless there is reason for another number. */
export const MOST_TEXTS = 50_000;

/**
 * What was made of something before: of a text, since definitions repeat themselves, within a list and from base to head, or of the
 * items that are being judged. When it is full all is forgotten: what is asked for again is soon there again.
 */
export class Memory<K, V> {
  readonly #known = new Map<K, V>();

  /** @param most answers that are kept */
  constructor(
    readonly make: (key: K) => V,
    readonly most: number,
  ) {}

  of(key: K): V {
    let value = this.#known.get(key);
    if (value === undefined) {
      value = this.make(key);
      if (this.#known.size >= this.most) this.#known.clear();
      this.#known.set(key, value);
    }
    return value;
  }
}
