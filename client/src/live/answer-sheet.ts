import type { Failure } from '@sets/shared/core/result.ts';
import type { Slot } from '@sets/shared/live/activity.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';

/** An answer that the server has not acknowledged yet. */
export interface Unsent {
  readonly slot: Slot;
  /** Names this tap on its way to the server, however often it is sent. */
  readonly attempt: string;
  readonly revision: number;
  readonly value: unknown;
  /** In milliseconds of the server's clock. */
  readonly tappedAt: number;
  /** Since when the person saw what was asked. */
  readonly shownAt?: number | undefined;
}

/** An answer that the server did not take, and why. */
export interface Refused {
  readonly slot: Slot;
  readonly failure: Failure;
}

/** One participant's answers in a run, as this phone knows them; at most one of a slot in each list. */
export interface AnswerSheet {
  /** What the server holds. */
  readonly held: readonly OwnAnswer[];
  readonly unsent: readonly Unsent[];
  readonly refused: readonly Refused[];
}

/**
 * Where the answer to a question is.
 * `none`: there is none.
 * `saved`: on this phone and perhaps nowhere else. It survives a refresh and is sent until the
 * server acknowledges it.
 * `received`: the server has acknowledged it, so it is on its disk; it can still be changed.
 * `counted`: the question is closed and this is the answer that the server holds, so it is in the
 * result and stays there.
 */
export type AnswerPlace = 'none' | 'saved' | 'received' | 'counted';

export const emptySheet: AnswerSheet = { held: [], unsent: [], refused: [] };

interface ForSlot {
  readonly slot: Slot;
}

const isFor =
  (slot: Slot) =>
  (entry: ForSlot): boolean =>
    entry.slot === slot;

const without = <Entry extends ForSlot>(entries: readonly Entry[], slot: Slot): Entry[] =>
  entries.filter((entry) => entry.slot !== slot);

/** Puts an entry in the place of the one of the same slot, unless that one is newer. */
const withNewest = <Entry extends ForSlot & { readonly revision: number }>(
  entries: readonly Entry[],
  entry: Entry,
): readonly Entry[] => {
  const there = entries.find(isFor(entry.slot));
  if (there !== undefined && there.revision >= entry.revision) return entries;
  return [...without(entries, entry.slot), entry];
};

export const heldAnswer = (sheet: AnswerSheet, slot: Slot): OwnAnswer | undefined =>
  sheet.held.find(isFor(slot));
export const unsentAnswer = (sheet: AnswerSheet, slot: Slot): Unsent | undefined =>
  sheet.unsent.find(isFor(slot));
export const refusedAnswer = (sheet: AnswerSheet, slot: Slot): Refused | undefined =>
  sheet.refused.find(isFor(slot));

/** What a person tapped: it takes the place of an older one that is still unsent. */
export const tapped = (
  sheet: AnswerSheet,
  tap: Omit<Unsent, 'revision'>,
): { sheet: AnswerSheet; unsent: Unsent } => {
  const known = [heldAnswer(sheet, tap.slot), unsentAnswer(sheet, tap.slot)];
  const revision = 1 + Math.max(0, ...known.map((each) => each?.revision ?? 0));
  const unsent = { ...tap, revision };
  return {
    unsent,
    sheet: {
      ...sheet,
      unsent: [...without(sheet.unsent, tap.slot), unsent],
      refused: without(sheet.refused, tap.slot),
    },
  };
};

/** What the server says that it holds (a reply, a seat, another tab): the newest revision stays. */
export const told = (sheet: AnswerSheet, answers: readonly OwnAnswer[]): AnswerSheet => ({
  ...sheet,
  held: answers.reduce<readonly OwnAnswer[]>(withNewest, sheet.held),
});

/** What another tab of this phone left in the outbox: of each slot the newest tap stays. */
export const found = (sheet: AnswerSheet, unsent: readonly Unsent[]): AnswerSheet => ({
  ...sheet,
  unsent: unsent.reduce<readonly Unsent[]>(withNewest, sheet.unsent),
});

/** The server has acknowledged an attempt; a newer tap of the same slot stays unsent. */
export const acknowledged = (
  sheet: AnswerSheet,
  attempt: string,
  answer: OwnAnswer,
): AnswerSheet => ({
  ...told(sheet, [answer]),
  unsent: sheet.unsent.filter((each) => each.attempt !== attempt),
});

/** The server will not take an attempt, now or later. */
export const turnedAway = (sheet: AnswerSheet, attempt: string, failure: Failure): AnswerSheet => {
  const gone = sheet.unsent.find((each) => each.attempt === attempt);
  if (gone === undefined) return sheet;
  const { slot } = gone;
  return {
    ...sheet,
    unsent: without(sheet.unsent, slot),
    refused: [...without(sheet.refused, slot), { slot, failure }],
  };
};

export const answerPlace = (sheet: AnswerSheet, slot: Slot, isClosed: boolean): AnswerPlace => {
  if (unsentAnswer(sheet, slot) !== undefined) return 'saved';
  if (heldAnswer(sheet, slot) === undefined) return 'none';
  return isClosed ? 'counted' : 'received';
};
