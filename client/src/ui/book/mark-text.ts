import type { LaidText } from '../../core/pdf/pdf.ts';
import type { Found } from './find-text.ts';

const marked = (text: string, isCurrent: boolean): HTMLElement => {
  const mark = document.createElement('mark');
  mark.textContent = text;
  if (isCurrent) mark.dataset['current'] = '';
  return mark;
};

/** The parts of one piece of text: what was found in it, and what is between. */
const partsOf = (
  { text, from }: LaidText,
  found: readonly Found[],
  current: Found | null,
): (string | HTMLElement)[] => {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const each of found) {
    const begin = Math.max(at, each.from - from);
    const end = Math.min(text.length, each.to - from);
    if (end <= begin) continue;
    parts.push(text.slice(at, begin), marked(text.slice(begin, end), each === current));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.filter((part) => part !== '');
};

/** Marks what was found in the text of a page, and nothing else; gives the mark of what is current. */
export const markText = (
  laid: readonly LaidText[],
  found: readonly Found[],
  current: Found | null,
): HTMLElement | null => {
  for (const piece of laid) {
    const end = piece.from + piece.text.length;
    const here = found.filter(({ from, to }) => from < end && to > piece.from);
    if (here.length > 0) piece.element.replaceChildren(...partsOf(piece, here, current));
    else if (piece.element.firstElementChild !== null) piece.element.textContent = piece.text;
  }
  const marks = laid.map(({ element }) => element.querySelector<HTMLElement>('[data-current]'));
  return marks.find((mark) => mark !== null) ?? null;
};
