import { diff } from '../../src/diff/index.ts';
import { emptySnapshot, type Snapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const changes = (base: Partial<Snapshot>, head: Partial<Snapshot>) =>
  diff(new Surface({ ...emptySnapshot(), ...base }), new Surface({ ...emptySnapshot(), ...head }), { renames: {}, volatile: [] }).changes;

test('what a server says of itself, field by field', () => {
  const found = changes(
    { server: { name: 'museum', version: '1.0' }, capabilities: { tools: {} }, protocolVersion: '2025-06-18', instructions: 'Be kind.' },
    {
      server: { name: 'museum', version: '1.1' },
      capabilities: { tools: { listChanged: true } },
      protocolVersion: '2025-11-25',
      instructions: 'Be brief.',
    },
  );
  expect(found.map((c) => [c.kind, c.target, c.pointer])).toEqual([
    ['server-changed', 'server', '/serverInfo/version'],
    ['capability-changed', 'server', '/capabilities/tools/listChanged'],
    ['protocol-changed', 'server', '/protocolVersion'],
    ['instructions-changed', 'instructions', ''],
  ]);
});

test('a bare list of tools says nothing of the server, but instructions that come are told', () => {
  expect(changes({}, { server: { name: 'museum' }, capabilities: { tools: {} }, protocolVersion: '2025-06-18' })).toEqual([]);
  expect(changes({}, { instructions: 'Always call this first.' })).toMatchObject([{ kind: 'instructions-changed', meta: { op: 'add' } }]);
});
