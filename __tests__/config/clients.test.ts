import { CLIENTS, profilesOf } from '../../src/config/clients.ts';
import { defaultPolicy } from '../../src/model/policy.ts';
import { compat } from '../../src/rules/compat/index.ts';

test('the default policy names the default profiles', () => {
  expect(CLIENTS.filter((c) => c.default).map((c) => c.name)).toEqual(defaultPolicy().clients);
});

test('every profile has a date, a source and a limit, and no two share a name', () => {
  for (const client of CLIENTS) {
    expect([client.name, client.asOf]).toEqual([client.name, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    expect(client.source.length).toBeGreaterThan(10);
    expect(Object.keys(client.limits).length).toBeGreaterThan(0);
  }
  expect(new Set(CLIENTS.map((c) => c.name)).size).toBe(CLIENTS.length);
});

/** Which rule tells of which limit, where it has words for each outcome. */
const RULE_OF: Record<string, string> = {
  nameCharacters: 'compat/name-characters',
  nameLength: 'compat/name-length',
  prefixedName: 'compat/name-prefixed-length',
  propertyKey: 'compat/property-key',
  toolCount: 'compat/tool-count',
  descriptionBytes: 'compat/description-truncated',
  instructionsBytes: 'compat/instructions-truncated',
  rootCombinators: 'compat/root-combinator',
  arrayItems: 'compat/array-without-items',
  objectProperties: 'compat/object-without-properties',
  hints: 'compat/hints-required',
  title: 'compat/title-required',
};

test('what a client does with a limit is what its rule can say', () => {
  for (const client of CLIENTS) {
    for (const [key, limit] of Object.entries(client.limits)) {
      const rule = compat.find((r) => r.meta.id === RULE_OF[key]);
      if (rule)
        expect([client.name, key, Object.keys(rule.meta.messages)]).toEqual([client.name, key, expect.arrayContaining([limit.outcome])]);
    }
  }
});

test('profiles come in the order of the table, unknown names are left out', () => {
  expect(profilesOf(['gemini', 'nobody', 'vscode']).map((c) => c.name)).toEqual(['vscode', 'gemini']);
});
