import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

export type Weight = 400 | 600;

/** A text as shapes, so that a picture looks the same wherever it is drawn, with no font beside it. */
export interface Letters {
  /** How wide a text is, in em. */
  width(text: string, weight: Weight): number;
  /** The text as SVG, its base line beginning at 0, 0, one em being one unit. */
  shapes(text: string, weight: Weight): string;
}

/** The alphabets of the font that the pages use, each a file of its own. */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;

const require = createRequire(import.meta.url);
const files = join(dirname(require.resolve('@fontsource/geist/package.json')), 'files');

const openFont = (alphabet: string, weight: Weight): Font => {
  const path = join(files, `geist-${alphabet}-${weight}-normal.woff2`);
  const font = openSync(path);
  if (!('layout' in font)) throw new Error(`${path} is no font.`);
  return font;
};

/** Part of a text: null where none of the fonts has its letters. */
interface Part {
  readonly font: Font | null;
  readonly text: string;
}

const partsOf = (text: string, fonts: readonly Font[]): Part[] => {
  const parts: { font: Font | null; text: string }[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    const keeps = last?.font?.hasGlyphForCodePoint(point) === true;
    const font = keeps
      ? (last?.font ?? null)
      : (fonts.find((each) => each.hasGlyphForCodePoint(point)) ?? null);
    if (last !== undefined && last.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return parts;
};

/** Signs above and below the line. */
const small = /[\u02b0-\u02ff\u1d2c-\u1d6a\u2070-\u209f]/u;

/** About as wide as letters are that nobody here can measure: those of East Asia, and signs, fill their square. */
const guessedWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => {
    if (small.test(letter)) return sum + 0.4;
    return sum + (/[\p{L}\p{M}]/u.test(letter) && letter < '\u2e80' ? 0.58 : 1);
  }, 0);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What was typed, as it stands in SVG; what XML has no sign for is left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
    // oxlint-disable-next-line no-control-regex -- these are what XML does not take
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '');

const round = (number: number): number => Math.round(number * 1_000) / 1_000;

class GeistLetters implements Letters {
  readonly #fonts = new Map<Weight, readonly Font[]>();

  width(text: string, weight: Weight): number {
    return partsOf(text, this.#of(weight)).reduce((sum, part) => sum + widthOf(part), 0);
  }

  shapes(text: string, weight: Weight): string {
    let at = 0;
    const shapes = partsOf(text, this.#of(weight)).map((part) => {
      const drawn = drawPart(part, at, weight);
      at += widthOf(part);
      return drawn;
    });
    return shapes.join('');
  }

  /** Read when the first picture is drawn: most servers draw none. */
  #of(weight: Weight): readonly Font[] {
    const fonts =
      this.#fonts.get(weight) ?? alphabets.map((alphabet) => openFont(alphabet, weight));
    this.#fonts.set(weight, fonts);
    return fonts;
  }
}

const widthOf = ({ font, text }: Part): number =>
  font === null ? guessedWidth(text) : font.layout(text).advanceWidth / font.unitsPerEm;

/** Letters that no font here has are left to whoever looks at the picture. */
const drawPart = ({ font, text }: Part, at: number, weight: Weight): string => {
  if (font === null) {
    return `<text x="${round(at)}" font-size="1" font-family="sans-serif" font-weight="${weight}">${escaped(text)}</text>`;
  }
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.translate(x + xOffset, yOffset).toSVG();
    x += xAdvance;
    return outline;
  });
  const scale = 1 / font.unitsPerEm;
  const outline = outlines.join('');
  return outline === ''
    ? ''
    : `<path transform="translate(${round(at)} 0) scale(${scale} ${-scale})" d="${outline}"/>`;
};

export const createLetters = (): Letters => new GeistLetters();
