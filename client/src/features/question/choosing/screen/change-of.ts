import { type Counts, countOf } from '@sets/shared/core/counts.ts';
import { locale } from '../../../../core/locale.ts';

/** The round before, as it is drawn in the same picture: answers by option, in their order. */
export interface RoundBefore {
  readonly round: number;
  readonly answered: number;
  readonly counts: readonly number[];
}

const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

const percentOf = (count: number, answered: number): number =>
  Math.round((100 * count) / Math.max(1, answered));

/** What part of those who answered each bar was before, 0 to 1. */
export const shareBefore = ({ counts, answered }: RoundBefore, bar: number): number =>
  answered === 0 ? 0 : Math.min(1, (counts[bar] ?? 0) / answered);

/**
 * By how many points a share has moved, as "+37": the difference of the two figures that are read
 * beside it. Nothing where nobody has answered one of the rounds.
 */
export const changeSince = (
  before: RoundBefore,
  bar: number,
  now: { readonly counts: readonly number[]; readonly answered: number },
): string => {
  if (before.answered === 0 || now.answered === 0) return '';
  const from = percentOf(before.counts[bar] ?? 0, before.answered);
  const points = percentOf(now.counts[bar] ?? 0, now.answered) - from;
  // A minus is as wide as a plus, a hyphen is not.
  return signed.format(points).replace('-', '\u2212');
};

/** The counts of the round before in the order of the options. */
export const roundBefore = (
  options: readonly { readonly id: string }[],
  {
    round,
    answered,
    counts,
  }: { readonly round: number; readonly answered: number; readonly counts: Counts },
): RoundBefore => ({
  round,
  answered,
  counts: options.map(({ id }) => countOf(counts, id)),
});
