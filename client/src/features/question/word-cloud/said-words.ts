import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { normalForm } from '@sets/shared/question/words/normal-form.ts';
import type { ShownWord } from '@sets/shared/question/words/shown-cloud.ts';

/** Whether one of these entries is this word: as it is shown, or a variant of it. */
export const isSaid = (
  { text, key = text }: ShownWord,
  entries: readonly string[],
  { language }: WordCloudQuestion,
): boolean => entries.some((entry) => entry === text || normalForm(entry, language) === key);
