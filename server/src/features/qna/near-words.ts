import { withFewMarks } from '@sets/shared/core/few-marks.ts';
import { wordsOf } from '../../core/text/words.ts';

/** What questions are full of, beside the words that no search looks for. */
const common = new Set(
  wordsOf(
    `also anyone can cannot could do does get got just know like may maybe mean might must need now one
     please question shall something tell thing understand us use used using want way will would`,
    'english',
  ),
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

/**
 * The stems of a text that tell what it is about, as search has them, each once, in the order in which
 * they come, at most `most`. Pure.
 */
export const nearWords = (text: string, most: number): string[] => {
  const found = new Set<string>();
  for (const word of wordsOf(withFewMarks(text).normalize('NFKC'), 'english')) {
    for (const pair of (word.match(unspaced) ?? []).flatMap(pairsOf)) found.add(pair);
    for (const stem of word.split(unspaced)) {
      if (stem.length > 1 && !common.has(stem)) found.add(stem.slice(0, longest));
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
