import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { combinations, cueRule } from './cue-rule.ts';

const TABLE = [
  ...combinations(
    'error',
    'STRICT',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP ENVVAR<8',
    'CONTENT ENVVAR|CONFIG|COOKIE<4',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP CONVO|PROMPT<10',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP SECRET|PRIVATE USER<6',
    'READ|PASS COOKIE<5 !THIRD',
    'SECRET USER<4 PASS|SEND<8',
    'ALSO&IMP|READ&IMP SECRET<6',
    '@12 READ FILE SECRET',
    '@10 PASS CONTENT SECRET|PRIVATE',
    'MUST CONVO|PROMPT<10',
    'CONTENT CONVO<4',
    'INTRODUCE&IMP|TELL&IMP|SHOW&IMP PROMPT<6',
  ),
  ...combinations('warning', 'READ SECRET<4 USER<4'),
];

export const rule: Rule = cueRule(
  {
    id: 'security/sensitive-source',
    level: 'error',
    kind: 'content',
    summary: 'A text asks for keys, credential files, the environment, the configuration of other servers, or the conversation.',
    why: 'What a model can read, it can be made to hand over. A tool that needs the content of a key file, a cookie or the conversation has to say so in its interface and its documentation, not in an aside to the model.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is pointed at something that is not the tool’s to have: {words}',
        help: 'Take the request out. If the tool needs a credential, let the user set it in the server’s own configuration.',
      },
    },
  },
  TABLE,
  (sentence, _tokens, level, analysis) => {
    if (has(sentence, 'STRICT')) return level;
    if (analysis.job('CONVO') && !has(sentence, 'SECRET')) return null;
    if (analysis.job('SECRET') && !has(sentence, 'CONVO')) return null;
    return level;
  },
);
