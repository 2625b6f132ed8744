/** Words of English that say nothing of what a question is about. */
const common = new Set(
  `a about after again all also am an and any are as at be been before being but by can cannot could
  did do does doing done for from get had has have having he her here his how i if in into is it its
  just know like may me mean might more most much must my need no not now of on one only or other our
  out over please question same shall she should so some such than that the their them then there these
  they this those to too under up us use used using very want was we were what when where which while
  who why will with would you your`.split(/\s+/),
);

/** Longer words are cut: an index keeps them. */
const longest = 24;

/** Scripts that write no blanks between words: their letters are taken in twos. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu;

const pairsOf = (run: string): string[] => {
  const letters = Array.from(run);
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** The stem of a word, roughly: what its usual English endings leave, so that “matrices” meets “matrix”. */
export const stemOf = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ices$/, 'ix')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^isu])s$/, '$1');
  const bare = singular.replace(/(?<=[a-z]{3})(ing|ed|ly)$/, '');
  // Of “running” and “planned” the doubled letter goes, of “deriving” and “derive” the last.
  return bare
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{2}[a-df-z])e$/, '')
    .replace(/(?<=[a-z]{2})y$/, 'i');
};

/**
 * The stems of a text that tell what it is about, each once, in the order in which they come, at most
 * `most`: lower case, without accents, formulas' signs and common words. Pure.
 */
export const nearWords = (text: string, most: number): string[] => {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
  const found = new Set<string>();
  for (const [run] of plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    for (const pair of (run.match(unspaced) ?? []).flatMap(pairsOf)) found.add(pair);
    for (const word of run.split(unspaced)) {
      if (word.length > 1 && !common.has(word)) found.add(stemOf(word).slice(0, longest));
    }
    if (found.size >= most) break;
  }
  return [...found].slice(0, most);
};

/**
 * How near a text is to one that was typed, from 0 to 1: the share of the typed stems that it has, where
 * rare ones weigh more. `hits` is how many texts have each typed stem.
 */
export const nearness = (
  typed: readonly string[],
  words: readonly string[],
  hits: ReadonlyMap<string, number>,
): number => {
  const has = new Set(words);
  const weightOf = (stem: string): number => 1 / Math.log2(2 + (hits.get(stem) ?? 0));
  const all = typed.reduce((sum, stem) => sum + weightOf(stem), 0);
  const met = typed.reduce((sum, stem) => sum + (has.has(stem) ? weightOf(stem) : 0), 0);
  return all === 0 ? 0 : met / all;
};
