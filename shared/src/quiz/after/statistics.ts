/* Figures of numbers as textbooks of tests define them. */

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The one in the middle; of an even number of them the mean of both. Null of none. */
export const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const above = sorted[Math.floor(middle)];
  const below = sorted[Math.ceil(middle) - 1];
  return above === undefined || below === undefined ? null : (above + below) / 2;
};

/** Of all of them, not of a sample; 0 of none. */
export const variance = (numbers: readonly number[]): number => {
  if (numbers.length === 0) return 0;
  const mean = sumOf(numbers) / numbers.length;
  return sumOf(numbers.map((each) => (each - mean) ** 2)) / numbers.length;
};

/** Less than this is what is left where fractions are added. */
const dust = 1e-9;

/** Pearson's r of pairs, from -1 to 1; null where one of the two does not vary. */
export const correlation = (ones: readonly number[], others: readonly number[]): number | null => {
  const spread = Math.sqrt(variance(ones) * variance(others));
  if (spread < dust) return null;
  const means = [sumOf(ones) / ones.length, sumOf(others) / others.length] as const;
  const products = ones.map((each, at) => (each - means[0]) * ((others[at] ?? 0) - means[1]));
  return Math.min(1, Math.max(-1, sumOf(products) / ones.length / spread));
};

/**
 * Cronbach's alpha of what each person has of each question: how far the questions ask for the same.
 * Where each is right or wrong it is the formula KR-20. Null where nobody differs from anybody, or there is one question.
 */
export const alpha = (columns: readonly (readonly number[])[]): number | null => {
  const totals = (columns[0] ?? []).map((_, at) => sumOf(columns.map((own) => own[at] ?? 0)));
  const whole = variance(totals);
  if (columns.length < 2 || whole < dust) return null;
  const parts = sumOf(columns.map(variance));
  return (columns.length / (columns.length - 1)) * (1 - parts / whole);
};
