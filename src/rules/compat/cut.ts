/** The first words beyond a number of UTF-8 bytes. */
export function cutAt(text: string, bytes: number): string {
  const rest = Buffer.from(text)
    .subarray(bytes)
    .toString('utf8')
    .replace(/^\uFFFD+/, '')
    .trim();
  const words = rest.slice(0, 80);
  return rest.length > words.length ? `${words}…` : words;
}
