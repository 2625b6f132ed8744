import {
  type PollHostView,
  type DrawnInWords,
  pollScreenRecap,
  pollHostView,
  type PollScreenView,
  pollScreenView,
  type PollTally,
  pollTally,
} from '@sets/shared/poll/poll.live.ts';
import * as z from 'zod/mini';

/** What a notice carried, read as a poll's; null where there is none, or it is another activity's. */
export const readHostView = (view: unknown): PollHostView | null =>
  z.safeParse(pollHostView, view).data ?? null;

export const readScreenView = (view: unknown): PollScreenView | null =>
  z.safeParse(pollScreenView, view).data ?? null;

/** The tally, if it is of this question and round: a new question may come before its tally. */
export const readTally = (
  tally: unknown,
  on: { readonly question: number; readonly round: number },
): PollTally | null => {
  const read = z.safeParse(pollTally, tally).data;
  return read !== undefined && read.question === on.question && read.round === on.round
    ? read
    : null;
};

/** How many have answered a survey; none are known of where it is none. */
export const readSurveyed = (tally: unknown): number =>
  z.safeParse(pollScreenRecap, tally).data?.surveyed ?? 0;

/** What every question came to; null where the screen does not end with that. */
export const readRecap = (tally: unknown): readonly DrawnInWords[] | null =>
  z.safeParse(pollScreenRecap, tally).data?.recap ?? null;
