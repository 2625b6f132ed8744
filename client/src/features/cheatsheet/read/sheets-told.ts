import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { Sheet, SheetLine, SheetsPage } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What changes of a cheat sheet while it is read. */
type Counts = Partial<Pick<SheetLine, 'votes' | 'use' | 'comments'>>;

/** Takes over what is known anew of a cheat sheet: on its page, and in every list that has it. */
export const useSheetTold = (): ((sheetid: string, counts: Counts) => void) => {
  const client = useQueryClient();
  return useCallback(
    (sheetid, counts) => {
      const changed = <Line extends SheetLine>(line: Line): Line =>
        line.sheetid === sheetid ? { ...line, ...counts } : line;
      const inPage = (page: SheetsPage): SheetsPage => ({
        ...page,
        sheets: page.sheets.map((line) => changed(line)),
      });
      client.setQueriesData<Sheet>({ queryKey: [cheatsheetCalls.view.path] }, (sheet) =>
        sheet === undefined ? sheet : changed(sheet),
      );
      client.setQueriesData<InfiniteData<SheetsPage> | SheetsPage>(
        { queryKey: [cheatsheetCalls.list.path] },
        (lists) => {
          if (lists === undefined) return lists;
          return 'pages' in lists
            ? { ...lists, pages: lists.pages.map((page) => inPage(page)) }
            : inPage(lists);
        },
      );
    },
    [client],
  );
};
