import { type RefObject, useCallback, useMemo, useState } from 'react';
import { pageTime } from '../../../ui/dots/page-time.ts';
import type { DotMotion } from '../../../ui/dots/runner.ts';
import type { Circle } from '../../stage/screen/screen-room.tsx';
import { heartHole } from '../../stage/screen/screen-room.tsx';
import type { SetsPlace } from '../choosing/screen/draw-bars.ts';
import type { Scene } from '../choosing/screen/question-scene.ts';
import { insideLine, smallSet } from '../choosing/screen/screen-places.ts';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';
import { type GroupColours, type Groups, setsMotion, type Slide } from './sets-motion.ts';

/** Where rows stand, and where they come from: each by its name, `row` pixels high. */
export const useSlide = (order: readonly string[], row: number): Slide | null => {
  const [seen, setSeen] = useState<{ order: readonly string[]; slide: Slide | null }>({
    order,
    slide: null,
  });
  if (order.join(' ') === seen.order.join(' ')) return seen.slide;
  const names = order.toSorted((one, other) => (one < other ? -1 : 1));
  const isSame =
    names.join(' ') === seen.order.toSorted((one, other) => (one < other ? -1 : 1)).join(' ');
  const by = order.map((name, at) => (seen.order.indexOf(name) - at) * row);
  const slide = isSame ? { at: pageTime(), by } : null;
  setSeen({ order, slide });
  return slide;
};

/** Where people sit while they answer, and beside the count. */
export const usePlace = (
  room: Circle,
  sheet: SheetSize,
  joined: number,
  answered: number,
): SetsPlace =>
  useMemo(
    () => ({
      room: {
        x: room.x,
        y: room.y,
        radius: Math.max(30, room.radius - insideLine),
        hole: heartHole(room.radius, joined),
        widest: 116,
      },
      small: smallSet(sheet, { joined, answered }),
    }),
    [room.x, room.y, room.radius, sheet, joined, answered],
  );

/** The motion for the canvas. The figures of `stage` wait while dots are on their way. */
export const useSetsMotion = (
  place: SetsPlace,
  scene: Scene,
  groups: Groups,
  coloursOf: (colourOf: (token: string) => string) => GroupColours,
  isAsked: boolean,
  stage: RefObject<HTMLElement | null>,
) =>
  useCallback(
    (colourOf: (token: string) => string): DotMotion =>
      setsMotion(place, scene, groups, coloursOf(colourOf), isAsked, (isMoving) => {
        if (stage.current !== null) stage.current.dataset.moving = String(isMoving);
      }),
    [place, scene, groups, coloursOf, isAsked, stage],
  );
