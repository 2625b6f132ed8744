import { optionShape } from '../option-mark.tsx';
import { Brush, type Paper, stampAll } from './brush.ts';
import { clamp, easeOut, hash } from './curves.ts';
import { type DotSet, dotRadius, placeSeats, stepOf } from './seats.ts';
import { dotsOf } from './story.ts';

interface Farewell {
  readonly set: DotSet;
  readonly joined: number;
  /** How often each shape was given as an answer; none are known where it is empty. */
  readonly shapes: readonly number[];
  readonly colours: readonly string[];
  readonly people: string;
}

const coming = 900;
const inTurns = 600;
/** So many have their shapes while they move. */
const mostMoving = 300;
/** Until everybody is back, in ms. */
export const farewellTime = coming + inTurns;

/** The shape of a dot: each as often as it was given, and nobody's own. -1: just a dot. */
export const shapeOf = (dot: number, shapes: readonly number[]): number => {
  const all = shapes.reduce((sum, count) => sum + count, 0);
  let rest = hash(dot * 3) * all;
  for (const [shape, count] of shapes.entries()) {
    rest -= count;
    if (rest < 0) return shape;
  }
  return -1;
};

/** Everybody comes back, each in the shape of an answer that was given. */
export const drawFarewell = (paper: Paper, look: Farewell, ms: number): void => {
  const { set, joined, shapes, colours, people } = look;
  const dots = dotsOf(joined);
  const step = stepOf(set, dots);
  const size = dotRadius(step) * 0.94;
  const seats = placeSeats(set, dots, step);
  const byShape = new Map<number, number[]>();
  for (let dot = 0; dot < dots; dot += 1) {
    const share = easeOut(clamp((ms - (inTurns * dot) / Math.max(1, dots)) / coming));
    if (share <= 0) continue;
    const out = 1.6 - 0.6 * share;
    const x = set.x + ((seats[2 * dot] ?? 0) - set.x) * out;
    const y = set.y + ((seats[2 * dot + 1] ?? 0) - set.y) * out;
    const shape = shapeOf(dot, shapes);
    const places = byShape.get(shape) ?? [];
    places.push(x, y);
    byShape.set(shape, places);
  }
  for (const [shape, places] of byShape) {
    const colour = colours[shape] ?? people;
    // On the way many are too small to be told apart, and too many to be drawn.
    if (shape >= 0 && size >= 5 && (ms >= farewellTime || dots <= mostMoving)) {
      const all = { places: Float32Array.from(places), size, count: places.length / 2 };
      stampAll(paper, { shape: optionShape(shape), colour, alpha: 1 }, all);
      continue;
    }
    const brush = new Brush(paper);
    for (let at = 0; at < places.length; at += 2)
      brush.dot(places[at] ?? 0, places[at + 1] ?? 0, size);
    brush.fill(colour);
  }
};
