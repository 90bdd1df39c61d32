/** What a stretch holds that is worth a closer look at another spelling of it. */
export interface Signs {
  /** Words written backwards or with rot13, and the same words written plainly. */
  turned: number;
  common: number;
  /** Key words with two letters in each other's place. */
  swapped: number;
  /** Longest row of letters that stand alone. */
  apart: number;
  /** Longest row of pairs of hexadecimal digits. */
  pairs: number;
  /** Length of the longest word with digits or capitals in it. */
  longest: number;
}

export const noSigns = (): Signs => ({ turned: 0, common: 0, swapped: 0, apart: 0, pairs: 0, longest: 0 });
