import { locale } from '../../core/locale.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place, as "12th". */
export const ordinal = (place: number): string =>
  `${formatCount(place)}${endings[ordinals.select(place)] ?? 'th'}`;

/** Points, of a team with one decimal where there is one, as "1,200.5 points". */
export const formatPoints = (points: number): string =>
  `${formatCount(points)} ${plural(points, { one: 'point', other: 'points' })}`;

const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Points as figures beneath each other: all with a decimal where one of them has one. */
export const figureOf = (
  all: readonly { readonly points: number }[],
): ((points: number) => string) =>
  all.every(({ points }) => Number.isInteger(points))
    ? formatCount
    : (points) => tenth.format(points);
