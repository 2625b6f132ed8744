import type { Span } from './type/marks.ts';
import type { TextStyle } from './type/paragraph.ts';

/** What a part of the page is for a screen reader, by the names of PDF. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'TH' | 'TD';

/** What stands beside the first line of a block: when something was. */
export interface Aside {
  readonly spans: readonly Span[];
  readonly style: TextStyle;
  /** At the line's end, or in a margin before the text. */
  readonly at: 'end' | 'before';
  /** The widest that it may be. */
  readonly width: number;
}

/** A paragraph with its place: what pages are made of. */
export interface Block {
  readonly role: Role;
  readonly spans: readonly Span[];
  readonly style: TextStyle;
  /** Space above it, except at the top of a page. */
  readonly before: number;
  readonly indent?: number;
  /** What stands before an entry of a list; the text hangs beside it. */
  readonly label?: string;
  /** Whether it stays on a page with the begin of what follows. */
  readonly isKept?: boolean;
  /** Whether it begins where the whole paper begins its lines, whatever its own language is. */
  readonly isAligned?: boolean;
  readonly isCentred?: boolean;
  readonly aside?: Aside;
  /** Of a cell of a table: what it shares with the others of its row. */
  readonly row?: object;
  /** Whether a hairline stands below it. */
  readonly hasRule?: boolean;
}
