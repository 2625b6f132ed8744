import { arrivingAt, showeringAt } from './arrival.ts';
import { Brush, drawLayer, hollowLine, type Paper } from './brush.ts';
import { between, clamp, easeOut } from './curves.ts';
import { type DotSet, dotRadius, fullDots, placeSeats } from './seats.ts';
import {
  answersOf,
  arrivalsOf,
  breathingStep,
  currentOf,
  dotsOf,
  type Story,
  times,
  turnAt,
} from './story.ts';

export interface RoomColours {
  readonly people: string;
  /** Of who has just come in. */
  readonly fresh: string;
}

export interface RoomLook {
  readonly set: DotSet;
  readonly colours: RoomColours;
  /** Whether dots say who has answered; else all of them are full. */
  readonly isAsked: boolean;
}

/** At most so many walk in one by one; more come as a shower, from all sides. */
const walking = 12;

interface Seated {
  readonly areAllSeated: boolean;
  readonly isSeated: (seat: number) => boolean;
}

const drawNewcomers = (
  paper: Paper,
  { set, colours, isAsked }: RoomLook,
  story: Story,
  now: number,
  step: number,
  stride: number,
): Seated => {
  const size = dotRadius(step);
  const coming = arrivalsOf(story).filter((turn) => now < turn.at + turn.within + times.walk);
  const brush = new Brush(paper);
  const place = { x: 0, y: 0 };
  for (const turn of coming) {
    const isShower = turn.to - turn.from > walking;
    for (let seat = turn.from; seat < turn.to; seat += isShower ? stride : 1) {
      const share = (now - turnAt(turn, seat)) / times.walk;
      if (share <= 0 || share >= 1) continue;
      if (isShower) showeringAt(set, step, seat, share, place);
      else arrivingAt(set, step, seat, share, place);
      const radius = size * between(1.35, 1, share);
      if (isAsked) brush.ring(place.x, place.y, radius, hollowLine(size));
      else brush.dot(place.x, place.y, radius);
    }
  }
  brush.fill(isAsked ? colours.people : colours.fresh);
  const settledAt = (seat: number): number => {
    const turn = coming.find(({ from, to }) => seat >= from && seat < to);
    return turn === undefined ? 0 : turnAt(turn, seat) + times.walk;
  };
  return { areAllSeated: coming.length === 0, isSeated: (seat) => settledAt(seat) <= now };
};

/** One ring of light leaves a dot that has just become full. */
const drawRings = (
  paper: Paper,
  turns: ReturnType<typeof answersOf>,
  places: Float32Array,
  size: number,
  colour: string,
  now: number,
): void => {
  for (const turn of turns) {
    // Of many at once a few are seen.
    const first = Math.max(turn.from, turn.to - walking);
    for (let seat = first; seat < turn.to; seat += 1) {
      const share = (now - turnAt(turn, seat)) / times.ring;
      if (share <= 0 || share >= 1) continue;
      const ring = new Brush(paper);
      ring.dot(places[2 * seat] ?? 0, places[2 * seat + 1] ?? 0, size * (1 + 2.2 * share));
      ring.line(colour, 4, (1 - share) * 0.7);
    }
  }
};

/** Every seat as a line: those who have answered are drawn over it. */
const drawHollow = (
  paper: Paper,
  places: Float32Array,
  size: number,
  colour: string,
  isSeated: (seat: number) => boolean,
): void => {
  const brush = new Brush(paper);
  const width = hollowLine(size);
  for (let seat = 0; 2 * seat < places.length; seat += 1)
    if (isSeated(seat)) brush.ring(places[2 * seat] ?? 0, places[2 * seat + 1] ?? 0, size, width);
  brush.fill(colour);
};

/** The room at `now`, in ms of the page's clock: who is here, and who of them has answered. */
export const drawRoom = (
  paper: Paper,
  look: RoomLook,
  story: Story,
  now: number,
  stride = 1,
): void => {
  const { set, colours, isAsked } = look;
  const { joined, answered } = currentOf(story);
  const dots = dotsOf(joined);
  if (dots === 0) return;
  // Where machines are slow, seats stand still.
  const step = breathingStep(set, story, stride === 1 ? now : Number.POSITIVE_INFINITY);
  const size = dotRadius(step);
  const places = placeSeats(set, dots, step);
  const { isSeated, areAllSeated } = drawNewcomers(paper, look, story, now, step, stride);
  const turns = answersOf(story, fullDots);
  const full = isAsked ? fullDots(answered, joined) : dots;
  const fillOf = (seat: number): number => {
    const turn = turns.find(({ from, to }) => seat >= from && seat < to);
    return turn === undefined ? 1 : easeOut(clamp((now - turnAt(turn, seat)) / times.fill));
  };
  if (isAsked && areAllSeated) {
    const key = JSON.stringify([set, step, dots, colours.people]);
    drawLayer(paper, key, (layer) => drawHollow(layer, places, size, colours.people, () => true));
  } else if (isAsked) drawHollow(paper, places, size, colours.people, isSeated);
  const solid = new Brush(paper);
  for (let seat = 0; seat < full; seat += 1) {
    const share = isSeated(seat) ? fillOf(seat) : 0;
    if (share > 0)
      solid.dot(places[2 * seat] ?? 0, places[2 * seat + 1] ?? 0, size * Math.sqrt(share));
  }
  solid.fill(colours.people);
  if (isAsked) drawRings(paper, turns, places, size, colours.people, now);
};
