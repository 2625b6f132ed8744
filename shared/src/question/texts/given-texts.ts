import * as z from 'zod/mini';
import { type Result, fail, ok } from '../../core/result.ts';
import { oneLine } from '../../core/text.ts';

export const textLimits = {
  /** Characters of one answer. */
  text: 300,
  /** Answers of one person. */
  entries: { min: 1, max: 5 },
  /** What comes in before it is cleaned: more is no answer. */
  raw: 2_000,
} as const;

/** An answer: what somebody wrote, one text or several. */
export const textsGiven = z.strictObject({
  texts: z
    .array(z.string().check(z.maxLength(textLimits.raw, 'This is too long.')))
    .check(z.minLength(1, 'Write an answer.'), z.maxLength(textLimits.entries.max)),
});
export type TextsGiven = z.infer<typeof textsGiven>;

/**
 * A text as it is kept and counted: on one line, without what shows nothing, and alike however it
 * was typed. Half a sign, which no store keeps as it is, becomes the sign for what is unreadable.
 */
export const keptText = (typed: string): string => oneLine(typed.toWellFormed());

/** The texts of an answer as they are kept, or why they are none. What is written twice counts once. */
export const keepTexts = (given: readonly string[], most: number): Result<string[]> => {
  const texts = [...new Set(given.map(keptText))].filter((text) => text !== '');
  if (texts.length === 0) return fail('BAD_REQUEST', 'Write an answer.');
  if (texts.length > most) {
    return fail('BAD_REQUEST', most === 1 ? 'Write one answer.' : `At most ${most} answers.`);
  }
  return texts.some((text) => text.length > textLimits.text)
    ? fail('BAD_REQUEST', `At most ${textLimits.text} characters.`)
    : ok(texts);
};
