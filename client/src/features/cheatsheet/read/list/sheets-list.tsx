import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { MoreOfList } from '../../../../ui/more-of-list.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { listMessages as words } from './list.messages.ts';
import { cardGrid, SheetCard } from './sheet-card.tsx';
import { SheetsWaiting } from './sheets-waiting.tsx';
import type { Sheets } from './use-sheets.ts';

interface SheetsListProps {
  readonly list: Sheets;
  /** In place of a list with nothing in it. */
  readonly empty: ReactNode;
  readonly isByKnown?: boolean;
}

/** Cheat sheets, page by page, or why there are none. */
export const SheetsList = ({ list, empty, isByKnown = false }: SheetsListProps) => {
  const { sheets, failure, hasMore, isStale, reload } = list;
  if (sheets === null) {
    if (failure === null) return <SheetsWaiting />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (sheets.length === 0 && !hasMore && !isStale) return empty;
  return (
    <div aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
      <ul className={cardGrid}>
        {sheets.map((sheet) => (
          <li key={sheet.sheetid} className="min-w-0">
            <SheetCard sheet={sheet} isByKnown={isByKnown} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="only-spoken">
        {!isStale && words.shown(sheets.length)}
      </p>
      {hasMore && (
        <MoreOfList list={list} words={words} comesByItself className="pt-6 text-center" />
      )}
    </div>
  );
};
