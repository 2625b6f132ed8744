import { useEffect, useState } from 'react';
import { openPdf, type Pdf, PdfError, type PdfFault } from '../../core/pdf/pdf.ts';
import type { Book, PageSize } from './book.ts';

export interface OpenBook {
  readonly book: Book;
  readonly firstSize: PageSize;
}

interface PdfState {
  /** Null until it is open. */
  readonly open: OpenBook | null;
  /** Why it is not; `away`: what reads it could not be loaded. */
  readonly fault: PdfFault | 'away' | null;
}

/** Where a PDF is fetched, and how large it is. */
export interface PdfPlace {
  readonly url: string;
  readonly bytes: number;
  /** Of each request; the same function as long as it does the same. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** A PDF, which stays the same as long as this is drawn; `isAway` while its pieces do not come. */
export const usePdfBook = ({ url, bytes, headers }: PdfPlace) => {
  const [state, setState] = useState<PdfState>({ open: null, fault: null });
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isGone = false;
    let pdf: Pdf | null = null;
    const open = async (): Promise<void> => {
      pdf = await openPdf({ url, headers, bytes }, (isReached) => {
        if (!isGone) setAway(!isReached);
      });
      if (isGone) {
        pdf.close();
        return;
      }
      const firstSize = await pdf.sizeOf(1);
      const book = { ...pdf, hasText: true };
      if (!isGone) setState({ open: { book, firstSize }, fault: null });
    };
    open().catch((error: unknown) => {
      if (isGone) return;
      setState({ open: null, fault: error instanceof PdfError ? error.fault : 'away' });
    });
    return () => {
      isGone = true;
      pdf?.close();
    };
  }, [url, bytes, headers]);
  return { ...state, isAway };
};
