/** A whole number that somebody typed, within bounds; null where it is none of these. */
export const wholeNumber = (typed: string, least: number, most: number): number | null => {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};
