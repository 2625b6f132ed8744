import { splitMath } from '@sets/shared/core/math/split-math.ts';
import type { FormulaSizes } from './formula-sizes.ts';
import type { Piece } from '../choosing/screen/lines.ts';
import { setLines } from '../choosing/screen/lines.ts';
import { wordsIn } from '../choosing/screen/text-pieces.ts';

/** The room for cards, in pixels of the screen. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card stands. */
export interface Card extends Area {
  readonly key: string;
}

export interface Cards {
  /** Of their letters. */
  readonly size: number;
  readonly cards: readonly Card[];
}

/** How wide a text is, in em of its letters. */
export type Measure = (text: string) => number;

const sizes = [60, 54, 48, 44, 40, 36, 32, 30, 28] as const;
/** On a phone that is held upright, in which nobody sits in the last row. */
const uprightSizes = [44, 40, 36, 32, 28] as const;
const leading = 1.22;
export const gap = 18;
export const padding = { x: 0.8, y: 0.55 } as const;
/** A column has at least so many em: some words of any language. */
const narrowest = 11;
/** Of a sheet, so few columns that their texts are read and not counted. */
const mostColumns = 5;

const space = 0.27;
/** Letters of code are as wide as each other, which makes most of them wider. */
const codeWidth = 1.35;

const noSizes: FormulaSizes = new Map();

/** A text as its words and formulas. One that is not drawn yet is about as wide as what was typed. */
export const piecesIn = (text: string, measure: Measure, drawn = noSizes): Piece[] => {
  const pieces: Piece[] = [];
  let isSpaced = false;
  for (const part of splitMath(text)) {
    if (part.kind === 'formula') {
      const { width, height } = drawn.get(part.tex) ?? { width: measure(part.tex), height: 0 };
      pieces.push({ width, height, space: isSpaced ? space : 0, isAlone: part.display });
      isSpaced = false;
      continue;
    }
    if (part.kind === 'code' && part.display) {
      for (const line of part.text.replace(/\n$/, '').split('\n')) {
        pieces.push({ width: measure(line) * codeWidth, height: 0, space: 0, isAlone: true });
      }
      isSpaced = false;
      continue;
    }
    const wider = part.kind === 'code' ? codeWidth : 1;
    for (const [at, { from, to, isAfterSpace }] of wordsIn(part.text).entries()) {
      const isApart = isAfterSpace || (at === 0 && isSpaced);
      const width = measure(part.text.slice(from, to)) * wider;
      pieces.push({ width, height: 0, space: isApart ? space : 0, isAlone: false });
    }
    isSpaced = /\s$/u.test(part.text);
  }
  return pieces;
};

export interface CardGiven {
  readonly key: string;
  readonly pieces: readonly Piece[];
}

const columnsFor = (area: Area, size: number, cards: number): number => {
  const fitting = Math.floor((area.width + gap) / (narrowest * size + gap));
  return Math.max(1, Math.min(mostColumns, fitting, cards));
};

/**
 * The cards in one size, each below those before it in the column that has the most room. One that
 * does not find room there is left out, and takes none from others.
 */
const placed = (given: readonly CardGiven[], area: Area, size: number): Card[] => {
  const columns = columnsFor(area, size, given.length);
  // A few answers are no wider than is read at a glance.
  const width = Math.min(26 * size, (area.width - gap * (columns - 1)) / columns);
  const ends = Array.from({ length: columns }, () => 0);
  return given.flatMap(({ key, pieces }) => {
    const inside = width / size - 2 * padding.x;
    const lines = setLines(pieces, inside, leading, 0)?.height ?? leading;
    const height = (Math.max(leading, lines) + 2 * padding.y) * size;
    const column = ends.indexOf(Math.min(...ends));
    const y = ends[column] ?? 0;
    if (y + height > area.height) return [];
    ends[column] = y + height + gap;
    return [{ key, x: area.x + column * (width + gap), y: area.y + y, width, height }];
  });
};

/** The largest letters in which all cards find room; in the smallest, as many of them as do. */
export const cardsIn = (given: readonly CardGiven[], area: Area, isUpright = false): Cards => {
  const all = isUpright ? uprightSizes : sizes;
  for (const size of all) {
    const cards = placed(given, area, size);
    if (cards.length === given.length) return { size, cards };
  }
  const size = all.at(-1) ?? 28;
  return { size, cards: placed(given, area, size) };
};
