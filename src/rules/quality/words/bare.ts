/** Names that leave open what goes in: an identifier or a name, of what, in which form. */
export const AMBIGUOUS: ReadonlyMap<string, string> = new Map([
  ...['id', 'ids', 'identifier', 'key', 'uid', 'ref'].map((n) => [n, 'id'] as const),
  ...['start', 'end', 'begin', 'from', 'to', 'since', 'until', 'date', 'time', 'when'].map((n) => [n, 'time'] as const),
  ...['data', 'input', 'value', 'payload', 'object', 'params', 'args', 'arg', 'info', 'param', 'val'].map((n) => [n, 'content'] as const),
  ...['user', 'customer', 'account', 'project', 'team', 'order', 'product', 'client', 'contact', 'member', 'company', 'organization'].map(
    (n) => [n, 'entity'] as const,
  ),
  ...['type', 'mode', 'kind', 'status', 'state', 'flag', 'format'].map((n) => [n, 'choice'] as const),
]);
