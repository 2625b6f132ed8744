import { sheetPart, type SheetSize, sheetSize } from './sheet-size.ts';

/** All that something on a screen may fill: the screen, what a picture leaves of it, or a part of it. */
export const boxAround = (inside: Element | null): Element | null =>
  inside?.closest('.sheet-part, .screen-beside, .screen') ?? null;

/** The sheet around an element; `part`: pixels of the page for one of the screen's, in a part of a sheet. */
export const sheetAround = (inside: Element | null, part: number | null): SheetSize => {
  const box = boxAround(inside);
  const { clientWidth = 0, clientHeight = 0 } = box ?? {};
  if (part !== null) return sheetPart(clientWidth, clientHeight, part);
  const screen = inside?.closest('.screen') ?? null;
  const whole = sheetSize(screen?.clientWidth ?? 0, screen?.clientHeight ?? 0);
  if (box === screen || clientWidth === 0) return whole;
  // Beside a picture everything is as large as on all of the sheet.
  const { pixel } = whole;
  return { ...whole, width: clientWidth / pixel, height: clientHeight / pixel };
};
