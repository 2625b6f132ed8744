import { type WordLanguage, wordLanguages } from '@sets/shared/question/words/language.ts';

const names: Readonly<Record<WordLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  tr: 'Turkish',
  neutral: 'Another language, or several',
};

/** Languages as they are called; what is none of them comes last. */
export const languageChoices = [
  ...wordLanguages.filter((each) => each !== 'neutral'),
  'neutral' as const,
].map((language) => ({ value: language, text: names[language] }));
