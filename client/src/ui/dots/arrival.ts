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
  const distance = seatDistance(set.hole, step, seat);
  const angle = gap + turnTo(seatAngle(seat)) * easeInOut(clamp(share));
  const outside = set.radius * 1.4;
  const away = between(outside, distance, easeOut(clamp(share * 1.6)));
  into.x = set.x + away * Math.cos(angle);
  into.y = set.y + away * Math.sin(angle);
  return into;
};
