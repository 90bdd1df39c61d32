/** Lower-case words of a text: runs of letters, digits and inner apostrophes. Identifiers are not split. */
export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** The words inside an identifier: `getUserName`, `get_user-name` and `get.user.name` all give `get`, `user`, `name`. */
export function identifierWords(name: string): string[] {
  const parts: string[] = [];
  let part = '';
  const end = (): void => {
    if (part !== '') parts.push(part.toLowerCase());
    part = '';
  };
  for (let i = 0; i < name.length; i++) {
    const c = name[i]!;
    if (!/[\p{L}\p{N}]/u.test(c)) {
      end();
      continue;
    }
    const upper = c !== c.toLowerCase();
    const before = name[i - 1];
    const after = name[i + 1];
    const lowerBefore = before !== undefined && before !== before.toUpperCase();
    const lowerAfter = after !== undefined && after !== after.toUpperCase();
    const upperBefore = before !== undefined && before !== before.toLowerCase();
    if (upper && (lowerBefore || (upperBefore && lowerAfter))) end();
    part += c;
  }
  end();
  return parts;
}
