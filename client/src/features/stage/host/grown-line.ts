import type { Pulse, ReactionCounts } from '@sets/shared/live/pulse.ts';
import {
  inSteps,
  mostPoints,
  pointAt,
  pointMs,
  type PulsePoint,
  withNews,
} from '@sets/shared/live/pulse-line.ts';
import {
  bothReactions,
  mostReactions,
  newReactions,
  noReactions,
} from '@sets/shared/live/pulse-rules.ts';

/** The line as this page has seen it grow. */
export interface GrownLine {
  readonly points: readonly PulsePoint[];
  /** What had been tapped in all by then; null before the first news. */
  readonly before: ReactionCounts | null;
}

export const nothingGrown: GrownLine = { points: [], before: null };

/** Until there are news it stays as it was: a page that nobody looks at may be late with its look. */
const stayed = (last: PulsePoint | undefined, at: number): PulsePoint[] => {
  if (last === undefined || last.lost === 0) return [];
  const first = Math.max(last.at + pointMs, pointAt(at) - mostPoints * pointMs);
  const count = Math.max(0, Math.floor((at - first) / pointMs));
  return Array.from({ length: count }, (_, step) => ({
    ...last,
    at: first + step * pointMs,
    reactions: noReactions,
  }));
};

/** The line after news, or after a time in which it stayed as it was. */
export const grownBy = (
  { points, before }: GrownLine,
  { pulse, at }: { readonly pulse: Pulse; readonly at: number },
): GrownLine => {
  const total = pulse.reactions ?? noReactions;
  const reactions = before === null ? noReactions : newReactions(before, total);
  const { lost = 0, here = 0 } = pulse.room ?? {};
  const until = [...points, ...stayed(points.at(-1), at)];
  return { points: withNews(until, { at, reactions, lost, here }), before: total };
};

/** Of a time that two know in part: what both have seen is not counted twice. */
const seenByBoth = (one: PulsePoint, other: PulsePoint): PulsePoint[] => {
  const reactions = mostReactions(one.reactions, other.reactions);
  return inSteps([
    { ...one, reactions },
    { ...other, at: one.at, reactions: noReactions },
  ]).map(({ lost, here }) => ({ at: one.at, reactions, lost, here }));
};

/** What the server knew, up to where this page has seen it itself. */
export const wholeLine = (
  known: { readonly step: number; readonly points: readonly PulsePoint[] },
  { points }: GrownLine,
): PulsePoint[] => {
  const [first, ...seen] = inSteps(points, known.step);
  if (first === undefined) return [...known.points];
  const atSeam = known.points.find(({ at }) => at === first.at);
  return [
    ...known.points.filter(({ at }) => at < first.at),
    ...(atSeam === undefined ? [first] : seenByBoth(atSeam, first)),
    ...seen,
  ];
};

/** What was tapped since then. */
export const tappedSince = (points: readonly PulsePoint[], since: number): ReactionCounts =>
  points
    .filter(({ at }) => at >= pointAt(since))
    .reduce((sum, { reactions }) => bothReactions(sum, reactions), noReactions);
