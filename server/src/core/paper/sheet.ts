import type { Block } from './block.ts';
import type { Line } from './type/lines.ts';
import type { TextStyle } from './type/paragraph.ts';

/** A line of text in its place: `x` is its left, `y` its base line. */
export interface PlacedLine {
  readonly kind: 'line';
  readonly x: number;
  readonly y: number;
  readonly line: Line;
  readonly style: TextStyle;
  /** What it is a part of, which may go on over pages. */
  readonly of: Block;
  readonly part: 'text' | 'label' | 'aside';
}

export interface PlacedRule {
  readonly kind: 'rule';
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PlacedPhoto {
  readonly kind: 'photo';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A page, in the order in which it is read. */
export interface Sheet {
  readonly placed: (PlacedLine | PlacedRule | PlacedPhoto)[];
}
