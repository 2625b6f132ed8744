import {
  contrarySigns,
  contraryWords,
  opposedBeginnings,
  opposedEndings,
  smallWords,
} from './contrary-words.ts';

/** What a text says, as far as its looks tell. */
export interface Said {
  readonly words: readonly string[];
  /** Its numbers, in their order. */
  readonly numbers: string;
  /** Signs that mean something: C is no C++. */
  readonly signs: string;
  /** How often it turns round what it says. */
  readonly contrary: number;
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Of Japanese, what is not Chinese mostly says how words belong together. */
const small = /^\p{Script=Hiragana}$/u;

const wordsOf = (bare: string): string[] =>
  bare
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (withoutSpaces.test(word) ? Array.from(word) : [word]));

/** `bare` is what `bareText` leaves of the text. */
export const saidIn = (text: string, bare: string): Said => {
  const words = wordsOf(bare);
  const minus = text.match(/(?<![\p{L}\p{N}])[-−](?=\p{N}|\p{L}(?!\p{L}))/gu) ?? [];
  const signs = text.match(/[+<>=^≤≥≠±×÷√→←]|(?<=\p{L})#/gu) ?? [];
  return {
    words,
    numbers: words.filter((word) => /\p{N}/u.test(word)).join(' '),
    signs: [...signs, ...minus.map(() => '-')].toSorted().join(''),
    contrary:
      words.filter((word) => contraryWords.has(word)).length +
      (text.match(contrarySigns) ?? []).length,
  };
};

/** Whether one becomes the other by one letter more, less, or another, or by two that changed places. */
const isSlip = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const hasSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (hasSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
};

const commonLength = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Whether they differ in their endings alone, as a word does that is said of one and of many. */
const isEnding = (one: string, other: string): boolean => {
  const common = commonLength(one, other);
  const [mine, theirs] = [one.slice(common), other.slice(common)];
  const longest = Math.max(mine.length, theirs.length);
  // What follows a Korean word is a syllable more, of up to three letters.
  if (/^\p{Script=Hangul}/u.test(one)) return common > 3 && longest <= 3;
  if (mine === '' || theirs === '') return longest <= common / 2;
  if (common < 4) return false;
  const isPlural = [mine, theirs].includes('y') && [mine, theirs].includes('ies');
  return isPlural || (longest <= 3 && longest <= common / 2);
};

const isOpposed = (one: string, other: string): boolean =>
  opposedBeginnings.some(([a, b]) => one.startsWith(a) && other.startsWith(b)) ||
  opposedEndings.some(([a, b]) => one.endsWith(a) && other.endsWith(b));

/** The Arabic and the Hebrew article are written with the word. */
const withoutArticle = (word: string): string => word.replace(/^(?:ال|ה)(?=\p{L}{3})/u, '');

/** Whether two words are one, but for a slip or an ending. Numbers are not: 12 is no 13. */
const isSameWord = (first: string, second: string): boolean => {
  // Of scripts without spaces each sign is a word, and a text has hundreds of them.
  if (first.length < 3 || second.length < 3) return first === second;
  const [one, other] = [withoutArticle(first), withoutArticle(second)];
  if (one === other) return true;
  if (/\p{N}/u.test(one + other) || one[0] !== other[0]) return false;
  if (isOpposed(one, other) || isOpposed(other, one)) return false;
  const canSlip = Math.min(one.length, other.length) >= 5;
  return isEnding(one, other) || (canSlip && isSlip(one, other));
};

const isWeighty = (word: string): boolean =>
  !smallWords.has(word) && !contraryWords.has(word) && !small.test(word);

/** These words without the others, each as often as it is there. */
const without = (words: readonly string[], others: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return words.filter((word) => {
    const many = left.get(word) ?? 0;
    if (many > 0) left.set(word, many - 1);
    return many === 0;
  });
};

/** The words of one that the other has not, but for those that weigh nothing. */
const missingIn = (words: readonly string[], others: readonly string[]): string[] => {
  const unlike = without(words, others);
  const left = without(others, words);
  return unlike.filter((word) => {
    const at = left.findIndex((other) => isSameWord(word, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && isWeighty(word);
  });
};

/**
 * Whether two texts that look alike mean something else: one turns round what the other says, has another number
 * or sign, or each has a word in a place where the other has another one. Where only one has more words, it says
 * the same at greater length.
 */
export const meansOther = (one: Said, other: Said): boolean => {
  if (one.numbers !== other.numbers || one.signs !== other.signs) return true;
  if (one.contrary !== other.contrary) return true;
  const [mine, theirs] = [missingIn(one.words, other.words), missingIn(other.words, one.words)];
  if (mine.length === 0 || theirs.length === 0) return false;
  // What is one word for some is two for others: word cloud, wordcloud.
  return mine.join('') !== theirs.join('') && one.words.join('') !== other.words.join('');
};
