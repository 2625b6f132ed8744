/** What is never cut: a line of a text, a row, a picture. From its top to its bottom. */
type Whole = readonly [top: number, bottom: number];

/** Elements that stay whole unless they are higher than half a page. */
const wholes = 'h1,h2,h3,p,li,tr,dl,dt,dd,figure,svg,img,canvas,.katex';

const isShown = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;

const wholesIn = (element: Element, highest: number): Whole[] => {
  const own = element.getBoundingClientRect();
  if (!isShown(own)) return [];
  if (element.matches(wholes) && (own.height <= highest || element.childElementCount === 0)) {
    return [[own.top, own.bottom]];
  }
  return Array.from(element.childNodes).flatMap((node): Whole[] => {
    if (node instanceof Element) return wholesIn(node, highest);
    if (node.textContent?.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects(), ({ top, bottom }): Whole => [top, bottom]);
  });
};

/** The middles of the gaps between these, from above. Pure. */
export const gapsBetween = (found: readonly Whole[]): number[] => {
  const cuts: number[] = [];
  let end = Infinity;
  for (const [top, bottom] of found.toSorted(([one], [other]) => one - other)) {
    if (top > end) cuts.push((top + end) / 2);
    end = end === Infinity ? bottom : Math.max(end, bottom);
  }
  return cuts;
};

/** Where a block may be cut between its lines, from its top; `page` is the height of a page. */
export const cutsOf = (block: Element, page: number): number[] => {
  const { top } = block.getBoundingClientRect();
  return gapsBetween(wholesIn(block, page / 2)).map((cut) => cut - top);
};
