import type { LaidText } from '../../core/pdf/pdf.ts';

/** What stands beside a book, and follows its pages. */
export interface BookFollower {
  /**
   * Told the words of a page whenever they are laid, or stand in other elements since; null once they are
   * gone. The same function as long as it does the same.
   */
  readonly onLaid: (page: number, laid: readonly LaidText[] | null) => void;
  /** Told which page is read; the same function as long as it does the same. */
  readonly onRead: (page: number) => void;
  /** A page that is to be shown: another object each time. */
  readonly wanted: { readonly page: number } | null;
}
