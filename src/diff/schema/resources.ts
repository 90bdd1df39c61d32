import { isObject, type Json, own, step, steps } from '../../model/json.ts';

/** A schema and where it stands. */
export interface Place {
  schema: Json;
  home: string;
}

/** Keywords whose values are data: what looks like a name in them is none. */
const DATA = new Set(['const', 'enum', 'default', 'examples', 'example']);
/** Relative addresses of a document that does not say its own are held against this one. */
const NOWHERE = 'schema:///';

/** What the references of one document may name: schemas with an `$id` of their own, and anchors in each. */
export class Resources {
  /** Addresses of the schemas that have one, by the place; and the reverse. */
  readonly #addresses = new Map<string, string>();
  readonly #schemas = new Map<string, Place>();
  /** By address, `#` and name; and by the name alone. */
  readonly #anchors = new Map<string, Place>();
  readonly #named = new Map<string, Place>();
  /** How many schemas have a dynamic anchor of this name. */
  readonly #dynamic = new Map<string, number>();

  constructor(root: Json, prefix: string) {
    const stack: [schema: Json, home: string, address: string][] = [[root, prefix, NOWHERE]];
    for (let top = stack.pop(); top; top = stack.pop()) {
      const [here, home, above] = top;
      if (Array.isArray(here)) for (let i = here.length - 1; i >= 0; i--) stack.push([here[i]!, step(home, i), above]);
      if (!isObject(here)) continue;
      const address = this.#note(here, home, above, here === root);
      for (const [key, value] of Object.entries(here).reverse())
        if (typeof value === 'object' && value !== null && !DATA.has(key)) stack.push([value, step(home, key), address]);
    }
  }

  /** Keeps the names of a schema; gives the address that references in it are relative to. */
  #note(schema: Json, home: string, above: string, isRoot: boolean): string {
    const id = own(schema, '$id');
    const place = { schema, home };
    // Drafts 6 and 7 named a place inside by `$id` as well.
    const fragment = typeof id === 'string' && id.startsWith('#');
    const address = typeof id === 'string' && !fragment ? (absolute(id, above)?.replace(/#.*$/, '') ?? above) : above;
    if (isRoot || address !== above) {
      this.#addresses.set(home, address);
      if (!this.#schemas.has(address)) this.#schemas.set(address, place);
    }
    for (const name of [own(schema, '$anchor'), own(schema, '$dynamicAnchor'), fragment ? (id as string).slice(1) : undefined]) {
      if (typeof name !== 'string') continue;
      if (!this.#anchors.has(`${address}#${name}`)) this.#anchors.set(`${address}#${name}`, place);
      if (!this.#named.has(name)) this.#named.set(name, place);
    }
    const dynamic = own(schema, '$dynamicAnchor');
    if (typeof dynamic === 'string') this.#dynamic.set(dynamic, (this.#dynamic.get(dynamic) ?? 0) + 1);
    return address;
  }

  /** Whether there is a schema with an address of its own inside the document. */
  get several(): boolean {
    return this.#addresses.size > 1;
  }

  /** How many schemas a dynamic reference of this name could lead to. */
  dynamic(name: string): number {
    return this.#dynamic.get(name) ?? 0;
  }

  /** What a reference at a place names; undefined when it is not in this document. */
  find(reference: string, from: string, root: Place): Place | undefined {
    const hash = reference.indexOf('#');
    const fragment = hash < 0 ? '' : decoded(reference.slice(hash + 1));
    const target = hash === 0 ? this.#around(from) : absolute(hash < 0 ? reference : reference.slice(0, hash), this.#around(from));
    const inside = target === undefined ? undefined : this.#schemas.get(target);
    const found = inside && this.#at(target!, fragment, inside);
    // Many schemas are put together from others, and say of the whole what should be said of the part.
    return found ?? (hash === 0 ? (fragment.startsWith('/') ? below(root, fragment) : this.#named.get(fragment)) : undefined);
  }

  #at(address: string, fragment: string, place: Place): Place | undefined {
    return fragment === '' || fragment.startsWith('/') ? below(place, fragment) : this.#anchors.get(`${address}#${fragment}`);
  }

  /** The address of the innermost schema around a place that has one. */
  #around(home: string): string {
    for (let end = home.length; end > 0; end = home.lastIndexOf('/', end - 1)) {
      const address = this.#addresses.get(home.slice(0, end));
      if (address !== undefined) return address;
    }
    return NOWHERE;
  }
}

/** The schema at a JSON Pointer below another one. */
export function below({ schema, home }: Place, pointer: string): Place | undefined {
  let here: Json | undefined = schema;
  for (const key of steps(pointer)) {
    here = Array.isArray(here) ? here[Number(key)] : own(here, key);
    if (here === undefined) return undefined;
  }
  return { schema: here, home: home + pointer };
}

/** An address held against the one it is relative to; undefined for what is none. */
function absolute(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

/** A fragment without its escapes. */
export function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
