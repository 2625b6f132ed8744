/** Singulars by plural, for what no rule of a language gives. */
export type Irregular = ReadonlyMap<string, string>;

/** Of "plural singular" pairs, each on its own between commas. */
export const irregular = (pairs: string): Irregular =>
  new Map(
    pairs.split(',').map((pair) => {
      const [plural = '', singular = ''] = pair.trim().split(' ');
      return [plural, singular] as const;
    }),
  );

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** An ending, what takes its place, and of how many letters a word must be at least. */
export type Ending = readonly [ending: RegExp, instead: string, least?: number];

/** The word with the first ending that fits replaced. */
export const withEnding = (word: string, endings: readonly Ending[]): string => {
  for (const [ending, instead, least = 0] of endings) {
    if (word.length >= least && ending.test(word)) return word.replace(ending, instead);
  }
  return word;
};
