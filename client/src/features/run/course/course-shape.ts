import {
  bothReactions,
  lostShare,
  noReactions,
  reactionsIn,
} from '@sets/shared/live/pulse-rules.ts';
import type { ReactionCounts } from '@sets/shared/live/pulse.ts';
import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { questionsOf } from '../questions-of.ts';

/** A time that is drawn, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A column, in hundredths of the box that it stands in. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** When a question was open. */
export interface OpenTime {
  readonly position: number;
  readonly x: number;
  readonly width: number;
  /** Questions that were open together lie in lanes of their own, from 0. */
  readonly lane: number;
  /** Whether there is room for its number below it. */
  readonly isNamed: boolean;
}

/** The most at once, and when that was first. */
export interface Peak {
  readonly count: number;
  readonly at: number;
}

export interface CourseShape {
  readonly span: Span;
  readonly came: readonly Column[];
  readonly cameMost: Peak | null;
  readonly lost: readonly Column[];
  /** Null where nobody was lost; a count of null is of so few that it is not told. */
  readonly lostMost: { readonly count: number | null; readonly at: number } | null;
  /** What part of who was here that is; null where it may not be told. */
  readonly lostShare: number | null;
  readonly tapped: readonly Column[];
  readonly reactions: ReactionCounts;
  readonly open: readonly OpenTime[];
}

/** So long a run is at least drawn. */
const shortest = 60_000;
/** So wide a column is at least, in hundredths: it can be seen. */
const thinnest = 0.35;
/** However quiet it was, so many reach the top. */
const least = { came: 1, lost: 4, tapped: 6 } as const;
/** So far from each other, in hundredths, numbers can be told apart. */
const apart = 5;
/** More lanes than these are no picture. */
const mostLanes = 4;

interface Counted {
  readonly at: number;
  readonly count: number;
}

const placeIn = ({ from, until }: Span, at: number): number =>
  Math.min(100, Math.max(0, ((at - from) / (until - from)) * 100));

const columnsOf = (
  counted: readonly Counted[],
  step: number,
  span: Span,
  top: number,
): Column[] => {
  const most = counted.reduce((found, { count }) => Math.max(found, count), top);
  return counted
    .filter(({ count }) => count > 0)
    .map(({ at, count }) => {
      const x = Math.min(100 - thinnest, placeIn(span, at));
      const width = Math.max(thinnest, placeIn(span, at + step) - x);
      return { x, width, height: (count / most) * 100 };
    });
};

const peakOf = (counted: readonly Counted[]): Peak | null =>
  counted.reduce<Peak | null>(
    (found, each) => (each.count > (found?.count ?? 0) ? each : found),
    null,
  );

/** When what was asked was open; what is still open is so until the end. */
const openTimes = ({ rounds }: Pick<RunResults, 'rounds'>, span: Span): OpenTime[] => {
  const ends: number[] = [];
  const named: number[] = [];
  const times = questionsOf(rounds).flatMap(({ position, rounds: own }) =>
    own.flatMap(({ openedAt, closedAt, lists }) => {
      // What the room asks is open all the time.
      if (openedAt === null || lists === 'questions') return [];
      const until = closedAt === null ? span.until : Date.parse(closedAt);
      return [{ position, from: Date.parse(openedAt), until }];
    }),
  );
  return times
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ position, from, until }) => {
      const free = ends.findIndex((end) => end <= from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = until;
      if (lane >= mostLanes) return [];
      const x = placeIn(span, from);
      const width = Math.max(thinnest, placeIn(span, until) - x);
      const middle = x + width / 2;
      const isNamed = middle - (named[lane] ?? -Infinity) >= apart;
      if (isNamed) named[lane] = middle;
      return [{ position, x, width, lane, isNamed }];
    });
};

const spanOf = (results: Pick<RunResults, 'openedAt' | 'endedAt'>, course: RunCourse): Span => {
  const from = Date.parse(results.openedAt);
  const last = [course.came, course.felt].map(
    ({ step, points }) => Date.parse(points.at(-1)?.at ?? results.openedAt) + step,
  );
  const end = results.endedAt === null ? Math.max(...last) : Date.parse(results.endedAt);
  return { from, until: Math.max(end, from + shortest) };
};

/** How the course of a run is drawn. Pure. */
export const courseShape = (
  results: Pick<RunResults, 'openedAt' | 'endedAt' | 'rounds'>,
  course: RunCourse,
): CourseShape => {
  const span = spanOf(results, course);
  const { came, felt } = course;
  const newcomers = came.points.map(({ at, people }) => ({ at: Date.parse(at), count: people }));
  const points = felt.points.map((point) => ({ ...point, at: Date.parse(point.at) }));
  // Of a few who were lost the drawing says that there were some.
  const lost = points.map(({ at, lost: many }) => ({ at, count: many === 'few' ? 1 : many }));
  const taps = points.map(({ at, reactions }) => ({ at, count: reactionsIn(reactions) }));
  const told = peakOf(
    points.map(({ at, lost: many }) => ({ at, count: many === 'few' ? 0 : many })),
  );
  const some = lost.find(({ count }) => count > 0);
  const atMost = points.find(({ at }) => at === told?.at);
  return {
    span,
    came: columnsOf(newcomers, came.step, span, least.came),
    cameMost: peakOf(newcomers),
    lost: columnsOf(lost, felt.step, span, least.lost),
    lostMost: told ?? (some === undefined ? null : { count: null, at: some.at }),
    lostShare: atMost === undefined ? null : lostShare(atMost.lost, atMost.here),
    tapped: columnsOf(taps, felt.step, span, least.tapped),
    reactions: points.reduce((sum, { reactions }) => bothReactions(sum, reactions), noReactions),
    open: openTimes(results, span),
  };
};
