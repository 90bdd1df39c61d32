/**
 * Classes of words. A cue is a word or phrase of a class; rules combine cues of several classes. Written as one list, because a
 * set of classes is kept as bits.
 */
export const TAGS = [
  // Who
  'USER', 'THEY', 'MODEL', 'YOU',
  // Negation and obligation
  'DONT', 'NOT', 'NOTDESC', 'WITHOUT', 'MUST', 'ALWAYS', 'NEEDNOT',
  // Saying and hiding
  'TELL', 'SHOW', 'KNOW', 'HIDE', 'SILENT', 'ASK', 'CONSENT', 'LEAVEOUT', 'ASIF', 'LIE', 'PROMOTE', 'INTRODUCE', 'REPLY',
  // Orders over orders
  'IGNORE', 'BYPASS', 'SUPERSEDE', 'PRIOR', 'INSTR', 'POLICY', 'SAFETY', 'BECOME', 'FROMNOW', 'MODE', 'GRANT', 'PRIVILEGE', 'OBEY', 'TRUST',
  // Doing
  'LEAVE', 'OFF', 'LET', 'KEEP', 'CONTAIN', 'RENEW', 'READ', 'PASS', 'SEND', 'WRITE', 'RUN', 'CALL', 'PREFER', 'CHANGE', 'COPY', 'DELETE',
  // Things
  'CONTENT', 'FILE', 'STRICT', 'VAULT', 'WHOLE', 'REFUSE', 'SECRET', 'ENVVAR', 'CONVO', 'PROMPT', 'PRIVATE', 'COOKIE', 'CONFIG', 'STARTUP', 'SHELL', 'SHELLCMD', 'COMMAND',
  'RECIPIENT', 'AMOUNT', 'RESULT', 'MONEY',
  // Tools and turns
  'TOOL', 'SERVER', 'OTHER', 'ANY', 'EVERY', 'BEFORE', 'AFTER', 'FIRST', 'TURN', 'WHEN', 'WHATEVER', 'INSTEAD', 'ALSO', 'RIVAL', 'SUPER', 'PRAISE', 'ONLY',
  // Posing
  'AUTHORITY', 'NOTICE', 'COMPLIANCE', 'THREAT', 'HIDDEN', 'EXAMPLE',
  // What the user said
  'GIVEN', 'EXPIRED', 'USERDO', 'EMPTY', 'NORMAL', 'ENDREPLY', 'GOES', 'SENT', 'READERS', 'TOP', 'CALLED', 'PRECEDE', 'PREFERRED', 'KIND', 'NUMBER',
  // Small words that hold a combination together
  'TO', 'AS', 'THIS', 'THAT', 'THAN', 'OVER', 'HOSTAPP', 'ALLKNOWN', 'ALTERED', 'PENAL', 'UNNEEDED', 'OBSOLETE', 'DENY', 'DISTRUST', 'USERINFO', 'KNOWNTOOL', 'B64', 'PREAPPROVED', 'ASSUME', 'AGREE', 'OBJECT', 'BEHALF', 'LOGS', 'EXFIL', 'SAIDPAST', 'EVENIF', 'START', 'BEGINNING', 'CLOSE', 'NOMENTION', 'MENTIONNOUN', 'EYES', 'TREAT', 'APPROVE', 'PERMISSION', 'NOTHING', 'DANGER', 'DOWNLOAD', 'TOPEST', 'MORE', 'SWAP', 'ENVNOUN', 'CONNECTED', 'OPERATOR', 'UNAWARE', 'NOWYOU', 'STATE', 'UNBOUND', 'SUCCESS', 'HOMEDIR', 'BELONGINGS', 'CHAT', 'ASKEDFOR', 'ASIDE', 'ABOVE', 'ENVSECRET', 'SEEMING', 'BETTER', 'CONFLICT', 'BYTHEWAY', 'DO',
  // Secrecy and consent
  'RECAP', 'UNSAID', 'DEEMED', 'GRANTED', 'BLANKET', 'FORMALITY', 'BINDING', 'DECREE', 'OFFLIMITS', 'ENDLESS', 'NOSTOP', 'REPEAT', 'GATE',
  // Transfer
  'SINK', 'QUERYSTR', 'LINK', 'MEMORY', 'LATER', 'SELFTEXT', 'INTIMATE', 'GUARDOFF', 'GUARDNOUN', 'GIVEBACK', 'GONE', 'GATHERED', 'BELONGS',
  // Answers and arguments
  'ASSIST', 'SELF', 'NORM', 'SPOKEN', 'STALE', 'STANDIN', 'SENDTOOL', 'PLAIN', 'FAME', 'BETTERTHAN', 'ROUNDS', 'CARRIES', 'FAVOUR', 'BAD', 'MANYFIT', 'OTHERONE', 'CUSTOM', 'HOOKS', 'BEHAVIOUR',
  // Other languages
  'HUSH', 'IFASKED', 'STEP', 'APPEAR', 'VERBATIM', 'SAYING', 'BADNEWS', 'FUTURE', 'BOOLEAN',
  // Found while reading
  'DEST', 'HOST', 'IDENT', 'IMP', 'THIRD', 'QUOTED', 'LABEL', 'BASE',
] as const; // biome-ignore format: one group a line
export type Tag = (typeof TAGS)[number];

/** A set of classes as bits: eight words of 32. */
export type Bits = [number, number, number, number, number, number, number, number];

/** Words in a set of classes. */
export const WORDS = 8;
/** Number of a word in a set of classes. */
type Word = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const INDEX = new Map<string, number>(TAGS.map((t, i) => [t, i]));

/** The bit of a class. Throws on an unknown name: a typing error in a table. */
export function bitOf(tag: string): number {
  const bit = INDEX.get(tag);
  if (bit === undefined) throw new Error(`unknown word class ${tag}`);
  return bit;
}

export const noBits = (): Bits => [0, 0, 0, 0, 0, 0, 0, 0];

export function setBit(bits: Bits, bit: number): void {
  const word = (bit >> 5) as Word;
  bits[word] |= 1 << (bit & 31);
}

export function clearBit(bits: Bits, bit: number): void {
  bits[(bit >> 5) as Word] &= ~(1 << (bit & 31));
}

export function mergeBits(into: Bits, from: Readonly<Bits>): void {
  into[0] |= from[0];
  into[1] |= from[1];
  into[2] |= from[2];
  into[3] |= from[3];
  into[4] |= from[4];
  into[5] |= from[5];
  into[6] |= from[6];
  into[7] |= from[7];
}

export const hasBit = (bits: Readonly<Bits>, bit: number): boolean => (bits[(bit >> 5) as Word] & (1 << (bit & 31))) !== 0;
/** Whether two sets have a class in common. */
export const shareBit = (a: Readonly<Bits>, b: Readonly<Bits>): boolean =>
  ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) | (a[4] & b[4]) | (a[5] & b[5]) | (a[6] & b[6]) | (a[7] & b[7])) !== 0;
/** Whether a set holds all classes of another. */
export const holdsAll = (a: Readonly<Bits>, b: Readonly<Bits>): boolean =>
  ((b[0] & ~a[0]) |
    (b[1] & ~a[1]) |
    (b[2] & ~a[2]) |
    (b[3] & ~a[3]) |
    (b[4] & ~a[4]) |
    (b[5] & ~a[5]) |
    (b[6] & ~a[6]) |
    (b[7] & ~a[7])) ===
  0;
export const bitsOf = (...tags: Tag[]): Bits => {
  const bits = noBits();
  for (const t of tags) setBit(bits, bitOf(t));
  return bits;
};

if (TAGS.length > WORDS * 32) throw new Error('more word classes than a set of them can hold');
