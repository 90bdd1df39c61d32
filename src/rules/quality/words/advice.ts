import { isObject, type Json, own } from '../../../model/json.ts';
import { limitsOf } from '../../compat/client.ts';
import type { Setting } from '../../rule.ts';

/** The chosen clients that would refuse a schema with these keywords: no advice for who must serve them. */
export function refusing(setting: Setting, fragment: Json): string[] {
  if (!isObject(fragment)) return [];
  const keys = Object.keys(fragment);
  const format = own(fragment, 'format');
  const clients = [
    ...limitsOf(setting, 'keywords').filter((f) => keys.some((key) => f.limit.value.includes(key))),
    ...limitsOf(setting, 'formats').filter((f) => typeof format === 'string' && !f.limit.value.includes(format)),
  ];
  return [...new Set(clients.map((f) => f.client.label))];
}
