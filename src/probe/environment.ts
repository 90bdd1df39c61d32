/** What a child needs to find its programs, its language and its network. Everything else stays with us. */
const POSIX = [
  ...['PATH', 'HOME', 'SHELL', 'USER', 'LOGNAME', 'TERM', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES'],
  ...['LC_COLLATE', 'LC_NUMERIC', 'LC_TIME', 'LC_MONETARY'],
];
const WINDOWS = [
  ...['ALLUSERSPROFILE', 'APPDATA', 'COMMONPROGRAMFILES', 'COMMONPROGRAMFILES(X86)', 'COMMONPROGRAMW6432', 'COMPUTERNAME', 'COMSPEC'],
  ...['HOMEDRIVE', 'HOMEPATH', 'LOCALAPPDATA', 'NUMBER_OF_PROCESSORS', 'OS', 'PATH', 'PATHEXT', 'PROCESSOR_ARCHITECTURE', 'PROGRAMDATA'],
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMW6432', 'PSMODULEPATH', 'PUBLIC', 'SYSTEMDRIVE', 'SYSTEMROOT', 'TEMP', 'TMP'],
  ...['USERNAME', 'USERPROFILE', 'WINDIR'],
];
/** Where tool chains live: without them a build under another HOME does not find its compiler. Paths, never credentials. */
const TOOLS = [
  ...['JAVA_HOME', 'ANDROID_HOME', 'GRADLE_HOME', 'MAVEN_HOME', 'GOROOT', 'DOTNET_ROOT', 'RUSTUP_HOME', 'PYENV_ROOT', 'RBENV_ROOT'],
  ...['NVM_DIR', 'NVM_BIN', 'VOLTA_HOME', 'FNM_DIR', 'PNPM_HOME', 'BUN_INSTALL', 'DENO_INSTALL', 'COREPACK_HOME', 'VIRTUAL_ENV'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
];
/** Addresses: kept only when no user, password or query stands in them. */
const ADDRESSES = ['DOCKER_HOST', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY', 'NPM_CONFIG_REGISTRY'];

export interface EnvironmentOptions {
  /** HOME of the child; null keeps ours. */
  home: string | null;
  /** What is chosen from; `process.env` unless a test says otherwise. */
  from?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
}

/**
 * The environment of a build or a server: an allow-list of ours, then what the recipe gives. No token, no `INPUT_*`, no `ACTIONS_*`, no
 * `GITHUB_*` or `RUNNER_*` reaches a child, and `CI` is not set unless the recipe sets it: a server must not know where it is listed.
 */
export function cleanEnvironment(extra: Record<string, string>, options: EnvironmentOptions): Record<string, string> {
  const from = options.from ?? process.env;
  const windows = (options.platform ?? process.platform) === 'win32';
  const allowed = new Set([...(windows ? WINDOWS : POSIX), ...TOOLS]);
  const clean: Record<string, string> = {};
  for (const [name, value] of Object.entries(from)) {
    // Names of proxies come in both cases; on Windows every name does.
    const upper = name.toUpperCase();
    const known = windows ? allowed.has(upper) : allowed.has(name);
    // A value that starts with "()" is a shell function in old shells.
    if (value === undefined || value.startsWith('()')) continue;
    if (known || (ADDRESSES.includes(upper) && !holdsCredentials(value))) clean[name] = value;
  }
  if (options.home !== null) setHome(clean, options.home, windows);
  for (const [name, value] of Object.entries(extra)) {
    if (windows) for (const other of Object.keys(clean)) if (other.toUpperCase() === name.toUpperCase()) delete clean[other];
    clean[name] = value;
  }
  return clean;
}

function setHome(clean: Record<string, string>, home: string, windows: boolean): void {
  // rustup looks for its tool chains below HOME unless told.
  if (!windows && clean.HOME !== undefined) clean.RUSTUP_HOME ??= `${clean.HOME}/.rustup`;
  clean.HOME = home;
  if (!windows) return;
  for (const name of Object.keys(clean)) {
    if (['USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'HOMEDRIVE', 'HOMEPATH'].includes(name.toUpperCase())) delete clean[name];
  }
  clean.USERPROFILE = home;
  clean.APPDATA = `${home}\\AppData\\Roaming`;
  clean.LOCALAPPDATA = `${home}\\AppData\\Local`;
}

/** A user or a token, which may stand in the query as well. */
const holdsCredentials = (value: string): boolean => /[@?]/.test(value);
