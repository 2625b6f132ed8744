import type { Right } from '@sets/shared/question/right.ts';
import type { DrawingSheet } from './drawing-sheet.ts';

/** A round as its kind draws it. */
export interface DrawingOf<Q, Counted> {
  readonly question: Q;
  readonly counts: Counted;
  readonly answered: number;
  /** What is right, where that is known. */
  readonly right: Right | null;
}

/**
 * Draws what a round came to on a sheet of shapes and letters, for other programs. Null for kinds that
 * need none: a bar for each of their lines is all there is to draw, or nothing is asked.
 */
export interface DrawingParts<Q, Counted> {
  draw(this: void, sheet: DrawingSheet, round: DrawingOf<Q, Counted>): void;
  /** The files of the pictures that it draws. */
  pictures?(this: void, question: Q): readonly string[];
}
