import { Brush, type Paper } from '../../../ui/dots/brush.ts';
import type { Cells } from '../../../ui/dots/cells.ts';
import { between, clamp, easeInOut } from '../../../ui/dots/curves.ts';
import { drawRoom } from '../../../ui/dots/draw-room.ts';
import { planFlights } from '../../../ui/dots/flights.ts';
import type { DotMotion } from '../../../ui/dots/runner.ts';
import { dotRadius, fullDots, placeSeats, stepOf } from '../../../ui/dots/seats.ts';
import { dotsOf, storyEnd } from '../../../ui/dots/story.ts';
import {
  drawAnswered,
  drawFlights,
  drawUnanswered,
  type SetsPlace,
} from '../choosing/screen/draw-bars.ts';
import { type BarsScene, type Scene, sceneTimes } from '../choosing/screen/question-scene.ts';

/** Groups of people, each where it stands. */
export interface Groups {
  readonly cells: readonly Cells[];
  /** The row of each group, and how far the rows are on their way into another order. */
  readonly rowOf: (group: number) => number;
  readonly slide: Slide | null;
}

/** Rows change their places: from `at` on, each by so many pixels of the screen. */
export interface Slide {
  readonly at: number;
  /** How far each row was away from where it is now. */
  readonly by: readonly number[];
}

export interface GroupColours {
  readonly people: string;
  readonly fills: readonly string[];
  /** Around dots that are large enough for it; null where they need none. */
  readonly edges: readonly string[] | null;
}

/** Rows take so long to their new places, in ms. */
export const slideTime = 500;
/** From so large on a dot has an edge. */
const edged = 3;

/** How far a row is from its place at `now`. */
const awayAt = (slide: Slide | null, row: number, now: number): number => {
  const by = slide?.by[row] ?? 0;
  if (slide === null || by === 0) return 0;
  return by * (1 - easeInOut(clamp((now - slide.at) / slideTime)));
};

const drawGroups = (
  paper: Paper,
  { cells, rowOf, slide }: Groups,
  { fills, edges }: GroupColours,
  now: number,
): void => {
  for (const [group, { count, size, places }] of cells.entries()) {
    if (count === 0) continue;
    const away = awayAt(slide, rowOf(group), now);
    const brush = new Brush(paper);
    for (let at = 0; at < count; at += 1)
      brush.dot(places[2 * at] ?? 0, (places[2 * at + 1] ?? 0) + away, size);
    brush.fill(fills[group] ?? '');
    if (edges !== null && size >= edged)
      brush.line(edges[group] ?? '', Math.min(2, Math.max(1, size * 0.2)));
  }
};

/** The room runs into its groups. */
const revealMotion = (
  place: SetsPlace,
  scene: BarsScene,
  groups: Groups,
  colours: GroupColours,
  onMove: (isMoving: boolean) => void,
): DotMotion => {
  const { joined, answered, at } = scene;
  const step = stepOf(place.room, dotsOf(joined));
  const seats = placeSeats(place.room, Math.max(1, fullDots(answered, joined)), step);
  const flights = planFlights(seats, dotRadius(step), groups.cells);
  const grains = colours.fills.map((colour) => ({ colour, alpha: 1 }));
  const lasts = flights.over;
  return {
    from: at,
    lasts,
    draw: (paper, ms, stride) => {
      const way = ms >= lasts ? 1 : easeInOut(clamp((ms - 300) / 600));
      if (ms >= lasts) drawGroups(paper, { ...groups, slide: null }, colours, at + ms);
      else drawFlights(paper, flights, ms, stride, { ...colours, grains });
      drawUnanswered(paper, place, scene, colours.people, way);
      drawAnswered(paper, place, scene, colours.people, way);
    },
    move: (ms) => onMove(ms < lasts),
  };
};

/** Groups that stand, or to which another one comes from the count. */
const standMotion = (
  place: SetsPlace,
  scene: BarsScene,
  groups: Groups,
  colours: GroupColours,
  onMove: (isMoving: boolean) => void,
): DotMotion => {
  const { newcomers } = scene;
  const { cells, slide } = groups;
  const from = Math.max(scene.at, slide?.at ?? 0);
  const slides = slide !== null && slide.by.some((by) => by !== 0);
  const arrives = newcomers.length > 0 ? sceneTimes.newcomer : 0;
  return {
    from,
    lasts: Math.max(slides ? slideTime : 0, arrives),
    isFresh: scene.isFresh,
    draw: (paper, ms) => {
      drawGroups(paper, groups, colours, from + ms);
      drawUnanswered(paper, place, scene, colours.people, 1);
      drawAnswered(paper, place, scene, colours.people, 1);
      for (const { at, bar } of newcomers) {
        const share = (from + ms - at) / sceneTimes.newcomer;
        const group = cells[bar];
        if (share <= 0 || share >= 1 || group === undefined) continue;
        const last = 2 * Math.max(0, group.count - 1);
        const way = easeInOut(share);
        const x = between(place.small.x, group.places[last] ?? place.small.x, way);
        const y = between(place.small.y, group.places[last + 1] ?? place.small.y, way);
        const brush = new Brush(paper);
        brush.dot(x, y - 120 * Math.sin(share * Math.PI), Math.max(8, group.size));
        brush.fill(share < 0.4 ? colours.people : (colours.fills[bar] ?? ''));
      }
    },
    move: () => onMove(false),
  };
};

/** What the canvas shows of a scene. `onMove`: whether figures wait until all have come. */
export const setsMotion = (
  place: SetsPlace,
  scene: Scene,
  groups: Groups,
  colours: GroupColours,
  isAsked: boolean,
  onMove: (isMoving: boolean) => void,
): DotMotion => {
  if (scene.mode === 'room') {
    const { story, isFresh } = scene;
    const { people } = colours;
    const look = { set: place.room, colours: { people, fresh: people }, isAsked };
    const from = story[0].at;
    return {
      from,
      lasts: storyEnd(story) - from,
      isFresh,
      draw: (paper, ms, stride) => drawRoom(paper, look, story, from + ms, stride),
    };
  }
  const motion = scene.mode === 'reveal' ? revealMotion : standMotion;
  return motion(place, scene, groups, colours, onMove);
};
