// A town library over MCP: three tools, on the official SDK. The demo and this repository's own workflow review it.
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const BOOKS = [
  { book_number: 'LB-1001', title: 'The Lighthouse Keepers', branch: 'old-town', free: true },
  { book_number: 'LB-1002', title: 'Bread for Beginners', branch: 'riverside', free: true },
  { book_number: 'LB-1003', title: 'A Field Guide to Clouds', branch: 'riverside', free: false },
];
const reservations = new Map();
const answer = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });
const problem = (text) => ({ content: [{ type: 'text', text }], isError: true });

const server = new McpServer({ name: 'library', version: '1.0.0' });

server.registerTool(
  'library_find_books',
  {
    title: 'Find books',
    description:
      'Find books of the town library by words of the title. ' +
      'Use it when the user asks for a book and before any reservation, because only it knows the book numbers. ' +
      'Returns up to 20 books with number, title and branch. ' +
      'It does not show reservations; library_reserve_book tells those. Read-only.',
    inputSchema: z.object({
      words: z.string().min(2).describe('Words of the title, e.g. "clouds"'),
      branch: z.enum(['old-town', 'riverside']).optional().describe('Only this branch; leave it out to search both'),
      limit: z.number().int().min(1).max(20).default(10).describe('Most books to return'),
    }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  async ({ words, branch, limit }) =>
    answer(BOOKS.filter((b) => b.title.toLowerCase().includes(words.toLowerCase()) && (!branch || b.branch === branch)).slice(0, limit)),
);

server.registerTool(
  'library_reserve_book',
  {
    title: 'Reserve a book',
    description:
      'Reserve one free book at its branch for three days. ' +
      'Use it after the user has chosen a book from library_find_books and named a library card. ' +
      'Returns the reservation number and the last day of pick-up. ' +
      'It adds a reservation and changes nothing else; the same request key never reserves twice.',
    inputSchema: z.object({
      book_number: z
        .string()
        .regex(/^LB-[0-9]{4}$/)
        .describe('Number from library_find_books, e.g. LB-1002'),
      card_number: z.string().describe('Number on the library card, as the user reads it out'),
      request_key: z.string().min(8).describe('Unique key of this request, e.g. a UUID'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  async ({ book_number, card_number, request_key }) => {
    const known = reservations.get(request_key);
    if (known) return answer(known);
    const book = BOOKS.find((b) => b.book_number === book_number);
    if (!book) return problem(`There is no book ${book_number}. Take a number from library_find_books.`);
    if (!book.free) return problem(`${book.title} is out. Ask the user whether another book will do.`);
    const reservation = { reservation_number: `R-${reservations.size + 1}`, book_number, card_number, days: 3 };
    reservations.set(request_key, reservation);
    return answer(reservation);
  },
);

server.registerTool(
  'library_cancel_reservation',
  {
    title: 'Cancel a reservation',
    description:
      'Cancel a reservation for good. ' +
      'Use it only after the user has confirmed the reservation number. ' +
      'Returns the number that was cancelled. ' +
      'It cannot be undone; to take the book again, use library_reserve_book.',
    inputSchema: z.object({
      reservation_number: z.string().describe('Number from library_reserve_book, e.g. R-1'),
      request_key: z.string().min(8).describe('Unique key of this request, e.g. a UUID'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  },
  async ({ reservation_number }) => {
    for (const [key, r] of reservations) {
      if (r.reservation_number !== reservation_number) continue;
      reservations.delete(key);
      return answer({ cancelled: reservation_number });
    }
    return problem(`There is no reservation ${reservation_number}. Ask the user for the number on the slip.`);
  },
);

await server.connect(new StdioServerTransport());
