/** A block by its height, and where it may be cut if it must: between lines, from above. */
export interface Block {
  readonly height: number;
  readonly cuts: readonly number[];
}

/** A part of a block on a page: its place from the page's top, and how much it is made smaller to fit. */
export interface Placed {
  readonly block: number;
  /** Which part of the block, from its own top; mostly all of it. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly scale: number;
}

interface Paper {
  readonly page: number;
  readonly gap: number;
}

/** A block that must be cut begins below another one only where this part of a page is left for it. */
const leastBegin = 0.3;

/** Fills pages one after the other. */
class Pages {
  readonly pages: Placed[][] = [];
  readonly #paper: Paper;
  #bottom = Infinity;

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  /** How much fits below what is there. */
  get room(): number {
    return this.#paper.page - this.#bottom - this.#paper.gap;
  }

  turn(): void {
    this.pages.push([]);
    this.#bottom = -this.#paper.gap;
  }

  place(block: number, from: number, to: number): void {
    const scale = Math.min(1, this.#paper.page / (to - from));
    if (this.room < (to - from) * scale) this.turn();
    const top = this.#bottom + this.#paper.gap;
    this.pages.at(-1)?.push({ block, from, to, top, scale });
    this.#bottom = top + (to - from) * scale;
  }
}

/** Where a block is cut that fits on no page: as late as there is room, from the page that it begins on. */
const placeInParts = (pages: Pages, block: number, { height, cuts }: Block, page: number): void => {
  const last = (from: number, room: number): number | undefined =>
    cuts.findLast((cut) => cut > from && cut - from <= room);
  let from = 0;
  if (pages.room < page * leastBegin || last(0, pages.room) === undefined) pages.turn();
  while (height - from > pages.room) {
    // What cannot be cut anywhere is made smaller.
    const to = last(from, pages.room) ?? cuts.find((cut) => cut > from) ?? height;
    pages.place(block, from, to);
    if (to === height) return;
    pages.turn();
    from = to;
  }
  pages.place(block, from, height);
};

/**
 * Puts blocks on pages of `page`, `gap` apart and in their order. None is cut that fits on a page;
 * one that is higher goes on over pages, cut between its lines.
 */
export const pageBreaks = (blocks: readonly Block[], paper: Paper): Placed[][] => {
  const pages = new Pages(paper);
  for (const [at, block] of blocks.entries()) {
    if (block.height <= paper.page) pages.place(at, 0, block.height);
    else placeInParts(pages, at, block, paper.page);
  }
  return pages.pages;
};
