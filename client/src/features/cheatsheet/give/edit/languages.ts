import { locale } from '../../../../core/locale.ts';
import { languageName } from '../../language-name.ts';

/** Those that are taught and studied in most; whoever needs another one has it where their browser speaks it. */
const usual =
  'ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant';

interface Language {
  readonly value: string;
  readonly text: string;
}

/** What this browser speaks, without where; 'en' where it does not say. */
export const ownLanguage = (): string => {
  try {
    const { language, script } = new Intl.Locale(navigator.language);
    const all = usual.split(' ');
    if (all.includes(navigator.language)) return navigator.language;
    const { script: likely } = new Intl.Locale(navigator.language).maximize();
    const written = `${language}-${script ?? likely ?? ''}`;
    return all.includes(written) ? written : language;
  } catch {
    // Some old browsers name languages that are none.
    return 'en';
  }
};

/** All that can be chosen, by their names; the one that is chosen is among them. */
export const languageChoices = (chosen: string): Language[] => {
  const all = new Set([...usual.split(' '), ownLanguage(), chosen]);
  const order = new Intl.Collator(locale);
  return [...all]
    .map((value) => ({ value, text: languageName(value) }))
    .toSorted((a, b) => order.compare(a.text, b.text));
};
