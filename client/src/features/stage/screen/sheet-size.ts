/**
 * The sheet of a screen in its own pixels: 1080 high, and as wide as the projector, from 4:3 to
 * 16:9. What is wider or narrower than those has empty room beside or around the sheet.
 */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
  /** Pixels of the page for one of the screen's. */
  readonly pixel: number;
  /** On a phone that is held upright everything stands below each other. */
  readonly isUpright: boolean;
  /** It is a part of a sheet: a picture has all of it, and its question stands elsewhere. */
  readonly isPart: boolean;
}

const sheet = { height: 1_080, narrow: 1_440, wide: 1_920, upright: 900 } as const;

/** The sheet in a box of so many pixels of the page. `screen.css` says the same. */
export const sheetSize = (width: number, height: number): SheetSize => {
  // Nothing is drawn yet, or there is nothing to measure.
  if (width <= 0 || height <= 0)
    return { width: sheet.wide, height: sheet.height, pixel: 1, isUpright: false, isPart: false };
  if (width < height) {
    const pixel = width / sheet.upright;
    return { width: sheet.upright, height: height / pixel, pixel, isUpright: true, isPart: false };
  }
  const pixel = Math.min(height / sheet.height, width / sheet.narrow);
  const inside = Math.min(sheet.wide, width / pixel);
  return { width: inside, height: sheet.height, pixel, isUpright: false, isPart: false };
};

/** A part of a sheet in a box of so many pixels of the page, of which one of the screen's is `pixel`. */
export const sheetPart = (width: number, height: number, pixel: number): SheetSize => ({
  width: width / pixel,
  height: height / pixel,
  pixel,
  isUpright: false,
  isPart: true,
});

/** 0 on a projector of 4:3, 1 on one of 16:9. */
export const wideness = ({ width }: Pick<SheetSize, 'width'>): number =>
  Math.min(1, Math.max(0, (width - sheet.narrow) / (sheet.wide - sheet.narrow)));
