import { numberOf } from './pdf-writer.ts';
import type { Box, PlacedText } from './tags.ts';
import { unseen, type UnseenFont } from './unseen-font.ts';

/** From CSS pixels from a page's top left corner to points from its bottom left one. */
export interface Sheet {
  /** Points a pixel. */
  readonly scale: number;
  /** Points. */
  readonly height: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What one would take for a letter, each with its marks. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Whether both stand in one line. */
const isBeside = (one: Box, other: Box): boolean =>
  Math.abs(one.y + one.height / 2 - (other.y + other.height / 2)) <
  Math.min(one.height, other.height) / 2;

/** Texts by the lines in which they stand, in the order given. */
const inLines = (texts: readonly PlacedText[]): PlacedText[][] => {
  const lines: PlacedText[][] = [];
  for (const text of texts) {
    const last = lines.at(-1)?.at(-1);
    if (last !== undefined && isBeside(last, text)) lines.at(-1)?.push(text);
    else lines.push([text]);
  }
  return lines;
};

/**
 * A line as it is drawn. Where anything in it is read from the right, all of it is written as it is
 * seen, from the left: so every program writes it, and readers turn it round.
 */
const asSeen = (line: PlacedText[]): PlacedText[] =>
  line.some(({ seen }) => seen !== undefined)
    ? line.toSorted((one, other) => one.x - other.x)
    : line;

/** A text as it is drawn, with the space that follows it: to the left of what is read from the right. */
const drawn = (text: PlacedText, font: UnseenFont, { scale, height }: Sheet): string => {
  const { seen, isSpaced } = text;
  const own = seen ?? lettersOf(text.text);
  const after = isSpaced ? [' '] : [];
  const letters = seen === undefined ? [...own, ...after] : [...after, ...own];
  const size = Math.max(0.5, text.height * scale);
  const letter = (text.width * scale) / own.length;
  const stretch = (letter / ((size * unseen.width) / 1_000)) * 100;
  const x = text.x * scale - (seen !== undefined && isSpaced ? letter : 0);
  const y = height - text.y * scale - (size * unseen.ascent) / 1_000;
  const place = `${numberOf(x)} ${numberOf(y)}`;
  return `/F ${numberOf(size)} Tf ${numberOf(stretch)} Tz 1 0 0 1 ${place} Tm <${font.encode(letters)}> Tj`;
};

/** Draws texts that nobody sees where the page's picture shows them. */
export const textContent = (
  texts: readonly PlacedText[],
  font: UnseenFont,
  sheet: Sheet,
): string => {
  const draws = inLines(texts)
    .flatMap(asSeen)
    .map((text) => drawn(text, font, sheet));
  return draws.length === 0 ? '' : `BT 3 Tr ${draws.join('\n')} ET`;
};
