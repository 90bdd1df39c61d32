import { isFiller } from './tokens.ts';
import { VERBS } from './verbs.ts';

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['identifier', 'id'],
  ['ids', 'id'],
  ['uid', 'id'],
  ['uuid', 'id'],
  ['repo', 'repository'],
  ['db', 'database'],
  ['doc', 'document'],
  ['docs', 'document'],
  ['documentation', 'document'],
  ['dir', 'directory'],
  ['folder', 'directory'],
  ['msg', 'message'],
  ['info', 'information'],
]);

/** Scripts without spaces: characters stand for words. */
const WIDE = /[\u3041-\u30ff\u4e00-\u9fff]/;

/** Korean writes its particles on to the word, and its verbs come last in many forms. */
const PARTICLE = /^([가-힣]{2,}?)(?:에서|으로|에게|까지|부터|을|를|의|이|가|은|는|로|에|와|과|도)$/;
const KOREAN_VERBS: readonly [RegExp, string][] = [
  [/^(?:가져|조회|읽|검색|찾|불러|보여|얻|받|반환|돌려|표시|나열|열람|확인)/, 'find'],
  [/^(?:삭제|제거|지우|지웁)/, 'delete'],
  [/^(?:생성|만들|만듭|추가|등록)/, 'create'],
  [/^(?:수정|변경|바꾸|바꿉|갱신|업데이트)/, 'update'],
];
const VERB_FORM = /(?:다|요|기|함|음|해|며|고)$/;

/** What makes two words one: verbs of one sense and common short forms are. */
export function senseOf(word: string, root: string): string {
  if (/^[가-힣]+$/.test(word)) {
    const verb = VERB_FORM.test(word) ? KOREAN_VERBS.find(([form]) => form.test(word)) : undefined;
    return verb?.[1] ?? PARTICLE.exec(word)?.[1] ?? word;
  }
  const known = VERBS.get(root)?.sense ?? root;
  if (known === 'get' || known === 'search' || known === 'list') return 'find';
  return SYNONYMS.get(known) ?? known;
}

/** What a word adds to what a tool talks about. */
export function sensesOf(word: string, root: string): readonly string[] {
  if (WIDE.test(word)) return [...word];
  return word.length > 1 && !isFiller(word) ? [senseOf(word, root)] : [];
}
