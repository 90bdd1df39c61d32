import type { Failure } from './errors.ts';

/** What is known when a server could not be listed. */
export interface Evidence {
  failure: Failure;
  /** The last of stderr and of the lines on stdout that were no messages. */
  words: string;
  /** We spoke over stdin and stdout. */
  stdio: boolean;
  /** What stood on stdout in place of an answer. */
  instead?: string | undefined;
  /** Whether open ports were looked for: without one, an address in the log is no proof of HTTP. */
  looked?: boolean;
  /** TCP ports on which the tree listens. */
  ports: number[];
  exitCode: number | null;
  /** The program of an argv list, when it could not be started. */
  program: string | null;
}

/** A line by which a server says that it answers over HTTP. */
export const saysListening = (line: string): boolean =>
  /\bhttps?:\/\/[\w.:[\]-]{1,80}:\d{2,5}/i.test(line.slice(0, 2000)) ||
  /\b(?:listening|running|started|serving)\b.{0,40}\bport\b.{0,5}\d{2,5}/i.test(line.slice(0, 2000));

const NEEDS =
  /\b(?:required?|requires|missing|not set|unset|must (?:be )?set|must be|undefined|please|provide[ds]?|need(?:s|ed)?|not (?:defined|found|provided|configured)|environment variables?|empty|invalid|expected|without)\b/i;
const VARIABLE = /\b[A-Z][A-Z0-9]{1,40}(?:_[A-Z0-9]{1,40}){1,8}\b/g;
/** Capital words with an underscore that are error codes, no variables. */
const CODES = /^(?:ERR_|ERROR_|E_|UNABLE_TO_|CERT_|DEPTH_|SELF_SIGNED|NODE_MODULE|MODULE_NOT|NOT_FOUND|SQLITE_|UND_ERR|INVALID_|INTERNAL_)/;

/** The variable that a server says it lacks. */
export function missingVariable(words: string): string | undefined {
  for (const line of words.split('\n').slice(-200)) {
    const text = line.slice(0, 1000);
    if (!NEEDS.test(text)) continue;
    for (const [name] of text.matchAll(VARIABLE)) if (!CODES.test(name)) return name;
  }
  return undefined;
}

/** One sentence on what to do next, or undefined when the field is not known. */
export function hint({ failure, words, stdio, ports, exitCode, program, instead, looked = false }: Evidence): string | undefined {
  const { status } = failure.facts;
  if (program !== null)
    return `'${program}' was not found: name a program that is on PATH or a path from the working directory, and check that the build makes it.`;
  if (failure.kind === 'aborted') return undefined;
  if (status === 401)
    return 'It needs authorization: give a token with `headers` (`--header` on the command line), or start it in a mode that asks for none.';
  if (status === 403)
    return 'It refuses this client: check the token in `headers`, and whether the server allows the host it is called by.';
  if (status === 404) return 'Check the path of the URL: it is often `/mcp`, and `/sse` with the older transport.';
  if (/EADDRINUSE|address already in use|port \d{2,5} is (?:already )?in use/i.test(words)) {
    return 'Its port is taken: write `{port}` in the start command and the URL, so that each side gets a free one.';
  }
  const variable = missingVariable(words);
  if (variable && failure.kind !== 'timeout')
    return `It seems to lack ${variable}: a dummy value is often enough to list (\`env: { ${variable}: dummy }\`, \`--env ${variable}=dummy\`).`;
  if (exitCode === 127) return 'The shell found no such command: install it before, or write its path.';
  if (exitCode === 126) return 'The file is not executable: name its interpreter (`node server.js`) or set its mode.';
  if (stdio && (ports.length > 0 || (!looked && words.split('\n').some(saysListening)))) {
    const where = ports.length > 0 ? ` (it listens on port ${ports.slice(0, 3).join(', ')})` : '';
    return `It seems to have started in HTTP mode${where}: set its stdio option (often \`--transport stdio\` or \`--stdio\`), or give \`url\` with \`{port}\`.`;
  }
  if (!stdio && failure.kind === 'timeout' && ports.length > 0) {
    return `It listens on port ${ports.slice(0, 3).join(', ')} instead: hand it the port with \`{port}\` in the start command or in \`env\`.`;
  }
  if (stdio && /^Content-Length: ?\d/m.test(words)) {
    return 'It frames its messages as language servers do, with a Content-Length; MCP wants each message on one line of its own.';
  }
  if (/Cannot find module|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|No module named|MODULE_NOT_FOUND/.test(words)) {
    return 'A file or module is missing: check install and build, and that the lockfile is committed.';
  }
  if (
    /ERR_UNKNOWN_BUILTIN_MODULE|Unsupported engine|requires (?:a )?Node|Node\.js v?\d+.{0,20}(?:required|or (?:higher|later|newer))/i.test(
      words,
    )
  ) {
    return `It asks for another Node than ${process.version}: set up that version before this step.`;
  }
  const network = `${words}\n${failure.message}`;
  if (/fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|getaddrinfo/.test(network) && failure.kind !== 'http') {
    return 'It needs another host to list its tools: make that reachable, or switch the part off that asks for it.';
  }
  if (variable)
    return `It seems to lack ${variable}: a dummy value is often enough to list (\`env: { ${variable}: dummy }\`, \`--env ${variable}=dummy\`).`;
  if (instead !== undefined) return instead;
  if (/^\s*usage:/im.test(words)) return 'It printed its usage: the start command lacks arguments.';
  if (failure.kind === 'timeout') return 'A slow start may need more time: `timeout` (`--timeout SECONDS` on the command line).';
  return undefined;
}
