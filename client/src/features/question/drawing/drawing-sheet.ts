import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import {
  optionLetter,
  optionShape,
  optionVariable,
  type Sign,
  signs,
} from '../../../ui/option-mark.tsx';
import { drawable } from './drawable.ts';

/** What a drawing needs to know of the page. */
export interface Drawn {
  /** The colour that the theme has under this name. */
  readonly colourOf: (variable: string) => string;
  /** How wide a text of one line is, in pixels, at this size. */
  readonly widthOf: (text: string, size: number, isBold: boolean) => number;
  /** Pictures by their files, as addresses that hold them; what is not there is left out. */
  readonly pictures?: ReadonlyMap<string, string>;
}

export const sheetFont = 'Geist Variable, Geist, Helvetica, Arial, sans-serif';
export const sheetWidth = 960;
const margin = 32;
export const sizes = { title: 28, line: 20, note: 16, small: 14 } as const;

const escaped = (text: string): string =>
  drawable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A text in lines that fit, broken between words; a word that is too long has a line alone. */
export const inLines = (
  text: string,
  most: number,
  widthOf: (text: string) => number,
): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

interface Look {
  readonly size?: number;
  readonly isBold?: boolean;
  /** Colours are names of the theme. */
  readonly ink?: string;
}

interface Paint {
  readonly fill?: string;
  readonly edge?: string;
  readonly line?: number;
  readonly round?: number;
  /** From 0 to 1. */
  readonly solid?: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Bar {
  readonly length: number;
  readonly figures: string;
  readonly fill: string;
  readonly edge: string;
  /** Whether it is the one that is right. */
  readonly isRight?: boolean;
  readonly x?: number;
}

/** At the end of the longest bar. */
const roomForFigures = 210;

/**
 * A sheet of shapes and letters, filled from above: `y` is where what is drawn next begins. Kinds of
 * questions draw on it what a round came to.
 */
export class DrawingSheet {
  readonly left = margin;
  readonly right = sheetWidth - margin;
  y = margin;
  readonly #drawn: Drawn;
  readonly #pieces: string[] = [];

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** A paragraph, as wide as there is room for from `x` on; `y` is below it. */
  paragraph(text: string, look: Look, x = this.left, most = this.right - x): void {
    const { size = sizes.line } = look;
    for (const line of this.linesOf(readableMath(text), look, most)) {
      this.y += size * 1.3;
      this.letters(line, { ...look, x, y: this.y });
    }
  }

  linesOf(text: string, { size = sizes.line, isBold = false }: Look, most: number): string[] {
    // Another program may have another font, whose letters are wider.
    return inLines(text, most * 0.95, (each) => this.#drawn.widthOf(each, size, isBold));
  }

  widthOf(text: string, { size = sizes.line, isBold = false }: Look): number {
    return this.#drawn.widthOf(text, size, isBold);
  }

  /** One line; `y` is that on which it is written. */
  letters(
    text: string,
    at: Look & {
      readonly x: number;
      readonly y: number;
      readonly from?: 'start' | 'middle' | 'end';
    },
  ): void {
    const { size = sizes.line, isBold = false, ink = 'ink', from = 'start' } = at;
    this.#pieces.push(
      `<text x="${short(at.x)}" y="${short(at.y)}" font-size="${size}" font-weight="${isBold ? 650 : 450}" fill="${this.#colour(ink)}"${from === 'start' ? '' : ` text-anchor="${from}"`}>${escaped(text)}</text>`,
    );
  }

  /** One line that is no wider than `most`; what is too long is cut, and says so. */
  cutLetters(text: string, most: number, at: Parameters<DrawingSheet['letters']>[1]): void {
    let shown = readableMath(text);
    while (shown.length > 1 && this.widthOf(shown, at) > most) {
      shown = `${shown.slice(0, -2).trimEnd()}…`;
    }
    this.letters(shown, at);
  }

  rect({ x, y, width, height }: Box, paint: Paint): void {
    const rx = paint.round === undefined ? '' : ` rx="${paint.round}"`;
    this.#pieces.push(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rx}${this.#paint(paint)}/>`,
    );
  }

  ellipse(x: number, y: number, [across, down]: readonly [number, number], paint: Paint): void {
    this.#pieces.push(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}"${this.#paint(paint)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.ellipse(x, y, [radius, radius], paint);
  }

  path(d: string, paint: Paint, transform?: string): void {
    const moved = transform === undefined ? '' : ` transform="${transform}"`;
    this.#pieces.push(`<path d="${d}"${moved}${this.#paint(paint)}/>`);
  }

  picture(fileid: string, { x, y, width, height }: Box): void {
    const data = this.#drawn.pictures?.get(fileid);
    if (data === undefined) return;
    this.#pieces.push(
      `<image x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" href="${escaped(data)}"/>`,
    );
  }

  /** The mark of an option: its shape and its letter, or its sign; the width that it takes. */
  mark(index: number, x: number, y: number, sign?: Sign): number {
    const name = optionVariable(index);
    const scale = 0.75;
    const turn = `translate(${short(x)} ${short(y - 16)}) scale(${scale})`;
    const shape = sign === undefined ? optionShape(index) : signs[sign];
    this.path(shape, { fill: name, edge: `${name}-edge`, line: 1.5 }, turn);
    if (sign !== undefined) return 26;
    this.letters(optionLetter(index), { x: x + 25, y, isBold: true });
    return 46;
  }

  /** A mark with its words beside it; `y` is below them. */
  option(
    index: number,
    text: string,
    { most, sign }: { most: number; sign?: Sign | undefined },
  ): void {
    const begin = this.y + sizes.line * 1.3;
    const wide = this.mark(index, this.left, begin, sign);
    this.paragraph(text, {}, this.left + wide, most - wide);
    this.y = Math.max(this.y, begin);
  }

  /** A bar from `x` on, `length` from 0 to 1 of the room there is, with its figures at its end; `y` is below it. */
  bar({ length, figures, fill, edge, isRight = false, x = this.left }: Bar): void {
    const height = 26;
    const wide = length * (this.right - x - roomForFigures);
    this.y += isRight ? 13 : 9;
    const box = { x, y: this.y, width: Math.max(2, wide), height };
    if (isRight) {
      const around = { x: x - 4, y: box.y - 4, width: box.width + 8, height: height + 8 };
      this.rect(around, { edge: 'ink', line: 2.5, round: 6 });
    }
    this.rect(box, wide === 0 ? { fill: 'line-strong' } : { fill, edge, line: 2, round: 3 });
    this.letters(figures, { x: x + box.width + 14, y: box.y + height * 0.75, isBold: true });
    this.y += height + 12;
  }

  /** What is drawn until now, as an SVG. */
  end(): string {
    const height = Math.ceil(this.y + margin);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${height}" width="${sheetWidth}" height="${height}" font-family="${sheetFont}">` +
      `<rect width="100%" height="100%" fill="#ffffff"/>${this.#pieces.join('')}</svg>`
    );
  }

  #colour(name: string): string {
    return escaped(this.#drawn.colourOf(name));
  }

  #paint({ fill, edge, line = 2, solid }: Paint): string {
    const filled = fill === undefined ? 'none' : this.#colour(fill);
    const lined =
      edge === undefined ? '' : ` stroke="${this.#colour(edge)}" stroke-width="${line}"`;
    return ` fill="${filled}"${solid === undefined ? '' : ` fill-opacity="${solid}"`}${lined}`;
  }
}
