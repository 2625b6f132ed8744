/** Fewer letters are not searched for. */
const fewest = 2;

/** Words as they are searched for, of so many letters at most; '' where there is nothing to search for yet. */
export const searchedWords = (typed: string, longest: number): string => {
  const words = typed.trim().slice(0, longest).trim();
  return words.length < fewest ? '' : words;
};
