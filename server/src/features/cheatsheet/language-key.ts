/** Languages are compared as they are written best: 'EN' is 'en', and 'pt-br' is 'pt-BR'. */
export const languageKeyOf = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    // It is built like one, and is none.
    return language.toLowerCase();
  }
};
