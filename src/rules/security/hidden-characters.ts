import { escaped, hidden, tagText } from '../../text/hidden.ts';
import { sentences, spanAt } from '../../text/sentences.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf } from './analysis.ts';
import { Trait } from './readings.ts';
import { shown } from './shown.ts';

const hides = new Trait((value) => {
  const found = hidden(value);
  return found.length > 0 ? found : null;
});

export const rule: Rule = {
  meta: {
    id: 'security/hidden-characters',
    level: 'error',
    kind: 'content',
    summary: 'A text holds characters that a person does not see and a model reads.',
    why: 'Zero-width, bidirectional, tag and control characters make the text that a reviewer reads another one than the text that the model reads.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The text holds {count} {count:1=character that is|*=characters that are} not drawn: {codes}',
        help: 'Remove them. Emoji, and joiners within words of scripts that need them, are not counted here.',
      },
      spelled: {
        title: 'Invisible characters spell a text that only the model reads: {decoded}',
        help: 'Remove them. Nothing in a definition needs letters from the tag block.',
      },
    },
  },
  *item(item, context) {
    for (const { text, has: found } of analysisOf(item, context).having(hides)) {
      const spelled = tagText(text.value);
      const first = found[0]!;
      yield issue(
        item,
        text.pointer,
        {
          count: found.length,
          codes: [...new Set(found.map((h) => escaped(h.codePoint)))].slice(0, 12),
          kinds: [...new Set(found.map((h) => h.kind))],
          words: shown(text.value.slice(Math.max(0, first.start - 60), first.start + 200)),
          ...(spelled === '' ? {} : { decoded: spelled.slice(0, 400) }),
        },
        { sentence: spanAt(sentences(text.value), first.start)?.text ?? text.value, ...(spelled === '' ? {} : { messageId: 'spelled' }) },
      );
    }
  },
};
