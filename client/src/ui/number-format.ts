const whole = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

export const formatCount = (count: number): string => whole.format(count);

/** `share` from 0 to 1, as "64%". */
export const formatShare = (share: number): string => percent.format(share);
