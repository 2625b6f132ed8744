/** A number for a person: whole, with thousands apart. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');

export const fixed = (value: number, digits: number): string => value.toFixed(digits);

/** A number for a program. */
export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
