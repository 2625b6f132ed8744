import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';
import { createOutlines } from './outlines.ts';
import type { Family, Slope, Weight } from './families.ts';
import { setWeight } from './of-weight.ts';
import { unpackWoff } from './unpack-woff.ts';

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

/** Places where marks stand above and below letters, by the names of OpenType. */
const placesOfMarks = { mark: false, mkmk: false } as const;

/**
 * Some letters of a font name no place for a mark (as of Kurdish and of the Maghreb), at which fontkit throws: such
 * a word is laid out without those places, and its marks stand where they are drawn.
 */
const layOut = (font: Font, letters: string, direction: 'ltr' | 'rtl'): Shaped => {
  try {
    return font.layout(letters, [], undefined, undefined, direction);
  } catch {
    return font.layout(letters, placesOfMarks, undefined, undefined, direction);
  }
};

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
    const shaped = letters === '' ? none : layOut(font, letters, direction);
    if (kept.size >= mostWords) kept.clear();
    if (word.length <= longestKept) kept.set(key, shaped);
    return shaped;
  };
  return (text, isRtl) => {
    const words = (text.match(/ |[^ ]{1,64}/gu) ?? []).map((word) => shapeWord(word, isRtl));
    if (isRtl) words.reverse();
    return {
      glyphs: words.flatMap(({ glyphs }) => glyphs),
      positions: words.flatMap(({ positions }) => positions),
      advanceWidth: words.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  };
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
  const file = readFileSync(path);
  const font = create(family.isVariable ? file : unpackWoff(file));
  if (!('layout' in font)) throw new Error(`${path} is no font.`);
  const key = `${family.name}-${part}-${weight}-${slope}`;
  if (family.isVariable) setWeight(font, weight);
  const outlines = createOutlines(font);
  const shape = shaperOf(font);
  const source = Object.create(font, {
    // Parts of one font bear one name, by which the paper would take them for the same.
    postscriptName: { value: key },
    layout: {
      value: (text: string, features: readonly string[] = []) => {
        const { glyphs, positions, advanceWidth } = shape(text, features.includes(leftwards));
        // The paper scales the positions that it is given: they are no longer ours.
        const scaled = positions.map((each) => Object.assign({}, each));
        return { glyphs: glyphs.map(outlines.numbered), positions: scaled, advanceWidth };
      },
    },
    createSubset: { value: outlines.createSubset },
  }) as unknown;
  const scale = 1 / font.unitsPerEm;
  return {
    key,
    has: (point) => font.hasGlyphForCodePoint(point),
    width: (text, isRtl) => shape(text, isRtl).advanceWidth * scale,
    source,
  };
};
