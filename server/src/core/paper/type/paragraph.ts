import bidiFactory, { type Bidi } from 'bidi-js';
import type { FontChooser } from '../fonts/choose-font.ts';
import type { Face, Weight } from '../fonts/families.ts';
import type { PaperFont } from '../fonts/paper-font.ts';
import type { Span } from './marks.ts';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  /** Height of a line, in its size. */
  readonly leading: number;
  readonly weight: Weight;
  readonly isItalic?: boolean;
  readonly colour: string;
}

/** Part of a text in one font, one direction and one way of writing. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly font: PaperFont;
  /** Odd where it is read from the right. */
  readonly level: number;
  readonly link: string | undefined;
}

export interface Paragraph {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly isRtl: boolean;
}

// What is typed as a module's `default` is the module itself where Node loads it.
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const leftwards =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Stands for what no font has. */
const substitute = '□';

type Drawn = Pick<Piece, 'font' | 'link'> & { text: string };

const lettersOf = (text: string): Iterable<string> => {
  const simple = /^[ -~]*$/.test(text);
  return simple ? text : Array.from(graphemes.segment(text), ({ segment }) => segment);
};

/** A letter with marks that no font has all of: each is looked for alone. */
const drawnLetter = (
  letter: string,
  find: (letter: string) => PaperFont | null,
): [font: PaperFont, text: string][] => {
  if (/^[\p{Default_Ignorable_Code_Point}\ufe0f]+$/u.test(letter)) return [];
  const font = find(letter);
  if (font) return [[font, letter]];
  const square = find(substitute);
  const points = Array.from(letter);
  const found = points.flatMap((point): [PaperFont, string][] => {
    const own = find(point);
    return own ? [[own, point]] : [];
  });
  if (found.length > 0) return found;
  return square ? [[square, substitute]] : [];
};

const draw = (spans: readonly Span[], style: TextStyle, chooser: FontChooser): Drawn[] => {
  const drawn: Drawn[] = [];
  for (const { text, isBold, isItalic, link } of spans) {
    const wanted = {
      face: style.face,
      weight: isBold ? 600 : style.weight,
      isItalic: isItalic ?? style.isItalic ?? false,
    } as const;
    const find = (letter: string): PaperFont | null => chooser.fontFor(letter, wanted);
    for (const letter of lettersOf(text)) {
      const last = drawn.at(-1);
      // A blank between two words of one font does not end the piece.
      if (letter === ' ' && last && last.link === link && last.font.has(32)) {
        last.text += letter;
        continue;
      }
      for (const [font, sign] of drawnLetter(letter, find)) {
        const open = drawn.at(-1);
        if (open?.font === font && open.link === link) open.text += sign;
        else drawn.push({ font, link, text: sign });
      }
    }
  }
  return drawn;
};

/** A text with the fonts that its letters are in, and the direction of each part. */
export const paragraphOf = (
  spans: readonly Span[],
  style: TextStyle,
  chooser: FontChooser,
): Paragraph => {
  const drawn = draw(spans, style, chooser);
  const text = drawn.map((part) => part.text).join('');
  const bothWays = leftwards.test(text) ? bidi.getEmbeddingLevels(text) : null;
  const levelAt = (at: number): number => bothWays?.levels[at] ?? 0;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { font, link, text: part } of drawn) {
    const end = start + part.length;
    if (bothWays === null) pieces.push({ start, end, font, link, level: 0 });
    else {
      for (let from = start, to = start + 1; from < end; from = to, to += 1) {
        while (to < end && levelAt(to) === levelAt(from)) to += 1;
        pieces.push({ start: from, end: to, font, link, level: levelAt(from) });
      }
    }
    start = end;
  }
  return { text, pieces, isRtl: (bothWays?.paragraphs[0]?.level ?? 0) % 2 === 1 };
};

/** As it stands in a run that is read from the right: a bracket opens to the other side. */
export const mirrored = (text: string): string =>
  Array.from(text, (each) => bidi.getMirroredCharacter(each) ?? each).join('');
