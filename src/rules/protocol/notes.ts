import type { Issue, Level } from '../../model/finding.ts';
import { type Json, own } from '../../model/json.ts';
import type { Note } from '../../model/snapshot.ts';
import type { Surface } from '../../model/surface.ts';

/** Notes of a kind, with what they tell read safely: a snapshot may come from a file that anyone wrote. */
export const notesOf = (surface: Surface, kind: Note['kind']): Note[] => surface.snapshot.notes.filter((n) => n.kind === kind);

export const numberOf = (note: Note, key: string): number => {
  const value = own(note.data, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

export const textOf = (note: Note, key: string): string => {
  const value = own(note.data, key);
  return typeof value === 'string' ? value : '';
};

/** An issue about the server as a whole. */
export const about = (
  evidence: Record<string, Json>,
  more: { messageId?: string; level?: Level; sentence?: string; pointer?: string } = {},
): Issue => ({ target: 'server', name: null, pointer: '', evidence, ...more });
