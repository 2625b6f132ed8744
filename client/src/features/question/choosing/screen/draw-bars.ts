import { Brush, hollowLine, type Paper, stampAll } from '../../../../ui/dots/brush.ts';
import { type Cells, cellsOf } from '../../../../ui/dots/cells.ts';
import { between } from '../../../../ui/dots/curves.ts';
import { type Flights, type Flying, flyTo } from '../../../../ui/dots/flights.ts';
import { type DotSet, dotRadius, fullDots, placeSeats, stepOf } from '../../../../ui/dots/seats.ts';
import { dotsOf } from '../../../../ui/dots/story.ts';
import { optionShape } from '../../../../ui/option-mark.tsx';
import type { BarsScene } from './question-scene.ts';
import type { ScreenGrid } from './screen-grid.ts';

export interface BarsPlace {
  readonly grid: ScreenGrid;
  readonly room: DotSet;
  readonly small: DotSet;
}

export interface BarsColours {
  readonly people: string;
  /** The fill of each bar, and its grain: what has landed in it stays visible. */
  readonly fills: readonly string[];
  readonly grains: readonly { readonly colour: string; readonly alpha: number }[];
}

/** The cells of all bars, where their lengths are these parts of the lane. */
export const cellsAt = (
  { grid: { rows, base, lane } }: BarsPlace,
  { counts, answered, scale }: BarsScene,
  lengths: readonly number[],
): Cells[] =>
  counts.map((count, bar) => {
    const share = answered === 0 ? 0 : count / answered;
    // While bars move to another scale, so does what is in them.
    const whole = share === 0 ? lane / scale : (lane * (lengths[bar] ?? 0)) / share;
    const y = rows.y + rows.row * bar + rows.barTop;
    return cellsOf({ x: base, y, height: rows.bar, whole, total: answered, count });
  });

/** From so large on a dot is seen to have the shape of its answer. */
const shaped = 5;

export const drawGrain = (paper: Paper, cells: readonly Cells[], { grains }: BarsColours): void => {
  for (const [bar, each] of cells.entries()) {
    const grain = grains[bar];
    if (each.count === 0 || grain === undefined) continue;
    if (each.size >= shaped) {
      stampAll(paper, { shape: optionShape(bar), ...grain }, each);
      continue;
    }
    const brush = new Brush(paper);
    for (let cell = 0; cell < each.count; cell += 1)
      brush.dot(each.places[2 * cell] ?? 0, each.places[2 * cell + 1] ?? 0, each.size);
    brush.fill(grain.colour, grain.alpha);
  }
};

type Counted = Pick<BarsScene, 'joined' | 'answered'>;
/** Where people sit before and after they have run into what they answered. */
export type SetsPlace = Pick<BarsPlace, 'room' | 'small'>;
const smallSize = (step: number): number => Math.max(1, step * 0.36);

/** Who answered, in the set beside the count. */
export const drawAnswered = (
  paper: Paper,
  { small }: Pick<SetsPlace, 'small'>,
  { joined, answered }: Counted,
  colour: string,
  alpha: number,
): void => {
  const full = fullDots(answered, joined);
  const step = stepOf(small, dotsOf(joined));
  const seats = placeSeats(small, full, step);
  const brush = new Brush(paper);
  for (let seat = 0; seat < full; seat += 1)
    brush.dot(seats[2 * seat] ?? 0, seats[2 * seat + 1] ?? 0, smallSize(step));
  brush.fill(colour, alpha);
};

/** Who has not answered, on the way from the room (0) to the set beside the count (1). */
export const drawUnanswered = (
  paper: Paper,
  { room, small }: SetsPlace,
  { joined, answered }: Counted,
  colour: string,
  way: number,
): void => {
  const dots = dotsOf(joined);
  const [fromStep, toStep] = [stepOf(room, dots), stepOf(small, dots)];
  const from = placeSeats(room, dots, fromStep);
  const to = placeSeats(small, dots, toStep);
  const size = between(dotRadius(fromStep), smallSize(toStep), way);
  const width = between(hollowLine(dotRadius(fromStep)), Math.max(0.8, size * 0.3), way);
  const brush = new Brush(paper);
  for (let seat = fullDots(answered, joined); seat < dots; seat += 1) {
    const x = between(from[2 * seat] ?? 0, to[2 * seat] ?? 0, way);
    const y = between(from[2 * seat + 1] ?? 0, to[2 * seat + 1] ?? 0, way);
    brush.ring(x, y, size, width);
  }
  brush.fill(colour);
};

const flying: Flying = { x: 0, y: 0, size: 0, share: 0, isTurned: false };

/** Circles of those flights from one to another that are as `isMeant` says. */
const brushOf = (
  paper: Paper,
  flights: Flights,
  [from, to, stride]: readonly [number, number, number],
  ms: number,
  isMeant: (at: Flying) => boolean,
): Brush => {
  const brush = new Brush(paper);
  for (let flight = from; flight < to; flight += stride) {
    const at = flyTo(flights, flight, ms, flying);
    if (isMeant(at)) brush.dot(at.x, at.y, at.size);
  }
  return brush;
};
const isAtHome = ({ share, isTurned }: Flying): boolean => share < 1 && !isTurned;
const isOnItsWay = ({ share, isTurned }: Flying): boolean => share < 1 && isTurned;
const hasLanded = ({ share }: Flying): boolean => share >= 1;

/** The reveal: who waits or has just left, who is on the way in the colour of the answer, who has landed. */
export const drawFlights = (
  paper: Paper,
  flights: Flights,
  ms: number,
  stride: number,
  { people, fills, grains }: BarsColours,
): void => {
  brushOf(paper, flights, [0, flights.count, stride], ms, isAtHome).fill(people);
  for (const [bar, fill] of fills.entries()) {
    const range = [flights.firsts[bar] ?? 0, flights.firsts[bar + 1] ?? 0, stride] as const;
    const grain = grains[bar];
    const landed = brushOf(paper, flights, range, ms, hasLanded);
    if (grain !== undefined) landed.fill(grain.colour, grain.alpha);
    brushOf(paper, flights, range, ms, isOnItsWay).fill(fill);
  }
};
