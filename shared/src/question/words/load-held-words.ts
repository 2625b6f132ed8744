import { type HoldBack, setHoldBacks } from './held-words.ts';
import { wordLanguages } from './language.ts';
import { loadHoldBack } from './load-hold-back.ts';

/** Rude words of English are known everywhere; what says little alone is so in its own language only. */
const withEnglish = (own: HoldBack, english: HoldBack): HoldBack => ({
  why: (entry) => own.why(entry) ?? (english.why(entry) === 'profane' ? 'profane' : null),
});

/** From now on words are held back, in every language that there are lists of. */
export const loadHeldWords = async (): Promise<void> => {
  const english = await loadHoldBack(['en']);
  const lists = await Promise.all(
    wordLanguages.map(async (language) => {
      const own = await loadHoldBack([language]);
      return [language, language === 'en' ? english : withEnglish(own, english)] as const;
    }),
  );
  setHoldBacks(new Map(lists));
};
