import type { Hints, Tool } from '../../model/surface.ts';

/**
 * What the hints of a tool come to: destructive and idempotent mean something only while a tool is not read-only (the
 * specification says so), so a read-only tool counts as neither destructive nor unsafe to repeat.
 */
export function effective(tool: Tool): Hints {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool.hints;
  return {
    readOnlyHint,
    destructiveHint: destructiveHint && !readOnlyHint,
    idempotentHint: idempotentHint || readOnlyHint,
    openWorldHint,
  };
}

/** The value that asks for more care, of each hint. */
export const CAREFUL: Hints = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };
