import { wordLanguages } from '@sets/shared/question/words/language.ts';
import { languageNames } from './language.messages.ts';

/** Languages as they are called; what is none of them comes last. */
export const languageChoices = [
  ...wordLanguages.filter((each) => each !== 'neutral'),
  'neutral' as const,
].map((language) => ({ value: language, text: languageNames[language] }));
