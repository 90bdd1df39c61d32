// What is written into docs/ from the code: `npm run docs`.

export { FACTS_SCHEMA } from './action/facts.ts';
export { rulesMarkdown } from './cli/rules.ts';
export { CLIENTS } from './config/clients.ts';
export { configSchema } from './config/schema.ts';
export { REPOSITORY } from './owner.ts';
export { reviewSchema } from './report/schema.ts';
export { RULES } from './rules/index.ts';
