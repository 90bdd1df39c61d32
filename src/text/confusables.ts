/**
 * Letters of other scripts that are drawn like Latin ones, in the manner of Unicode TS #39 (confusables), cut down to the
 * letters that are used for it in practice: Cyrillic, Greek, Armenian, Cherokee-like small capitals and a few Latin extensions.
 */
const PAIRS =
  'аa вb сc ԁd еe һh іi јj кk ӏl мm нh оo рp ԛq гr ѕs тt уy ԝw хx ɑa ɡg ɩi ʏy ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ɴn ʀr ꜱs ʙb ɢg ʜh ɪi ʟl ꜰf ' +
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT УY ХX ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa εe ιi κk νv οo ρp τt υu χx ոn օo սu հh ցg ııi łl øo đd ħh ŧt ƅb';

const MAP: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((p) => {
    const [from, ...to] = [...p];
    return [from!, to[to.length - 1]!];
  }),
);

/** The Latin letter a character is drawn like, or undefined. */
export const latinTwin = (character: string): string | undefined => MAP.get(character);

const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Whether a word mixes Latin letters with letters of scripts that have look-alikes. */
export const mixesScripts = (word: string): boolean => LATIN.test(word) && OTHER.test(word);

/** What a reader sees of a word: look-alikes replaced, compatibility forms folded. Equal for words that look the same. */
export const looks = (word: string): string => word.normalize('NFKC').replace(/[^\0-\x7f]/gu, (c) => latinTwin(c) ?? c);

/** The same whatever the case: two names that look the same give the same skeleton. */
export const skeleton = (word: string): string => looks(word).toLowerCase();
