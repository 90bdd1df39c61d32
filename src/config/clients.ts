/** What one client or API does with a tool list. Dated data with its source: limits move with client versions. */
export interface ClientProfile {
  name: string;
  label: string;
  default: boolean;
  /** ISO date of the source. */
  asOf: string;
  source: string;
}

export const CLIENTS: readonly ClientProfile[] = [];

/** The profiles with these names. */
export const profilesOf = (names: readonly string[]): ClientProfile[] => CLIENTS.filter((c) => names.includes(c.name));
