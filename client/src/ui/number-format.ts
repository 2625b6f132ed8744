import { locale } from '../core/locale.ts';

const whole = new Intl.NumberFormat(locale);
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

export const formatCount = (count: number): string => whole.format(count);

/** `share` from 0 to 1, as "64%". */
export const formatShare = (share: number): string => percent.format(share);
