/**
 * What GitHub's runner would obey in a line of a log: a port of its two parsers (actions/runner, `ActionCommand.cs`), stricter in
 * that any name counts as a command.
 */
export function obeyed(log: string): string[] {
  return log.split(/\r\n|[\n\r\u0085\u2028\u2029]/).filter((line) => modern(line) || legacy(line));
}

/** `::name key=value::data` at the start of the line, white space aside. */
function modern(line: string): boolean {
  const text = line.trimStart();
  if (!text.startsWith('::')) return false;
  return text.indexOf('::', 2) >= 0;
}

/** `##[name key=value;]data` anywhere in the line. */
function legacy(line: string): boolean {
  const start = line.indexOf('##[');
  return start >= 0 && line.indexOf(']', start) >= 0;
}
