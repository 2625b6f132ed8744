import { own } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import type { TextFields } from './text-spec.ts';
import { folded, INSENSITIVE, type Language, languageOf, wordsOf } from '../../core/text/words.ts';

/** A string of a document that a text index covers. */
export interface Text {
  text: string;
  weight: number;
  language: Language;
}

/**
 * The strings that the index covers: at the paths, in arrays and in what lies in arrays.
 *
 * @throws StoreError 17262 where the document names a language that the store does not have
 */
export function textsOf(doc: Doc, { fields, language, override }: TextFields): Text[] {
  const texts: Text[] = [];
  for (const { path, weight } of fields) {
    const walk = (value: unknown, depth: number, spoken: Language): void => {
      if (Array.isArray(value)) {
        for (const item of value) walk(item, depth, spoken);
      } else if (isObject(value)) {
        const segment = path[depth];
        if (segment === undefined) return;
        walk(own(value, segment), depth + 1, spokenIn(value, override, spoken));
      } else if (typeof value === 'string' && depth === path.length && value !== '') {
        texts.push({ text: value, weight, language: spoken });
      }
    };
    walk(doc, 0, language);
  }
  return texts;
}

function spokenIn(object: Doc, override: string, otherwise: Language): Language {
  const name = own(object, override);
  if (typeof name !== 'string') return otherwise;
  const language = languageOf(name);
  if (language) return language;
  throw new StoreError(17262, `language override unsupported: ${name}`);
}

/**
 * MongoDB's score of each word of a document: what is repeated counts half as much each time, a
 * larger share of its text counts more, and a text that is this word alone a tenth more.
 */
export function scoresOf(texts: readonly Text[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { text, weight, language } of texts) {
    const words = wordsOf(text, language);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const whole = folded(text, INSENSITIVE);
    for (const [word, count] of counts) {
      const frequency = 2 - 2 ** (1 - count);
      const share = 0.5 + (0.5 * count) / words.length;
      const alone = whole === word ? 1.1 : 1;
      scores.set(word, (scores.get(word) ?? 0) + weight * frequency * share * alone);
    }
  }
  return scores;
}
