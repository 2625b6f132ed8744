import type { Box } from '../pdf/tags.ts';
import type { Placed } from './page-breaks.ts';

/** CSS pixels of an A4 page at 96 a inch, and of what is printed on it. */
export const a4 = { width: 794, height: 1123 } as const;
export const printed = { left: 38, width: 718, top: 38, page: 1040, gap: 16 } as const;

/** A box on the page that it comes to. */
export interface OnPage extends Box {
  readonly page: number;
}

/** Where a box of a block comes to on paper; the box is measured from the block's top left corner. */
export const onPaper = (pages: readonly Placed[][], block: number, box: Box): OnPage | null => {
  const middle = box.y + box.height / 2;
  const parts = pages.flatMap((placed, page) =>
    placed.filter((each) => each.block === block).map((part) => ({ part, page })),
  );
  // What lies beyond the block's edges is on the page that is next to it.
  const found = parts.find(({ part }) => middle < part.to) ?? parts.at(-1);
  if (found === undefined) return null;
  const { part, page } = found;
  const { scale, top, from } = part;
  const centre = printed.width / 2;
  return {
    page,
    x: printed.left + centre + (box.x - centre) * scale,
    y: printed.top + top + (box.y - from) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
};
