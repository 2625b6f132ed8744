// oxlint-disable-next-line typescript/triple-slash-reference -- others are compiled with this file and do not list that one
/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import type { PaperFont } from '../fonts/paper-font.ts';
import { mirrored, type Paragraph, type Piece } from './paragraph.ts';

/** Part of a line as it is drawn, from the line's left. */
export interface Run {
  readonly font: PaperFont;
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly isRtl: boolean;
  readonly link: string | undefined;
}

export interface Line {
  /** In the order of the eye. */
  readonly runs: readonly Run[];
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Languages that are written without blanks, and broken between words that only a dictionary knows. */
const unspaced = /[\u0e00-\u0eff\u1780-\u17ff\u1000-\u109f]{2,}/gu;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Where a line may end, in order. */
const breaksOf = (text: string): number[] => {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    breaks.add(next.position);
  }
  for (const { index, 0: part } of text.matchAll(unspaced)) {
    for (const word of words.segment(part)) if (word.index > 0) breaks.add(index + word.index);
  }
  breaks.add(text.length);
  return [...breaks].toSorted((a, b) => a - b);
};

const textOf = ({ level }: Piece, text: string): string =>
  level % 2 === 1 ? mirrored(text) : text;

/** The pieces of a part of the text, cut to it. */
const within = ({ pieces }: Paragraph, start: number, end: number): Piece[] =>
  pieces
    .filter((piece) => piece.start < end && piece.end > start)
    .map(({ font, level, link, ...piece }) => ({
      font,
      level,
      link,
      start: Math.max(start, piece.start),
      end: Math.min(end, piece.end),
    }));

/** From the highest level down, what stands together at it or above is turned round. */
const inOrderOfTheEye = (pieces: readonly Piece[]): Piece[] => {
  const turned = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < turned.length; from += 1) {
      let to = from;
      while ((turned[to]?.level ?? -1) >= level) to += 1;
      if (to - from > 1) turned.splice(from, to - from, ...turned.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  }
  return turned;
};

/** Breaks a text into lines that are no wider than `most`, in points. */
export const linesOfParagraph = (paragraph: Paragraph, size: number, most: number): Line[] => {
  const { text, pieces } = paragraph;
  let firstPiece = 0;
  /** Goes forward with what it is asked: a text of many pieces is not searched from its begin each time. */
  const widthOf = (start: number, end: number): number => {
    while ((pieces[firstPiece]?.end ?? Infinity) <= start) firstPiece += 1;
    let width = 0;
    for (let at = firstPiece; at < pieces.length; at += 1) {
      const piece = pieces[at];
      if (piece === undefined || piece.start >= end) break;
      const part = text.slice(Math.max(start, piece.start), Math.min(end, piece.end));
      width += piece.font.width(textOf(piece, part), piece.level % 2 === 1);
    }
    return width * size;
  };
  const ends = lineEnds(text, widthOf, most);
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    const shown = start + text.slice(start, end).trimEnd().length;
    return lineOf(paragraph, size, start, shown);
  });
};

const lineEnds = (
  text: string,
  widthOf: (start: number, end: number) => number,
  most: number,
): number[] => {
  const ends: number[] = [];
  let used = 0;
  let start = 0;
  let lineStart = 0;
  const endLine = (at: number): void => {
    if (at > lineStart) ends.push(at);
    lineStart = at;
    used = 0;
  };
  for (const end of breaksOf(text)) {
    const word = text.slice(start, end);
    const inked = widthOf(start, start + word.trimEnd().length);
    if (used + inked > most) endLine(start);
    if (inked > most) {
      // A word that is wider than a line is broken between any two letters.
      for (const { index, segment } of graphemes.segment(word)) {
        const width = widthOf(start + index, start + index + segment.length);
        if (used + width > most && segment.trim() !== '') endLine(start + index);
        used += width;
      }
    } else used += widthOf(start, end);
    start = end;
  }
  endLine(text.length);
  return ends;
};

const lineOf = (paragraph: Paragraph, size: number, start: number, end: number): Line => {
  let x = 0;
  const runs = inOrderOfTheEye(within(paragraph, start, end)).map((piece): Run => {
    const isRtl = piece.level % 2 === 1;
    const text = textOf(piece, paragraph.text.slice(piece.start, piece.end));
    const width = piece.font.width(text, isRtl) * size;
    const run = { font: piece.font, text, x, width, isRtl, link: piece.link };
    x += width;
    return run;
  });
  return { runs, width: x };
};
