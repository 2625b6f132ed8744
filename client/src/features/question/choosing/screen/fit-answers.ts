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
type AnswerSize = readonly [size: number, widest: number];

/** Large letters are for short answers: the bars want their room as well. */
const usualAnswers: readonly AnswerSize[] = [
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
/** The smallest letters on any sheet, in its pixels: read from the last row. */
export const leastLetters = 28;

export interface AnswerFit {
  readonly size: number;
  readonly split: number;
  readonly row: number;
  readonly bar: number;
  /** Where the rows may begin. */
  readonly from: number;
  /** How high the pictures are; 0 where there are none. */
  readonly picture: number;
  /** Texts are cut off behind so many lines; null where all of them are there. */
  readonly lines: number | null;
}

interface AnswersGiven {
  readonly sheet: SheetSize;
  readonly answers: readonly Asked[];
  readonly from: number;
  readonly bottom: number;
  /** No size of letters below this, on a projector of 16:9. */
  readonly least: number;
  /** The place of texts takes no more. */
  readonly most: number;
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
/** The middle of the line around what is right lies so far within a row so high; as in `screen-bars.css`. */
export const ringWithin = (row: number): number => Math.max(3, Math.min(6, row * 0.04));
/** Half of that line, and what stays free between it and a picture. */
const besideRing = 3 + 5;
/** Where a row is so low that little would be left, a picture keeps so much of it. */
const leastOfPicture = 0.6;
/** How high pictures are in rows so high; 0 where there are none. */
export const pictureHeight = (answers: readonly Asked[], row: number): number => {
  if (!picturesIn(answers)) return 0;
  const inRing = row - 2 * (ringWithin(row) + besideRing);
  return Math.min(row * mostOfPicture, Math.max(row * leastOfPicture, inRing));
};
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
  const size = Math.max(leastLetters, full * (0.88 + 0.12 * wide));
  const share = 0.8 + 0.2 * wide;
  // A word that does not fit the widest place in small letters is broken anywhere.
  const unbroken = ((990 - before) * share * size) / 34;
  const beside = pictureWidth(picture) / share;
  let best: { size: number; split: number; lines: number } | null = null;
  const narrow = Math.min(narrowest, most);
  for (let split = narrow + beside; split <= Math.min(most + beside, widest); split += step) {
    const place = split * share - before;
    const lines = linesIn(answers, place, size, { height, unbroken, picture });
    if (lines === null || (best !== null && lines >= best.lines)) continue;
    best = { size, split: Math.round(split * share), lines };
  }
  return best;
};

const barOf = (row: number): number => Math.min(132, Math.round(row * 0.66));

/** The largest letters in which every answer fits its row; null where there are none. */
export const fitAnswers = (given: AnswersGiven): AnswerFit | null => {
  const { sheet, answers, from, bottom, least, most } = given;
  const row = rowOf(answers, bottom - from);
  if (row < leastRow) return null;
  if (sheet.isUpright) return fitStacked(given, row);
  const picture = pictureHeight(answers, row);
  for (const [size, widestOf] of usualAnswers) {
    if (size < least) return null;
    const each = [size, Math.min(widestOf, most)] as const;
    const found = splitFor(given, each, { height: row * mostOfRow, picture });
    if (found !== null) return { ...found, row, bar: barOf(row), from, picture, lines: null };
  }
  return null;
};

/** Upright, a text has all of the width, and its bar is below it. */
const fitStacked = (
  { sheet, answers, from, least }: AnswersGiven,
  row: number,
): AnswerFit | null => {
  const width = sheet.width - 144;
  const bar = Math.min(stackedBar, row * 0.4);
  const height = row - bar - 24;
  const picture = picturesIn(answers) ? height : 0;
  for (const [full] of usualAnswers) {
    const size = Math.min(46, full);
    if (size < Math.max(leastLetters, least * 0.7)) return null;
    const lines = linesIn(answers, width, size, { height, unbroken: width, picture });
    if (lines !== null) return { size, split: width, row, bar, from, picture, lines: null };
  }
  return null;
};

/** The least that answers need in which each has a line, and a few of them two. */
export const leastOfAnswers = (count: number, { isUpright }: SheetSize): number =>
  isUpright
    ? Math.max(70 * count, Math.min(100 * count, 600))
    : Math.max(40 * count, Math.min(78 * count, 390));

/** As many whole lines of each answer as its row holds, in the smallest letters. */
export const cutAnswers = (given: Omit<AnswersGiven, 'least'>): AnswerFit => {
  const { sheet, answers, from, bottom, most } = given;
  const row = rowOf(answers, Math.max(1, bottom - from));
  const line = leastLetters * leading;
  const linesOf = (height: number): number => Math.max(1, Math.floor(height / line));
  const common = { size: leastLetters, row, from };
  if (sheet.isUpright) {
    const bar = Math.max(12, Math.min(stackedBar, row * 0.4, row - 24 - line));
    const height = row - bar - 24;
    const picture = picturesIn(answers) ? Math.max(12, height) : 0;
    return { ...common, split: sheet.width - 144, bar, picture, lines: linesOf(height) };
  }
  const share = 0.8 + 0.2 * wideness(sheet);
  const picture = pictureHeight(answers, row);
  const wide = Math.min(990 + pictureWidth(picture) / share, widest, most);
  const lines = linesOf(row * mostOfRow);
  return { ...common, split: Math.round(wide * share), bar: barOf(row), picture, lines };
};
