import { locale } from '../../core/locale.ts';

const format = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A mean as it is read: "3.6". */
export const tenths = (value: number): string => format.format(value);
