import type { Plot } from './number-plot.ts';

interface Named {
  readonly is: 'mean' | 'median';
  readonly text: string;
  /** Where its pole stands, as a part of the plot's width. */
  readonly share: number;
}

/** A flag with its place: the row it hangs in, and how much of it lies left of its pole. */
export interface Flag extends Omit<Named, 'is'> {
  readonly is: 'mean' | 'median' | 'both';
  readonly row: number;
  readonly hang: number;
}

const sign = 19;
const around = 60;
const name = { mean: 'Mean ', median: 'Median ', both: 'Mean and median ' } as const;

const widthOf = (is: Flag['is'], text: string): number =>
  (name[is].length + text.length) * sign + around;

/** How much of a flag lies left of its pole, so that none of it leaves the plot. */
const hangOf = ({ left, right }: Plot, x: number, width: number): number => {
  const [room, other] = [x - left + 36, right + 36 - x];
  const half = width / 2;
  if (room < half) return Math.max(0, room / width);
  return other < half ? Math.min(1, 1 - other / width) : 0.5;
};

/** The flags of mean and median: one where they say the same, in two rows where they would lie on each other. */
export const flagsOf = (plot: Plot, [mean, median]: readonly [Named, Named]): Flag[] => {
  const x = ({ share }: Named): number => plot.left + share * (plot.right - plot.left);
  const placed = (named: Named, is: Flag['is'], row: number): Flag => ({
    ...named,
    is,
    row,
    hang: hangOf(plot, x(named), widthOf(is, named.text)),
  });
  if (mean.text === median.text) return [placed(mean, 'both', 0)];
  const [one, other] = [placed(mean, 'mean', 0), placed(median, 'median', 0)];
  const start = (flag: Flag, named: Named): number =>
    x(named) - flag.hang * widthOf(flag.is, flag.text);
  const [from, to] = [start(one, mean), start(other, median)];
  const isApart =
    from + widthOf('mean', mean.text) + 16 < to || to + widthOf('median', median.text) + 16 < from;
  return [one, { ...other, row: isApart ? 0 : 1 }];
};
