/** What the thread is told first. */
export interface PdfToRead {
  /** Of the whole file. */
  readonly bytes: number;
  /** Characters of text, at most. */
  readonly characters: number;
  /** After so many milliseconds the text ends where it is. */
  readonly time: number;
}

/** Bytes that the thread needs; what it gets for them is a `Uint8Array`. */
export interface PdfBytesWanted {
  readonly from: number;
  readonly to: number;
}

/** What was read of a PDF. */
export type PdfRead =
  | { readonly ok: true; readonly pages: number; readonly text: string }
  | { readonly ok: false; readonly why: 'damaged' | 'locked' };

/** All that the thread says. */
export type PdfSaid =
  /** It has loaded what it reads with: its time begins. */
  { readonly isReady: true } | { readonly wants: PdfBytesWanted } | { readonly read: PdfRead };

/** What the process that holds the thread is told: what is to be read, with a bound in MB, then the bytes that are wanted. */
export type ToPdfProcess =
  | { readonly work: PdfToRead; readonly memory: number }
  | { readonly bytes: Uint8Array };

/** All that this process says. */
export type FromPdfProcess = PdfSaid | { readonly failed: string };
