/* oxlint-disable no-underscore-dangle -- fontkit's own names */
import type { Font, Glyph } from 'fontkit';
import type { Weight } from './families.ts';

interface Point {
  x: number;
  y: number;
  endContour: boolean;
  copy(): Point;
}
/** What fontkit's fonts of WOFF2 with many weights are, as far as it is needed here. */
interface Variable {
  variationCoords: readonly number[];
  readonly _variationProcessor: { transformPoints(id: number, points: Point[]): void };
  readonly _transformedGlyphs?: { readonly points?: Point[] }[];
  _getBaseGlyph(id: number, points?: number[]): Glyph;
}

/** Of a glyph's own size and place; they vary with the weight, and stand behind its points. */
const phantoms = 4;

/**
 * Gives a WOFF2 font of all weights one of them. fontkit varies the widths of its glyphs, and forgets
 * their outlines: those are varied here, when a glyph is asked for the first time.
 */
export const setWeight = (font: Font, weight: Weight): void => {
  const variable = font as unknown as Variable;
  variable.variationCoords = [weight];
  const read = variable._getBaseGlyph.bind(font);
  const varied = new Set<number>();
  variable._getBaseGlyph = (id, points) => {
    const glyph = read(id, points);
    if (varied.has(id)) return glyph;
    varied.add(id);
    const outline = variable._transformedGlyphs?.[id]?.points;
    const [first] = outline ?? [];
    if (outline === undefined || first === undefined) return glyph;
    for (let at = 0; at < phantoms; at += 1) {
      outline.push(Object.assign(first.copy(), { x: 0, y: 0, endContour: true }));
    }
    variable._variationProcessor.transformPoints(id, outline);
    outline.length -= phantoms;
    return glyph;
  };
};
