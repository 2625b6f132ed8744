import { join } from 'node:path';
import { type Font, type Glyph, type GlyphPosition, openSync } from 'fontkit';
import { encodeGlyph } from './encode-glyph.ts';
import type { Family, Slope, Weight } from './families.ts';

export interface Shaped {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Readonly<GlyphPosition>[];
  readonly advanceWidth: number;
}

/** One file of letters, of one weight. */
export interface PaperFont {
  /** By it, the paper knows the font. */
  readonly key: string;
  has(point: number): boolean;
  /** In em. */
  width(text: string, isRtl: boolean): number;
  /** What the paper takes as a font: it calls `layout` and `createSubset`. */
  readonly source: unknown;
}

/** Said to `layout` as a feature, which is the one thing that is handed through to it: the run goes to the left. */
export const leftwards = 'rtla';

/** Words whose shapes are kept, of each font. */
const mostWords = 4_000;
const longestKept = 40;

const none: Shaped = { glyphs: [], positions: [], advanceWidth: 0 };

const shaperOf = (font: Font): ((text: string, isRtl: boolean) => Shaped) => {
  const kept = new Map<string, Shaped>();
  const shapeWord = (word: string, isRtl: boolean): Shaped => {
    const key = isRtl ? `<${word}` : word;
    const known = kept.get(key);
    if (known) return known;
    // What joins letters is asked for where a font has no sign of it.
    const letters = Array.from(word, (each) =>
      font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0) ? each : '',
    ).join('');
    const direction = isRtl ? 'rtl' : 'ltr';
    const shaped =
      letters === '' ? none : font.layout(letters, [], undefined, undefined, direction);
    if (kept.size >= mostWords) kept.clear();
    if (word.length <= longestKept) kept.set(key, shaped);
    return shaped;
  };
  return (text, isRtl) => {
    const words = (text.match(/ |[^ ]+/g) ?? []).map((word) => shapeWord(word, isRtl));
    if (isRtl) words.reverse();
    return {
      glyphs: words.flatMap(({ glyphs }) => glyphs),
      positions: words.flatMap(({ positions }) => positions),
      advanceWidth: words.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  };
};

/** What fontkit's subset of a font is, as far as it is needed here. */
interface Subset {
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

/** Subsets that draw each glyph anew, for fonts whose glyphs cannot be copied. */
const redrawn = (font: Font): unknown => {
  const subset = font.createSubset() as unknown as Subset;
  subset._addGlyph = (id) => {
    const glyph = font.getGlyph(id);
    const bytes = encodeGlyph(glyph);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    const left = Number.isFinite(glyph.path.bbox.minX) ? Math.round(glyph.path.bbox.minX) : 0;
    subset.hmtx.metrics.push({ advance: Math.round(glyph.advanceWidth), bearing: left });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
};

const pathOf = (family: Family, part: string, weight: Weight, slope: Slope): string => {
  const file = family.isVariable
    ? `${family.name}-${part}-wght-normal.woff2`
    : `${family.name}-${part}-${weight}-${slope}.woff`;
  return join(family.folder, 'files', file);
};

export const openPaperFont = (
  family: Family,
  part: string,
  weight: Weight,
  slope: Slope,
): PaperFont => {
  const path = pathOf(family, part, weight, slope);
  const font = openSync(path);
  if (!('layout' in font)) throw new Error(`${path} is no font.`);
  const key = `${family.name}-${part}-${weight}-${slope}`;
  if (family.isVariable) Object.assign(font, { variationCoords: [weight] });
  const shape = shaperOf(font);
  const source = Object.create(font, {
    // Parts of one font bear one name, by which the paper would take them for the same.
    postscriptName: { value: key },
    // The paper scales the positions that it is given: they are no longer ours.
    layout: {
      value: (text: string, features: readonly string[] = []) => {
        const shaped = shape(text, features.includes(leftwards));
        return { ...shaped, positions: shaped.positions.map((each) => ({ ...each })) };
      },
    },
    ...(family.isVariable && { createSubset: { value: () => redrawn(font) } }),
  }) as unknown;
  const scale = 1 / font.unitsPerEm;
  return {
    key,
    has: (point) => font.hasGlyphForCodePoint(point),
    width: (text, isRtl) => shape(text, isRtl).advanceWidth * scale,
    source,
  };
};
