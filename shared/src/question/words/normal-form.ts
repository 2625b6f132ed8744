import { remembering } from '../../core/remembering.ts';
import type { WordLanguage } from './language.ts';
import { dutchSingular } from './plurals/dutch.ts';
import { englishSingular } from './plurals/english.ts';
import { frenchSingular } from './plurals/french.ts';
import { germanSingular } from './plurals/german.ts';
import { italianSingular, portugueseSingular, spanishSingular } from './plurals/romance.ts';

/** Accents of Latin letters alone: in other scripts marks are letters. */
const latinMarks = /(?<=\p{Script=Latin})\p{M}+/gu;

/** Letters of English and signs alone: most words, and nothing is to be folded but case. */
const isPlain = (text: string): boolean => !/[^ -~]/u.test(text);

const withoutAccents = (text: string): string =>
  isPlain(text) ? text : text.normalize('NFD').replace(latinMarks, '').normalize('NFC');

/** What stands around a word, not in it: 5! is a number and no exclamation. */
const opening = /^["'“”„«‹¿¡\s]+(?=.)/u;
const closing = /(?<=\p{L}|\p{M})[.,!?;:…"“”»›\s]+$/u;
/** Well-being and well being. */
const joint = /(?<=\p{L})[-‐‑–_](?=\p{L})/gu;

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/** Schön and schoen, but not schon. */
const german = (text: string): string =>
  withoutAccents(text.replaceAll(/[äöüß]/gu, (letter) => germanLetters[letter] ?? letter));

/** Año is no ano. */
const spanish = (text: string): string =>
  text
    .split('ñ')
    .map((part) => withoutAccents(part))
    .join('ñ');

type Plain = (text: string) => string;
const rules: Readonly<Partial<Record<WordLanguage, readonly [letters: Plain, singular: Plain]>>> = {
  en: [withoutAccents, englishSingular],
  de: [german, germanSingular],
  fr: [(text) => withoutAccents(text.replaceAll('œ', 'oe').replaceAll('æ', 'ae')), frenchSingular],
  es: [spanish, spanishSingular],
  it: [withoutAccents, italianSingular],
  nl: [withoutAccents, dutchSingular],
  pt: [withoutAccents, portugueseSingular],
};

/** One case for all; Turkish has an i with and one without a dot, which are not the same. */
const folded = (entry: string, language: WordLanguage): string => {
  if (language !== 'tr' && isPlain(entry)) return entry.replaceAll('`', "'").toLowerCase();
  const text = entry.normalize('NFKC').replaceAll(/[’‘ʼ`´]/gu, "'");
  const lower = language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase();
  return lower.replaceAll('ς', 'σ').normalize('NFKC');
};

const trimmed = (text: string): string => text.replace(opening, '').replace(closing, '') || text;

const made = (entry: string, language: WordLanguage): string => {
  const text = trimmed(folded(entry, language));
  const rule = rules[language];
  if (rule === undefined) return text;
  const [letters, singular] = rule;
  return letters(text.replaceAll(joint, ' '))
    .split(' ')
    .map((word) => singular(word))
    .join(' ');
};

/** The same entries come again with every count, so what was made is kept: of three of the largest clouds at once. */
const mostKept = 30_000;
const forms = new Map<WordLanguage, (entry: string) => string>();

/** What all variants of an entry have in common. It is no word to be read. */
export const normalForm = (entry: string, language: WordLanguage): string => {
  let formOf = forms.get(language);
  if (formOf === undefined) {
    forms.set(language, (formOf = remembering((each) => made(each, language), mostKept)));
  }
  return formOf(entry);
};
