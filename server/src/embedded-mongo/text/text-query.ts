import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import type { Text } from './text-scores.ts';
import {
  folded,
  INSENSITIVE,
  type Language,
  languageOf,
  type Sensitivity,
  wordsOf,
} from '../../core/text/words.ts';

/** What a `$text` asks for. */
export interface TextQuery {
  /** The stems to look up: a document with any of them may match. */
  terms: string[];
  phrases: string[];
  negatedTerms: string[];
  negatedPhrases: string[];
  sensitivity: Sensitivity;
  /** Whether a document with one of the terms matches, given its texts; undefined: it does. */
  matches: ((texts: readonly Text[]) => boolean) | undefined;
}

const OPERANDS = new Set(['$search', '$language', '$caseSensitive', '$diacriticSensitive']);
const PIECES = /[\t\n\v\f\r ]+|["-]|[^\t\n\v\f\r "-]+/g;

/** @throws StoreError 2, 4 or 14 for what `$text` cannot be */
export function parseTextQuery(operand: unknown, language: Language): TextQuery {
  if (!isObject(operand)) throw new StoreError(2, '$text expects an object');
  const extra = Object.keys(operand).find((key) => !OPERANDS.has(key));
  if (extra) throw new StoreError(2, `extra fields in $text: ${extra}`);
  const { $search: search } = operand;
  if (search === undefined) throw new StoreError(4, 'Missing expected field "$search"');
  if (typeof search !== 'string')
    throw new StoreError(14, '"$search" had the wrong type, expected string');
  const spoken = operand.$language === undefined ? language : languageOperand(operand.$language);
  const sensitivity = {
    caseSensitive: flag(operand, '$caseSensitive'),
    diacriticSensitive: flag(operand, '$diacriticSensitive'),
  };
  const parts = partsOf(search);
  const wanted = (text: string, how: Sensitivity): string[] => [
    ...new Set(wordsOf(text, spoken, how)),
  ];
  const query = {
    terms: wanted(parts.words, INSENSITIVE),
    phrases: parts.phrases,
    negatedTerms: wanted(parts.negatedWords, sensitivity),
    negatedPhrases: parts.negatedPhrases,
    sensitivity,
  };
  return { ...query, matches: matcher(query, wanted(parts.words, sensitivity)) };
}

function languageOperand(name: unknown): Language {
  if (typeof name !== 'string')
    throw new StoreError(14, '"$language" had the wrong type, expected string');
  const language = languageOf(name);
  if (language) return language;
  throw new StoreError(2, `unsupported language: "${name}": the store has english and none`);
}

function flag(operand: Doc, name: string): boolean {
  const value = operand[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw new StoreError(14, `"${name}" had the wrong type, expected bool`);
}

/**
 * Takes a search apart as MongoDB does: what is in quotes must be there word for word and its words
 * are looked for too; a minus after white space negates the word or the quotes that it stands before.
 */
function partsOf(search: string) {
  const parts = {
    words: '',
    negatedWords: '',
    phrases: [] as string[],
    negatedPhrases: [] as string[],
  };
  let afterSpace = true;
  let negated = false;
  let quote: number | undefined;
  for (const { 0: piece, index } of search.matchAll(PIECES)) {
    if (piece === '"') {
      if (quote !== undefined) {
        (negated ? parts.negatedPhrases : parts.phrases).push(search.slice(quote, index));
        negated = false;
      }
      quote = quote === undefined ? index + 1 : undefined;
    } else if (piece === '-') {
      if (quote === undefined && afterSpace) negated = true;
    } else if (piece.trim() !== '') {
      if (!negated) parts.words += `${piece} `;
      else if (quote === undefined) parts.negatedWords += `${piece} `;
      if (quote === undefined) negated = false;
    }
    afterSpace = piece.trim() === '';
  }
  return parts;
}

/** What the index alone cannot tell: phrases, what must not be there, and how words are written. */
function matcher(
  query: Omit<TextQuery, 'matches'>,
  exactTerms: readonly string[],
): TextQuery['matches'] {
  const { phrases, negatedTerms, negatedPhrases, sensitivity } = query;
  const exact = sensitivity.caseSensitive || sensitivity.diacriticSensitive;
  if (!exact && phrases.length + negatedTerms.length + negatedPhrases.length === 0)
    return undefined;
  const fold = (text: string): string => folded(text, sensitivity);
  const [wanted, unwanted] = [phrases.map(fold), negatedPhrases.map(fold)];
  return (texts) => {
    const whole = texts.map(({ text }) => fold(text));
    const says = (phrase: string): boolean => whole.some((text) => text.includes(phrase));
    if (!wanted.every(says) || unwanted.some(says)) return false;
    if (!exact && negatedTerms.length === 0) return true;
    const words = new Set(
      texts.flatMap(({ text, language }) => wordsOf(text, language, sensitivity)),
    );
    if (negatedTerms.some((term) => words.has(term))) return false;
    return !exact || exactTerms.some((term) => words.has(term));
  };
}
