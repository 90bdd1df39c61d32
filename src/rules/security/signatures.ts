/**
 * Strings that say by themselves what they are for, whatever the sentence around them: code that fetches and runs, values that break out
 * of the place they are put in, addresses that hand out credentials, hosts that only catch what is sent to them. Every pattern is
 * bounded, so that none can backtrack far.
 */

/** UTF-16 units of a text that are looked through. */
const LONGEST = 200_000;

const RUNS: readonly RegExp[] = [
  /\b(?:curl|wget|irm|iwr|invoke-webrequest|invoke-restmethod)\b[^|\n]{0,200}\|\s?(?:sudo\s)?(?:ba|z|da)?(?:sh|iex|python3?|node|perl|php)\b/,
  /\biex\s?\(\s?(?:irm|iwr|new-object|\(?invoke)/,
  /\/dev\/tcp\//,
  /\b(?:nc|ncat|netcat)\s(?:-[a-z]{1,6}\s){0,3}-?e\b|\bbash\s-i\s?>/,
  /\bpowershell(?:\.exe)?\s[^\n]{0,60}-e(?:nc|c|ncodedcommand)?\s/,
  /\b(?:eval|exec)\s?\(\s?(?:atob|buffer\.from|base64|b64decode|requests\.get|urllib|compile|__import__)/,
  /\b(?:eval|exec)\s?\(\s?[a-z_.]{0,40}(?:urlopen|urlretrieve|fetch|get|read)\s?\(/,
  /\batob\s?\(\s?["'`]/,
  /\bfromcharcode\s?\(\s?\d{1,4}\s?,/,
  /\bbase64\s(?:-d|--decode)\b[^|\n]{0,80}\|\s?(?:ba)?sh\b/,
  /\b(?:os\.system|os\.popen|subprocess\.(?:run|call|popen|check_output))\s?\(\s?["'`[]/,
  /__import__\s?\(\s?["']/,
  /\brm\s-(?:rf|fr|r\s-f)\s(?:--no-preserve-root\s)?(?:\/|~|\$home|\*)/,
  /\b(?:webservice|importxml|importdata|importhtml|importfeed)\s?\(\s?[^)\n]{0,30}?https?:/,
  /:\(\)\s?\{\s?:\s?\|\s?:\s?&/,
];

/** In a value that a call is given when nobody says anything. */
const BREAKS_OUT: readonly RegExp[] = [
  ...RUNS,
  /(?:;|&&|\|\|?)\s?(?:cat|rm|curl|wget|id|whoami|nc|bash|sh|ls|env|printenv|touch|hostname|uname|ping|sleep)\b/,
  /^\s?(?:;|&&|\|)\s?[a-z]{2,}/,
  /^[^\n]{0,80}\b(?:whoami|printenv|cat \/etc\/)/,
  /\$\(\s?(?:cat|curl|wget|id|whoami|env|printenv|hostname|ls|base64|rm)\b/,
  /`\s?(?:cat|curl|wget|id|whoami|env|printenv|hostname|ls|rm)\b[^`]{0,80}`/,
  /\b(?:drop|truncate)\s(?:table|database)\b|'\s?or\s'?1'?\s?=\s?'?1|\bor\s1\s?=\s?1\b|;\s?(?:delete from|shutdown)\b|\bunion\s(?:all\s)?select\b/,
  /\$\{jndi:/,
  /(?:\.\.[\\/]){3}/,
  /^(?:file:\/\/)?\/etc\/(?:passwd|shadow|sudoers)\b/,
  /\{\{\s?\d{1,4}\s?\*\s?\d{1,4}\s?\}\}/,
  /<script[\s>]|\bjavascript:/,
];

/** What hands out the credentials of a machine in a cloud. */
const METADATA = /\b169\.254\.169\.254\b|\b169\.254\.170\.2\b|\bmetadata\.google\.internal\b|\b100\.100\.100\.200\b|\bfd00:ec2::254\b/;

/** Services that only catch requests, and hosts that say it of themselves. */
const CATCHES =
  /\b(?:webhook\.site|requestbin\.(?:com|net)|requestcatcher\.com|beeceptor\.com|hookbin\.com|pipedream\.net|burpcollaborator\.net|oastify\.com|oast\.(?:pro|fun|live|me|site|online)|interact\.sh|canarytokens\.(?:com|org)|dnslog\.cn|ceye\.io|transfer\.sh|0x0\.st|ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|loca\.lt|serveo\.net)\b|\bdiscord(?:app)?\.com\/api\/webhooks\/|\bapi\.telegram\.org\/bot|\bhooks\.slack\.com\/services\/t/;
const SAYS_SO =
  /(?:@|:\/\/|\b)(?:[a-z0-9-]{1,30}[.-])?(?:evil|attacker|malicious|hacker|exfil|exfiltrate|badguy|c2server|stealer|phish|phishing)[a-z0-9-]{0,30}\.(?:com|net|org|io|co|xyz|ru|cn|example|test|invalid|local|dev|site|me|tk|internal)\b/;

function first(patterns: readonly RegExp[], lower: string): RegExpExecArray | undefined {
  const text = lower.length > LONGEST ? lower.slice(0, LONGEST) : lower;
  for (const pattern of patterns) {
    const met = pattern.exec(text);
    if (met !== null) return met;
  }
  return undefined;
}

/** Code in a text that fetches something and runs it, or runs something hidden. */
export const runsCode = (lower: string): RegExpExecArray | undefined =>
  SIGN.test(lower) && PROGRAM.test(lower) ? first(RUNS, lower) : undefined;
/** What such code holds, whatever it runs. */
const SIGN = /[|(/>-]/;
const PROGRAM =
  /\b(?:curl|wget|irm|iwr|invoke-|iex|nc\b|ncat|netcat|bash|powershell|eval|exec|atob|fromcharcode|base64\s|os\.|subprocess|rm\s|webservice|import(?:xml|data|html|feed))|\/dev\/tcp\/|__import__|:\(\)/;
/** A value that breaks out of where it is put. */
export const breaksOut = (lower: string): RegExpExecArray | undefined => first(BREAKS_OUT, lower);
/** An address that hands out the credentials of the machine. */
export const handsOutCredentials = (lower: string): RegExpExecArray | undefined => first([METADATA], lower);
/** A link with a gap that is to be filled with what was said. */
const FILLED =
  /https?:\/\/[^\s"'`<>]{3,160}[?&/=][a-z_]{0,20}=?["']?(?:<|\{|\[|\$\{|%7b)\s?(?:the |your |url-?encoded |base64[ _-]?)?(?:[a-z]{1,12}['’]s?[ _-])?(?:conversation|messages?|secrets?|answer|prompt|history|chat|contents?|everything|question|summary|context|credentials|passwords?|private|exfil|data|user_?data|env)\b/;
/** A link whose gap is to be filled with what is known of a person or of the talk. */
const TOLD =
  /https?:\/\/[^\s"'`<>{]{3,160}[?&/=][a-z_]{0,20}=?[<{[](?:the|their|your|user'?s?) (?:[a-z'-]{1,14} ){0,3}(?:question|e-?mail|message|prompt|location|chat|conversation|password|token|request|words|notes|files?)\b/;
/** A host that only catches what is sent to it, or a link that carries away what was said. */
export const catches = (lower: string): RegExpExecArray | undefined =>
  ADDRESS.test(lower) ? first(lower.includes('http') ? [CATCHES, SAYS_SO, FILLED, TOLD] : [CATCHES, SAYS_SO], lower) : undefined;
/** A full stop inside of a word, or a scheme. */
const ADDRESS = /\.[a-z0-9]|:\/\//;

const IS = '["\'`]?\\s?(?:=|:|to|is|as)\\s?["\'`]{0,2}';
const OFF: readonly RegExp[] = [
  new RegExp(
    `\\b(?:skip|bypass|disable|ignore|no|override|force|allow|auto|admin)[_-](?:verif|check|risk|approv|confirm|valid|safe|auth|ssl|tls|sandbox|protect|polic|limit|review|bypass|delete|push)[a-z_]{0,14}${IS}(?:true|1|on|yes)\\b`,
  ),
  new RegExp(
    `\\b(?:verify|validate|dry_?run|sandbox|geofence|safety|safe_mode|preview|backup|require|check|tls|ssl|approval|confirmation)(?:_[a-z]{1,16}){0,2}${IS}(?:false|0|off|no)\\b`,
  ),
  new RegExp(`\\b(?:force|confirm|confirmed|approved|yes|acknowledged|user_consent|consent)${IS}(?:true|1|yes)\\b`),
];
const GUARDS =
  '(?:alarms?|firewall|anti-?virus|defender|logging|audit(?:ing)?|audit log|monitoring|protections?|safety [a-z]{3,10}|verification|sandbox|guards?|content filters?|rate limits?|warnings|confirmations?|approvals?|two-factor|2fa|mfa|backups?|checks|validation|encryption|interlocks?)';
const SWITCH = [
  new RegExp(`\\b(?:turn|switch|leave|keep)(?: the| its| all| your| any)?(?: [a-z-]{2,14}){0,2} ${GUARDS} off\\b`),
  new RegExp(`\\b(?:turn|switch) off (?:the |its |all |your |any )?(?:[a-z-]{2,14} ){0,2}${GUARDS}\\b`),
  new RegExp(`\\b(?:disable|deactivate|stop|kill|suspend|mute|pause) (?:the |its |all |your |any )?(?:[a-z-]{2,14} ){0,2}${GUARDS}\\b`),
];
const MEANWHILE =
  /\b(?:after (?:the|each|every) [a-z]{3,10}|before (?:you|the|each|every|calling|running)|first|while (?:you|it|the)|so that|for (?:each|every|faster|better)|(?:it|they) (?:only )?(?:rings?|slows?|delays?|costs?|gets?|holds?))\b/;
const FLAGS =
  /(?:^|\s|["'`(])--?(?:privileged|no-sandbox|insecure|disable-web-security|ignore-certificate-errors|dangerously-[a-z-]{3,30}|no-verify|allow-all[a-z-]{0,12}|skip-[a-z-]{0,12}(?:check|verif|valid|permission)[a-z]{0,8}|yolo|force-yes|no-check-certificate)\b/;
const WIDE_OPEN = /\bchmod\s(?:-r\s)?0?777\b|\bpermissions?\b[^.]{0,40}\b0?777\b|\b0?777\b[^.]{0,20}\bpermissions?\b/;
/** A flag of a program or a mode of a file that takes every guard away. */
export const opensUp = (sentence: string): boolean =>
  sentence.length < 1_200 && (FLAGS.test(sentence) || WIDE_OPEN.test(sentence)) && !WILLED.test(sentence);
/** Whether a sentence has a guard switched off on the way. */
export const switchesGuardOff = (sentence: string): boolean =>
  sentence.length < 1_200 && MEANWHILE.test(sentence) && !WILLED.test(sentence) && SWITCH.some((pattern) => pattern.test(sentence));

const HABIT =
  /\b(?:always|on (?:the |its )?first (?:call|use|try|attempt)|even (?:if|when|where)|(?:every|each|any) (?:call|time|use)|at all times|until (?:it|the call)|to (?:avoid|save|spare|speed)|without (?:asking|being asked|confirming|waiting)|(?:call|it) (?:is refused|fails)|straight away|regardless|resend|retry|right away|never set)\b|\b(?:set|pass|use|leave|keep) [^.]{1,60} by default\b/;
const WILLED =
  /\b(?:only (?:if|when|after|once)|once (?:the |your )?[a-z]{1,12} (?:has|have)|(?:has|have|had) (?:agreed|confirmed|approved|accepted)|(?:user|member|customer|person|they) (?:asks?|wants?|agrees?|confirms?|requests?|explicitly)|explicit(?:ly)?|never (?:pass|set|use)|do not (?:pass|set|use)|don't (?:pass|set|use))\b/;
/** Where an argument that guards a call is set to the careless value. */
export const switchesOff = (lower: string): number | undefined => (ASSIGNED.test(lower) ? first(OFF, lower)?.index : undefined);
/** A value such as all of those patterns end with. */
const ASSIGNED = /(?:[=:]|to|is|as)\s?["'`]{0,2}(?:true|1|on|yes|false|0|off|no)\b/;
/** Whether a sentence has that done as a habit and not on the user's word. */
export const asHabit = (sentence: string): boolean => sentence.length < 1_200 && HABIT.test(sentence) && !WILLED.test(sentence);
