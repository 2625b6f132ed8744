import type { NoteAnchor } from '@sets/shared/note/note.contract.ts';
import type { TextRange } from './plain-text.ts';

/** What is looked for as it is, to find where it is worth looking for what was changed: pieces of so many characters. */
const piece = 8;
/** Of each piece so many places count; one that is everywhere says nothing. */
const mostOfPiece = 40;
/** Beginnings that are so near to each other are of the same place, in characters. */
const near = 64;
const mostWindows = 4;

/** Where a note would begin by each piece of it that the text has still. */
const beginnings = (text: string, whole: string): number[] => {
  const begins: number[] = [];
  for (let at = 0; at + piece <= whole.length; at += piece) {
    const wanted = whole.slice(at, at + piece);
    const places: number[] = [];
    for (let found = text.indexOf(wanted); found !== -1; found = text.indexOf(wanted, found + 1)) {
      places.push(found - at);
      if (places.length > mostOfPiece) break;
    }
    if (places.length <= mostOfPiece) begins.push(...places);
  }
  return begins.toSorted((one, other) => one - other);
};

interface Cluster {
  readonly from: number;
  to: number;
  votes: number;
}

const clustersOf = (begins: readonly number[]): Cluster[] => {
  const clusters: Cluster[] = [];
  for (const at of begins) {
    const last = clusters.at(-1);
    if (last !== undefined && at - last.to <= near) {
      last.to = at;
      last.votes += 1;
    } else clusters.push({ from: at, to: at, votes: 1 });
  }
  return clusters;
};

/**
 * Parts of a text in which something like what a note is about may be, the likeliest first, so that a long text is
 * not searched through for each note whose words are gone.
 */
export const windowsLike = (text: string, anchor: NoteAnchor): TextRange[] => {
  const whole = anchor.before + anchor.quote + anchor.after;
  const begin = anchor.start - anchor.before.length;
  const isAway = ({ from, to }: Cluster): number => Math.abs((from + to) / 2 - begin);
  return clustersOf(beginnings(text, whole))
    .toSorted((one, other) => other.votes - one.votes || isAway(one) - isAway(other))
    .slice(0, mostWindows)
    .map(({ from, to }) => ({
      from: Math.max(0, from - near),
      to: Math.min(text.length, to + whole.length + 2 * near),
    }));
};
