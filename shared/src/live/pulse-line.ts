import type { LostTold, ReactionCounts } from './pulse.ts';
import { bothReactions, lostShare, noReactions, toldLost } from './pulse-rules.ts';

/** How long a point of the line lasts, in milliseconds. */
export const pointMs = 10_000;
/** Of longer times the points are put together until there are no more. */
export const mostPoints = 360;

/** What happened in a time: taps, and the most who were lost at once, of the most who were here. */
export interface PulsePoint {
  /** When it begins, in milliseconds of the server's clock. */
  readonly at: number;
  readonly reactions: ReactionCounts;
  readonly lost: LostTold;
  readonly here: number;
}

/** The point that a moment is in. */
export const pointAt = (at: number, step = pointMs): number => Math.floor(at / step) * step;

const most = (one: LostTold, other: LostTold): LostTold => {
  if (one === 'few') return other === 'few' || other === 0 ? 'few' : other;
  if (other === 'few') return one === 0 ? 'few' : one;
  return Math.max(one, other);
};

/** Two reports of the same time as one. */
const together = (one: PulsePoint, other: PulsePoint): PulsePoint => {
  const here = Math.max(one.here, other.here);
  const lost = most(one.lost, other.lost);
  return {
    at: Math.min(one.at, other.at),
    reactions: bothReactions(one.reactions, other.reactions),
    lost: lost === 'few' ? lost : toldLost(lost, here),
    here,
  };
};

/** Points in the order of time, one for each step in which there is any. */
export const inSteps = (points: readonly PulsePoint[], step = pointMs): PulsePoint[] => {
  const made = new Map<number, PulsePoint>();
  for (const point of points) {
    const at = pointAt(point.at, step);
    const known = made.get(at);
    made.set(at, known === undefined ? { ...point, at } : { ...together(known, point), at });
  }
  return [...made.values()].toSorted((one, other) => one.at - other.at);
};

/** The same line in at most so many points, with how long each lasts. */
export const coarse = (
  points: readonly PulsePoint[],
  limit = mostPoints,
): { readonly step: number; readonly points: PulsePoint[] } => {
  for (let step = pointMs; ; step *= 2) {
    const made = inSteps(points, step);
    if (made.length <= limit) return { step, points: made };
  }
};

/** What a host was told last, put into the line. */
export const withNews = (
  points: readonly PulsePoint[],
  news: Partial<Omit<PulsePoint, 'at'>> & Pick<PulsePoint, 'at'>,
): PulsePoint[] => inSteps([...points, { reactions: noReactions, lost: 0, here: 0, ...news }]);

/** From this share on, for `longLost`, the host is told that many are lost. */
export const manyLost = 0.25;
export const longLost = 20_000;

/**
 * Whether so many have been lost for so long that a quiet word is due: in each point of that time,
 * the one that is under way too. `current` is what is so now.
 */
export const areManyLost = (
  points: readonly PulsePoint[],
  current: Pick<PulsePoint, 'at' | 'lost' | 'here'>,
): boolean => {
  const isMany = ({ lost, here }: Pick<PulsePoint, 'lost' | 'here'>): boolean =>
    (lostShare(lost, here) ?? 0) >= manyLost;
  if (!isMany(current)) return false;
  const now = pointAt(current.at);
  for (let at = now - longLost; at < now; at += pointMs) {
    const point = points.find((each) => each.at === at);
    if (point === undefined || !isMany(point)) return false;
  }
  return true;
};
