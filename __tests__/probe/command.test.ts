import { printable, quoteForSh, quoteForWindows, spawnForm } from '../../src/probe/command.ts';

const posix = { platform: 'linux' as const, cwd: '/srv', env: {} };
const files = ['C:\\Program Files\\nodejs\\npx.cmd', 'C:\\Program Files\\nodejs\\node.exe', 'C:\\work dir\\serve.bat'];
const windows = {
  platform: 'win32' as const,
  cwd: 'C:\\work dir',
  env: { Path: 'C:\\Windows;C:\\Program Files\\nodejs', PATHEXT: '.COM;.EXE;.BAT;.CMD', ComSpec: 'C:\\Windows\\cmd.exe' },
  exists: (path: string) => files.includes(path),
};

describe('on POSIX', () => {
  test('a line goes to the shell, with the appended arguments quoted', () => {
    expect(spawnForm('npm run serve --', ["it's", '$HOME', '--read-only'], posix)).toEqual({
      file: '/bin/sh',
      args: ['-c', `npm run serve -- 'it'\\''s' '$HOME' --read-only`],
      verbatim: false,
    });
  });

  test('a list is started as it stands', () => {
    expect(spawnForm(['node', 'a b.js'], ['$x'], posix)).toEqual({ file: 'node', args: ['a b.js', '$x'], verbatim: false });
  });

  test('quoting leaves plain words alone and empty ones visible', () => {
    expect([quoteForSh('a-b_c/d.js'), quoteForSh('')]).toEqual(['a-b_c/d.js', "''"]);
  });
});

describe('on Windows', () => {
  test('a line goes to cmd.exe as one finished command line', () => {
    expect(spawnForm('npx -y bakery-mcp --root "C:\\work dir"', [], windows)).toEqual({
      file: 'C:\\Windows\\cmd.exe',
      args: ['/d', '/s', '/c', '"npx -y bakery-mcp --root "C:\\work dir""'],
      verbatim: true,
    });
  });

  test('an argument appended to a line cannot start a second command', () => {
    const { args } = spawnForm('serve', ['a & del *', '%PATH%', 'plain'], windows);
    expect(args[3]).toBe('"serve ^"a^ ^&^ del^ ^*^" ^"^%PATH^%^" plain"');
  });

  test('a list whose program is a batch file goes through cmd.exe, escaped twice', () => {
    const { file, args, verbatim } = spawnForm(['npx', '-y', 'bakery mcp'], [], windows);
    expect(file).toBe('C:\\Windows\\cmd.exe');
    expect(verbatim).toBe(true);
    expect(args[3]).toBe('"C:\\Program^ Files\\nodejs\\npx.cmd ^^^"-y^^^" ^^^"bakery^^^ mcp^^^""');
  });

  test('a list whose program is an executable needs no shell', () => {
    expect(spawnForm(['node', 'a b.js'], [], windows)).toEqual({
      file: 'C:\\Program Files\\nodejs\\node.exe',
      args: ['a b.js'],
      verbatim: false,
    });
  });

  test('a batch file beside the server is found before PATH', () => {
    expect(spawnForm(['serve'], [], windows).args[3]).toContain('C:\\work^ dir\\serve.bat');
  });

  test('a program that is not found is left to the system to refuse', () => {
    expect(spawnForm(['bakery'], [], windows).file).toBe('bakery');
  });

  test.each([
    ['a b', '"a b"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['C:\\dir\\', '"C:\\dir\\\\"'],
    ['a\\"b', '"a\\\\\\"b"'],
    ['', '""'],
  ])('quoting of %s', (arg, expected) => {
    expect(quoteForWindows(arg)).toBe(expected);
  });
});

test('a command in a message reads as a person would write it', () => {
  expect(printable(['node', 'my server.js'], ['--x'])).toBe("node 'my server.js' --x");
  expect(printable('npm start', [])).toBe('npm start');
});
