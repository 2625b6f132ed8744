import type { LaidText } from '../../../core/pdf/pdf.ts';
import {
  placeIn,
  type PlainText,
  plainText,
  rawRange,
  type TextRange,
} from '../anchor/plain-text.ts';

/** Between blocks: a blank, and where a sentence ends whatever ends it. */
const paragraphEnd = '\u2029';

/** What holds a piece of a text, and where in all of it that begins. */
interface Piece {
  readonly node: Node;
  readonly text: string;
  readonly from: number;
}

/** Said twice (formulas, to those who hear them), or of the page and not of its text. */
const unread = '.katex-mathml, script, style, template, [hidden], [data-no-notes]';
/** What ends a line, though no blank says so. */
const blocks =
  'p, div, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, pre, blockquote, table, tr, td, th, figure, figcaption, section, article, header, footer, br, hr';

/** The place of a character in what holds a piece of text, whatever else stands around parts of it. */
const pointIn = (node: Node, offset: number): { node: Node; offset: number } | null => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: Node | null = null;
  for (let next: Node | null = isText(node) ? node : walker.nextNode(); next !== null;) {
    const length = next.textContent?.length ?? 0;
    if (left <= length) return { node: next, offset: left };
    left -= length;
    last = next;
    next = isText(node) ? null : walker.nextNode();
  }
  return last === null ? null : { node: last, offset: last.textContent?.length ?? 0 };
};

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/** A text that is drawn: as its reader sees it, and where each of its words stands. */
export class ReadText {
  readonly plain: PlainText;
  /** The same characters, but with an end of a paragraph for the blank where one is. */
  readonly paragraphs: string;
  readonly #pieces: readonly Piece[];

  constructor(raw: string, pieces: readonly Piece[]) {
    this.plain = plainText(raw);
    const { text, places } = this.plain;
    this.paragraphs = text.replaceAll(' ', (blank, at: number) =>
      raw.slice(places[at], places[at + 1]).includes(paragraphEnd) ? paragraphEnd : blank,
    );
    this.#pieces = pieces;
  }

  /** Words of it, in the page; null where they are not drawn. */
  rangeOf(words: TextRange): Range | null {
    const raw = rawRange(this.plain, words);
    if (raw === null) return null;
    const [first, last] = [this.#pieceAt(raw.from), this.#pieceAt(raw.to - 1)];
    if (first === undefined || last === undefined) return null;
    const begin = pointIn(first.node, raw.from - first.from);
    const end = pointIn(last.node, raw.to - last.from);
    if (begin === null || end === null) return null;
    const range = document.createRange();
    range.setStart(begin.node, begin.offset);
    range.setEnd(end.node, end.offset);
    return range;
  }

  /** Where in the text a place of the page is; what is in none of its words is where the next of them begins. */
  placeOf(node: Node, offset: number): number {
    const holder = this.#pieces.find((piece) => piece.node === node || piece.node.contains(node));
    if (holder === undefined) return placeIn(this.plain, this.#nextTo(node, offset));
    const before = document.createRange();
    before.setStart(holder.node, 0);
    before.setEnd(node, offset);
    return placeIn(this.plain, holder.from + before.toString().length);
  }

  #pieceAt(raw: number): Piece | undefined {
    return this.#pieces.findLast(({ from }) => from <= raw);
  }

  #nextTo(node: Node, offset: number): number {
    const place = document.createRange();
    place.setStart(node, offset);
    const next = this.#pieces.find((piece) => place.comparePoint(piece.node, 0) >= 0);
    const last = this.#pieces.at(-1);
    return next?.from ?? (last === undefined ? 0 : last.from + last.text.length);
  }
}

/** The text of an element. */
export const readElement = (root: HTMLElement): ReadText => {
  const pieces: Piece[] = [];
  let raw = '';
  const read = (node: Node): void => {
    if (isText(node)) {
      const text = node.textContent ?? '';
      if (text !== '') pieces.push({ node, text, from: raw.length });
      raw += text;
      return;
    }
    if (!(node instanceof Element) || node.matches(unread)) return;
    const isBlock = node.matches(blocks);
    if (isBlock) raw += paragraphEnd;
    node.childNodes.forEach((child) => read(child));
    if (isBlock) raw += paragraphEnd;
  };
  read(root);
  return new ReadText(raw, pieces);
};

/** The text of a page of a book. */
export const readLaid = (laid: readonly LaidText[]): ReadText => {
  let raw = '';
  for (const { text, from } of laid) raw = raw.padEnd(from, '\n') + text;
  const pieces = laid
    .filter(({ text }) => text !== '')
    .map(({ element, text, from }) => ({ node: element, text, from }));
  return new ReadText(raw, pieces);
};

/** A text that notes can be about, in its place: an article, or a page of a book. */
export interface Surface {
  /** Null in what has no pages. */
  readonly page: number | null;
  readonly root: HTMLElement;
  readonly read: ReadText;
}
