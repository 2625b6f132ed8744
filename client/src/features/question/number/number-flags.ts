import { numberMessages } from './number.messages.ts';
import type { Plot } from './number-plot.ts';

/** What a pole on the base line marks. */
type Marks = 'mean' | 'median' | 'both' | 'right';

interface Named {
  readonly is: Marks;
  readonly text: string;
  /** Where its pole stands, as a part of the plot's width. */
  readonly share: number;
}

/** A flag with its place: the row it hangs in, and how much of it lies left of its pole. */
export interface Flag extends Named {
  readonly row: number;
  readonly hang: number;
}

const sign = 19;
const around = 60;
/** Between two flags in a row. */
const gap = 16;

const widthOf = ({ is, text }: Named): number =>
  (numberMessages[is].length + 1 + text.length) * sign + around;

/** How much of a flag lies left of its pole, so that none of it leaves the plot. */
const hangOf = ({ left, right }: Plot, x: number, width: number): number => {
  const [room, other] = [x - left + 36, right + 36 - x];
  const half = width / 2;
  if (room < half) return Math.max(0, room / width);
  return other < half ? Math.min(1, 1 - other / width) : 0.5;
};

/** Each in the first row in which it lies on no other; `named` are told in their order. */
export const flagsOf = (plot: Plot, named: readonly Named[]): Flag[] => {
  const taken: { row: number; from: number; to: number }[] = [];
  return named.map((each) => {
    const width = widthOf(each);
    const x = plot.left + each.share * (plot.right - plot.left);
    const hang = hangOf(plot, x, width);
    const from = x - hang * width;
    const to = from + width;
    const isFree = (row: number): boolean =>
      taken.every((other) => other.row !== row || to + gap < other.from || other.to + gap < from);
    const row = [0, 1].find(isFree) ?? 2;
    taken.push({ row, from, to });
    return { ...each, row, hang };
  });
};

/** Mean and median: one flag where they say the same. */
export const middleFlags = (mean: Named, median: Named): Named[] =>
  mean.text === median.text ? [{ ...mean, is: 'both' }] : [mean, median];
