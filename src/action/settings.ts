import { type ConfigFile, parseConfig } from '../config/load.ts';
import { resolvePolicy } from '../config/resolve.ts';
import { UserError } from '../model/error.ts';
import type { Policy } from '../model/policy.ts';
import { RULES } from '../rules/index.ts';
import { checked, type SettingsText } from '../source/settings.ts';
import type { Inputs } from './inputs.ts';

/** A config file's text, checked; null stays null. A mistake in one of a commit is not the contributor's to mend, which is said. */
export function parse(found: SettingsText | null): ConfigFile | null {
  const metas = RULES.map((rule) => rule.meta);
  try {
    return checked(found, (text, file) => parseConfig(text, file, metas));
  } catch (error) {
    if (!(error instanceof UserError) || found?.at == null) throw error;
    throw new UserError(`${error.message} Nothing in this change can mend it: who owns the base branch corrects it there.`);
  }
}

/** The policy of each server under the base branch's config, and what was ignored on the way. */
export class PolicyBook {
  readonly remarks = new Set<string>();
  constructor(
    readonly config: ConfigFile | null,
    private readonly inputs: Inputs,
  ) {}

  for(server: string): Policy {
    const { policy, remarks } = resolvePolicy(this.config, this.inputs.policy, 'tighten-only', server);
    for (const remark of remarks) this.remarks.add(remark);
    return policy;
  }
}
