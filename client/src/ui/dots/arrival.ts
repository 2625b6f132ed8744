import { between, clamp, easeInOut, easeOut } from './curves.ts';
import { type DotSet, seatAngle, seatDistance } from './seats.ts';

const gap = -Math.PI / 2;
const full = 2 * Math.PI;

/** The shorter way round from the gap at the top, in radians. */
const turnTo = (angle: number): number => {
  const turn = (((angle - gap) % full) + full) % full;
  return turn > Math.PI ? turn - full : turn;
};

export interface Place {
  x: number;
  y: number;
}

/** How far from the middle somebody is who comes in. */
const awayAt = ({ hole, radius }: DotSet, step: number, seat: number, share: number): number =>
  between(radius * 1.4, seatDistance(hole, step, seat), easeOut(clamp(share * 1.6)));

/** Where one of very many is who come in at once: each straight to a seat, from all sides. */
export const showeringAt = (
  set: DotSet,
  step: number,
  seat: number,
  share: number,
  into: Place,
): Place => {
  const away = awayAt(set, step, seat, share);
  into.x = set.x + away * Math.cos(seatAngle(seat));
  into.y = set.y + away * Math.sin(seatAngle(seat));
  return into;
};

/**
 * Where somebody is who comes in through the gap and walks round to a seat, never across the
 * middle. `share`: 0 outside, 1 in the seat.
 */
export const arrivingAt = (
  set: DotSet,
  step: number,
  seat: number,
  share: number,
  into: Place,
): Place => {
  const angle = gap + turnTo(seatAngle(seat)) * easeInOut(clamp(share));
  const away = awayAt(set, step, seat, share);
  into.x = set.x + away * Math.cos(angle);
  into.y = set.y + away * Math.sin(angle);
  return into;
};
