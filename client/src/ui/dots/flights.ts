import type { Cells } from './cells.ts';
import { between, clamp, easeInOut, hash } from './curves.ts';

/** How long a dot is under way, in ms. */
export const flightTime = 600;
const firstLeaves = 120;
const lastLeaves = 620;
const spread = 140;
/** From here on a dot has the colour of its answer. */
const turns = 0.4;

/** From the room into the bars: one for each answer that is drawn. All lists are of one length. */
export interface Flights {
  readonly count: number;
  /** The bar that it ends in. */
  readonly bar: Uint8Array;
  /** The first flight of each bar, and after the last one how many there are. */
  readonly firsts: readonly number[];
  readonly fromX: Float32Array;
  readonly fromY: Float32Array;
  readonly toX: Float32Array;
  readonly toY: Float32Array;
  readonly bend: Float32Array;
  /** When it leaves, in ms after the reveal. */
  readonly leaves: Float32Array;
  /** Radius at the start, and at the end by bar. */
  readonly fromSize: number;
  readonly toSizes: readonly number[];
  /** When the last one has landed, in ms. */
  readonly over: number;
}

/** The numbers below `count` in an order of their own, always the same: no seat tells its answer. */
const shuffled = (count: number): Uint32Array => {
  const keys = Float64Array.from({ length: count }, (_, index) => hash(index * 7 + 3));
  return Uint32Array.from({ length: count }, (_, index) => index).toSorted(
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other,
  );
};

/**
 * Who flies where, and when. All bars grow at one speed, so the short ones end first.
 * `seats`: x and y of the dots of those who answered; where answers are more than people, a dot
 * splits as it leaves.
 */
export const planFlights = (
  seats: Float32Array,
  seatSize: number,
  bars: readonly Cells[],
): Flights => {
  const count = bars.reduce((sum, bar) => sum + bar.count, 0);
  const leader = Math.max(1, ...bars.map((bar) => bar.count));
  const people = Math.max(1, seats.length / 2);
  const order = shuffled(people);
  const firsts = [0];
  for (const each of bars) firsts.push((firsts.at(-1) ?? 0) + each.count);
  const plan = {
    count,
    bar: new Uint8Array(count),
    firsts,
    fromX: new Float32Array(count),
    fromY: new Float32Array(count),
    toX: new Float32Array(count),
    toY: new Float32Array(count),
    bend: new Float32Array(count),
    leaves: new Float32Array(count),
    fromSize: seatSize,
    toSizes: bars.map((bar) => bar.size),
  };
  let flight = 0;
  let over = 0;
  for (const [bar, cells] of bars.entries()) {
    for (let cell = 0; cell < cells.count; cell += 1) {
      const seat = order[flight % people] ?? 0;
      plan.bar[flight] = bar;
      plan.fromX[flight] = seats[2 * seat] ?? cells.places[2 * cell] ?? 0;
      plan.fromY[flight] = seats[2 * seat + 1] ?? cells.places[2 * cell + 1] ?? 0;
      plan.toX[flight] = cells.places[2 * cell] ?? 0;
      plan.toY[flight] = cells.places[2 * cell + 1] ?? 0;
      plan.bend[flight] = (hash(seat + 9) - 0.3) * 0.32;
      const leaves = firstLeaves + (lastLeaves * cell) / leader + spread * hash(seat);
      plan.leaves[flight] = leaves;
      over = Math.max(over, leaves + flightTime);
      flight += 1;
    }
  }
  return { ...plan, over };
};

/** A dot on its way. */
export interface Flying {
  x: number;
  y: number;
  size: number;
  /** 0 before it leaves, 1 once it has landed. */
  share: number;
  /** Whether it has the colour of its answer. */
  isTurned: boolean;
}

/** Writes into `into` where a flight is at `ms`: thousands of them are asked for in every frame. */
export const flyTo = (flights: Flights, flight: number, ms: number, into: Flying): Flying => {
  // At the end everybody is there: the lists have single precision.
  const share = ms >= flights.over ? 1 : clamp((ms - (flights.leaves[flight] ?? 0)) / flightTime);
  const way = easeInOut(share);
  const fromX = flights.fromX[flight] ?? 0;
  const fromY = flights.fromY[flight] ?? 0;
  const toX = flights.toX[flight] ?? 0;
  const toY = flights.toY[flight] ?? 0;
  const bend = (flights.bend[flight] ?? 0) * 2 * way * (1 - way);
  into.x = between(fromX, toX, way) - (toY - fromY) * bend;
  into.y = between(fromY, toY, way) + (toX - fromX) * bend;
  into.size = between(flights.fromSize, flights.toSizes[flights.bar[flight] ?? 0] ?? 0, way);
  into.share = share;
  into.isTurned = share >= turns;
  return into;
};

/** When the dots of each bar land, in ms, the first one first. */
export const landingsOf = ({ leaves, firsts }: Flights): Float32Array[] =>
  firsts.slice(1).map((end, bar) =>
    leaves
      .slice(firsts[bar], end)
      .map((left) => left + flightTime)
      .toSorted(),
  );

/** From here on a landing is as even as a stream. */
const stream = 12;
const settling = 80;

/** How much of a bar is there at `ms`, from 0 to 1, by what has landed. */
export const landedShare = (landings: Float32Array, ms: number): number => {
  const first = landings[0];
  const last = landings.at(-1);
  // The list has single precision.
  if (first === undefined || last === undefined || ms >= last - 0.01) return 1;
  if (landings.length > stream) return clamp((ms - first + settling) / (last - first + settling));
  return landings.reduce((sum, at) => sum + clamp((ms - at) / settling + 1), 0) / landings.length;
};
