import { type Pin, pinSteps } from '@sets/shared/question/pin-place.ts';

const large = 4;
const last = pinSteps - 1;
const middle: Pin = { x: pinSteps / 2, y: pinSteps / 2 };

const arrows: Readonly<Record<string, Pin>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const inside = (step: number): number => Math.min(last, Math.max(0, step));

/** Where the pin is after a key; the first key puts it into the middle. Null for other keys. */
export const pinAfterKey = (pin: Pin | null, key: string, isShifted: boolean): Pin | null => {
  const way = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  if (way === undefined) return null;
  if (pin === null) return middle;
  const by = isShifted ? large : 1;
  return { x: inside(pin.x + way.x * by), y: inside(pin.y + way.y * by) };
};

/** Where on a picture a finger is. */
export const pinUnder = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Pin => ({
  x: inside(Math.floor(((clientX - left) / width) * pinSteps)),
  y: inside(Math.floor(((clientY - top) / height) * pinSteps)),
});
