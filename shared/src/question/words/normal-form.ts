import type { WordLanguage } from './language.ts';
import { dutchSingular } from './plurals/dutch.ts';
import { englishSingular } from './plurals/english.ts';
import { frenchSingular } from './plurals/french.ts';
import { germanSingular } from './plurals/german.ts';
import { italianSingular, portugueseSingular, spanishSingular } from './plurals/romance.ts';

/** Accents of Latin letters alone: in other scripts marks are letters. */
const latinMarks = /(?<=\p{Script=Latin})\p{M}+/gu;

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(latinMarks, '').normalize('NFC');

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

/** What was made is kept: the same entries come again with every count. */
const mostKept = 20_000;
const kept = new Map<WordLanguage, Map<string, string>>();

/** What all variants of an entry have in common. It is no word to be read. */
export const normalForm = (entry: string, language: WordLanguage): string => {
  let known = kept.get(language);
  if (known === undefined || known.size >= mostKept) kept.set(language, (known = new Map()));
  let form = known.get(entry);
  if (form === undefined) known.set(entry, (form = made(entry, language)));
  return form;
};
