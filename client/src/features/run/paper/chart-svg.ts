import { shareOf } from '../whole-of.ts';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import type { AskedQuestion } from '../questions-of.ts';
import { runMessages as words } from '../run.messages.ts';
import { drawable } from './drawable.ts';

/** What a drawing needs to know of the page. */
export interface Drawn {
  /** The colour that the theme has under this name. */
  readonly colourOf: (variable: string) => string;
  /** How wide a text of one line is, in pixels, at this size. */
  readonly widthOf: (text: string, size: number, isBold: boolean) => number;
}

const font = 'Geist Variable, Geist, Helvetica, Arial, sans-serif';
const width = 960;
const margin = 32;
const sizes = { title: 28, line: 20, note: 16 } as const;
const bar = { height: 26, farthest: width - 2 * margin - 150 } as const;

const escaped = (text: string): string =>
  drawable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The width of texts as this browser sets them. */
export const textWidths = (): Drawn['widthOf'] => {
  const paper = document.createElement('canvas').getContext('2d');
  return (text, size, isBold) => {
    if (paper === null) return text.length * size * 0.55;
    paper.font = `${isBold ? 650 : 450} ${size}px ${font}`;
    return paper.measureText(text).width;
  };
};

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

/** Draws from above: each piece knows where the one before ended. */
class Sheet {
  readonly #drawn: Drawn;
  readonly #pieces: string[] = [];
  #y = margin;

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  space(height: number): void {
    this.#y += height;
  }

  text(
    text: string,
    size: number,
    look: { readonly isBold?: boolean; readonly ink?: string },
  ): void {
    const { isBold = false, ink = 'ink' } = look;
    const most = width - 2 * margin;
    const widthOf = (each: string): number => this.#drawn.widthOf(each, size, isBold);
    for (const line of inLines(text, most, widthOf)) {
      this.#y += size * 1.3;
      this.#pieces.push(
        `<text x="${margin}" y="${this.#y.toFixed(1)}" font-size="${size}" font-weight="${isBold ? 650 : 450}" fill="${this.#drawn.colourOf(ink)}">${escaped(line)}</text>`,
      );
    }
  }

  bar(index: number, share: number, length: number, figures: string): void {
    const { colourOf } = this.#drawn;
    const wide = Math.max(2, length * bar.farthest);
    const inkName = optionVariable(index);
    this.#y += 6;
    this.#pieces.push(
      `<rect x="${margin}" y="${this.#y.toFixed(1)}" width="${wide.toFixed(1)}" height="${bar.height}" rx="3" fill="${share === 0 ? 'none' : colourOf(inkName)}" stroke="${share === 0 ? colourOf('line-strong') : colourOf(`${inkName}-edge`)}" stroke-width="2"/>`,
      `<text x="${(margin + wide + 12).toFixed(1)}" y="${(this.#y + bar.height * 0.75).toFixed(1)}" font-size="${sizes.line}" font-weight="650" fill="${colourOf('ink')}">${escaped(figures)}</text>`,
    );
    this.#y += bar.height + 12;
  }

  end(): string {
    const height = Math.ceil(this.#y + margin);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}">` +
      `<rect width="100%" height="100%" fill="#ffffff"/>${this.#pieces.join('')}</svg>`
    );
  }
}

/** A question with every round of it, drawn of shapes and letters alone. */
export const chartSvg = (asked: AskedQuestion, joined: number, drawn: Drawn): string => {
  const sheet = new Sheet(drawn);
  sheet.text(asked.text, sizes.title, { isBold: true });
  for (const told of asked.rounds) {
    const { round, answered, lines } = told;
    sheet.space(10);
    const of = words.answeredOf(answered, joined);
    const note = asked.rounds.length > 1 ? `${words.round(round)} · ${of}` : of;
    sheet.text(note, sizes.note, { ink: 'ink-soft' });
    sheet.space(10);
    const most = Math.max(1, answered, ...lines.map(({ count }) => count));
    const longest = Math.max(...lines.map(({ count }) => count), 1);
    for (const [index, { text, count }] of lines.entries()) {
      sheet.text(text, sizes.line, {});
      const share = shareOf(told, count);
      const figures = `${formatShare(share)} · ${formatCount(count)}`;
      sheet.bar(index, share, count / Math.max(longest, most / 2), figures);
    }
  }
  return sheet.end();
};
