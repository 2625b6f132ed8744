import { type SheetSize, wideness } from '../../../stage/screen/sheet-size.ts';
import {
  type AnswerFit,
  type Asked,
  cutAnswers,
  fitAnswers,
  leastOfAnswers,
  leastLetters,
} from './fit-answers.ts';
import { type Piece, setLines } from './lines.ts';

/** What is set on a sheet, and between which heights. */
export interface SetGiven {
  readonly sheet: SheetSize;
  readonly question: readonly Piece[];
  readonly answers: readonly Asked[];
  readonly isTimed: boolean;
  /** What stands above the rows takes so much. */
  readonly head?: number | undefined;
  /** The texts of the rows take no more; as much as their size allows where it is left out. */
  readonly mostSplit?: number | undefined;
  readonly top: number;
  readonly bottom: number;
}

/** The question as it is set. */
export interface QuestionFit {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly leading: number;
  /** It is cut off behind so many lines; null where all of it is there. */
  readonly lines: number | null;
}

export interface Set {
  readonly question: QuestionFit;
  readonly fit: AnswerFit;
}

export const side = 72;
const longLeading = 1.12;
const shortLeading = 1.08;
export const belowQuestion = 36;
const widestSplit = 1_180;

type QuestionSize = readonly [size: number, lines: number];

/** Sizes of the question, and the most lines that each is for. */
const questionSizes: readonly QuestionSize[] = [
  [80, 2],
  [64, 3],
  [58, 4],
  [52, 99],
  [48, 99],
];
/** Only so that nothing has to be cut off. */
const smallQuestions: readonly QuestionSize[] = [
  [44, 99],
  [40, 99],
  [36, 99],
];
/** Where something is cut off, the question is no larger: the answers need the room. */
const cutFrom = 48;
const smallestQuestion = 36;
/** From here on the lines of a question stand a little further apart. */
const long = 60;

/**
 * The question in one of its sizes; null where it takes more lines than that is for, or a word would
 * be broken that is not wider than `unbroken`.
 */
const questionAt = (
  { sheet, question, isTimed, top }: SetGiven,
  [full, most]: QuestionSize,
  unbroken: number,
): QuestionFit | null => {
  const size = full * (0.8 + 0.2 * wideness(sheet));
  const leading = full < long ? longLeading : shortLeading;
  const width = sheet.width - 2 * side - (isTimed && !sheet.isUpright ? 248 : 0);
  const lines = setLines(question, width / size, leading, unbroken);
  if (lines === null || lines.count > most) return null;
  return { x: side, y: top, width, height: lines.height * size, size, leading, lines: null };
};

const fromBelow = ({ top, head = 0 }: SetGiven, { height }: QuestionFit): number =>
  top + height + belowQuestion + head;

/** The question in one of its sizes, with the answers that fit below it. */
const tryOut = (given: SetGiven, size: QuestionSize): Set | null => {
  const whole = (given.sheet.width - 2 * side) / smallestQuestion;
  const question = questionAt(given, size, whole);
  if (question === null) return null;
  const from = fromBelow(given, question);
  const { mostSplit: most = widestSplit } = given;
  const least = size[0] < long ? Math.max(leastLetters, size[0] * 0.6) : leastLetters;
  const fit = fitAnswers({ ...given, most, from, least });
  return fit === null ? null : { question, fit };
};

/** Where there is nothing to set. */
const nothing = ({ sheet, top }: SetGiven): QuestionFit => ({
  x: side,
  y: top,
  width: sheet.width - 2 * side,
  height: 0,
  size: smallestQuestion,
  leading: longLeading,
  lines: null,
});

/** No more of it than leaves the answers what they need, in whole lines. */
const cutTo = (question: QuestionFit, height: number): QuestionFit => {
  const lines = Math.max(1, Math.floor(height / (question.size * question.leading)));
  return { ...question, lines, height: lines * question.size * question.leading };
};

/**
 * More than a wall holds in letters that are read from the last row: answers are cut off in whole
 * lines, and if that is not enough, the question. Phones have all of it.
 */
const cutOff = (given: SetGiven): Set => {
  const { top, bottom, head = 0, answers, sheet, mostSplit: most = widestSplit } = given;
  const room = bottom - top - belowQuestion - head - leastOfAnswers(answers.length, sheet);
  const all = [...questionSizes, ...smallQuestions].flatMap((size) => {
    const set = questionAt(given, size, 0);
    return set === null ? [] : [set];
  });
  const whole = all.filter(({ size }) => size <= cutFrom).find(({ height }) => height <= room);
  const question = whole ?? cutTo(all.at(-1) ?? nothing(given), room);
  return { question, fit: cutAnswers({ ...given, most, from: fromBelow(given, question) }) };
};

/** The question and its answers, as large as they can be. */
export const fitQuestion = (given: SetGiven): Set => {
  for (const size of [...questionSizes, ...smallQuestions]) {
    const set = tryOut(given, size);
    if (set !== null) return set;
  }
  return cutOff(given);
};
