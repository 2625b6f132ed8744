import { type SheetSize, wideness } from '../../../stage/screen/sheet-size.ts';
import { type Piece, setLines } from './lines.ts';

/** An answer as it is set: its mark, in em, and its text. */
export interface Asked {
  readonly mark: number;
  /** Whether a picture stands before its text. */
  readonly isPictured?: boolean;
  readonly text: readonly Piece[];
}

/** A size of the answers, and how far the place of their texts may go for it. */
export type AnswerSize = readonly [size: number, widest: number];

/** Large letters are for short answers: the bars want their room as well. */
export const usualAnswers: readonly AnswerSize[] = [
  [64, 480],
  [56, 580],
  [48, 690],
  [46, 720],
  [40, 800],
  [36, 900],
  [34, 990],
  [32, 990],
  [30, 990],
  [28, 990],
];
/** For what is longer than anybody reads on a wall. */
export const smallAnswers: readonly AnswerSize[] = [26, 24, 22, 20, 18, 16, 14].map(
  (size) => [size, 1_180] as const,
);

export interface AnswerFit {
  readonly size: number;
  readonly split: number;
  readonly row: number;
  readonly bar: number;
  /** Where the rows may begin. */
  readonly from: number;
  /** How high the pictures are; 0 where there are none. */
  readonly picture: number;
}

interface AnswersGiven {
  readonly sheet: SheetSize;
  readonly answers: readonly Asked[];
  readonly from: number;
  readonly bottom: number;
  /** No size of letters below this, on a projector of 16:9. */
  readonly least: number;
}

const leading = 1.16;
const narrowest = 330;
/** With pictures beside them: the bars want their room. */
const widest = 1_180;
const step = 10;
/** Between a text and the base line. */
const before = 40;
const leastRow = 36;
/** So much of a row may be text: rows are told apart by what is between them. */
const mostOfRow = 0.84;
const stackedBar = 56;

const rowOf = (answers: readonly Asked[], free: number): number => {
  const few = answers.length <= 2;
  const most = few ? 240 : 172;
  const pictured = few ? 320 : 240;
  return Math.min(picturesIn(answers) ? pictured : most, free / Math.max(1, answers.length));
};

/** Pictures are four wide and three high, with a gap after them. */
const pictureShape = 4 / 3;
const afterPicture = 24;
/** So much of a row a picture may be high. */
const mostOfPicture = 0.84;

const picturesIn = (answers: readonly Asked[]): boolean =>
  answers.some(({ isPictured }) => isPictured);
/** How high pictures are in rows so high; 0 where there are none. */
export const pictureHeight = (answers: readonly Asked[], row: number): number =>
  picturesIn(answers) ? row * mostOfPicture : 0;
/** How much of the place of texts a picture so high takes. */
const pictureWidth = (height: number): number =>
  height === 0 ? 0 : height * pictureShape + afterPicture;

interface RowGiven {
  readonly height: number;
  readonly unbroken: number;
  readonly picture: number;
}

/** How many lines all answers take in a place of so many pixels; null where one does not fit its row. */
const linesIn = (
  answers: readonly Asked[],
  place: number,
  size: number,
  { height, unbroken, picture }: RowGiven,
): number | null => {
  let all = 0;
  for (const { mark, text, isPictured } of answers) {
    const wide = isPictured ? place - pictureWidth(picture) : place;
    const lines = setLines(text, wide / size - mark, leading, unbroken / size - mark);
    if (lines === null || lines.height * size > height) return null;
    all += lines.count;
  }
  return all;
};

/** The narrowest place of a size in which the answers take the fewest lines. */
const splitFor = (
  given: AnswersGiven,
  [full, most]: AnswerSize,
  { height, picture }: Pick<RowGiven, 'height' | 'picture'>,
): { size: number; split: number } | null => {
  const { sheet, answers } = given;
  const wide = wideness(sheet);
  const size = full * (0.88 + 0.12 * wide);
  const share = 0.8 + 0.2 * wide;
  // A word that does not fit the widest place in small letters is broken anywhere.
  const unbroken = ((990 - before) * share * size) / 34;
  const beside = pictureWidth(picture) / share;
  let best: { size: number; split: number; lines: number } | null = null;
  for (let split = narrowest + beside; split <= Math.min(most + beside, widest); split += step) {
    const place = split * share - before;
    const lines = linesIn(answers, place, size, { height, unbroken, picture });
    if (lines === null || (best !== null && lines >= best.lines)) continue;
    best = { size, split: Math.round(split * share), lines };
  }
  return best;
};

/** The largest of `sizes` in which every answer fits its row; null where there is none. */
export const fitAnswers = (given: AnswersGiven, sizes: readonly AnswerSize[]): AnswerFit | null => {
  const { sheet, answers, from, bottom, least } = given;
  const row = rowOf(answers, bottom - from);
  if (row < leastRow) return null;
  if (sheet.isUpright) return fitStacked(given, row, sizes);
  const picture = pictureHeight(answers, row);
  for (const each of sizes) {
    if (each[0] < least) return null;
    const found = splitFor(given, each, { height: row * mostOfRow, picture });
    if (found === null) continue;
    return { ...found, row, bar: Math.min(132, Math.round(row * 0.66)), from, picture };
  }
  return null;
};

/** Upright, a text has all of the width, and its bar is below it. */
const fitStacked = (
  { sheet, answers, from, least }: AnswersGiven,
  row: number,
  sizes: readonly AnswerSize[],
): AnswerFit | null => {
  const width = sheet.width - 144;
  const bar = Math.min(stackedBar, row * 0.4);
  const height = row - bar - 24;
  const picture = picturesIn(answers) ? height : 0;
  for (const [full] of sizes) {
    const size = Math.min(46, full);
    if (size < least * 0.7) return null;
    const lines = linesIn(answers, width, size, { height, unbroken: width, picture });
    if (lines !== null) return { size, split: width, row, bar, from, picture };
  }
  return null;
};
