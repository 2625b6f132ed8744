/** A number, and how far from it another may be that is as good; 0: it is that number, or another one. */
export interface NumberWithin {
  readonly number: number;
  readonly within: number;
}

/** Decimals of what may be asked: sums of fractions are compared in whole numbers. */
const whole = 1_000_000;

/** Whether a number is as near to the other one as it must be. */
export const isWithin = ({ number, within }: NumberWithin, given: number): boolean =>
  Math.round(Math.abs(given - number) * whole) <= Math.round(within * whole);
