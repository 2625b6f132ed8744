import type { NoteAnchor } from '@sets/shared/note/note.contract.ts';
import type { TextRange } from './plain-text.ts';

/** So much of what stood right beside a note is known again, in characters. */
const knownAgain = 12;

/**
 * A place without what stood right before or behind the words of a note: where some of them were taken out, or all, what is
 * left looks as much like them with its neighbours as without.
 */
export const withoutNeighbours = (
  text: string,
  { quote, before, after }: NoteAnchor,
  { from, to }: TextRange,
): TextRange => {
  const place = text.slice(from, to);
  const last = before.trimEnd().slice(-knownAgain);
  const next = after.trimStart().slice(0, knownAgain);
  const isTold = (piece: string): boolean => piece.length === knownAgain && !quote.includes(piece);
  const lastAt = isTold(last) ? place.lastIndexOf(last) : -1;
  const nextAt = isTold(next) ? place.indexOf(next) : -1;
  const begin = lastAt === -1 ? from : from + lastAt + last.length;
  const end = nextAt === -1 ? to : from + nextAt;
  return { from: begin, to: Math.max(begin, end) };
};

const countOf = (text: string, piece: string): number => text.split(piece).length - 1;

/** Whether a place is something that stood near the words of a note already, and not what has become of them. */
export const isNeighbour = (
  text: string,
  { before, after }: NoteAnchor,
  { from, to }: TextRange,
): boolean => {
  const piece = text.slice(from, to);
  const here = [
    text.slice(Math.max(0, from - before.length), from),
    text.slice(to, to + after.length),
  ];
  const countIn = (sides: readonly string[]): number =>
    sides.reduce((sum, side) => sum + countOf(side, piece), 0);
  return countIn([before, after]) > countIn(here);
};
