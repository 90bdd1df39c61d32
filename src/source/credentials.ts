import { tryGit } from './git.ts';

/** What a build of this checkout could read from its git configuration, as sentences. */
export async function storedCredentials(root: string): Promise<string[]> {
  const remarks: string[] = [];
  const local = ['config', '--local', '--includes', '--name-only', '-z', '--get-regexp'];
  const headers = (await tryGit(root, [...local, '^http\\..*extraheader$'])).stdout;
  if (headers) {
    remarks.push(
      'The checkout stores a credential in its git configuration, which every build and server here can read: set persist-credentials: false at actions/checkout.',
    );
  }
  const urls = (
    await tryGit(root, ['config', '--local', '--includes', '-z', '--get-regexp', '^(remote\\..*\\.(push)?url|url\\..*\\.insteadof)$'])
  ).stdout;
  const holder = urls.split('\0').find((entry) => /:\/\/[^/@\s:]*:[^/@\s]+@/.test(entry));
  if (holder) {
    remarks.push(
      `The git configuration holds a password (${holder.split('\n')[0]?.replace(/:\/\/.*@/, '://…@')}), which every build and server here can read: store it elsewhere.`,
    );
  }
  return remarks;
}
