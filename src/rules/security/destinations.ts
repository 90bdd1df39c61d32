/** Endings of bare hosts that are hardly ever anything else, and those that are names of members in code as well. */
const SURE = new Set(
  'com net org io ru cn dev cloud biz eu uk de fr nl ch pl xyz tk pw cc ai gg tech website jp kr br shop store onion'.split(' '),
);
const UNSURE = new Set('info me top page link click live space site app online co in sh to us id so'.split(' '));
/** Names of programs and libraries that look like hosts. */
const NAMES = new Set(
  'asp.net ado.net vb.net ml.net system.net java.net java.io system.io socket.io draw.io next.dev node.dev github.com gitlab.com npmjs.com pypi.org booking.com monday.com make.com cal.com'.split(
    ' ',
  ),
);

/** Whether a word that looks like a host is the name of a product. */
export const isProduct = (word: string): boolean => NAMES.has(word);

const LABELS = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,10}$/;

/**
 * The host that a bare word is, without a scheme: `www.evil.example`, `docs.evil.example/x`. File names, versions and members of
 * code are none.
 * @param after what follows the word in the text
 */
export function bareHost(word: string, after: string): string | undefined {
  if (word.length > 200 || !LABELS.test(word) || NAMES.has(word) || after[0] === '(' || after[0] === '=' || after[0] === '[')
    return undefined;
  // A group of an interface of Kubernetes: `route.crd.example.io/v1`.
  if (/^\/v[0-9]/.test(after)) return undefined;
  const labels = word.split('.');
  const last = labels[labels.length - 1]!;
  if (/^[0-9]+$/.test(labels[labels.length - 2]!)) return undefined;
  if (SURE.has(last)) return last.length > 2 || labels[labels.length - 2]!.length > 2 || labels.length > 2 ? word : undefined;
  return UNSURE.has(last) && (labels[0] === 'www' || after[0] === '/' || word.includes('-')) ? word : undefined;
}

/** Whether a word is an international bank account number (ISO 13616), by its check digits. */
export function isIban(word: string): boolean {
  if (word.length < 15 || word.length > 34 || !/^[a-z]{2}[0-9]{2}[a-z0-9]+$/i.test(word)) return false;
  const turned = (word.slice(4) + word.slice(0, 4)).toLowerCase();
  let rest = 0;
  for (const c of turned) rest = (c <= '9' ? rest * 10 + Number(c) : rest * 100 + c.charCodeAt(0) - 87) % 97;
  return rest === 1;
}

/** Account numbers in a text, also written in groups of four. */
export function ibans(text: string): string[] {
  const found: string[] = [];
  if (!/[a-z]{2}[0-9]{2}/i.test(text)) return found;
  for (const m of text.matchAll(/\b[a-z]{2}[0-9]{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi)) {
    const plain = m[0].replaceAll(' ', '').toLowerCase();
    if (isIban(plain)) found.push(plain);
  }
  return found;
}

/** Words in the names of parameters that say to whom something goes. */
export const PRESET: ReadonlySet<string> = new Set(
  'cc bcc copy copies recipient recipients to iban payee beneficiary forward notify copia kopie copie reader readers with addressee destinatario empfaenger'.split(
    ' ',
  ),
);
