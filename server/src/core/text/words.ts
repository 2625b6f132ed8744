// oxlint-disable-next-line typescript/triple-slash-reference -- others are compiled with this file and do not list that one
/// <reference path="./wink-porter2-stemmer.d.ts" />
import { withFewMarks } from '@sets/shared/core/few-marks.ts';
import stemEnglish from 'wink-porter2-stemmer';
import { STOP_WORDS } from './stop-words.ts';

/** `english` is stemmed and leaves its stop words out; `none` takes words as they are. */
export type Language = 'english' | 'none';

/** What makes words different from each other. Only a query asks for any of it. */
export interface Sensitivity {
  caseSensitive: boolean;
  diacriticSensitive: boolean;
}

export const INSENSITIVE: Sensitivity = { caseSensitive: false, diacriticSensitive: false };

const LANGUAGES: Record<string, Language> = { english: 'english', en: 'english', none: 'none' };

/** The language that a name means, or undefined where the store does not know it. */
export function languageOf(name: string): Language | undefined {
  const known = name.toLowerCase();
  return Object.hasOwn(LANGUAGES, known) ? LANGUAGES[known] : undefined;
}

const SEPARATOR = String.raw`\p{White_Space}\p{Dash}\p{Pattern_Syntax}\p{Quotation_Mark}\p{Terminal_Punctuation}`;
const BETWEEN = new RegExp(`[${SEPARATOR}]+`, 'u');
/** In English an apostrophe is part of its word: the stemmer takes the 's away. */
const BETWEEN_ENGLISH = new RegExp(`(?:(?!')[${SEPARATOR}])+`, 'u');
/** What lies between two of these, whatever the language is. */
const IN_WORD = `(?:'|[^${SEPARATOR}])`;
const PIECES = new RegExp(`${IN_WORD}+`, 'gu');
const NOT_ASCII = /[^\0-\x7f]/;
const DIACRITICS = /\p{Diacritic}/gu;
/** Nobody writes longer words; what is longer is a code or an address, and is taken as it is. */
const LONGEST_STEMMED = 64;
/** What the stemmer has met. Lectures say the same words again and again. */
const stems = new Map<string, string>();
const MOST_STEMS = 20_000;

/** The text as it is compared: without case and diacritics, as far as they do not count. */
export function folded(text: string, { caseSensitive, diacriticSensitive }: Sensitivity): string {
  const cased = caseSensitive ? text : text.toLowerCase();
  if (diacriticSensitive || !NOT_ASCII.test(cased)) return cased;
  return withFewMarks(cased).normalize('NFD').replaceAll(DIACRITICS, '').normalize('NFC');
}

function stemOf(word: string): string {
  if (word.length > LONGEST_STEMMED) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemEnglish(word);
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** The stem as it was written: the stemmer knows small letters alone. */
function inCaseOf(word: string, stem: string): string {
  let same = 0;
  const lower = word.toLowerCase();
  while (same < stem.length && lower[same] === stem[same]) same += 1;
  return word.slice(0, same) + stem.slice(same);
}

/**
 * The words of a text as an index holds them, in their order and as often as they are there: cut
 * at white space and punctuation, without stop words, stemmed, then folded.
 */
export function wordsOf(
  text: string,
  language: Language,
  sensitivity: Sensitivity = INSENSITIVE,
): string[] {
  const words: string[] = [];
  for (const word of text.split(language === 'english' ? BETWEEN_ENGLISH : BETWEEN)) {
    if (word === '') continue;
    const lower = word.toLowerCase();
    if (language === 'english' && STOP_WORDS.has(lower)) continue;
    const counted = sensitivity.caseSensitive ? word : lower;
    const stem = language === 'english' ? inCaseOf(counted, stemOf(lower)) : counted;
    const term = folded(stem, sensitivity);
    if (term !== '') words.push(term);
  }
  return words;
}

/**
 * Whether a text has a word with this stem, as `wordsOf` finds it in English. A stem begins as its word does, but for
 * signs beyond ASCII, which are folded: only what begins like that is cut out and stemmed.
 */
export function hasStem(text: string, stem: string): boolean {
  if (!/^[a-z0-9]/.test(stem)) return wordsOf(text, 'english').includes(stem);
  const alike = Array.from(text.matchAll(beginningAs(stem)), ({ 0: word, index }) => {
    let from = index;
    while (text[from - 1] === "'") from -= 1;
    return text.slice(from, index + word.length);
  });
  return wordsOf(alike.join(' '), 'english').includes(stem);
}

/** Words from their first sign on that is no apostrophe. */
function beginningAs([first = '']: string): RegExp {
  const begins = String.raw`[${first}${first.toUpperCase()}\u{80}-\u{10ffff}]`;
  return new RegExp(`${begins}(?<=(?:^|(?!')[${SEPARATOR}])'*.)${IN_WORD}*`, 'gsu');
}

/**
 * The beginning of a text, as far as it has no more than so many different words. An index holds a key for each: those
 * of a text that is made of nothing else would take it long to write.
 */
export function upToWords(text: string, most: number): string {
  const words = new Set<string>();
  for (const { 0: word, index } of text.matchAll(PIECES)) {
    words.add(word.toLowerCase());
    if (words.size > most) return text.slice(0, index);
  }
  return text;
}
