import type { Issue, Level } from '../../model/finding.ts';
import { normalise, originalIndex } from '../../text/normalise.ts';
import { sentences, spanAt } from '../../text/sentences.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf } from './analysis.ts';
import { Trait } from './readings.ts';
import { shown } from './shown.ts';
import { CALLING, commentWeight, imageWeight, isActive, posesAsTurn, TAG_SPAN, takesOutOfSight } from './unseen.ts';

/** Words that pose as someone who may give orders, alone or as a part of a tag's name. */
const POSING = new Set(
  `important system systems instruction instructions hidden secret admin administrator override inst sys critical mandatory directive directives assistant developer
   priority urgent confidential requirement internal prompt jailbreak root sudo warning attention policy security compliance private thinking im_start im_end begin
   endoftext s context_override wichtig systemnachricht anweisung importante importants sistema système instrucciones instruções consigne 重要 系统 指令 システム 命令 важно система`.split(
    /\s+/,
  ),
);
/** Tags that honest texts use, though a part of them poses. */
const HONEST = new Set([
  'thinking',
  'context',
  'user',
  'security',
  'private',
  'internal',
  's',
  'begin',
  'warning',
  'policy',
  'prompt',
  'assistant',
  'developer',
  'priority',
  'instructions',
  'system',
  'important',
  'attention',
  'critical',
  'requirement',
]);
/** Words that stand in square brackets as a label of a model's chat format. */
const BRACKETED =
  /^(?:\/?inst|sys|system|hidden|secret|admin|override|assistant|system [a-z ]{3,30}|hidden [a-z ]{3,30}|[a-z]+ (?:directive|override|instructions?))$/;

export const rule: Rule = {
  meta: {
    id: 'security/hidden-markup',
    level: 'error',
    kind: 'content',
    summary: 'A text holds markup that is not drawn, that poses as authority, or that calls home when drawn.',
    why: 'A comment in HTML is invisible wherever Markdown is drawn. A tag such as SYSTEM or IMPORTANT is read by models as a voice above the user. A remote image tells its owner that the text was shown.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'A tag poses as a voice of authority: {tag}',
        help: 'Say it in plain words. Tags that only group a text, such as examples, are not meant.',
      },
      comment: {
        title: 'A comment that a reader of drawn text does not see: {words}',
        help: 'Take the comment out of the definition and keep it in the source.',
      },
      unseen: {
        title: 'Markup that takes its text out of sight: {tag}',
        help: 'Write it so that a reader of the drawn text sees it, or take it out.',
      },
      active: {
        title: 'Markup that runs or loads something when it is drawn: {tag}',
        help: 'Take it out: a definition is text.',
      },
      turn: {
        title: 'The text speaks in the turns of a conversation or the steps of an agent: {tag}',
        help: 'Say in plain words what the tool does. A model may take these lines for something that was said or done.',
      },
      image: {
        title: 'An image or data link in a text for a model: {words}',
        help: 'Take it out: nothing in a definition needs to be loaded.',
      },
    },
  },
  *item(item, context): Iterable<Issue> {
    for (const { text, has } of analysisOf(item, context).having(marked)) {
      if (text.role === 'uri') continue;
      const spans = sentences(text.value);
      for (const { at, tag, messageId, level } of has) {
        yield issue(
          item,
          text.pointer,
          { tag: shown(tag, 80), words: shown(text.value.slice(at, at + 240)) },
          { sentence: spanAt(spans, at)?.text ?? text.value, messageId, level },
        );
      }
    }
  },
};

/** The marks of a text, each kind of them once. */
const marked = new Trait((value) => {
  if (!/[<[{:]/.test(value)) return null;
  const normal = normalise(value);
  const found = new Map<string, Mark>();
  for (const mark of marks(normal.text, normal.lower)) {
    const key = `${mark.messageId} ${mark.tag}`;
    if (found.has(key)) continue;
    if (found.size >= MOST) break;
    found.set(key, { ...mark, at: originalIndex(normal, value, mark.at) });
  }
  return found.size > 0 ? [...found.values()] : null;
});

interface Mark {
  at: number;
  tag: string;
  messageId: 'default' | 'comment' | 'image' | 'unseen' | 'active' | 'turn';
  level: Level;
}

/** Longest name of a tag that is read, in UTF-16 units. */
const LONGEST_TAG = 80;
/** Marks told of one text: a hundred of them say nothing that twenty do not. */
const MOST = 20;

function* marks(text: string, lower: string): Iterable<Mark> {
  const closing = closingTags(lower);
  const opened = new Set<string>();
  for (let i = lower.indexOf('<'); i >= 0; i = lower.indexOf('<', i + 1)) {
    if (lower.startsWith('<!--', i)) {
      const end = lower.indexOf('-->', i + 4);
      const level = commentWeight(lower.slice(i + 4, end < 0 ? undefined : end));
      if (level !== null) yield { at: i, tag: '<!--', messageId: 'comment', level };
      if (end >= 0) i = end;
      continue;
    }
    const tag = lower.slice(i, i + TAG_SPAN);
    if (takesOutOfSight(tag)) {
      yield { at: i, tag: text.slice(i, i + 60), messageId: 'unseen', level: 'error' };
      continue;
    }
    if (CALLING.test(tag)) {
      yield { at: i, tag: text.slice(i, i + 40), messageId: 'turn', level: text[i - 1] === '`' ? 'warning' : 'error' };
      continue;
    }
    if (isActive(tag, tag.startsWith('<script') && (closing.get('script') ?? -1) > i)) {
      yield { at: i, tag: text.slice(i, i + 60), messageId: 'active', level: text[i - 1] === '`' ? 'warning' : 'error' };
      continue;
    }
    const m = /^<\s?([/|]{0,2})\s?([\p{L}_][\p{L}\p{N}_:| -]{0,78}?)(?=[\s/|]*>|\s+[\p{L}_-]+=)/u.exec(lower.slice(i, i + LONGEST_TAG + 4));
    if (m === null) continue;
    const name = m[2]!.trim();
    if (name === 'img' && /^<img[^>]{0,300}src\s?=\s?["']?(?:https?:|data:|\/\/)/.test(lower.slice(i, i + 320))) {
      yield { at: i, tag: '<img>', messageId: 'image', level: 'error' };
      continue;
    }
    const closes = m[1] === '/';
    if (closes && opened.has(name)) continue;
    opened.add(name);
    const posing = m[1]!.includes('|') || poses(name, text.slice(i, i + m[0].length), (closing.get(name) ?? -1) > i);
    if (posing) yield { at: i, tag: text.slice(i, i + m[0].length + 1), messageId: 'default', level: 'error' };
  }
  for (let i = lower.indexOf('['); i >= 0; i = lower.indexOf('[', i + 1)) {
    const near = lower.slice(i, i + 300).indexOf(']');
    const end = near < 0 ? -1 : i + near;
    if (end > i && end - i <= LONGEST_TAG) {
      const inside = lower
        .slice(i + 1, end)
        .replace(/[[\]:]/g, '')
        .trim();
      if (BRACKETED.test(inside) && lower[end + 1] !== '(' && text[i + 1] !== lower[i + 1]) {
        yield { at: i, tag: text.slice(i, end + 1), messageId: 'default', level: 'error' };
      }
    }
    if (text[i - 1] === '!' && end > i && end - i < 300 && /^\]\(\s?(?:https?:|data:|\/\/)/.test(lower.slice(end, end + 12))) {
      const address = /^\(\s?([^\s)]{0,400})/.exec(text.slice(end + 1, end + 420))?.[1] ?? '';
      const level = imageWeight(text.slice(i + 1, end), address);
      if (level !== 'note') yield { at: i - 1, tag: '![]()', messageId: 'image', level };
    }
    if (end > i && /^\]\(\s?(?:javascript|vbscript|data):/.test(lower.slice(end, end + 16)))
      yield { at: i, tag: text.slice(i, end + 16), messageId: 'active', level: 'error' };
  }
  const turn = posesAsTurn(text);
  if (turn !== undefined) yield { at: turn.at, tag: turn.words.slice(0, 80), messageId: 'turn', level: turn.sure ? 'error' : 'warning' };
  const data = /data:(?:text|image|application)\/[a-z0-9.+-]{2,40};base64,[a-z0-9+/]{24}/.exec(lower);
  if (data !== null) yield { at: data.index, tag: 'data:', messageId: 'image', level: 'error' };
}

/** Where each closing tag stands last. */
function closingTags(lower: string): Map<string, number> {
  const last = new Map<string, number>();
  for (let i = lower.indexOf('</'); i >= 0; i = lower.indexOf('</', i + 2)) {
    const m = /^[\p{L}\p{N}_:| -]{1,80}/u.exec(lower.slice(i + 2, i + 2 + LONGEST_TAG));
    if (m !== null) last.set(m[0].trim(), i);
  }
  return last;
}

/** Whether a tag's name speaks with authority: one of its words poses, and it is more than a placeholder. */
function poses(name: string, written: string, closed: boolean): boolean {
  const words = name.split(/[\s_:|-]+/).filter((w) => w !== '');
  if (words.length === 0 || words.length > 6 || !words.some((w) => POSING.has(w))) return false;
  const loud = /\p{Lu}{3}/u.test(written);
  if (words.length === 1 && HONEST.has(words[0]!))
    return loud || (closed && ['important', 'system', 'instructions', 'critical', 'assistant'].includes(words[0]!));
  return loud || closed;
}
