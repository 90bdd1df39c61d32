import { existsSync } from 'node:fs';
import { win32 } from 'node:path';

/** What `spawn` is given. */
export interface SpawnForm {
  file: string;
  args: string[];
  /** Windows only: the arguments are one finished command line. */
  verbatim: boolean;
}

export interface CommandContext {
  platform: NodeJS.Platform;
  cwd: string;
  env: Record<string, string>;
  exists?: (path: string) => boolean;
}

/**
 * How a command is started. A string is a line for the shell (`sh -c`, on Windows `cmd.exe /c`), and `args` are appended to it, quoted. A
 * list is started as it stands; on Windows a list whose program is a batch file (`npx` is `npx.cmd`) goes through `cmd.exe`, since
 * nothing else can run one.
 */
export function spawnForm(command: string | string[], args: string[], context: CommandContext): SpawnForm {
  const windows = context.platform === 'win32';
  if (typeof command === 'string') {
    const line = [command, ...args.map(windows ? quoteForCmd : quoteForSh)].join(' ');
    return windows ? throughCmd(line, context.env) : { file: '/bin/sh', args: ['-c', line], verbatim: false };
  }
  const [file = '', ...rest] = command;
  const all = [...rest, ...args];
  if (!windows) return { file, args: all, verbatim: false };
  const found = findOnWindows(file, context);
  if (!/\.(cmd|bat)$/i.test(found)) return { file: found, args: all, verbatim: false };
  // A batch file parses its arguments a second time, so what cmd.exe takes for itself is escaped twice.
  return throughCmd([escapeForCmd(found), ...all.map((a) => escapeForCmd(escapeForCmd(quoteForWindows(a))))].join(' '), context.env);
}

export const quoteForSh = (arg: string): string => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`);

const quoteForCmd = (arg: string): string => (/^[\w@+=:,./\\-]+$/.test(arg) ? arg : escapeForCmd(quoteForWindows(arg)));

/** One argument in the quoting of the Microsoft C runtime: backslashes count only in front of a quote. */
export function quoteForWindows(arg: string): string {
  let out = '"';
  let slashes = 0;
  for (const char of arg) {
    if (char === '\\') {
      slashes += 1;
      continue;
    }
    out += '\\'.repeat(char === '"' ? slashes * 2 + 1 : slashes) + char;
    slashes = 0;
  }
  return `${out}${'\\'.repeat(slashes * 2)}"`;
}

/** A caret before everything cmd.exe reads as its own. */
const escapeForCmd = (text: string): string => text.replace(/[()[\]%!^"`<>&|;, *?]/g, '^$&');

const throughCmd = (line: string, env: Record<string, string>): SpawnForm => ({
  file: lookup(env, 'COMSPEC') ?? 'cmd.exe',
  args: ['/d', '/s', '/c', `"${line}"`],
  verbatim: true,
});

/** The file that a bare name means on Windows: PATHEXT over PATH, the working directory first. */
function findOnWindows(name: string, { cwd, env, exists = existsSync }: CommandContext): string {
  const endings = win32.extname(name) ? [''] : (lookup(env, 'PATHEXT') ?? '.COM;.EXE;.BAT;.CMD').split(';');
  const folders = /[\\/]/.test(name) ? [''] : [cwd, ...(lookup(env, 'PATH') ?? '').split(';')];
  for (const folder of folders) {
    for (const ending of endings) {
      const path = win32.resolve(cwd, folder, `${name}${ending.toLowerCase()}`);
      if (exists(path)) return path;
    }
  }
  return name;
}

/** Environment names have no case on Windows. */
function lookup(env: Record<string, string>, name: string): string | undefined {
  return Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1];
}

/** The command as a person would write it, for messages. */
export const printable = (command: string | string[], args: string[]): string =>
  (typeof command === 'string' ? [command, ...args.map(quoteForSh)] : [...command, ...args].map(quoteForSh)).join(' ');
