import { withFewMarks } from '../core/few-marks.ts';

/** What somebody looks for, word by word. */
export interface Asked {
  /** Folded, each once; the last one may still be being typed. */
  readonly words: readonly string[];
  /** What a minus before it leaves out. */
  readonly without: readonly string[];
}

/** A stretch of a text, in UTF-16 units; `to` is not in it any more. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

const diacritics = /\p{Diacritic}/gu;
const word = /[\p{L}\p{N}\p{M}]+/gu;
const negated = /(?<=^|\s)-(?=[\p{L}\p{N}])/u;

/** As words are compared: without case and accents. */
export const folded = (text: string): string =>
  withFewMarks(text.toLowerCase()).normalize('NFD').replaceAll(diacritics, '').normalize('NFC');

/** The words of a text, folded, in their order. */
export const wordsIn = (text: string): string[] =>
  Array.from(text.matchAll(word), ([found]) => folded(found)).filter((found) => found !== '');

/** What was typed into the field, taken apart. */
export const askedOf = (typed: string): Asked => {
  const pieces = typed.split(/\s+/);
  const of = (wanted: boolean): string[] => [
    ...new Set(pieces.filter((piece) => negated.test(piece) !== wanted).flatMap(wordsIn)),
  ];
  return { words: of(true), without: of(false) };
};

const isWord = (text: string, words: readonly string[]): boolean =>
  wordsIn(text).join(' ') === words.join(' ');

/**
 * How well a title answers, from 0 to 1; null where it does not. Each word must begin one of the title;
 * a whole word counts more than a beginning.
 */
export const scoreOfTitle = (title: string, { words, without }: Asked): number | null => {
  const there = wordsIn(title);
  if (words.length === 0 || without.some((each) => there.includes(each))) return null;
  const scores = words.map((each) => {
    if (there.includes(each)) return 1;
    return there.some((own) => own.startsWith(each)) ? 0.75 : 0;
  });
  if (scores.includes(0)) return null;
  return scores.reduce<number>((sum, score) => sum + score, 0) / words.length;
};

/** Whether a title is what was typed, but for case, accents and punctuation. */
export const isExactly = (title: string, { words, without }: Asked): boolean =>
  words.length > 0 && without.length === 0 && isWord(title, words);

/** The beginnings of words that were looked for, in the order in which they come. */
export const marksIn = (title: string, { words }: Asked): Mark[] =>
  Array.from(title.matchAll(word)).flatMap(({ 0: own, index }) => {
    const begins = words.filter((each) => folded(own).startsWith(each));
    if (begins.length === 0) return [];
    const longest = Math.max(...begins.map((each) => each.length));
    // Folding may change how long a word is; then all of it is marked.
    const to = folded(own).length === own.length ? longest : own.length;
    return [{ from: index, to: index + to }];
  });
