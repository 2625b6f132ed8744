import { optionShape } from '../option-mark.tsx';
import { Brush, type Paper, stampAll } from './brush.ts';
import { clamp, easeOut, hash } from './curves.ts';
import { type DotSet, dotRadius, placeSeats, stepOf } from './seats.ts';
import { dotsOf } from './story.ts';

interface Farewell {
  readonly set: DotSet;
  /** The shape of each dot; -1 where none is known. */
  readonly shapes: Int8Array;
  readonly colours: readonly string[];
  readonly people: string;
}

const coming = 900;
const inTurns = 600;
const absent = -2;
/** So many have their shapes while they move. */
const mostMoving = 300;
/** Until everybody is back, in ms. */
export const farewellTime = coming + inTurns;

/** How many of `dots` have each shape: its share, to the dot. */
const dealt = (dots: number, shapes: readonly number[], all: number): number[] => {
  const wanted = shapes.map((count) => (dots * count) / all);
  const given = wanted.map(Math.floor);
  const rest = dots - given.reduce((sum, count) => sum + count, 0);
  const nearest = wanted
    .map((share, shape) => ({ shape, missing: share - Math.floor(share) }))
    .toSorted((one, other) => other.missing - one.missing);
  for (const { shape } of nearest.slice(0, rest)) given[shape] = (given[shape] ?? 0) + 1;
  return given;
};

/**
 * The shape of each dot of so many people, mixed, so that it is nobody's own; the same for all
 * frames. Each as often as it was given, and -1, just a dot, where there are more people than answers.
 */
export const shapesOfDots = (joined: number, shapes: readonly number[]): Int8Array => {
  const dots = dotsOf(joined);
  const drawn = new Int8Array(dots).fill(-1);
  const all = shapes.reduce((sum, count) => sum + count, 0);
  if (all === 0) return drawn;
  const shaped = Math.min(dots, Math.max(1, Math.round((dots * all) / joined)));
  const mixed = Array.from(drawn.keys()).toSorted((one, other) => hash(one * 3) - hash(other * 3));
  let next = 0;
  for (const [shape, count] of dealt(shaped, shapes, all).entries()) {
    for (const dot of mixed.slice(next, next + count)) drawn[dot] = shape;
    next += count;
  }
  return drawn;
};

/** Everybody comes back, each in the shape of an answer that was given; of those who move every `stride`-th is drawn. */
export const drawFarewell = (paper: Paper, look: Farewell, ms: number, stride = 1): void => {
  const { set, shapes, colours, people } = look;
  const dots = shapes.length;
  const step = stepOf(set, dots);
  const size = dotRadius(step) * 0.94;
  const seats = placeSeats(set, dots, step);
  const shown = shapes.slice();
  for (let dot = 0; dot < dots; dot += 1) {
    const share = easeOut(clamp((ms - (inTurns * dot) / dots) / coming));
    const out = 1.6 - 0.6 * share;
    // Who has not come yet is nowhere.
    if (share <= 0 || (share < 1 && dot % stride > 0)) shown[dot] = absent;
    seats[2 * dot] = set.x + ((seats[2 * dot] ?? 0) - set.x) * out;
    seats[2 * dot + 1] = set.y + ((seats[2 * dot + 1] ?? 0) - set.y) * out;
  }
  // On the way many are too small to be told apart, and too many to be drawn.
  const isShaped = size >= 5 && (ms >= farewellTime || dots <= mostMoving);
  for (let shape = -1; shape < colours.length; shape += 1) {
    const own = seats.filter((_, at) => shown[at >> 1] === shape);
    const count = own.length / 2;
    const colour = colours[shape] ?? people;
    if (isShaped && shape >= 0) {
      const stamp = { shape: optionShape(shape), colour, alpha: 1 };
      stampAll(paper, stamp, { places: own, size, count });
      continue;
    }
    const brush = new Brush(paper);
    for (let at = 0; at < count; at += 1) brush.dot(own[2 * at] ?? 0, own[2 * at + 1] ?? 0, size);
    brush.fill(colour);
  }
};
