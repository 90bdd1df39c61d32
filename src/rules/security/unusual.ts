import { type Analysis, has, type Placed, parameterOf } from './analysis.ts';
import { combinations } from './combinations.ts';
import { gravest, negated } from './cue-rule.ts';
import { holdsBack } from './kin.ts';
import { inLink, ofModelInterface, saysOpenly } from './plain.ts';
import { bitsOf, shareBit, type Tag } from './words/tags.ts';

const RULE = 'security/new-directive';

/**
 * What a tool has no reason to speak of: whoever reads its definition, and what that reader owes its user, its client and other tools.
 * A quiet attack says it as a fact, without an order.
 */
combinations(RULE, 'warning', [
  'ASSIST',
  '@24 SELF NORM',
  '@16 SELF USER',
  '@20 SELF CONVO|CHAT|MEMORY|SPOKEN|PERMISSION|CONSENT|OPERATOR',
  '@24 NORM CONVO|CHAT|MEMORY|PROMPT',
  '@16 NORM SPOKEN',
  '@14 HOSTAPP PERMISSION|ASK NORM',
  '@14 MEMORY USER NORM|THAT',
  '@20 NORM OTHER TOOL|SERVER !OWNTOOL',
  '@16 NORM KNOWNTOOL|SERVER !OWNTOOL',
]);

/** Verbs of orders about what the user is told, about other things than the call, or about what somebody decides. */
const ODD = bitsOf(
  ...([
    'TELL', 'INTRODUCE', 'HIDE', 'PROMOTE', 'LIE', 'SEND', 'RENEW', 'ASSUME', 'TREAT', 'DENY', 'SWAP', 'CHANGE',
    'LEAVEOUT', 'TRUST', 'IGNORE', 'BYPASS', 'ENDREPLY', 'GRANT', 'DO',
  ] satisfies Tag[]), // biome-ignore format: one list
);
const IMP = bitsOf('IMP');
const MODEL = bitsOf('MODEL');
const QUOTED = bitsOf('QUOTED');

/** Orders that stand in many honest descriptions: how to fill in the arguments, what to call next, how to show a result. */
const USUAL = new Set(
  `use include exclude pass set prefer get add follow create call start see keep provide flag update raise omit delete pull read contain
   show run open find tell ask send fetch remove present list change write reply prompt output skip save increase allow select apply prefix
   forward upload deactivate perform exchange clear enter accept extract fill trigger enable state ignore replace modify inspect cancel give
   search execute summarize summarise push duplicate submit store overwrite retrieve reduce lower adhere confirm obtain gather click refer
   put insert attach describe capture check specify note treat convert pick hold name label count mark link format choose switch save load
   access review relay adjust avoid look edit view query display search_for look_up refer_to double invent truncate let_them override repeat approve reject assume navigate subscribe archive wrap redirect throw explain learn acknowledge register report trust
   split compose consult post decrypt publish upgrade replay rerun warn inform notify alert grant pass_along turn_off copy unlock download`
    .trim()
    .split(/\s+/)
    .map((w) => w.replaceAll('_', ' ')),
);

/** What is to be said of a failure is honest. */
const SAYS = new Set(['say', 'mention', 'report', 'explain', 'suggest', 'state']);

const SHUT = /\b(?:closed|full|sold out|out of stock|busy)\b/;
/** "Consider fetching it", "remember that ...": nothing is done. */
const PONDERS =
  /^(?:consider (?:[a-z]{2,20}ing\b|`|(?:two|three|four) )|take care that\b|turn it (?:back )?(?:on|off)\b|remember that\b|bear in mind\b|say, |take no action\b)/;

/** How a sentence begins whose order stands in its second half. */
const CONDITION =
  /^[^a-z0-9]{0,4}(?:if|when|whenever|once|should|before|after|for|in|while|as|on|with|at|upon|where|unless|until|since|to|by|from|instead|besides|also|then|do|don't|never|please|kindly|dear)\b/;
const CLAUSE = /(?:[,;:!(]|\b(?:then|please|kindly|simply|just|always|also|and|but)) ?["'(]?$/;
const LIST = /^(?:[-*•>]|\d+[.)])/;

/** Whether a clause of orders begins here: the sentence itself, or what follows a condition or another order. */
function ordersAt(lower: string, at: number): boolean {
  if (LIST.test(lower)) return false;
  const before = lower.slice(0, at);
  if (!/[a-z]/.test(before)) return true;
  // "Shows permissions, upgrade settings and scores".
  // "Use this to analyse the plan and suggest another".
  if (/\bto [a-z]{2,20} [^,;:.]{0,80}\band $/.test(before.slice(-120))) return false;
  if (/, ?$/.test(before) && /^[a-z]+s /.test(lower)) return false;
  if (!CLAUSE.test(before.slice(-12))) return /^(?:please|kindly|always|then|now|simply|just|also|quietly|silently|instead) $/.test(before);
  return (
    CONDITION.test(lower) ||
    /[;:!] ?$/.test(before) ||
    !/[,] ?$/.test(before) === /^[a-z]+ (?:it|them|the|a|an|this|that|its|each|every|any|all|your|to|in|out|up) /.test(lower)
  );
}

/** Whether a sentence gives an order that honest descriptions hardly ever give: "word it as a favour", "round it up". */
export function unusual({ sentence, opening, field }: Placed, analysis: Analysis): boolean {
  // English verbs only: in another language the same letters are another word.
  if (sentence.abroad) return false;
  // A default, told in the imperative.
  if (/\b(?:missing|omitted|absent|unset|left out|not given)\b/.test(sentence.lower)) return false;
  if (opening || sentence.spelling !== 'plain' || field.role === 'title' || parameterOf(field.pointer) !== undefined) return false;
  return (
    sentence.tokens.some(
      (t) =>
        shareBit(t.bits, IMP) &&
        shareBit(t.bits, ODD) &&
        !shareBit(t.bits, QUOTED) &&
        !USUAL.has(sentence.lower.slice(t.start, t.end)) &&
        !((has(sentence, 'EMPTY') || SHUT.test(sentence.lower)) && SAYS.has(sentence.lower.slice(t.start, t.end))) &&
        !saysOpenly(sentence, t) &&
        !inLink(sentence, t) &&
        !PONDERS.test(sentence.lower.slice(t.start, t.start + 40)) &&
        ordersAt(sentence.lower, t.start) &&
        !negated(sentence, t),
    ) && !analysis.names(sentence, 'any')
  );
}

/** "The model context", "where the model will be created": a thing, or a matter of space. */
const THING =
  /^the model(?:['’]s)?\s(?:context|input|output|provider|name|id|file|will be|is created|card|weights|response data|maximum)\b/;
const SOMEBODY = /(?:['’]s|s['’]|virtual|voice|google|executive|personal|teaching|research|shop|sales|medical|dental|legal|user) $/;

/** Whether a sentence speaks of what lies outside of the tool: the assistant that reads it, its conversation, its client, other tools. */
export function outside(placed: Placed, analysis: Analysis): boolean {
  const { sentence, field } = placed;
  if (sentence.spelling !== 'plain' || sentence.hits?.has(RULE) !== true) return false;
  return (
    gravest(RULE, placed, analysis, ({ tokens, level }) => {
      if (holdsBack(sentence) && has(sentence, 'DONT')) return null;
      if (analysis.job('MEMORY') || analysis.job('MODEL') || analysis.job('CONVO')) return null;
      // Server instructions may address the assistant.
      if (tokens.length === 1 && (field.role === 'instructions' || SOMEBODY.test(sentence.lower.slice(0, tokens[0]!.start)))) return null;
      if (
        tokens.some(
          (t) =>
            /\b(?:user|browser|processor|device|data|3d|price) $/.test(sentence.lower.slice(Math.max(0, t.start - 12), t.start)) &&
            shareBit(t.bits, MODEL),
        )
      )
        return null;
      if (tokens.every((t) => ofModelInterface(sentence, t))) return null;
      if (tokens.some((t) => THING.test(sentence.lower.slice(t.start, t.start + 40)))) return null;
      return tokens.some((t) => shareBit(t.bits, QUOTED)) ? null : level;
    }) !== undefined
  );
}
