import { remembering } from '../../core/remembering.ts';
import { plainLetters } from '../words/plain-letters.ts';
import { isTurned } from './turned-words.ts';
import { editsBetween } from './edits-between.ts';

/** A full stop comes by itself from the keyboards of phones. */
const end = /(?<=\p{L})[.!?]+$/u;
const greekMarks = /(?<=\p{Script=Greek})\p{M}+/gu;

/** Without what never counts: case, accents, and space around and between words. */
const plain = (text: string): string =>
  plainLetters(text)
    .normalize('NFD')
    .replaceAll(greekMarks, '')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(end, '');

/** How many typos are small, by the letters of what is right. */
const typosIn = (letters: number): number => (letters < 5 ? 0 : letters < 12 ? 1 : 2);

const words = /[\p{L}\p{M}\p{N}]+/gu;
const wordsIn = (text: string): string[] => text.match(words) ?? [];
const countLetters = (text: string): number => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/** What begins a text and says nothing of it. Nothing but a word or more follows: “vitamin A” keeps its A. */
const article = /^(?:an?|the) (?=\p{L})/u;

/**
 * Whether what was changed lies in words that are long enough for it, each by its own letters: a short word says something
 * else with one letter more (iron(II), iron(III)), however long the text is around it. Apart from spaces no word is missing.
 */
const isSmallInEach = (wanted: string, given: string): boolean => {
  const [rights, said] = [wordsIn(wanted), wordsIn(given)];
  if (rights.length !== said.length) return rights.join('') === said.join('');
  return rights.every((right, at) => {
    const [letters, own] = [Array.from(right), Array.from(said[at] ?? '')];
    const most = typosIn(countLetters(right));
    return editsBetween(letters, own, most) <= most;
  });
};

const digitsIn = (text: string): string => text.replaceAll(/[^\p{N}]+/gu, ' ').trim();

/** What is to be written, as it is compared. */
interface Wanted {
  readonly plain: string;
  readonly digits: string;
  /** Without its article, where typos are looked for. */
  readonly core: string;
  readonly letters: readonly string[];
  /** How many typos are small in it. */
  readonly most: number;
}

const wantedOf = (text: string): Wanted => {
  const said = plain(text);
  const core = said.replace(article, '');
  return {
    plain: said,
    digits: digitsIn(said),
    core,
    letters: Array.from(core),
    most: typosIn(countLetters(core)),
  };
};

const isNear = (right: Wanted, said: string, typos: boolean): boolean => {
  if (right.plain === said) return true;
  if (!typos || right.most === 0 || right.digits !== digitsIn(said)) return false;
  const core = said.replace(article, '');
  const edits = editsBetween(right.letters, Array.from(core), right.most);
  if (edits > right.most || !isSmallInEach(right.core, core)) return false;
  return !isTurned(right.core, core, edits);
};

/** What is right is asked of by every answer, and many people type the same. */
const mostRemembered = 2_000;
const wantedNow = remembering(wantedOf, mostRemembered);
const plainNow = remembering(plain, mostRemembered);

/**
 * Whether a text says what was to be written. With `typos`, also with one of them in a word of five to eleven letters, and two
 * in a longer one or in several words; never in a short word or a number, and never where it says the opposite or another
 * word that is known, for that is another answer (decision 96).
 */
export const isNearEnough = (wanted: string, given: string, typos: boolean): boolean =>
  isNear(wantedNow(wanted), plainNow(given), typos);

/** Which of these texts a text says, the first that is the same before one with typos; -1 for none. For who asks it of many. */
export const nearestOf = (
  accepted: readonly string[],
  typos: boolean,
): ((given: string) => number) => {
  const all = accepted.map(wantedOf);
  return (given) => {
    const said = plain(given);
    const same = all.findIndex((each) => each.plain === said);
    return same === -1 && typos ? all.findIndex((each) => isNear(each, said, typos)) : same;
  };
};
