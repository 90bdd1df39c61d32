import { CLIENTS } from '../../config/clients.ts';
import { isObject, own, step } from '../../model/json.ts';
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
  *tool(tool, context) {
    const properties = own(tool.inputSchema, 'properties');
    if (!isObject(properties)) return;
    const limits = limitsOf(context, 'propertyKey');
    if (limits.length === 0) return;
    let told = 0;
    for (const key of Object.keys(properties)) {
      const against = limits.filter((f) => key.length > f.limit.value.max || !patternOf(f.limit.value).test(key));
      const judged = against.length ? strictest(against) : undefined;
      if (!judged) continue;
      if (++told > MOST) return;
      const { words, max } = against.find((f) => f.client.label === judged.clients[0])!.limit.value;
      const evidence = { key: key.slice(0, 100), clients: judged.clients, allowed: words, limit: max, length: key.length };
      yield issue(tool, `/inputSchema${step('/properties', key)}`, evidence, judged);
    }
  },
};
