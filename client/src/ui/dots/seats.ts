import { clamp } from './curves.ts';

/** Where people sit: between a hole and a rim, around a middle. All in pixels of the screen. */
export interface DotSet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hole: number;
  /** The largest distance from seat to seat. */
  readonly widest: number;
}

/** The most dots that are drawn of a room. */
export const mostDots = 2_500;

/** How many people one dot stands for: one, as long as there are no more than `mostDots`. */
export const peoplePerDot = (people: number): number =>
  [1, 2, 5, 10, 20].find((each) => people <= each * mostDots) ?? 50;

/** Radians from one seat to the next: no two of them ever stand on one ray. */
const golden = Math.PI * (3 - Math.sqrt(5));
const first = -1.2;

/** The direction of a seat from the middle, in radians. It never changes, whoever else comes. */
export const seatAngle = (seat: number): number => first + golden * seat;

/** From seat to seat, where `count` sit there. */
export const stepOf = ({ radius, hole, widest }: DotSet, count: number): number =>
  Math.min(
    widest,
    Math.sqrt((Math.PI * Math.max(0, radius ** 2 - hole ** 2)) / Math.max(1, count)) * 0.985,
  );

/** How far a seat is from the middle. */
export const seatDistance = (hole: number, step: number, seat: number): number =>
  Math.sqrt(hole ** 2 + (step ** 2 * (seat + 0.5)) / Math.PI);

/** The radius of a dot where seats are this far from each other. */
export const dotRadius = (step: number): number => Math.max(1.5, step * 0.36);

/** Coordinates of the first `count` seats, x and y in turn. */
export const placeSeats = (set: DotSet, count: number, step = stepOf(set, count)): Float32Array => {
  const places = new Float32Array(2 * Math.max(0, count));
  for (let seat = 0; seat < count; seat += 1) {
    const distance = seatDistance(set.hole, step, seat);
    const angle = seatAngle(seat);
    places[2 * seat] = set.x + distance * Math.cos(angle);
    places[2 * seat + 1] = set.y + distance * Math.sin(angle);
  }
  return places;
};

/** How many dots of a room are full, where so many of its people have answered. */
export const fullDots = (answered: number, joined: number): number => {
  const each = peoplePerDot(joined);
  const dots = Math.ceil(joined / each);
  // Whoever is the only one to answer is seen, and full is only a room in which all have.
  const full = answered >= joined ? dots : Math.min(Math.round(answered / each), dots - 1);
  return clamp(answered > 0 ? Math.max(1, full) : full, 0, dots);
};
