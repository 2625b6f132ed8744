import { type SheetSize, wideness } from '../../../stage/screen/sheet-size.ts';
import {
  type AnswerFit,
  type Asked,
  fitAnswers,
  pictureHeight,
  smallAnswers,
  usualAnswers,
} from './fit-answers.ts';
import { type Piece, setLines } from './lines.ts';

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
  readonly question: Rectangle & { readonly size: number; readonly leading: number };
  /** The rows, one below the other: `row` high, with a bar of `bar`. */
  readonly rows: Rectangle & {
    readonly row: number;
    readonly bar: number;
    /** From the row's upper edge to the bar's. */
    readonly barTop: number;
    readonly text: number;
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

const side = 72;
const longLeading = 1.12;
const shortLeading = 1.08;
const belowQuestion = 36;

/** Sizes of the question, and the most lines that each is for. */
const questionSizes: readonly (readonly [size: number, lines: number])[] = [
  [80, 2],
  [64, 3],
  [58, 4],
  [52, 99],
  [46, 99],
  [40, 99],
  [36, 99],
  [32, 99],
  [28, 99],
  [24, 99],
  [20, 99],
];
/** From here on the lines of a question stand a little further apart. */
const long = 60;

interface Zones {
  readonly top: number;
  readonly bottom: number;
  readonly roomBottom: number;
}

const zonesOf = ({ sheet, isBare }: GridGiven): Zones => {
  if (isBare) return { top: 72, bottom: sheet.height - 72, roomBottom: sheet.height - 44 };
  if (sheet.isUpright)
    return { top: 340, bottom: sheet.height - 700, roomBottom: sheet.height - 60 };
  return { top: 112, bottom: 884, roomBottom: 1_030 };
};

interface Set {
  readonly question: ScreenGrid['question'];
  readonly fit: AnswerFit;
}

/** The question in one of its sizes, with the answers that fit below it. */
const tryOut = (
  given: GridGiven,
  { top, bottom }: Zones,
  [full, most]: readonly [number, number],
  sizes: typeof usualAnswers,
): Set | null => {
  const { sheet, question, answers, isTimed, head = 0, mostSplit = 1_180 } = given;
  const size = full * (0.8 + 0.2 * wideness(sheet));
  const leading = full < long ? longLeading : shortLeading;
  const width = sheet.width - 2 * side - (isTimed && !sheet.isUpright ? 248 : 0);
  const lines = setLines(question, width / size, leading, width / 24);
  if (lines === null || lines.count > most) return null;
  const height = lines.height * size;
  const from = top + height + belowQuestion + head;
  const fit = fitAnswers(
    { sheet, answers, from, bottom, least: full <= 58 ? full * 0.6 : 0 },
    sizes.map(([each, widest]) => [each, Math.min(widest, mostSplit)] as const),
  );
  if (fit === null) return null;
  return { question: { x: side, y: top, width, height, size, leading }, fit };
};

const settle = (given: GridGiven, zones: Zones): Set => {
  for (const question of questionSizes) {
    const set = tryOut(given, zones, question, usualAnswers);
    if (set !== null) return set;
  }
  for (const answer of smallAnswers) {
    for (const question of questionSizes.slice(4)) {
      const set = tryOut(given, zones, question, [answer]);
      if (set !== null) return set;
    }
  }
  // More than any screen holds: it is cut off below.
  const width = given.sheet.width - 2 * side;
  const size = 20;
  const height = (setLines(given.question, width / size, longLeading, 0)?.height ?? 0) * size;
  const question = { x: side, y: zones.top, width, height, size, leading: longLeading };
  const count = Math.max(1, given.answers.length);
  const from = Math.min(
    zones.top + height + belowQuestion + (given.head ?? 0),
    zones.bottom - 28 * count,
  );
  const row = (zones.bottom - from) / count;
  const picture = pictureHeight(given.answers, row);
  return { question, fit: { size: 12, split: 990, row, bar: row * 0.5, from, picture } };
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
/** What a figure and the chip of the correct row take at the end of the longest bar. */
const roomForFigure = (answers: number): number => (answers > 6 ? 190 : 250);
const roomForChip = 210;

/** Places a question with its answers, its bars and its room. */
export const screenGrid = (given: GridGiven): ScreenGrid => {
  const { sheet, answers, hasCorrect } = given;
  const zones = zonesOf(given);
  const { question, fit } = settle(given, zones);
  const count = answers.length;
  const height = fit.row * count;
  const isStacked = sheet.isUpright;
  const y = isStacked ? fit.from : fit.from + Math.max(0, (zones.bottom - fit.from - height) / 2);
  const split = isStacked ? 0 : fit.split;
  const base = side + split;
  const ends = roomForFigure(count) + (hasCorrect ? roomForChip : 0);
  return {
    question,
    rows: {
      x: side,
      y,
      width: sheet.width - 2 * side,
      height,
      row: fit.row,
      bar: fit.bar,
      barTop: isStacked ? fit.row - fit.bar - 12 : (fit.row - fit.bar) / 2,
      text: fit.size,
      picture: fit.picture,
      split: isStacked ? sheet.width - 2 * side : split,
    },
    base,
    lane: Math.max(120, sheet.width - side - base - ends),
    figure: Math.min(isStacked ? 40 : figureOf(count), fit.row * 0.72),
    room: roomOf(given, zones, fit.from, split),
    isStacked,
  };
};
