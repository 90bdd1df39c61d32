import type { Issue } from '../../model/finding.ts';
import type { Item, Text } from '../../model/surface.ts';
import { sentenceAt } from '../../text/sentences.ts';
import { words } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf, has, type Sentence } from './analysis.ts';
import { disguise } from './disguise.ts';
import { type Reading, Trait } from './readings.ts';
import { shown } from './shown.ts';

/** Words from which on decoded text that asks for nothing is still worth a look: shorter ones are samples and ids. */
const FEW = 5;

/** Whether decoded words ask something of anyone. */
const asks = (s: Sentence): boolean =>
  has(s, 'IMP') ||
  has(s, 'MUST') ||
  has(s, 'DONT') ||
  has(s, 'STRICT') ||
  has(s, 'IGNORE') ||
  has(s, 'SECRET') ||
  has(s, 'PREFER') ||
  (has(s, 'PASS') && (has(s, 'CONTENT') || has(s, 'CONVO') || has(s, 'PRIVATE')) && (has(s, 'EVERY') || has(s, 'ALWAYS'))) ||
  (has(s, 'USER') && (has(s, 'TELL') || has(s, 'SEND')));

const disguised = new Trait((value) => disguise(value) ?? null);

export const rule: Rule = {
  meta: {
    id: 'security/encoded-text',
    level: 'warning',
    kind: 'content',
    summary: 'A text holds something encoded that decodes to readable words.',
    why: 'People skip over a block of letters and digits; models read base64, hexadecimal and reversed writing with ease. Honest ids and samples decode to nothing readable.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'Encoded text ({how}) reads: {decoded}',
        help: 'Write it in plain words, or take it out.',
      },
      disguised: {
        title: 'Words are disguised by {how:gaps=gaps between their letters|look-alikes=letters of another script} and read: {decoded}',
        help: 'Write the words with their own letters and without gaps, or take them out.',
      },
    },
  },
  *item(item, context): Iterable<Issue> {
    const analysis = analysisOf(item, context);
    for (const { text, has } of analysis.having(disguised)) {
      if (text.role === 'uri') continue;
      yield issue(
        item,
        text.pointer,
        { how: has.how, decoded: shown(has.text), words: shown(text.value.slice(0, 160)) },
        { level: 'error', messageId: 'disguised', sentence: text.value.slice(0, 400) },
      );
    }
    for (let i = 0; i < item.texts.length; i++) {
      const reading = analysis.readings[i]!;
      if (reading.decoded.length > 0) yield* decoded(item, item.texts[i]!, reading);
    }
  },
};

function* decoded(item: Item, { role, value, pointer }: Text, reading: Reading): Iterable<Issue> {
  if (role === 'uri') return;
  const told = new Set<string>();
  for (const d of reading.decoded) {
    if (told.has(d.text)) continue;
    told.add(d.text);
    const loud = reading.sentences.some((s) => s.spelling === d.how && d.text.includes(s.text.slice(0, 20)) && asks(s));
    // An example is there to be decoded by a person who wonders what it is.
    const sample = role === 'example' || role === 'default' || role === 'pattern' || role === 'enum';
    if (!loud && (sample || d.how === 'percent' || words(d.text).length < FEW)) continue;
    yield issue(
      item,
      pointer,
      { how: d.how, decoded: shown(d.text), words: shown(value.slice(d.start, Math.min(d.end, d.start + 120))) },
      { level: loud ? 'error' : 'warning', sentence: sentenceAt(value, d.start) },
    );
  }
}
