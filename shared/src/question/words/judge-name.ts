import { holdBackOf } from './held-words.ts';
import { wordLanguages } from './language.ts';
import { plainLetters, withoutSigns } from './plain-letters.ts';

/** Whether everybody may read a name: not before the host has allowed it, where that is unsure. */
export type NameVerdict = 'fine' | 'unsure' | 'rude';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words of the lists that are names of people, too. */
const alsoNames =
  listed(`dick dicks cock cocks balls hoe coon coons dyke fag fags tit boner porn prick pricks
  bastard bastards bastardi paki chink spic fuk fuq wank twat twats crap screw ass finocchi finocchio
  terrone terroni ricchioni crioulo piranha pompino pompini minchiata eikelbijter`);

/** Inside a longer word they are mostly meant, and sometimes a surname. */
const within =
  /fuck|shit|cunt|nigg[ae]|fagg?ot|bitch|whore|wank(?:er|ing)|penis(?!ton)|arschloch|hurensohn|fotze|wichs(?:er|t)|putain/u;

/** Whole words, and names that are jokes when they are read aloud. */
const known =
  /^(?:hitler|adolfhitler|heinrichhimmler|nazi|nazis|mikehunt|hughjass|bendover|hughjanus|phil?mccrack(?:en|in)|seymourbutts|moelester|dixienormous|barryma?ccockiner)$/u;

/** Who is called so in another language than English is asked about, unless the word is as long as no name that is one by chance. */
const longWord = 7;

/** What stands between the words of a name is none of their letters. */
const wordsIn = (name: string): string[] =>
  plainLetters(name)
    .split(/[^\p{L}\p{M}\p{N}@$!|+*€£]+/u)
    .filter((word) => word !== '');

const isHeld = (text: string): boolean =>
  wordLanguages.some((language) => holdBackOf(language).why(text) === 'profane');

const isSurelyRude = (word: string): boolean => {
  const plain = withoutSigns(word);
  // Nobody's own name has digits for letters.
  if (plain === word && alsoNames.has(plain)) return false;
  return holdBackOf('en').why(word) === 'profane' || plain.length >= longWord;
};

/** Judges a name by what holds words back: to be asked where the lists are loaded. */
export const judgeName = (name: string): NameVerdict => {
  const words = wordsIn(name);
  const joined = words.map(withoutSigns).join('');
  if (!isHeld(name)) {
    const isSeen = words.some((word) => within.test(withoutSigns(word)));
    return isSeen || known.test(joined) ? 'unsure' : 'fine';
  }
  const rude = words.filter(isHeld);
  if (rude.length > 0) return rude.some(isSurelyRude) ? 'rude' : 'unsure';
  // F u c k; of longer pieces that make a word together, each may be a name.
  return words.every((word) => Array.from(word).length === 1) ? 'rude' : 'unsure';
};
