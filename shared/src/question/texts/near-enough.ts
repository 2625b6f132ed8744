import { plainLetters } from '../words/plain-letters.ts';

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
const typosIn = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

const digitsIn = (text: string): string => text.replaceAll(/[^\p{N}]+/gu, ' ').trim();

/** Signs that are to be put in, left out, changed, or swapped with their neighbour; more than `most` is any number above it. */
const editsBetween = (one: readonly string[], other: readonly string[], most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, sign] of one.entries()) {
    const now = [row + 1];
    for (const [column, its] of other.entries()) {
      const changed = (last[column] ?? 0) + Number(sign !== its);
      const isSwapped = sign === other[column - 1] && its === one[row - 1];
      const swapped = isSwapped ? (before[column - 1] ?? Infinity) + 1 : Infinity;
      const moved = Math.min(last[column + 1] ?? 0, now[column] ?? 0) + 1;
      now.push(Math.min(changed, swapped, moved));
    }
    [before, last] = [last, now];
  }
  return last.at(-1) ?? 0;
};

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
  return editsBetween(right.letters, Array.from(said), right.most) <= right.most;
};

/**
 * Whether a text says what was to be written. With `typos`, also with one of them in four to seven letters, and two in
 * eight or more; never in a number, for another number is another answer.
 */
export const isNearEnough = (wanted: string, given: string, typos: boolean): boolean =>
  isNear(wantedOf(wanted), plain(given), typos);

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
