import { locale } from '../../core/locale.ts';

const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });

/** What a language is called, as 'Portuguese (Brazil)'; as it stands where nobody knows it. */
export const languageName = (language: string): string => {
  try {
    return names.of(language) ?? language;
  } catch {
    // A word that is built like no language, or a form of one that an old browser does not know.
    return language;
  }
};
