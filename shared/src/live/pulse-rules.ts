import { fewPeople, type LostTold, type ReactionCounts, reactionKinds } from './pulse.ts';

/** Counts made of what `of` says for each kind. */
const each = (of: (kind: keyof ReactionCounts) => number): ReactionCounts =>
  Object.fromEntries(reactionKinds.map((kind) => [kind, of(kind)])) as ReactionCounts;

export const noReactions: ReactionCounts = each(() => 0);

export const reactionsIn = (counts: ReactionCounts): number =>
  reactionKinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Both together: in whichever order they come. */
export const bothReactions = (one: ReactionCounts, other: ReactionCounts): ReactionCounts =>
  each((kind) => one[kind] + other[kind]);

/** Of each kind the higher count. */
export const mostReactions = (one: ReactionCounts, other: ReactionCounts): ReactionCounts =>
  each((kind) => Math.max(one[kind], other[kind]));

/** What came between two looks; a server that was started again counts from nothing. */
export const newReactions = (before: ReactionCounts, now: ReactionCounts): ReactionCounts =>
  each((kind) => (now[kind] < before[kind] ? now[kind] : now[kind] - before[kind]));

/** What came in at one process and was not passed on yet: taps, and until when who is lost (0: no more). */
export interface PulseNews {
  readonly taps: ReactionCounts;
  readonly lost: ReadonlyMap<string, number>;
}

export const noNews: PulseNews = { taps: noReactions, lost: new Map() };

export const isNews = ({ taps, lost }: PulseNews): boolean =>
  lost.size > 0 || reactionsIn(taps) > 0;

/** `later` after `earlier`: of each person what they said last. */
export const thenNews = (earlier: PulseNews, later: PulseNews): PulseNews => ({
  taps: bothReactions(earlier.taps, later.taps),
  lost: new Map([...earlier.lost, ...later.lost]),
});

/** Who is lost after such news, with until when; whose time is over is left out. */
export const lostAfter = (
  before: ReadonlyMap<string, number>,
  news: ReadonlyMap<string, number>,
  now: number,
): Map<string, number> => {
  const said = new Map([...before, ...news]);
  return new Map([...said].filter(([, until]) => until > now));
};

/** How many of so many here are lost, as it may be told. */
export const toldLost = (lost: number, here: number): LostTold =>
  lost > 0 && here < fewPeople ? 'few' : lost;

/** The part of the people here who are lost; null where it may not be told. */
export const lostShare = (lost: LostTold, here: number): number | null =>
  lost === 'few' || here < fewPeople ? null : Math.min(1, lost / here);
