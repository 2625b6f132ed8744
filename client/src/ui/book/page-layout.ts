import type { PageSize } from './book.ts';

/** Between pages and around them, in pixels. */
export const gap = 12;

/** Where a page stands in the strip of all pages, in pixels. */
export interface PageBox extends PageSize {
  readonly top: number;
  readonly left: number;
}

export interface Strip extends PageSize {
  readonly boxes: readonly PageBox[];
}

/** A place in a book: a page, counted from 1, and how far down it. */
export interface Place {
  readonly page: number;
  /** From 0 at its top to 1 at its end. */
  readonly share: number;
}

/** Pages below each other, each in the middle; `scale` in pixels a point, `room` is how wide the window is. */
export const layOut = (sizes: readonly PageSize[], scale: number, room: number): Strip => {
  const widest = Math.max(0, ...sizes.map(({ width }) => width)) * scale;
  const width = Math.max(room, widest + 2 * gap);
  let top = gap;
  const boxes = sizes.map((size) => {
    const box = {
      top,
      left: (width - size.width * scale) / 2,
      width: size.width * scale,
      height: size.height * scale,
    };
    top += box.height + gap;
    return box;
  });
  return { boxes, width, height: top };
};

/** The scale at which the widest page is as wide as the window. */
export const fitting = (sizes: readonly PageSize[], room: number): number => {
  const widest = Math.max(1, ...sizes.map(({ width }) => width));
  return Math.max(0.05, (room - 2 * gap) / widest);
};

/** The first page that ends below a place in the strip; the last where none does. From 1. */
const pageBelow = (boxes: readonly PageBox[], y: number): number => {
  let [low, high] = [0, Math.max(0, boxes.length - 1)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const box = boxes[middle];
    if (box !== undefined && box.top + box.height + gap > y) high = middle;
    else low = middle + 1;
  }
  return low + 1;
};

/** Pages of which a part is between two places in the strip, as the first and the last of them. */
export const pagesIn = (
  boxes: readonly PageBox[],
  from: number,
  to: number,
): { first: number; last: number } => ({
  first: pageBelow(boxes, from),
  last: Math.max(pageBelow(boxes, from), pageBelow(boxes, to)),
});

export const placeAt = (boxes: readonly PageBox[], y: number): Place => {
  const page = pageBelow(boxes, y);
  const box = boxes[page - 1];
  const share = box === undefined ? 0 : (y - box.top) / box.height;
  // The gap above a page belongs to it, and stays as wide.
  return { page, share };
};

export const topOf = (boxes: readonly PageBox[], { page, share }: Place): number => {
  const box = boxes[page - 1];
  return box === undefined ? 0 : box.top + share * box.height;
};
