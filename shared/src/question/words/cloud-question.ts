import * as z from 'zod/mini';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import { wordEntry } from './entry.ts';
import { wordLanguage } from './language.ts';
import { normalForm } from './normal-form.ts';

// What phones read of a word cloud, too: nothing that is held back may be known here.

/** How many entries a question may ask of a person. */
export const mostEntries = 10;
/** How many words of others a person may like. */
export const mostLikes = 10;

const kind = z.literal('word-cloud');
const settings = {
  /** Variants of this language count as one word. */
  language: wordLanguage,
  /** Whether words of others may be liked, where phones show them. */
  likes: z.boolean(),
  /** Whether rude words, and those that say little alone, wait for the host. */
  filter: z.boolean(),
} as const;

export const wordCloudQuestion = z.strictObject({
  kind,
  ...questionFields,
  /** Words of one person. */
  entries: z.int().check(z.gte(1), z.lte(mostEntries)),
  ...settings,
});
export type WordCloudQuestion = z.infer<typeof wordCloudQuestion>;

export const wordCloudDraft = z.object({ kind, ...draftFields, entries: z.int(), ...settings });

export const wordCloudValue = z.strictObject({
  words: z.array(wordEntry).check(z.maxLength(mostEntries)),
  /** Words of others, as they were shown: a like counts like an entry of that word. */
  liked: z.optional(z.array(wordEntry).check(z.maxLength(mostLikes))),
});
export type WordCloudValue = z.infer<typeof wordCloudValue>;

/** The first entry of each word. */
export const distinctWords = (
  entries: readonly string[],
  { language }: Pick<WordCloudQuestion, 'language'>,
): string[] => {
  const known = new Set<string>();
  return entries.filter((entry) => {
    const form = normalForm(entry, language);
    return !known.has(form) && known.add(form);
  });
};
