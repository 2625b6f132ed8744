import { Brush } from '../../../../ui/dots/brush.ts';
import { between, clamp, easeInOut } from '../../../../ui/dots/curves.ts';
import { landedShare, landingsOf, planFlights } from '../../../../ui/dots/flights.ts';
import type { DotMotion } from '../../../../ui/dots/runner.ts';
import { dotRadius, fullDots, placeSeats, stepOf } from '../../../../ui/dots/seats.ts';
import { dotsOf } from '../../../../ui/dots/story.ts';
import {
  type BarsColours,
  type BarsPlace,
  cellsAt,
  drawAnswered,
  drawFlights,
  drawGrain,
  drawUnanswered,
} from './draw-bars.ts';
import { type BarsScene, lengthsAt, sceneTimes } from './question-scene.ts';

/** What bars say while they grow. */
export interface BarsMoved {
  /** As parts of the lane. */
  readonly lengths: readonly number[];
  /** How much of its figures each bar tells, from 0 to 1. */
  readonly told: readonly number[];
}

/** The room runs into the bars. */
const revealMotion = (
  place: BarsPlace,
  scene: BarsScene,
  colours: BarsColours,
  onMove: (moved: BarsMoved) => void,
): DotMotion => {
  const { joined, answered, after } = scene;
  const dots = dotsOf(joined);
  const step = stepOf(place.room, dots);
  const seats = placeSeats(place.room, Math.max(1, fullDots(answered, joined)), step);
  const cells = cellsAt(place, scene, after);
  const flights = planFlights(seats, dotRadius(step), cells);
  const landings = landingsOf(flights);
  const lasts = flights.over;
  return {
    from: scene.at,
    lasts,
    draw: (paper, ms, stride) => {
      const way = ms >= lasts ? 1 : easeInOut(clamp((ms - 300) / 600));
      if (ms >= lasts) drawGrain(paper, cells, colours);
      else drawFlights(paper, flights, ms, stride, colours);
      drawUnanswered(paper, place, scene, colours.people, way);
      drawAnswered(paper, place, scene, colours.people, way);
    },
    move: (ms) => {
      const told = after.map((_, bar) =>
        ms >= lasts ? 1 : landedShare(landings[bar] ?? new Float32Array(), ms),
      );
      onMove({ told, lengths: after.map((length, bar) => length * (told[bar] ?? 1)) });
    },
  };
};

/** Bars that stand, or grow while people vote: a dot leaves the count for the end of its bar. */
const growMotion = (
  place: BarsPlace,
  scene: BarsScene,
  colours: BarsColours,
  onMove: (moved: BarsMoved) => void,
): DotMotion => {
  const { at, newcomers, after, before } = scene;
  const { rows, base, lane } = place.grid;
  const isStill = after.every((length, bar) => length === before[bar]) && newcomers.length === 0;
  const told = after.map(() => 1);
  return {
    from: at,
    lasts: isStill ? 0 : sceneTimes.grow,
    draw: (paper, ms) => {
      const lengths = lengthsAt(scene, at + ms);
      drawGrain(paper, cellsAt(place, scene, lengths), colours);
      drawUnanswered(paper, place, scene, colours.people, 1);
      drawAnswered(paper, place, scene, colours.people, 1);
      for (const newcomer of newcomers) {
        const share = (at + ms - newcomer.at) / sceneTimes.newcomer;
        if (share <= 0 || share >= 1) continue;
        const way = easeInOut(share);
        const x = between(place.small.x, base + lane * (lengths[newcomer.bar] ?? 0), way);
        const y = rows.y + rows.row * newcomer.bar + rows.barTop + rows.bar / 2;
        const brush = new Brush(paper);
        brush.dot(x, between(place.small.y, y, way) - 120 * Math.sin(share * Math.PI), 15);
        brush.fill(share < 0.4 ? colours.people : (colours.fills[newcomer.bar] ?? ''));
      }
    },
    move: (ms) => onMove({ told, lengths: lengthsAt(scene, at + ms) }),
  };
};

export const barsMotion = (
  place: BarsPlace,
  scene: BarsScene,
  colours: BarsColours,
  onMove: (moved: BarsMoved) => void,
): DotMotion =>
  scene.mode === 'reveal'
    ? revealMotion(place, scene, colours, onMove)
    : growMotion(place, scene, colours, onMove);
