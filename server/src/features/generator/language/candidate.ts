import { seedOf } from '@sets/shared/core/seeded.ts';
import type { ImportedItem } from '../../material/exchange/imported-item.ts';

/** The ways in which a question is made of a text. */
export type Rule =
  | 'definition'
  | 'meaning'
  | 'gap'
  | 'typed'
  | 'true'
  | 'false'
  | 'number'
  | 'order';

/** A question that could be asked. */
export interface Candidate {
  readonly rule: Rule;
  /** What of the text it asks for: asked once. */
  readonly about: string;
  readonly score: number;
  /** The sentence that it is made of, its place in the text, and that of its block. */
  readonly source: string;
  readonly at: number;
  readonly block: number;
  readonly item: ImportedItem;
}

/** In an order that looks like chance and is the same for the same texts: so a text gives the same questions again. */
export const mixed = (texts: readonly string[], seed: string): string[] =>
  texts.toSorted((one, other) => seedOf(`${seed}\n${one}`) - seedOf(`${seed}\n${other}`));

/** Whether a coin that is thrown for this text falls on its head. */
export const coin = (text: string): boolean => seedOf(text) % 2 === 0;

const base = { name: '', type: 'generated', notes: [] } as const;

/** One answer is right of some. */
export const choiceItem = (
  text: string,
  right: string,
  others: readonly string[],
  explanation: string,
): ImportedItem => {
  const options = mixed([right, ...others], text);
  return {
    ...base,
    kind: 'choice',
    text,
    options,
    right: [options.indexOf(right)],
    multiple: false,
    explanation,
  };
};

export const truthItem = (text: string, isTrue: boolean, explanation: string): ImportedItem => ({
  ...base,
  kind: 'true-false',
  text,
  right: [isTrue ? 0 : 1],
  explanation,
});

export const typedItem = (
  text: string,
  rightTexts: readonly string[],
  explanation: string,
): ImportedItem => ({
  ...base,
  kind: 'open-text',
  text,
  rightTexts,
  settings: [{ path: ['entries'], value: 1 }],
  explanation,
});

export const orderItem = (text: string, options: readonly string[]): ImportedItem => ({
  ...base,
  kind: 'ranking',
  text,
  options,
  inRightOrder: true,
});
