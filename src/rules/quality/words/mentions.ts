/** Whether a text names a tool: the whole name, not a part of a longer one. */
export function mentions(text: string, name: string): boolean {
  if (name.length < 3) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isNameCharacter(text[at - 1]) && !isNameCharacter(text[at + name.length])) return true;
  }
  return false;
}

const isNameCharacter = (c: string | undefined): boolean => c !== undefined && /[A-Za-z0-9_]/.test(c);
