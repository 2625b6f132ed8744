import type { WordLanguage } from './language.ts';

/** Why a word waits for the host: it says nothing by itself, or it is profane. */
export type HeldFor = 'stop' | 'profane';

/** What holds words back, made of the lists of some languages. */
export interface HoldBack {
  /** Why an entry is held back, or null. */
  readonly why: (entry: string) => HeldFor | null;
}

/** Nothing is held back. */
export const holdNothing: HoldBack = { why: () => null };

/*
 * Counts are made at once, and the lists load: so whoever makes counts for others, the server, loads
 * them before (`load-held-words.ts`). Where nobody did, as on every page, nothing is held back.
 */

let known: ReadonlyMap<WordLanguage, HoldBack> = new Map();

export const setHoldBacks = (lists: ReadonlyMap<WordLanguage, HoldBack>): void => {
  known = lists;
};

/** What is held back where people write in this language. */
export const holdBackOf = (language: WordLanguage): HoldBack => known.get(language) ?? holdNothing;
