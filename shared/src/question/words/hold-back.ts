import { remembering } from '../../core/remembering.ts';
import type { HeldFor, HoldBack } from './held-words.ts';
import type { LanguageList } from './lists/word-lists.ts';
import { plainLetters, withoutSigns } from './plain-letters.ts';

interface Sorted {
  readonly stop: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
  /** By their first two letters. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
}

const split = (words: string): string[] => words.split(/\s+/u).filter((word) => word !== '');

const firstTwo = (word: string): string => word.slice(0, 2);

const isBeginning = (word: string): boolean => word.endsWith('*');

const sorted = (lists: readonly LanguageList[]): Sorted => {
  const profane = lists.flatMap((list) => split(plainLetters(list.profane)));
  const beginnings = profane.filter(isBeginning).map((word) => word.slice(0, -1));
  return {
    stop: new Set(lists.flatMap((list) => split(plainLetters(list.stop)))),
    whole: new Set([...profane.filter((word) => !isBeginning(word)), ...beginnings]),
    alone: new Set(lists.flatMap((list) => split(plainLetters(list.aloneProfane)))),
    beginnings: Map.groupBy(beginnings, firstTwo),
  };
};

/** Fuuuck: letters that stand there three times or more, once and twice. */
const withoutRepeats = (word: string): string[] =>
  /(.)\1\1/u.test(word)
    ? [word.replaceAll(/(.)\1{2,}/gu, '$1'), word.replaceAll(/(.)\1{2,}/gu, '$1$1')]
    : [];

const readings = (word: string): string[] => {
  const plain = withoutSigns(word);
  if (plain === word && !/(.)\1\1/u.test(word)) return [word];
  const all = new Set([word, plain]);
  for (const reading of [word, plain]) for (const other of withoutRepeats(reading)) all.add(other);
  return [...all];
};

/** F*ck: a sign that stands for any letter, between two that are known. */
const isCensored = (word: string, whole: ReadonlySet<string>): boolean => {
  if (!/[a-z]\*+[a-z]/u.test(word)) return false;
  const shape = new RegExp(`^${word.replaceAll(/[^a-z*]/gu, '').replaceAll('*', '[a-z]')}$`, 'u');
  for (const known of whole) if (shape.test(known)) return true;
  return false;
};

const isProfaneWord = (word: string, { whole, beginnings }: Sorted): boolean =>
  readings(word).some(
    (each) =>
      whole.has(each) ||
      beginnings.get(firstTwo(each))?.some((beginning) => each.startsWith(beginning)) === true,
  ) || isCensored(withoutSigns(word), whole);

/** A sign of a word, as people replace letters by them. */
const wordSigns = /[^\p{L}\p{M}\p{N}@$!|+*€£]+/u;

/** Single letters one after the other, as one word: f u c k, f.u.c.k. */
const spelled = (tokens: readonly string[]): string[] => {
  const words: string[] = [];
  let letters = '';
  for (const token of [...tokens, '  ']) {
    if (Array.from(token).length === 1) letters += token;
    else {
      if (letters.length > 2) words.push(letters);
      letters = '';
    }
  }
  return words;
};

/** Of so many pieces an entry may be one word. */
const mostPieces = 3;

const whyHeld = (entry: string, lists: Sorted): HeldFor | null => {
  const text = plainLetters(entry);
  const tokens = text.split(wordSigns).filter((token) => token !== '');
  // What ends a sentence is no letter of its last word.
  const words = tokens.flatMap((token) =>
    /[!+|]$/u.test(token) ? [token, token.replace(/[!+|]+$/u, '')] : [token],
  );
  // A few pieces may be one word; in a sentence that finds words that nobody wrote.
  const areFew = tokens.length > 1 && tokens.length <= mostPieces;
  const together = areFew ? [tokens.join('')] : [];
  const all = [...words, ...spelled(tokens), ...together];
  if (all.some((word) => isProfaneWord(word, lists))) return 'profane';
  const [first, ...more] = tokens;
  if (first === undefined || more.length > 0) return null;
  const only = first.replace(/[!+|]+$/u, '');
  if (readings(only).some((each) => lists.alone.has(each))) return 'profane';
  return lists.stop.has(only) || lists.stop.has(text) ? 'stop' : null;
};

/** The same entries come again with every count, so what was judged is kept: of three of the largest clouds at once. */
const mostKept = 30_000;

/** Holds back by these lists. */
export const holdBackBy = (lists: readonly LanguageList[]): HoldBack => {
  const all = sorted(lists);
  return { why: remembering((entry) => whyHeld(entry, all), mostKept) };
};
