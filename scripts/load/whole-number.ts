/** A whole number of a command line within its bounds, or an error that names the option. */
export const wholeNumber = (option: string, typed: string, min: number, max: number): number => {
  const number = Number(typed);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${option} takes a whole number from ${min} to ${max}, not "${typed}".`);
};
