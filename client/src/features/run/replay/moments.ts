import type { ReplayMoment, RunReplay } from '@sets/shared/run/run-replay.contract.ts';

/** What the room saw from a time on, as a whole. */
export interface WholeMoment extends ReplayMoment {
  readonly view: unknown;
  readonly tally: unknown;
}

/** Each moment as a whole: what one leaves out is as in the one before. */
export const wholeMoments = (timeline: NonNullable<RunReplay['timeline']>): WholeMoment[] => {
  let [view, tally]: unknown[] = [null, null];
  return timeline.moments.map((moment) => {
    if ('view' in moment) view = moment.view;
    if ('tally' in moment) tally = moment.tally;
    return { ...moment, view, tally };
  });
};

/** The last of these that had happened by then; the first before all of them. */
export const lastBy = <Item extends { readonly at: number }>(
  items: readonly Item[],
  time: number,
): Item | undefined => {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((items[middle]?.at ?? 0) <= time) from = middle + 1;
    else to = middle;
  }
  return items[Math.max(0, from - 1)];
};

const two = (part: number): string => String(part).padStart(2, '0');

/** As "3:05", or "1:03:05" where it goes on for hours. */
export const timeInRun = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours === 0
    ? `${minutes}:${two(seconds % 60)}`
    : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
};
