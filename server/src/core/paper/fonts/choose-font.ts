import {
  type East,
  type Face,
  type Family,
  familiesFor,
  type Slope,
  type Weight,
} from './families.ts';
import { openPaperFont, type PaperFont } from './paper-font.ts';

export interface Wanted {
  readonly face: Face;
  readonly weight: Weight;
  readonly isItalic: boolean;
}

/** Of all resumes: what is open stays open, and most people's letters are in two or three files. */
const opened = new Map<string, PaperFont>();
/** The larger ones take 4 MB each, once their letters were drawn: with more, a paper begins anew. */
const mostOpened = 40;

const open = (family: Family, part: string, { weight, isItalic }: Wanted): PaperFont => {
  const slope: Slope = isItalic && family.hasItalic && weight === 400 ? 'italic' : 'normal';
  const key = `${family.name}-${part}-${weight}-${slope}`;
  const font = opened.get(key) ?? openPaperFont(family, part, weight, slope);
  opened.set(key, font);
  return font;
};

/** What joins and varies letters, and is no sign of its own. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/u;

const partsWith = function* (family: Family, point: number): Generator<string> {
  for (const [part, ranges] of family.parts()) {
    if (ranges.some(([from, to]) => point >= from && point <= to)) yield part;
  }
};

export interface FontChooser {
  /** The font that has all that a letter consists of; null where there is none. */
  fontFor(letter: string, wanted: Wanted): PaperFont | null;
}

/** Of one paper. */
export const createFontChooser = (east: East): FontChooser => {
  if (opened.size > mostOpened) opened.clear();
  const chosen = new Map<string, PaperFont | null>();
  const find = (letter: string, wanted: Wanted): PaperFont | null => {
    const points = Array.from(letter)
      .filter((each) => !unseen.test(each))
      .map((each) => each.codePointAt(0) ?? 0);
    const [first] = points;
    if (first === undefined) return null;
    for (const family of familiesFor(wanted.face, east)) {
      for (const part of partsWith(family, first)) {
        const font = open(family, part, wanted);
        if (points.every((point) => font.has(point))) return font;
      }
    }
    return null;
  };
  return {
    fontFor: (letter, wanted) => {
      const key = `${wanted.face}${wanted.weight}${wanted.isItalic}${letter}`;
      const known = chosen.get(key);
      if (known !== undefined) return known;
      const font = find(letter, wanted);
      if (letter.length < 12) chosen.set(key, font);
      return font;
    },
  };
};
