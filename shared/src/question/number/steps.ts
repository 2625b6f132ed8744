import * as z from 'zod/mini';

/** Which numbers may be given: from `min` on, a `step` apart, up to `max`. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Decimals are counted exactly up to here, and so are steps: sums of them stay whole numbers. */
const most = { decimals: 6, steps: 1_000_000_000 } as const;

const decimalsOf = (number: number): number => {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** A range in whole numbers, each `scale` times as large as what is read. */
interface Whole {
  readonly scale: number;
  readonly min: number;
  readonly step: number;
  /** The last number is so many steps from the first. */
  readonly steps: number;
}

export const decimalsIn = ({ min, step }: NumberRange): number =>
  Math.max(decimalsOf(min), decimalsOf(step));

/** The range in whole numbers, with which nothing is ever rounded. */
export const wholeOf = (range: NumberRange): Whole => {
  const scale = 10 ** decimalsIn(range);
  const min = Math.round(range.min * scale);
  const step = Math.round(range.step * scale);
  const room = range.max * scale - min;
  // What is no whole number for its sake alone that 0.3 is a little less than three times 0.1.
  const steps = Math.floor(room / step + 1e-9);
  return { scale, min, step, steps };
};

const isExact = (number: number): boolean =>
  Number.isFinite(number) &&
  decimalsOf(number) <= most.decimals &&
  Math.abs(number) * 10 ** most.decimals <= Number.MAX_SAFE_INTEGER;

/** What is wrong with a range, as the editor calls it; null where it can be asked. */
export const faultOf = (range: NumberRange): 'range' | 'step' | null => {
  const { min, max, step } = range;
  if (!isExact(min) || !isExact(max) || min >= max) return 'range';
  if (!isExact(step) || step <= 0) return 'step';
  const { steps } = wholeOf(range);
  return steps < 1 || steps > most.steps ? 'step' : null;
};

/** A slider moves over so many places; what lies between is typed, or reached with the buttons. */
export const sliderPlaces = 1_000;

/** Whether a slider reaches every number. */
export const canSlide = (range: NumberRange): boolean =>
  faultOf(range) === null && wholeOf(range).steps <= sliderPlaces;

/** The number that is so many steps from the first, as it is written. */
export const numberAt = (range: NumberRange, steps: number): number => {
  const { scale, min, step } = wholeOf(range);
  return (min + steps * step) / scale;
};

/** The step that lies nearest to a number, within the range. */
export const nearestStep = (range: NumberRange, number: number): number => {
  const { scale, min, step, steps } = wholeOf(range);
  return Math.min(steps, Math.max(0, Math.round((number * scale - min) / step)));
};

/** How many steps a number is from the first; null where it lies between two, or outside. */
export const stepOf = (range: NumberRange, number: number): number | null => {
  const step = nearestStep(range, number);
  return numberAt(range, step) === number ? step : null;
};

/** An answer: a number of the range. */
export const numberGiven = z.strictObject({ number: z.number() });
export type NumberGiven = z.infer<typeof numberGiven>;
