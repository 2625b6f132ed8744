import { type SheetSize, wideness } from '../../../stage/screen/sheet-size.ts';
import { type Asked, leastLetters } from './fit-answers.ts';
import { belowQuestion, fitQuestion, type QuestionFit, side } from './fit-question.ts';
import type { Piece } from './lines.ts';

/** What is to be placed: texts alone, so that nothing moves between the first vote and the result. */
export interface GridGiven {
  readonly sheet: SheetSize;
  readonly question: readonly Piece[];
  readonly answers: readonly Asked[];
  /** Seconds stand at the right of the question. */
  readonly isTimed: boolean;
  /** One of the answers may be shown as correct. */
  readonly hasCorrect: boolean;
  /** The question alone: no line above, nothing below. */
  readonly isBare: boolean;
  /** The round before is drawn below each bar. */
  readonly hasBefore?: boolean | undefined;
  /** What stands above the rows takes so much; nothing where it is left out. */
  readonly head?: number | undefined;
  /** The texts of the rows take no more; as much as their size allows where it is left out. */
  readonly mostSplit?: number | undefined;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of a question stands, in pixels of the screen. */
export interface ScreenGrid {
  readonly question: QuestionFit;
  /** The rows, one below the other: `row` high, with a bar of `bar`. */
  readonly rows: Rectangle & {
    readonly row: number;
    readonly bar: number;
    /** From the row's upper edge to the bar's. */
    readonly barTop: number;
    /** From the row's upper edge to the bar of the round before, and how high that is; 0 where none is drawn. */
    readonly beforeTop: number;
    readonly before: number;
    readonly text: number;
    /** Texts are cut off behind so many lines; null where all of them are there. */
    readonly lines: number | null;
    readonly split: number;
    /** How high pictures are before the texts; 0 where there are none. */
    readonly picture: number;
  };
  /** Where bars begin, and the length that the leader's may have. */
  readonly base: number;
  readonly lane: number;
  readonly figure: number;
  /** The line around the room. */
  readonly room: { readonly x: number; readonly y: number; readonly radius: number };
  readonly isStacked: boolean;
}

interface Zones {
  readonly top: number;
  readonly bottom: number;
  readonly roomBottom: number;
}

const zonesOf = ({ sheet, isBare }: GridGiven): Zones => {
  // There is no question, so rows begin where it would.
  if (sheet.isPart) return { top: -belowQuestion, bottom: sheet.height, roomBottom: sheet.height };
  if (isBare) return { top: 72, bottom: sheet.height - 72, roomBottom: sheet.height - 44 };
  if (sheet.isUpright)
    return { top: 340, bottom: sheet.height - 700, roomBottom: sheet.height - 60 };
  return { top: 112, bottom: 884, roomBottom: 1_030 };
};

const roomOf = ({ sheet }: GridGiven, zones: Zones, from: number, split: number) => {
  if (sheet.isUpright) {
    const radius = Math.min((sheet.width - 2 * side) / 2, 290);
    return { x: sheet.width / 2, y: zones.roomBottom - radius, radius };
  }
  const right = sheet.width - side;
  const left = side + split + 20;
  const radius = Math.max(60, Math.min((right - left) / 2, (zones.roomBottom - from) / 2 - 1, 400));
  const beside = Math.max(0, Math.min(120, (right - left - 2 * radius) / 3));
  return { x: right - radius - beside, y: zones.roomBottom - radius, radius };
};

const figureOf = (answers: number): number => {
  if (answers > 6) return 40;
  return answers > 4 ? 52 : 68;
};
/** What a figure, how far it has moved, and the chip of the correct row take at the end of the longest bar. */
const roomForFigure = (answers: number): number => (answers > 6 ? 190 : 250);
const roomForChange = (answers: number): number => (answers > 6 ? 110 : 170);
const roomForChip = 210;
/** With the round before, bars are worth more room than long texts. */
const shortestLane = 300;

const endsOf = ({ answers: { length }, hasCorrect, hasBefore = false }: GridGiven): number =>
  roomForFigure(length) +
  (hasCorrect ? roomForChip : 0) +
  (hasBefore ? roomForChange(length) - (length > 6 ? 20 : 60) : 0);

/** Above the rows, where two rounds are drawn: which bars are which. */
const legend = 56;

/** What the texts and the legend of two rounds take. */
const besideBars = (given: GridGiven): Pick<GridGiven, 'head' | 'mostSplit'> => {
  const { sheet, head, mostSplit } = given;
  if (given.hasBefore !== true) return { head, mostSplit };
  const split = sheet.width - 2 * side - endsOf(given) - shortestLane;
  return { head: legend, mostSplit: Math.max(330, split / (0.8 + 0.2 * wideness(sheet))) };
};

/** The bar of a row, and that of the round before below it. */
const barsOf = (row: number, bar: number, isStacked: boolean, hasBefore: boolean) => {
  const whole = hasBefore && !isStacked ? Math.min(150, row * 0.84) : bar;
  const top = isStacked ? row - whole - 12 : (row - whole) / 2;
  if (!hasBefore) return { bar, barTop: top, before: 0, beforeTop: 0 };
  const before = whole * 0.28;
  return { bar: whole * 0.66, barTop: top, before, beforeTop: top + whole - before };
};

/** Places a question with its answers, its bars and its room. */
export const screenGrid = (given: GridGiven): ScreenGrid => {
  const { sheet, answers, hasBefore = false } = given;
  const zones = zonesOf(given);
  const { question, fit } = fitQuestion({ ...given, ...zones, ...besideBars(given) });
  const count = answers.length;
  const height = fit.row * count;
  const isStacked = sheet.isUpright;
  const y = isStacked ? fit.from : fit.from + Math.max(0, (zones.bottom - fit.from - height) / 2);
  const split = isStacked ? 0 : fit.split;
  const base = side + split;
  const bars = barsOf(fit.row, fit.bar, isStacked, hasBefore);
  const figure = Math.min(isStacked ? 40 : figureOf(count), fit.row * 0.72);
  return {
    question,
    rows: {
      x: side,
      y,
      width: sheet.width - 2 * side,
      height,
      row: fit.row,
      ...bars,
      text: fit.size,
      lines: fit.lines,
      picture: fit.picture,
      split: isStacked ? sheet.width - 2 * side : split,
    },
    base,
    lane: Math.max(120, sheet.width - side - base - endsOf(given)),
    figure: Math.max(leastLetters, hasBefore ? Math.min(figure, bars.bar * 1.15) : figure),
    room: roomOf(given, zones, fit.from, split),
    isStacked,
  };
};
