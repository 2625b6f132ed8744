import { type Area, areaLimits } from '@sets/shared/question/rights/right-area.ts';

/** Fractions of the picture are kept to so many parts: a power of two, so that sums of them are exact. */
const parts = 1_024;
/** What an arrow key moves, and what it moves with Shift. */
const [small, large] = [8 / parts, 64 / parts] as const;

const rounded = (part: number): number => Math.round(part * parts) / parts;
const within = (part: number, least: number, most: number): number =>
  rounded(Math.min(most, Math.max(least, part)));

/** A place on a picture, or a way on it: in fractions of its sides. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where on a picture a finger is. */
export const pointUnder = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point => ({ x: (clientX - left) / width, y: (clientY - top) / height });

/** The area elsewhere, as large as it is, and on the picture. */
export const movedBy = (area: Area, { x, y }: Point): Area => ({
  ...area,
  left: within(area.left + x, 0, 1 - area.width),
  top: within(area.top + y, 0, 1 - area.height),
});

/** Its lower right corner elsewhere. */
export const sizedBy = (area: Area, { x, y }: Point): Area => ({
  ...area,
  width: within(area.width + x, areaLimits.side, 1 - area.left),
  height: within(area.height + y, areaLimits.side, 1 - area.top),
});

const upwards = (one: number, other: number): number => one - other;

/** An area from one corner to the other. */
export const areaBetween = (shape: Area['shape'], one: Point, other: Point): Area => {
  const [left, right] = [one.x, other.x].map((x) => within(x, 0, 1)).toSorted(upwards);
  const [top, bottom] = [one.y, other.y].map((y) => within(y, 0, 1)).toSorted(upwards);
  const { side } = areaLimits;
  const at = { left: Math.min(left ?? 0, 1 - side), top: Math.min(top ?? 0, 1 - side) };
  const size = { x: (right ?? 0) - at.left, y: (bottom ?? 0) - at.top };
  return sizedBy({ shape, ...at, width: 0, height: 0 }, size);
};

/** One in the middle, of a size that can be seen; round on the picture as it is. */
export const areaInTheMiddle = (shape: Area['shape'], aspect: number): Area => {
  const [width, height] = aspect > 1 ? [0.2 / aspect, 0.2] : [0.2, 0.2 * aspect];
  const size = {
    width: within(width, areaLimits.side, 1),
    height: within(height, areaLimits.side, 1),
  };
  return movedBy(
    { shape, left: 0, top: 0, ...size },
    { x: 0.5 - size.width / 2, y: 0.5 - size.height / 2 },
  );
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The area after a key: arrows move it, and with Alt change its size; with Shift more. Null for other keys. */
export const areaAfterKey = (
  area: Area,
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
): Area | null => {
  const way = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  if (way === undefined) return null;
  const by = shiftKey ? large : small;
  const change = { x: way.x * by, y: way.y * by };
  return altKey ? sizedBy(area, change) : movedBy(area, change);
};
