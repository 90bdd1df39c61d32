import { cleanEnvironment } from '../../src/probe/environment.ts';

const from = {
  PATH: '/usr/bin',
  HOME: '/home/me',
  LANG: 'C.UTF-8',
  GITHUB_TOKEN: 'loot',
  GITHUB_OUTPUT: 'loot',
  INPUT_TOKEN: 'loot',
  ACTIONS_RUNTIME_TOKEN: 'loot',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'loot',
  RUNNER_TEMP: 'loot',
  AWS_SECRET_ACCESS_KEY: 'loot',
  NPM_TOKEN: 'loot',
  NODE_AUTH_TOKEN: 'loot',
  NODE_OPTIONS: 'loot',
  SSH_AUTH_SOCK: 'loot',
  DOCKER_CONFIG: 'loot',
  npm_config__auth: 'loot',
  CI: 'true',
  HTTPS_PROXY: 'http://user:loot@proxy.example:3128',
  http_proxy: 'http://proxy.example:3128',
  LC_ALL: '() { :; }; loot',
  JAVA_HOME: '/opt/java',
};

test('only what is on the list comes through', () => {
  expect(cleanEnvironment({}, { home: null, from, platform: 'linux' })).toEqual({
    PATH: '/usr/bin',
    HOME: '/home/me',
    LANG: 'C.UTF-8',
    http_proxy: 'http://proxy.example:3128',
    JAVA_HOME: '/opt/java',
  });
});

test('the recipe has the last word, CI and tokens of its own included', () => {
  expect(cleanEnvironment({ CI: '1', BAKERY_TOKEN: 'dummy', PATH: '/opt/bin' }, { home: null, from, platform: 'linux' })).toMatchObject({
    CI: '1',
    BAKERY_TOKEN: 'dummy',
    PATH: '/opt/bin',
  });
});

test('another HOME, with the tool chains of ours still found', () => {
  expect(cleanEnvironment({}, { home: '/tmp/h', from, platform: 'linux' })).toMatchObject({
    HOME: '/tmp/h',
    RUSTUP_HOME: '/home/me/.rustup',
  });
});

test('on Windows names have no case, and the profile is moved as a whole', () => {
  const windows = {
    Path: 'C:\\bin',
    SystemRoot: 'C:\\Windows',
    UserProfile: 'C:\\me',
    AppData: 'C:\\me\\r',
    GitHub_Token: 'loot',
    ComSpec: 'cmd',
  };
  expect(cleanEnvironment({ PATH: 'D:\\x' }, { home: 'T:\\h', from: windows, platform: 'win32' })).toEqual({
    PATH: 'D:\\x',
    SystemRoot: 'C:\\Windows',
    ComSpec: 'cmd',
    HOME: 'T:\\h',
    USERPROFILE: 'T:\\h',
    APPDATA: 'T:\\h\\AppData\\Roaming',
    LOCALAPPDATA: 'T:\\h\\AppData\\Local',
  });
});

test('an address with a user, a token or a query stays with us', () => {
  const clean = (value: string) => cleanEnvironment({}, { home: null, from: { NPM_CONFIG_REGISTRY: value }, platform: 'linux' });
  expect(clean('https://packages.example/npm/')).toEqual({ NPM_CONFIG_REGISTRY: 'https://packages.example/npm/' });
  expect(clean('https://baker:flour@packages.example/npm/')).toEqual({});
  expect(clean('https://packages.example/npm/?token=flour')).toEqual({});
});
