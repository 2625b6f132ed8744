import type { Pdf } from '../../core/pdf/pdf.ts';

/** What is read page by page: a PDF, or pictures. */
export type Book = Pick<Pdf, 'pages' | 'sizeOf' | 'draw' | 'textOf' | 'layText'> & {
  /** It has words that can be found and selected. */
  readonly hasText: boolean;
};

export interface PageSize {
  readonly width: number;
  readonly height: number;
}
