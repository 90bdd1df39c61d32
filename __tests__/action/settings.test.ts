import { parse } from '../../src/action/settings.ts';

const broken = { file: '.github/mcp-tool-review.yml', text: 'preset: loud\n' };

test('a mistake in the config of the base branch says where it stands and who can mend it', () => {
  expect(() => parse({ ...broken, at: 'commit abc123' })).toThrow(
    /of the base \(commit abc123.*preset.*who owns the base branch corrects it there/,
  );
});

test('one in the change itself is told as it is', () => {
  expect(() => parse({ ...broken, at: null })).toThrow(/^(?!.*base branch).*preset/);
});
