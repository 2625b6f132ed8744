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

const digitsIn = (text: string): string => text.replaceAll(/[^\p{N}]+/gu, ' ').trim();

/** What is to be written, as it is compared. */
interface Wanted {
  readonly plain: string;
  readonly digits: string;
  readonly letters: readonly string[];
  /** How many typos are small in it. */
  readonly most: number;
}

const wantedOf = (text: string): Wanted => {
  const said = plain(text);
  const letters = Array.from(said);
  const most = typosIn(letters.filter((each) => /[\p{L}\p{M}]/u.test(each)).length);
  return { plain: said, digits: digitsIn(said), letters, most };
};

const isNear = (right: Wanted, said: string, typos: boolean): boolean => {
  if (right.plain === said) return true;
  if (!typos || right.most === 0 || right.digits !== digitsIn(said)) return false;
  const edits = editsBetween(right.letters, Array.from(said), right.most);
  return edits <= right.most && !isTurned(right.plain, said, edits);
};

/** What is right is asked of by every answer, and many people type the same. */
const mostRemembered = 2_000;
const wantedNow = remembering(wantedOf, mostRemembered);
const plainNow = remembering(plain, mostRemembered);

/**
 * Whether a text says what was to be written. With `typos`, also with one of them in five to eleven letters, and two in
 * twelve or more; never in a number, and never where it says the opposite, for that is another answer.
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
