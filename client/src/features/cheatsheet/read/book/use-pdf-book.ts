import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { pathWith } from '@sets/shared/core/call.ts';
import { useEffect, useState } from 'react';
import { openPdf, type Pdf, PdfError, type PdfFault } from '../../../../core/pdf/pdf.ts';
import { tokenNow } from '../../../account/account.store.ts';
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

interface PdfOfSheet {
  readonly sheetid: string;
  readonly version: number;
  readonly bytes: number;
}

const headers = (): Record<string, string> => {
  const token = tokenNow();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};

const addressOf = ({ sheetid, version }: PdfOfSheet): string =>
  pathWith(cheatsheetCalls.pdf.path, { sheetid, version: String(version) });

/** The PDF of a version, which stays the same as long as this is drawn; `isAway` while its pieces do not come. */
export const usePdfBook = ({ sheetid, version, bytes }: PdfOfSheet) => {
  const [state, setState] = useState<PdfState>({ open: null, fault: null });
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isGone = false;
    let pdf: Pdf | null = null;
    const open = async (): Promise<void> => {
      const url = addressOf({ sheetid, version, bytes });
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
  }, [sheetid, version, bytes]);
  return { ...state, isAway };
};
