import type { Area } from '@sets/shared/question/rights/right-area.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { areaBetween, movedBy, type Point, pointUnder, sizedBy } from './move-area.ts';

/** What a finger does: draws an area from a corner on, or moves or pulls one that was so when it began. */
type Doing =
  | { readonly does: 'draw'; readonly from: Point }
  | {
      readonly does: 'move' | 'size';
      readonly from: Point;
      readonly at: number;
      readonly was: Area;
    };

interface Drawing {
  readonly areas: readonly Area[];
  readonly shape: Area['shape'];
  readonly isFull: boolean;
  readonly onChange: (areas: readonly Area[]) => void;
}

/** A way that is shorter is a tap. */
const least = 0.02;

/** Areas by the pointer. `draft` is what is drawn until it is let go; `area`, its place among the others. */
export const useAreaDrawing = ({ areas, shape, isFull, onChange }: Drawing) => {
  const surface = useRef<HTMLDivElement>(null);
  const doing = useRef<Doing | null>(null);
  const [draft, setDraft] = useState<{ readonly at: number; readonly area: Area } | null>(null);
  const under = (event: PointerEvent): Point | null => {
    const box = surface.current?.getBoundingClientRect();
    return box === undefined ? null : pointUnder(box, event);
  };
  const begin = (event: PointerEvent, next: (from: Point) => Doing): void => {
    const from = under(event);
    if (from === null || event.button !== 0) return;
    event.stopPropagation();
    surface.current?.setPointerCapture(event.pointerId);
    doing.current = next(from);
  };
  const move = (event: PointerEvent): void => {
    const [now, to] = [doing.current, under(event)];
    if (now === null || to === null) return;
    const by = { x: to.x - now.from.x, y: to.y - now.from.y };
    if (now.does !== 'draw') {
      const area = now.does === 'move' ? movedBy(now.was, by) : sizedBy(now.was, by);
      setDraft({ at: now.at, area });
    } else if (draft !== null || Math.max(Math.abs(by.x), Math.abs(by.y)) >= least) {
      setDraft({ at: areas.length, area: areaBetween(shape, now.from, to) });
    }
  };
  const end = (isKept: boolean): void => {
    doing.current = null;
    setDraft(null);
    if (isKept && draft !== null) onChange(withArea(areas, draft));
  };
  return {
    areas: draft === null ? areas : withArea(areas, draft),
    surface: {
      ref: surface,
      onPointerDown: (event: PointerEvent) => {
        // A finger scrolls the page here; it moves the areas that there are.
        if (event.pointerType === 'touch' || isFull) return;
        begin(event, (from) => ({ does: 'draw', from }));
      },
      onPointerMove: move,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
    grab: (event: PointerEvent, does: 'move' | 'size', at: number) => {
      const was = areas[at];
      if (was !== undefined) begin(event, (from) => ({ does, from, at, was }));
    },
  };
};

const withArea = (
  areas: readonly Area[],
  { at, area }: { readonly at: number; readonly area: Area },
): Area[] => (at < areas.length ? areas.with(at, area) : [...areas, area]);
