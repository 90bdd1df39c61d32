/**
 * What was made of a text before. Definitions repeat themselves, within a list and from base to head, so that the same question comes
 * thousands of times. When it is full all is forgotten: what is asked for again is soon there again.
 */
export class Memory<V> {
  readonly #known = new Map<string, V>();

  /** @param most entries that are kept */
  constructor(readonly most = 20_000) {}

  of(key: string, make: () => V): V {
    let value = this.#known.get(key);
    if (value === undefined) {
      value = make();
      if (this.#known.size >= this.most) this.#known.clear();
      this.#known.set(key, value);
    }
    return value;
  }
}
