import { diffWordsWithSpace } from 'diff';

/** A piece of a text: as it was before and after, or only in one of the two. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Texts that have more words in common or not than this are not compared any further. */
const mostEdits = 2_000;

/** What became of a text, word by word; where hardly a word stayed, one whole text after the other. */
export const wordChanges = (before: string, after: string): readonly Piece[] => {
  const whole = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ] as const;
  // Undefined where that would take too long.
  const pieces = diffWordsWithSpace(before, after, { maxEditLength: mostEdits, timeout: 300 });
  if (pieces === undefined) return whole;
  return pieces.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
};
