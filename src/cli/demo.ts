import { UserError } from '../model/error.ts';

export async function run(_args: string[]): Promise<number> {
  throw new UserError('The demo is not there yet.');
}
