import type { Piece } from './lines.ts';

/** Where a line may end though there is no space: after each sign of these scripts. */
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const words = /\s+|[^\s]+/gu;

interface Word {
  readonly from: number;
  readonly to: number;
  readonly isAfterSpace: boolean;
}

/** The words of a text, and each sign of scripts that have no spaces. */
export const wordsIn = (text: string): Word[] => {
  const found: Word[] = [];
  let isAfterSpace = false;
  for (const { 0: part, index } of text.matchAll(words)) {
    if (part.trim() === '') {
      isAfterSpace = true;
      continue;
    }
    if (signs.test(part)) {
      let at = index;
      for (const sign of part) {
        found.push({ from: at, to: at + sign.length, isAfterSpace: isAfterSpace && at === index });
        at += sign.length;
      }
    } else found.push({ from: index, to: index + part.length, isAfterSpace });
    isAfterSpace = false;
  }
  return found;
};

const widthOf = (rectangles: DOMRectList): number =>
  [...rectangles].reduce((sum, { width }) => sum + width, 0);

const heightOf = (formula: Element): number =>
  Math.max(
    0,
    ...[...formula.querySelectorAll('.katex-html .katex-base')].map(
      (base) => base.getBoundingClientRect().height,
    ),
  );

/** A space of Geist, in em; a little more than it is. */
const spaceWidth = 0.26;
/** A little air above and below what is higher than a line. */
const air = 0.12;

/** A formula that is drawn in letters of `em` pixels. */
export const formulaPiece = (formula: HTMLElement, em: number, space: number): Piece => {
  const bases = [...formula.querySelectorAll('.katex-html .katex-base')];
  const width =
    bases.length === 0
      ? widthOf(formula.getClientRects())
      : bases.reduce((sum, base) => sum + base.getBoundingClientRect().width, 0);
  const isAlone = formula.dataset.display === 'true';
  const height = heightOf(formula) / em + (isAlone ? 0.4 : air);
  return { width: width / em, height, space, isAlone };
};

/** Each line of a block of code has a line to itself, as far as it fits in one. */
const codeLines = (code: HTMLElement, wide: (node: Node, from: number, to: number) => number) => {
  const pieces: Piece[] = [];
  const [node] = code.childNodes;
  let from = 0;
  for (const line of (code.textContent ?? '').replace(/\n$/, '').split('\n')) {
    const width = node === undefined ? 0 : wide(node, from, from + line.length);
    pieces.push({ width, height: 0, space: 0, isAlone: true });
    from += line.length + 1;
  }
  return pieces;
};

/** What stands in an element: code within a line is words as others are. */
const written = (text: HTMLElement): Node[] =>
  [...text.childNodes].flatMap((node) =>
    node instanceof HTMLElement && node.localName === 'code' && node.dataset.display !== 'true'
      ? Array.from(node.childNodes)
      : [node],
  );

/** What `text` is made of, measured as it is drawn, in em of its own letters. */
export const piecesOf = (text: HTMLElement): Piece[] => {
  const em = Number.parseFloat(getComputedStyle(text).fontSize) || 1;
  const pieces: Piece[] = [];
  const range = document.createRange();
  // Where nothing is drawn there are no ranges to measure.
  if (typeof range.getClientRects !== 'function') return pieces;
  const wide = (node: Node, from: number, to: number): number => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return widthOf(range.getClientRects()) / em;
  };
  let space = 0;
  for (const node of written(text)) {
    if (node instanceof HTMLElement) {
      if (node.localName === 'code') pieces.push(...codeLines(node, wide));
      else pieces.push(formulaPiece(node, em, space));
      space = 0;
      continue;
    }
    const typed = node.textContent ?? '';
    for (const { from, to, isAfterSpace } of wordsIn(typed)) {
      const apart = isAfterSpace || space > 0 ? spaceWidth : 0;
      pieces.push({ width: wide(node, from, to), height: 0, space: apart, isAlone: false });
      space = 0;
    }
    if (/\s$/u.test(typed)) space = spaceWidth;
  }
  return pieces;
};
