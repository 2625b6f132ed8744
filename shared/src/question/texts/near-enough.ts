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

/**
 * Whether a text says what was to be written. With `typos`, also with one of them in four to seven letters, and two in
 * eight or more; never in a number, for another number is another answer.
 */
export const isNearEnough = (wanted: string, given: string, typos: boolean): boolean => {
  const [right, said] = [plain(wanted), plain(given)];
  if (right === said) return true;
  if (!typos || digitsIn(right) !== digitsIn(said)) return false;
  const letters = Array.from(right);
  const most = typosIn(letters.filter((each) => /[\p{L}\p{M}]/u.test(each)).length);
  return most > 0 && editsBetween(letters, Array.from(said), most) <= most;
};
