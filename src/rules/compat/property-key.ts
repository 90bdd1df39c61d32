import { CLIENTS, type NameRule } from '../../config/clients.ts';
import { step } from '../../model/json.ts';
import { oneOf } from '../../model/words.ts';
import { issue, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, patternOf, strictest } from './client.ts';

const MOST = 10;

const ALLOWED = oneOf('allowed', [...new Set(CLIENTS.flatMap((c) => c.limits.propertyKey?.value.words ?? []))]);

export const rule: Rule = {
  meta: {
    id: 'compat/property-key',
    level: 'error',
    kind: 'content',
    summary: 'A parameter has a name that a chosen client does not take.',
    why: 'Model APIs hold the names of parameters to a pattern of their own, mostly letters, digits, `_`, `.` and `-`, up to 64 characters. A `$filter` or `user[]` copied from an HTTP interface has every request refused.',
    source: ['mcp'],
    messages: messagesBy(
      ['request-refused', 'tool-dropped'],
      (then) => `{tool} has a parameter {key}; for {clients} its name may have only ${ALLOWED}, at most {limit} of them: ${then}`,
      'Give the parameter a plain name and map it to the other one inside the tool.',
    ),
  },
  tool(tool, context) {
    const limits = limitsOf(context, 'propertyKey');
    const bad: string[] = [];
    for (const [key] of tool.parameters) for (const f of limits) if (refuses(f, key) && bad.at(-1) !== key) bad.push(key);
    return bad.slice(0, MOST).map((key) => {
      const against = limits.filter((f) => refuses(f, key));
      const judged = strictest(against)!;
      const { words, max } = against.find((f) => f.client.label === judged.clients[0])!.limit.value;
      const evidence = { key: key.slice(0, 100), clients: judged.clients, allowed: words, limit: max, length: key.length };
      return issue(tool, `/inputSchema${step('/properties', key)}`, evidence, judged);
    });
  },
};

const refuses = ({ limit }: { limit: { value: NameRule & { max: number } } }, key: string): boolean =>
  key.length > limit.value.max || !patternOf(limit.value).test(key);
