import type { WordLanguage } from '@sets/shared/question/words/language.ts';

/** What languages are called. */
export const languageNames: Readonly<Record<WordLanguage, string>> = {
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
