import * as z from 'zod/mini';

/** Languages whose variants are merged; `neutral` merges by case alone, in any script. */
export const wordLanguages = ['neutral', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'tr'] as const;
export const wordLanguage = z.enum(wordLanguages);
export type WordLanguage = z.infer<typeof wordLanguage>;
