import { Brush } from '../../../ui/dots/brush.ts';
import type { Cells } from '../../../ui/dots/cells.ts';
import { between, clamp, easeInOut } from '../../../ui/dots/curves.ts';
import { planFlights } from '../../../ui/dots/flights.ts';
import { dotRadius, fullDots, placeSeats, stepOf } from '../../../ui/dots/seats.ts';
import { dotsOf } from '../../../ui/dots/story.ts';
import type { ResultMotion, Shown } from '../asked/asked-screen.tsx';
import { drawAnswered, drawFlights, drawUnanswered } from '../choosing/screen/draw-bars.ts';
import { sceneTimes } from '../choosing/screen/question-scene.ts';
import type { Paper } from '../../../ui/dots/brush.ts';

const drawCells = (paper: Paper, cells: readonly Cells[], colour: string): void => {
  const brush = new Brush(paper);
  for (const { count, places, size } of cells)
    for (let cell = 0; cell < count; cell += 1)
      brush.dot(places[2 * cell] ?? 0, places[2 * cell + 1] ?? 0, size);
  brush.fill(colour);
};

/** The room runs into the columns. A number is no answer among others, so people stay as they are. */
const revealMotion =
  ({ place, scene }: Shown, cells: readonly Cells[]): ResultMotion =>
  (colourOf) => {
    const { joined, answered } = scene;
    const people = colourOf('people');
    const step = stepOf(place.room, dotsOf(joined));
    const seats = placeSeats(place.room, Math.max(1, fullDots(answered, joined)), step);
    const flights = planFlights(seats, dotRadius(step), cells);
    const colours = {
      people,
      fills: cells.map(() => people),
      grains: cells.map(() => ({ colour: people, alpha: 1 })),
    };
    return {
      from: scene.at,
      lasts: flights.over,
      draw: (paper, ms, stride) => {
        const isOver = ms >= flights.over;
        const way = isOver ? 1 : easeInOut(clamp((ms - 300) / 600));
        if (isOver) drawCells(paper, cells, people);
        else drawFlights(paper, flights, ms, stride, colours);
        drawUnanswered(paper, place, scene, people, way);
        drawAnswered(paper, place, scene, people, way);
      },
    };
  };

/** Columns that stand, or grow while people answer: a dot leaves the count for the top of its column. */
const growMotion =
  ({ place, scene }: Shown, cells: readonly Cells[]): ResultMotion =>
  (colourOf) => {
    const { at, newcomers } = scene;
    const people = colourOf('people');
    return {
      from: at,
      lasts: newcomers.length === 0 ? 0 : sceneTimes.grow,
      isFresh: scene.isFresh,
      draw: (paper, ms) => {
        drawCells(paper, cells, people);
        drawUnanswered(paper, place, scene, people, 1);
        drawAnswered(paper, place, scene, people, 1);
        for (const newcomer of newcomers) {
          const share = (at + ms - newcomer.at) / sceneTimes.newcomer;
          const column = cells[newcomer.bar];
          if (share <= 0 || share >= 1 || column === undefined) continue;
          const top = 2 * Math.max(0, column.count - 1);
          const way = easeInOut(share);
          const brush = new Brush(paper);
          brush.dot(
            between(place.small.x, column.places[top] ?? 0, way),
            between(place.small.y, column.places[top + 1] ?? 0, way) -
              120 * Math.sin(share * Math.PI),
            Math.max(6, column.size),
          );
          brush.fill(people);
        }
      },
    };
  };

export const numberMotion = (shown: Shown, cells: readonly Cells[]): ResultMotion =>
  shown.scene.mode === 'reveal' ? revealMotion(shown, cells) : growMotion(shown, cells);
