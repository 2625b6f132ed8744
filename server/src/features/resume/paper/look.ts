import type { TextStyle } from '../../../core/paper/type/paragraph.ts';

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
