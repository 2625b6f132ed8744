import {
  gridLimits,
  type GridQuestion,
  type Place,
  type Places,
} from '@sets/shared/question/kinds/grid.ts';

const { far } = gridLimits;

/** Where an item is, or null. */
export const placeOf = (value: Places | null, item: string): Place | null =>
  value?.places.find(({ id }) => id === item) ?? null;

const whole = (at: number): number => Math.min(far, Math.max(0, Math.round(at)));

/** With an item at this place, in whole steps and never off the plane. */
export const withPlace = (
  { options }: GridQuestion,
  value: Places | null,
  item: string,
  { x, y }: Place,
): Places => {
  return {
    places: options.flatMap(({ id }) => {
      const place = id === item ? { x: whole(x), y: whole(y) } : placeOf(value, id);
      return place === null ? [] : [{ id, x: place.x, y: place.y }];
    }),
  };
};

/** The items that have no place yet, in the order of the question. */
export const unplaced = ({ options }: GridQuestion, value: Places | null): string[] =>
  options.map(({ id }) => id).filter((id) => placeOf(value, id) === null);

/** Where on the plane a finger is. */
export const placeUnder = (
  { left, bottom, width, height }: Pick<DOMRect, 'left' | 'bottom' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Place => ({
  x: ((clientX - left) / width) * far,
  y: ((bottom - clientY) / height) * far,
});
