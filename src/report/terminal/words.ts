import { invisibleOnly, type TextPart, textDiff } from '../../diff/text.ts';
import { grouped } from '../../model/words.ts';
import { line } from '../safe.ts';
import { twins } from '../twins.ts';

/** Marks of ours around what went and what came. Characters of private use are drawn in every foreign text, so none is in it. */
export const MARKS = { del: '\ue000', add: '\ue001', end: '\ue002' } as const;

/** UTF-16 units kept around a change, of one stretch that changed, and of all together. */
const AROUND = 36;
const STRETCH = 160;
const TOTAL = 420;

/** Two texts in a line or few: the words that went and came in their place, with a little of what stands around each. */
export function wordChanges(before: string, after: string): string {
  const parts = settled(textDiff(before, after));
  const white = invisibleOnly(parts);
  const tell = twins(before, after);
  let out = '';
  let left = 0;
  let used = 0;
  parts.forEach((part, i) => {
    if (part.op !== 'same' && used > TOTAL) {
      left++;
      return;
    }
    const text = part.op === 'same' ? around(part.text, i > 0, i < parts.length - 1) : stretch(part, tell, white);
    if (used <= TOTAL) out += text;
    used += text.length;
  });
  return left > 0 ? `${out} … and ${grouped(left)} more` : out;
}

/** Without sentences that stand where they stood, of which only the white space around them changed; unless that is all there is. */
function settled(parts: TextPart[]): TextPart[] {
  const out: TextPart[] = [];
  for (let i = 0; i < parts.length; i++) {
    const [part, next] = [parts[i]!, parts[i + 1]];
    const still = part.moved && next?.moved && part.op !== next.op && part.text.trim() === next.text.trim();
    const text = still ? (part.op === 'add' ? part : next).text : part.text;
    if (still) i++;
    const op = still ? 'same' : part.op;
    const last = out.at(-1);
    if (last?.op === 'same' && op === 'same') last.text += text;
    else out.push({ op, text });
  }
  return out.some((p) => p.op !== 'same') ? out : parts;
}

function stretch({ op, text }: TextPart, tell: (text: string) => string, white: boolean): string {
  const drawn = white || text.trim() === '' ? text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '⏎') : flat(tell(text));
  const more = drawn.length > STRETCH ? '…' : '';
  const told = line(whole(drawn.slice(0, STRETCH)), STRETCH) + more;
  return op === 'del' ? `${MARKS.del}[-${told}-]${MARKS.end}` : `${MARKS.add}{+${told}+}${MARKS.end}`;
}

/** The start and the end of what stands between two changes. */
function around(text: string, before: boolean, after: boolean): string {
  const all = flat(text);
  if (all.length <= AROUND * 2 + 10) return before || all.length <= AROUND + 10 ? line(all) : `…${line(tail(all))}`;
  const [first, last] = [before ? line(head(all)) : '', after ? line(tail(all)) : ''];
  return `${first}${'…'}${last}`;
}

const head = (text: string): string => {
  const at = text.lastIndexOf(' ', AROUND);
  return whole(text.slice(0, at > 0 ? at : AROUND));
};
const tail = (text: string): string => {
  const at = text.indexOf(' ', text.length - AROUND);
  return whole(text.slice(at > 0 && at < text.length - 1 ? at + 1 : text.length - AROUND));
};

/** Without half a character at an end. */
const whole = (text: string): string => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');

const flat = (text: string): string => text.replace(/\s+/g, ' ');
