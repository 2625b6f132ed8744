import type { TextStyle } from './type/paragraph.ts';

/** How a design writes: its styles, and its spaces in points. */
export interface Look {
  readonly name: TextStyle;
  readonly headline: TextStyle;
  readonly contact: TextStyle;
  readonly heading: TextStyle;
  readonly title: TextStyle;
  readonly place: TextStyle;
  readonly when: TextStyle;
  readonly body: TextStyle;
  readonly link: string;
  readonly space: {
    readonly section: number;
    /** Below a heading. */
    readonly heading: number;
    readonly entry: number;
    readonly listed: number;
    /** Where a line was left empty. */
    readonly empty: number;
    /** How far an entry of a list hangs. */
    readonly hang: number;
  };
  /** Where it is said when something was: on the line of the place, at the title's end, or before it. */
  readonly dates: 'line' | 'end' | 'before';
  /** Width of what stands beside a title. */
  readonly aside: number;
  readonly hasRules: boolean;
}

/** Of the product's colours, those that are words. */
export const inks = {
  ink: '#16131f',
  soft: '#5d586a',
  people: '#4636c0',
  line: '#c9c4d3',
} as const;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89 } as const;
