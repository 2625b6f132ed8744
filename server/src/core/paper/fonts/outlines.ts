/* oxlint-disable no-underscore-dangle -- fontkit's own names */
import type { Font, Glyph } from 'fontkit';
import { encodeGlyph } from './encode-glyph.ts';

/** What fontkit's subset of a font is, as far as it is needed here. */
interface Subset {
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

/** A glyph under a number of its own for each text that it stands for. */
export type Numbered = Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>;

export interface Outlines {
  readonly numbered: (glyph: Glyph) => Numbered;
  readonly createSubset: () => unknown;
}

/**
 * Makes a font tell what each glyph stands for where it stands, so that a text can be read back. One
 * drawing may be of several letters: Arabic ones differ by their dots alone, which are glyphs of their
 * own. fontkit keeps the letter that a glyph was first met with.
 */
export const createOutlines = (font: Font): Outlines => {
  const read = font.getGlyph.bind(font);
  const glyphs = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = [id, ...codePoints].join(' ');
    const known = glyphs.get(key);
    if (known) return known;
    const glyph = Object.create(read(id), { codePoints: { value: codePoints } }) as Glyph;
    glyphs.set(key, glyph);
    return glyph;
  };
  const numbers = new Map<Glyph, Numbered>();
  const drawings: Glyph[] = [];
  const numbered = (glyph: Glyph): Numbered => {
    const known = numbers.get(glyph);
    if (known) return known;
    const { advanceWidth, codePoints } = glyph;
    const own = { id: drawings.length, advanceWidth, codePoints };
    drawings.push(read(glyph.id));
    numbers.set(glyph, own);
    return own;
  };
  // The first one stands for what a font does not have.
  numbered(font.getGlyph(0));
  return {
    numbered,
    createSubset: () => {
      const subset = font.createSubset() as unknown as Subset;
      subset._addGlyph = (number) => {
        const glyph = drawings[number] ?? read(0);
        const bytes = encodeGlyph(glyph);
        const { minX } = glyph.path.bbox;
        subset.glyf.push(bytes);
        subset.loca.offsets.push(subset.offset);
        subset.hmtx.metrics.push({
          advance: Math.round(glyph.advanceWidth),
          bearing: Number.isFinite(minX) ? Math.round(minX) : 0,
        });
        subset.offset += bytes.length;
        return subset.glyf.length - 1;
      };
      return subset;
    },
  };
};
