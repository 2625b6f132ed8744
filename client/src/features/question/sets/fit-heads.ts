import { type Piece, setLines } from '../choosing/screen/lines.ts';

export interface HeadsGiven {
  readonly heads: readonly (readonly Piece[])[];
  /** What one of them may take. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

const leading = 1.1;

/** The largest of the sizes in which every head fits its place with no word broken; null where there is none. */
export const fitHeads = ({ heads, width, height, sizes }: HeadsGiven): number | null =>
  sizes.find((size) =>
    heads.every((head) => {
      // Longer than any line: no word is to be broken.
      const lines = setLines(head, width / size, leading, Number.POSITIVE_INFINITY);
      return lines !== null && lines.height * size <= height;
    }),
  ) ?? null;
