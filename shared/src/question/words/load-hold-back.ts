import { type HoldBack, holdNothing } from './held-words.ts';
import { holdBackBy } from './hold-back.ts';
import type { WordLanguage } from './language.ts';
import type { LanguageList } from './lists/word-lists.ts';

/** The lists of a language, loaded when somebody needs them: phones never do. */
const loaders: Readonly<Partial<Record<WordLanguage, () => Promise<LanguageList>>>> = {
  en: async () => (await import('./lists/english.ts')).englishList,
  de: async () => (await import('./lists/german.ts')).germanList,
  fr: async () => (await import('./lists/french.ts')).frenchList,
  es: async () => (await import('./lists/spanish.ts')).spanishList,
  it: async () => (await import('./lists/italian.ts')).italianList,
  nl: async () => (await import('./lists/dutch.ts')).dutchList,
  pt: async () => (await import('./lists/portuguese.ts')).portugueseList,
};

const withoutList = (): Promise<undefined> => Promise.resolve(undefined);

/** What holds words back in these languages; in one without a list, nothing. */
export const loadHoldBack = async (languages: readonly WordLanguage[]): Promise<HoldBack> => {
  const lists = await Promise.all(
    languages.map((language) => loaders[language]?.() ?? withoutList()),
  );
  const known = lists.filter((list) => list !== undefined);
  return known.length === 0 ? holdNothing : holdBackBy(known);
};
