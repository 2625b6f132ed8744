import { type BoardLine, boardRows } from '@sets/shared/quiz/quiz.tallies.ts';
import { between, clamp, easeInOut, easeOut } from '../../../ui/dots/curves.ts';

/** First points are counted, then people change places: in ms. */
const times = { counting: 700, moving: 700 } as const;
export const boardLasts = times.counting + times.moving;

/** Somebody on the board, and between which of its rows they move; the row below the last is out of sight. */
export interface BoardRow {
  readonly line: BoardLine;
  readonly from: number;
  readonly to: number;
  /** Places that they rose; fewer than 0 where they fell. */
  readonly rose: number;
}

/** Whether nobody had points before: then nobody had a place. */
const hadNone = ({ before, points, gained }: BoardLine): boolean =>
  before === 1 && points === gained;

/** The rows of a board of so many. Who had the same place before stood in the order in which they stand now. */
export const boardRowsOf = (board: readonly BoardLine[], many = boardRows): BoardRow[] =>
  board.map((line, to) => {
    if (hadNone(line)) return { line, from: to, to, rose: 0 };
    const beside = board.slice(0, to).filter(({ before }) => before === line.before).length;
    const from = Math.min(many, line.before - 1 + beside);
    return { line, from, to, rose: line.before - line.place };
  });

export interface BoardFrame {
  /** In rows from the first. */
  readonly y: number;
  readonly opacity: number;
  readonly points: number;
  /** How much of what was gained has been counted. */
  readonly counted: number;
}

/** Somebody on the board at `ms`. Who falls is pale meanwhile, so that who rises is seen. */
export const boardFrame = (
  { line, from, to }: BoardRow,
  ms: number,
  many = boardRows,
): BoardFrame => {
  const counted = easeOut(clamp(ms / times.counting));
  const moved = easeInOut(clamp((ms - times.counting) / times.moving));
  const y = between(from, to, moved);
  const pale = from < to ? 1 - 0.86 * Math.sin(Math.PI * moved) : 1;
  return {
    y,
    opacity: clamp(many - y) * (moved === 1 ? 1 : pale),
    // Points of a team are to one decimal, once they are counted.
    points:
      counted === 1
        ? line.points
        : Math.round(between(line.points - line.gained, line.points, counted)),
    counted,
  };
};

/** What a dot of a track is worth at least, and by what it grows: in points. */
const leastWorth = 100;
const worthSteps = 50;

/** What a dot is worth where nobody has more than `most` of them. */
export const dotWorth = (board: readonly BoardLine[], most: number): number => {
  const leader = Math.max(0, ...board.map(({ points }) => points));
  return Math.max(leastWorth, Math.ceil(leader / most / worthSteps) * worthSteps);
};

/** The points of somebody as dots: those of before, and those that the last question gave. */
export const trackOf = ({ points, gained }: BoardLine, worth: number) => {
  const all = Math.round(points / worth);
  const old = Math.min(all, Math.round((points - gained) / worth));
  return { old, fresh: all - old };
};
