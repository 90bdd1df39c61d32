import { own } from '../../model/json.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';
import { parametersOf } from './words/params.ts';
import { VERBS } from './words/verbs.ts';

const KEY =
  /^(?:idempoten\w*|request_?(?:key|id|token|uuid)|client_?(?:token|request_?(?:id|token)|ref(?:erence)?|mutation_?id)|dedup\w*|nonce|operation_?id|transaction_?(?:id|key)|retry_?(?:key|token)|.*idempotency.*)$/i;
/** Doing these twice costs somebody something. */
const TWICE: ReadonlySet<string> = new Set(
  'pay charge transfer refund purchase buy order withdraw wire debit donate sell redeem mint dispatch ship send email reply forward publish post broadcast book reserve'.split(
    ' ',
  ),
);

/** Doing these twice makes two. */
const MAKES: ReadonlySet<string> = new Set('create add append copy clone fork upload import generate register'.split(' '));
const POINTER = '/annotations/idempotentHint';

export const rule: Rule = {
  meta: {
    id: 'quality/retry-unsafe',
    level: 'warning',
    kind: 'content',
    summary: 'A destructive tool is not idempotent and takes no key from the caller, so a retry does it twice.',
    why: 'When an answer is lost, a client cannot know whether the work was done, and calls again. The protocol does not sort out doubles, so the tool must.',
    source: ['S0', 'S3'],
    whileUnsafe: true,
    messages: {
      default: {
        title: 'If an answer of {tool} is lost, a retry does it a second time.',
        help: 'Take a key from the caller (such as request_key), return the first result for the same key, and set "idempotentHint": true.',
      },
      again: {
        title: '{tool} is destructive and not marked idempotent, so clients cannot retry it.',
        help: 'If a second {verb:call=call} changes nothing more, set "idempotentHint": true; else take a key from the caller.',
      },
    },
  },
  tool(tool, context) {
    const { annotations } = tool;
    const hint = (name: string): unknown => own(annotations, name);
    if (hint('readOnlyHint') === true || hint('idempotentHint') === true) return NONE;
    const names = namesOf(context);
    const { verb, words, object } = names.get(tool.name);
    const leads = verb !== undefined && object.length > 0 && (words[0] === verb || words[names.prefix.length] === verb);
    // Further back these are directions and HTTP methods as often as deeds.
    const deed = leads || (hint('destructiveHint') === true && verb !== 'forward' && verb !== 'post');
    const costly = deed && verb !== undefined && TWICE.has(verb);
    // Without hints everything counts as destructive: only verbs that cost something are told then.
    const destructive = hint('destructiveHint') === true || (hint('destructiveHint') === undefined && costly);
    if (!destructive || parametersOf(tool).some((p) => KEY.test(identifierWords(p.name.slice(0, 80)).join('_')))) return NONE;
    const known = verb === undefined ? undefined : VERBS.get(verb)!;
    const again = !costly && !(known && leads && MAKES.has(known.sense));
    return [again ? issue(tool, POINTER, { verb: verb ?? 'call' }, { messageId: 'again', level: 'note' }) : issue(tool, POINTER)];
  },
};
