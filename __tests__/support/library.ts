import type { Json, JsonObject } from '../../src/model/json.ts';
import { emptySnapshot, type ServerFacts, type Snapshot } from '../../src/model/snapshot.ts';

/** A tool of the town library that no rule should have a word about. */
export const findBooks = (): JsonObject => ({
  name: 'library_find_books',
  title: 'Find books',
  description:
    'Find books of the town library by words of the title. Use it when the user asks for a book, because only it knows the book numbers. ' +
    'Returns up to 20 books with number, title and branch. It does not show reservations; call library_reserve_book for those. Read-only.',
  inputSchema: {
    type: 'object',
    properties: {
      words: { type: 'string', minLength: 2, description: 'Words of the title, e.g. "clouds"' },
      branch: { type: 'string', enum: ['old-town', 'riverside'], description: 'Only this branch' },
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 10, description: 'Most books to return' },
    },
    required: ['words'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

export const reserveBook = (): JsonObject => ({
  name: 'library_reserve_book',
  title: 'Reserve a book',
  description:
    'Reserve one free book at its branch for three days. Use it after the user has chosen a book from library_find_books. ' +
    'Returns the reservation number and the last day of pick-up. It adds a reservation; the same request key never reserves twice.',
  inputSchema: {
    type: 'object',
    properties: {
      book_number: { type: 'string', pattern: '^LB-[0-9]{4}$', description: 'Number from library_find_books, e.g. LB-1002' },
      request_key: { type: 'string', minLength: 8, description: 'Unique key of this request, e.g. a UUID' },
    },
    required: ['book_number', 'request_key'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

export const snapshot = (tools: Json[], more: Partial<Snapshot> = {}): Snapshot => ({ ...emptySnapshot(), tools, ...more });

/** A tool changed by a function. */
export const changed = (tool: JsonObject, change: (copy: JsonObject) => void): JsonObject => {
  const copy = structuredClone(tool);
  change(copy);
  return copy;
};

/** Facts of two listed sides. */
export const facts = (base: Json[] | null, head: Json[], name = 'library'): ServerFacts => ({
  name,
  variant: null,
  base: base && { state: 'listed', reason: null, ref: 'base', snapshot: snapshot(base) },
  head: { state: 'listed', reason: null, ref: 'head', snapshot: snapshot(head) },
});
