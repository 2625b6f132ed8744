import { type HoldBack, holdNothing } from './hold-back.ts';
import type { WordLanguage } from './language.ts';

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
