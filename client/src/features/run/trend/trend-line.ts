import { locale } from '../../../core/locale.ts';
import { formatCount, formatShare } from '../../../ui/number-format.ts';

/** What is followed from run to run; null where a run does not have it. */
export interface TrendLine {
  readonly text: string;
  readonly values: readonly (number | null)[];
  /** The same as its kind of question writes them; without it, as its unit does. */
  readonly texts?: readonly (string | null)[];
}

/** Shares of a hundred, people, or numbers that a kind of question tells. */
export type TrendUnit = 'share' | 'people' | 'number';

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
export const formatTrend: Readonly<Record<TrendUnit, (value: number) => string>> = {
  share: formatShare,
  people: formatCount,
  number: (value) => number.format(value),
};
