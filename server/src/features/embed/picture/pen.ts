import type { Letters, Weight } from './letters.ts';
import { shortened } from './wrap.ts';

interface Written {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly from?: 'left' | 'middle' | 'right';
  /** No wider than that. */
  readonly most?: number;
}

/** Draws on a sheet: each call gives the SVG of it. */
export interface Pen {
  write(text: string, how: Written): string;
  bar(box: Box, fill: string, radius?: number): string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const tidy = (number: number): number => Math.round(number * 100) / 100;

export const createPen = (letters: Letters): Pen => ({
  write: (text, { x, y, size, weight = 400, fill, from = 'left', most = Infinity }) => {
    const line = shortened(letters, text, weight, most / size);
    const width = from === 'left' ? 0 : letters.width(line, weight) * size;
    const begins = x - (from === 'middle' ? width / 2 : width);
    const place = `translate(${tidy(begins)} ${tidy(y)}) scale(${size})`;
    return `<g transform="${place}" fill="${fill}">${letters.shapes(line, weight)}</g>`;
  },
  bar: ({ x, y, width, height }, fill, radius = 6) =>
    `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" rx="${radius}" fill="${fill}"/>`,
});
