import { drawUnlinked } from './draw-markdown.ts';
import { drawPictures, type FetchPicture } from './draw-pictures.ts';
import { linkFootnotes } from './link-footnotes.ts';

/** What each block was drawn as, before its pictures came. */
const drawnAs = new WeakMap<Element, string>();

const isSame = (one: Element | undefined, other: Element | undefined): boolean =>
  one !== undefined && other !== undefined && drawnAs.get(one) === drawnAs.get(other);

/** How many blocks are the same, counted from one end. */
const sameFrom = (count: number, isSameAt: (at: number) => boolean): number => {
  let at = 0;
  while (at < count && isSameAt(at)) at += 1;
  return at;
};

/**
 * Draws a text that is being written over what it was a moment ago: the blocks before and after the
 * change stay, so that pictures do not flicker and nothing jumps. Nothing is drawn where it `isLate`.
 */
export const redrawMarkdown = async (
  into: HTMLElement,
  markdown: string,
  fetchPicture: FetchPicture,
  isLate: () => boolean,
): Promise<void> => {
  const drawn = document.createElement('div');
  await drawUnlinked(drawn, markdown);
  if (isLate()) return;
  const before = [...into.children];
  const after = [...drawn.children];
  if (after.length === 0) {
    into.textContent = markdown;
    return;
  }
  for (const block of after) drawnAs.set(block, block.outerHTML);
  const most = Math.min(before.length, after.length);
  const head = sameFrom(most, (at) => isSame(before[at], after[at]));
  const tail = sameFrom(most - head, (at) => isSame(before.at(-1 - at), after.at(-1 - at)));
  const kept = new Set([...before.slice(0, head), ...before.slice(before.length - tail)]);
  const gone = [...into.childNodes].filter((node) => !(node instanceof Element && kept.has(node)));
  for (const node of gone) node.remove();
  const next = before[before.length - tail] ?? null;
  for (const block of after.slice(head, after.length - tail)) into.insertBefore(block, next);
  linkFootnotes(into);
  drawPictures(into, fetchPicture);
};
