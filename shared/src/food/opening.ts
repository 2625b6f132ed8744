import type { OpenTime, StallState } from './stall.contract.ts';

/** What says when a stall is open. */
export interface Opening {
  readonly timeZone: string;
  readonly opens: readonly OpenTime[];
  readonly closedOn: readonly string[];
  readonly isPaused: boolean;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** It is not looked further ahead, in ms. */
const ahead = 14 * dayMs;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** To make one is dear; so many are kept. */
const mostClocks = 100;

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const kept = clocks.get(timeZone);
  if (kept !== undefined) return kept;
  if (clocks.size >= mostClocks) clocks.clear();
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
};

/** What a clock of this zone shows at that moment, as ms of a clock that knows no zones. */
const shownAt = (timeZone: string, at: number): number => {
  const told: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) told[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = told;
  const ms = ((at % 1_000) + 1_000) % 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) + ms;
};

const dayText = (shown: number): string => new Date(shown).toISOString().slice(0, 10);

/** The day that it is by a clock of this zone, as `2031-05-06`. */
export const dayAt = (timeZone: string, at: number): string => dayText(shownAt(timeZone, at));

/** What such a clock shows, as `08:30`. */
export const clockAt = (timeZone: string, at: number): string =>
  new Date(shownAt(timeZone, at)).toISOString().slice(11, 16);

/** When something that is served from and to such times begins or ends next, in ms, by a clock of this zone. */
export const nextServed = (
  served: readonly { readonly from: string; readonly to: string }[],
  timeZone: string,
  at: number,
): number | null => {
  const shown = shownAt(timeZone, at);
  const sinceMidnight = shown - Date.parse(dayText(shown));
  const times = served.flatMap(({ from, to }) => [timeOf(from), timeOf(to)]);
  const waits = times.map((time) => (time > sinceMidnight ? time : time + dayMs) - sinceMidnight);
  // Where the clock is put forward or back in between it is an hour off: whoever asks then asks again.
  return waits.length === 0 ? null : at + Math.min(...waits);
};

/** How long a day has lasted then, in ms. */
const timeOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

/** When it is open on the day that a clock shows, and how long that day has lasted, in ms. */
const dayOf = ({ opens, closedOn }: Opening, shown: number) => {
  const day = Math.floor(shown / dayMs);
  // The first day that such a clock knows was a Thursday.
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  const isClosed = closedOn.includes(dayText(shown));
  const times = isClosed ? [] : opens.filter((each) => each.weekday === weekday);
  return {
    time: shown - day * dayMs,
    times: times.map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) })),
  };
};

const isOpenWhenShown = (opening: Opening, shown: number): boolean => {
  const { time, times } = dayOf(opening, shown);
  return times.some(({ from, to }) => from <= time && time < to);
};

/** Clocks are not put forward and back again within so long, in ms. */
const steadyMs = 6 * 60 * minuteMs;

/** Tells whether it is open at a moment, and nobody has paused it; for who asks of many moments. */
export const openWhen = (opening: Opening): ((at: number) => boolean) => {
  const { timeZone, isPaused } = opening;
  const aheadAt = new Map<number, number>();
  /** By how much the clock is ahead of one that knows no zones; to look at one is dear. */
  const aheadOf = (at: number): number => {
    const by = aheadAt.get(at) ?? shownAt(timeZone, at) - at;
    aheadAt.set(at, by);
    return by;
  };
  return (at) => {
    if (isPaused) return false;
    const from = Math.floor(at / steadyMs) * steadyMs;
    const by = aheadOf(from);
    const isSteady = by === aheadOf(from + steadyMs);
    return isOpenWhenShown(opening, isSteady ? at + by : shownAt(timeZone, at));
  };
};

/** How long, as the clock runs, until an opening time or the day begins or ends, in ms. */
const toNextEdge = (opening: Opening, shown: number): number => {
  const { time, times } = dayOf(opening, shown);
  const edges = [...times.flatMap(({ from, to }) => [from, to]), dayMs];
  return Math.min(...edges.filter((edge) => edge > time)) - time;
};

/** The first moment after `from` at which clocks are put forward or back, where that is so until `to`. */
const clocksTurnAt = (timeZone: string, from: number, to: number): number => {
  const before = shownAt(timeZone, from) - from;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (shownAt(timeZone, middle) - middle === before) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * When it opens, or closes. What the clock shows counts: an hour that it leaves out is not there, and one that it
 * shows twice is there twice.
 */
const changesAt = (opening: Opening, now: number, isOpen: boolean): number | null => {
  const { timeZone, opens } = opening;
  if (opens.length === 0) return null;
  for (let at = now; at <= now + ahead;) {
    const shown = shownAt(timeZone, at);
    if (at !== now && isOpenWhenShown(opening, shown) !== isOpen) return at;
    const step = toNextEdge(opening, shown);
    const isRegular = shownAt(timeZone, at + step) === shown + step;
    at = isRegular ? at + step : clocksTurnAt(timeZone, at, at + step);
  }
  return null;
};

/** Whether a stall is open, and when that ends; null for longer than two weeks, and where nobody knows. */
export const openingAt = (
  opening: Opening,
  now: number,
): { readonly state: StallState; readonly until: number | null } => {
  const isOpen = isOpenWhenShown(opening, shownAt(opening.timeZone, now));
  // When its vendor lets it go on is not known, so neither is when it opens.
  if (opening.isPaused) return { state: isOpen ? 'paused' : 'closed', until: null };
  return { state: isOpen ? 'open' : 'closed', until: changesAt(opening, now, isOpen) };
};
