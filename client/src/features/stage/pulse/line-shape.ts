import type { PulsePoint } from '@sets/shared/live/pulse-line.ts';
import { reactionsIn } from '@sets/shared/live/pulse-rules.ts';

/** The drawing's box, in its own units. Lost stand above the ground, reactions hang below it. */
export const box = { width: 280, height: 84, ground: 58 } as const;

/** However quiet it was, a point is no higher than so many people, or taps, make it. */
const leastLost = 4;
const leastTaps = 6;

/** So long a line is at least drawn, in milliseconds. */
const shortest = 300_000;

interface Bar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export interface LineShape {
  /** Around all times in which somebody was lost; '' where nobody was. */
  readonly lost: string;
  readonly taps: readonly Bar[];
  /** Where something new was asked. */
  readonly marks: readonly number[];
  readonly minutes: number;
  /** The most who were lost at once; null where that may not be told. */
  readonly most: number | null;
  readonly allTaps: number;
}

interface Line {
  readonly points: readonly PulsePoint[];
  /** How long a point lasts, in milliseconds. */
  readonly step: number;
  readonly marks: readonly number[];
  /** Until when it is drawn. */
  readonly until: number;
}

/** Of a few who are lost the drawing says that there are some. */
const heightOf = ({ lost }: PulsePoint): number => (lost === 'few' ? 1 : lost);

const round = (value: number): number => Math.round(value * 10) / 10;

/** How a line is drawn. Pure. */
export const lineShape = ({ points, step, marks, until }: Line): LineShape => {
  const starts = [...points.map(({ at }) => at), ...marks];
  const from = starts.reduce((least, at) => Math.min(least, at), until - shortest);
  const xOf = (at: number): number =>
    round(Math.min(1, Math.max(0, (at - from) / (until - from))) * box.width);
  const highest = points.reduce((most, point) => Math.max(most, heightOf(point)), leastLost);
  const mostTaps = points.reduce(
    (most, { reactions }) => Math.max(most, reactionsIn(reactions)),
    leastTaps,
  );
  const lost = points
    .filter((point) => heightOf(point) > 0)
    .map((point) => {
      const y = round(box.ground - (heightOf(point) / highest) * box.ground);
      return `M${xOf(point.at)} ${box.ground}V${y}H${xOf(point.at + step)}V${box.ground}Z`;
    });
  const told = points.flatMap(({ lost: many }) => (many === 'few' ? [] : many));
  const most = told.reduce((found, many) => Math.max(found, many), 0);
  return {
    lost: lost.join(''),
    taps: points
      .filter(({ reactions }) => reactionsIn(reactions) > 0)
      .map(({ at, reactions }) => ({
        x: xOf(at),
        width: Math.max(1, round(xOf(at + step) - xOf(at))),
        height: round((reactionsIn(reactions) / mostTaps) * (box.height - box.ground - 4)),
      })),
    marks: marks.map((at) => xOf(at)),
    minutes: Math.max(1, Math.round((until - from) / 60_000)),
    most: most === 0 && told.length < points.length ? null : most,
    allTaps: points.reduce((sum, { reactions }) => sum + reactionsIn(reactions), 0),
  };
};
