/** A PDF that is here, or one that is fetched in pieces, as they are needed. */
export type PdfSource =
  | Blob
  | {
      readonly url: string;
      /** As they are now: who is signed in may change while it is read. */
      readonly headers: () => Readonly<Record<string, string>>;
      /** Of the whole file. */
      readonly bytes: number;
    };

/** It needs a password; it is no PDF that can be read; the server does not give it. */
export type PdfFault = 'locked' | 'damaged' | 'refused';

/** Why a PDF cannot be opened. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly fault: PdfFault;
  constructor(fault: PdfFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Something that is under way, and can be given up. */
export interface Drawing {
  /** Whether it came to its end. Rejects where the page is broken. */
  readonly done: Promise<boolean>;
  readonly stop: () => void;
}

/** A piece of the text of a page: the element that holds it, and where in `textOf` it begins. */
export interface LaidText {
  readonly element: HTMLElement;
  readonly text: string;
  readonly from: number;
}

/** A PDF that is open. Pages are counted from 1. */
export interface Pdf {
  readonly pages: number;
  /** How large a page is, in points. */
  sizeOf(page: number): Promise<{ readonly width: number; readonly height: number }>;
  /** Draws a page as wide as this, in pixels of the canvas, whose size it sets; smaller where that is too much. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Drawing;
  /** What a page says, line by line. */
  textOf(page: number): Promise<string>;
  /**
   * Lays the text of a page, unseen, over where it is drawn: to be selected, found and heard. `width` in
   * pixels of CSS; the element grows with its property `--total-scale-factor`, in pixels a point.
   */
  layText(page: number, into: HTMLElement, width: number): Promise<readonly LaidText[]>;
  /** Nothing of it can be used any more. */
  close(): void;
}

/** Of a PDF that is fetched: told whether pieces of it do not come, for the server is out of reach. */
export type OnReach = (isReached: boolean) => void;
