/** A box on a page, in CSS pixels from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Letters that stand beside each other in one line: mostly a word. */
export interface PlacedText extends Box {
  readonly text: string;
  /** Its letters from the left, where it is read from the right. */
  readonly seen?: readonly string[];
  /** Whether a space follows it. */
  readonly isSpaced: boolean;
}

/** What a tag has on one page. */
export interface Piece {
  readonly page: number;
  /** In the order in which they are read. */
  readonly texts: readonly PlacedText[];
  /** Where it is a picture: what it shows is what the page shows there. */
  readonly box?: Box;
}

/** Standard structure types of PDF, as far as a report has them; an artifact is seen, and not read aloud. */
export type Role =
  | 'Artifact'
  | 'Caption'
  | 'Figure'
  | 'Formula'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'L'
  | 'LBody'
  | 'LI'
  | 'Lbl'
  | 'P'
  | 'Span'
  | 'TBody'
  | 'TD'
  | 'TH'
  | 'THead'
  | 'TR'
  | 'Table';

/** A part of a document by what it is. */
export interface Tag {
  readonly role: Role;
  /** What it shows, in words. */
  readonly alt?: string;
  /** What is read aloud in its place. */
  readonly spoken?: string;
  /** Of a heading of a table: whether it is one of a row or of a column. */
  readonly scope?: 'Row' | 'Column';
  readonly kids: readonly (Tag | Piece)[];
}

export const isTag = (kid: Tag | Piece): kid is Tag => 'role' in kid;

/** A place that a reader can go to. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  /** CSS pixels from the page's top. */
  readonly y: number;
}
