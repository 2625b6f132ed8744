import type { BoardLine } from '@sets/shared/quiz/quiz.tallies.ts';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';

/** Who shares a place on the podium, and when their step rises, in ms. */
export interface PodiumTurn {
  readonly place: 1 | 2 | 3;
  readonly points: number;
  readonly names: readonly string[];
  /** The team of each, by its number, where it is teams that stand there. */
  readonly teams: readonly (number | null)[];
  /** How many more stand there, whose names are not told. */
  readonly more: number;
  readonly from: number;
}

/** The step that they stand on. */
export interface PodiumStep extends PodiumTurn {
  /** Its middle and its width, in pixels of the screen. */
  readonly x: number;
  readonly width: number;
  /** How high it is, in rows of the dots that it is made of. */
  readonly rows: number;
}

const places = [1, 2, 3] as const;
const rows = { 1: 14, 2: 10, 3: 7 } as const;
/** Second, first, third, from left to right. */
const beside = { 1: 0, 2: -1, 3: 1 } as const;
const side = 72;
const gap = 30;
const widest = 420;
/** One rises after the other, and the first a little later: in ms. */
const apart = 900;
const pause = 100;
const rises = 700;

/** Who has won, the first first: they come last. Two who are first leave no second. */
export const podiumTurns = (board: readonly BoardLine[], tied: number): PodiumTurn[] => {
  const last = board.at(-1)?.place;
  const taken = places.flatMap((place) => {
    const people = board.filter((line) => line.place === place && line.points > 0);
    const [one] = people;
    if (one === undefined) return [];
    const names = people.map(({ name }) => name);
    const teams = people.map(({ team }) => team);
    return [{ place, points: one.points, names, teams, more: place === last ? tied : 0 }];
  });
  return taken.map((each, index) => {
    const turn = taken.length - 1 - index;
    return Object.assign(each, { from: turn * apart + (index === 0 && turn > 0 ? pause : 0) });
  });
};

/** How far two steps without a third stand from the middle; beside teams the best people stand in its room. */
const aside = (turns: readonly PodiumTurn[]): number => {
  const isOfTeams = turns.some(({ teams }) => teams.some((team) => team !== null));
  if (turns.length === 0 || isOfTeams) return 0;
  return turns.reduce((sum, { place }) => sum + beside[place], 0) / turns.length;
};

/** The steps that somebody stands on. */
export const podiumSteps = (turns: readonly PodiumTurn[], sheet: SheetSize): PodiumStep[] => {
  const width = Math.min(widest, (sheet.width - 2 * side - 2 * gap) / 3);
  const middle = aside(turns);
  return turns.map((turn) => ({
    ...turn,
    x: sheet.width / 2 + (beside[turn.place] - middle) * (width + gap),
    width,
    rows: rows[turn.place],
  }));
};

/** When all of them stand, in ms. */
export const podiumStands = (turns: readonly PodiumTurn[]): number =>
  Math.max(0, ...turns.map(({ from }) => from + rises));
