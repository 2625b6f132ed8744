/** A block on a page: its place from the page's top, and how much it is made smaller to fit. */
export interface Placed {
  readonly block: number;
  readonly top: number;
  readonly scale: number;
}

/**
 * Puts blocks of these heights on pages of `page`, `gap` apart and in their order; none is cut. One
 * that is higher than a page has a page of its own, and is made as small as that asks.
 */
export const pageBreaks = (
  heights: readonly number[],
  { page, gap }: { readonly page: number; readonly gap: number },
): Placed[][] => {
  const pages: Placed[][] = [];
  let bottom = Infinity;
  for (const [block, height] of heights.entries()) {
    const scale = Math.min(1, page / height);
    const fits = bottom + gap + height * scale <= page;
    if (!fits) pages.push([]);
    const top = fits ? bottom + gap : 0;
    pages.at(-1)?.push({ block, top, scale });
    bottom = top + height * scale;
  }
  return pages;
};
