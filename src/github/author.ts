import type { Client } from './client.ts';

/** Whoever writes with our token. */
export interface Author {
  login: string;
}

/** The account behind `github.token`. */
const ACTIONS = 'github-actions[bot]';

/**
 * Finds out who we are, so that only our own comments are edited: anyone can paste a marker. An installation token may not ask
 * `/user`; GraphQL's `viewer` knows its bot. Where neither answers, the token is taken for the one that Actions gives to a job.
 */
export async function whoAmI(client: Client): Promise<Author> {
  const viewer = async (): Promise<string> =>
    (await client.graphql<{ viewer: { login: string } }>('query { viewer { login } }', {})).viewer.login;
  const user = async (): Promise<string> => (await client.rest.users.getAuthenticated()).data.login;
  for (const ask of client.tokenKind === 'installation' ? [viewer] : [user, viewer]) {
    try {
      const login = await ask();
      // GraphQL gives the name of a bot with or without its suffix; a person may have the name without.
      if (login) return { login: client.tokenKind === 'installation' && !login.endsWith('[bot]') ? `${login}[bot]` : login };
    } catch {
      // The next way, then the default.
    }
  }
  return { login: ACTIONS };
}

/** Logins are compared as GitHub does: without case. */
export const sameLogin = (a: string | null | undefined, b: string | null | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase();
