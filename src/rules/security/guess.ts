import { MADE } from './characters.ts';
import { isIban } from './destinations.ts';
import type { WordTable } from './words/table.ts';
import { type Bits, bitsOf } from './words/tags.ts';

export const IS_DEST: Readonly<Bits> = bitsOf('DEST');
export const IS_URL: Readonly<Bits> = bitsOf('DEST', 'HOST');
const IS_HOST: Readonly<Bits> = bitsOf('HOST');
const IS_IDENT: Readonly<Bits> = bitsOf('IDENT');
const IS_ENVSECRET: Readonly<Bits> = bitsOf('IDENT', 'ENVSECRET');
/** Endings of the names of variables that hold a credential. */
const KEYLIKE = /^(?!public_).*_(?:key|token|secret|password|passwd|credentials?|pat)$/;
/** A file with the private half of a key pair, whatever it is called before: `backup_id_rsa`. */
const PRIVATE_KEY = /_id_(?:rsa|ed25519|ecdsa|dsa)$/;
const IS_STRICT: Readonly<Bits> = bitsOf('IDENT', 'STRICT');
const IS_SENDTOOL: Readonly<Bits> = bitsOf('IDENT', 'SENDTOOL');
/** A word in the name of a tool that hands something out. */
const HANDS_OUT =
  /^(?!(?:get|list|read|find|search|fetch|is|has|no|last|num|max|min)_)(?:[a-z0-9]{1,20}_){0,2}(?:send|upload|export|forward|post|publish|transmit|sync|backup|push|submit|relay|deliver|webhook|share|notify|e?mail|sms|exfil\w{0,6}|leak)(?:_|$)/;
/** Endings that make such a name a field: `upload_url`, `email_verified`. */
const FIELD =
  /_(?:verified|urls?|uri|ids?|tokens?|percent|status|count|at|on|date|time|type|name|keys?|address(?:es)?|paths?|size|limit|enabled|disabled|policy|mode|state|config|settings?|options?|result|response|error)$/;
const IS_NUMBER: Readonly<Bits> = bitsOf('NUMBER');

/** Endings that make a bare word with a full stop in it a host rather than a file. */
const HOSTS = new Set(
  'com net org io site app xyz ru cn dev cloud me info biz co eu uk de top online link click page pw cc tk space live tech website example invalid fr nl ch pl ai gg jp kr br shop store onion us sh'.split(
    ' ',
  ),
);
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', 8: 'b' };
const LEETISH = /[a-z].*[013457@$8]|[013457@$8].*[a-z]/;
/** An address on the open internet, four numbers; an address of a digital currency. */
const OPEN_IP = /^(?!0\.|10\.|127\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.|255\.)\d{1,3}(?:\.\d{1,3}){3}$/;
const COIN = /^(?:0x[0-9a-f]{40}|bc1[a-z0-9]{25,60})$/;
const IS_IP: Readonly<Bits> = bitsOf('HOST', 'NUMBER');
const NUMBERS = /^[0-9][0-9.,]*%?$/;

/** Beginnings of words that stand for all that begin so, where the word is of a language that has them. */
type Stems = ReadonlyMap<string, Readonly<Bits>> | undefined;

/** Classes of a word that is not in the tables (`loud`: written in capitals): an identifier, an address, a Russian form, leetspeak. */
export function guess(word: string, made: number, words: WordTable, loud: boolean, stems: Stems): Readonly<Bits> | undefined {
  if ((made & (MADE.hump | MADE.underscore)) !== 0)
    return word.indexOf('@') > 0 && word.indexOf('.', word.indexOf('@')) > 0
      ? IS_DEST
      : PRIVATE_KEY.test(word)
        ? IS_STRICT
        : KEYLIKE.test(word) && loud
          ? IS_ENVSECRET
          : HANDS_OUT.test(word) && !FIELD.test(word)
            ? IS_SENDTOOL
            : IS_IDENT;
  if ((made & MADE.joined) !== 0) {
    const at = word.indexOf('@');
    if (at > 0) return word.indexOf('.', at) > 0 ? IS_DEST : leet(word, words);
    if (word.includes('.')) {
      const last = word.slice(word.lastIndexOf('.') + 1);
      if (HOSTS.has(last) && word.length > 5 && !word.startsWith('.')) return IS_HOST;
    }
    const apostrophe = word.indexOf("'");
    if (apostrophe > 0) return words.get(word.slice(0, apostrophe))?.bits;
  }
  if ((made & MADE.wide) !== 0) return stem(word, stems);
  if ((made & MADE.digit) !== 0 && NUMBERS.test(word)) return OPEN_IP.test(word) ? IS_IP : IS_NUMBER;
  if ((made & MADE.digit) !== 0 && COIN.test(word)) return IS_DEST;
  if ((made & MADE.digit) !== 0 && isIban(word)) return IS_DEST;
  return (made & (MADE.digit | MADE.joined)) !== 0 ? leet(word, words) : undefined;
}

/** The class of the longest known beginning of a Russian word. */
function stem(word: string, stems: Stems): Readonly<Bits> | undefined {
  const first = word.charCodeAt(0);
  if (first < 0x400 || first > 0x4ff) return undefined;
  for (let n = Math.min(word.length, 12); n > 3; n--) {
    const bits = stems?.get(word.slice(0, n));
    if (bits !== undefined) return bits;
  }
  return undefined;
}

/** The classes of a word with digits and signs in place of letters. */
function leet(word: string, words: WordTable): Readonly<Bits> | undefined {
  if (word.length < 3 || word.length > 24 || !LEETISH.test(word)) return undefined;
  let plain = '';
  for (const c of word) plain += LEET[c] ?? c;
  return words.get(plain)?.bits;
}
