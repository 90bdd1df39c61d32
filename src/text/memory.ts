/**
 * What was made of something before: of a text, since definitions repeat themselves, within a list and from base to head, or of the
 * items that are being judged. When it is full all is forgotten: what is asked for again is soon there again.
 */
export class Memory<K, V> {
  readonly #known = new Map<K, V>();

  /** @param most entries that are kept */
  constructor(readonly most: number) {}

  of(key: K, make: () => V): V {
    let value = this.#known.get(key);
    if (value === undefined) {
      value = make();
      if (this.#known.size >= this.most) this.#known.clear();
      this.#known.set(key, value);
    }
    return value;
  }
}
