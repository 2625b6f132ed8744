import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type {
  SheetLine,
  SheetQuery,
  SheetsPage,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ask } from '../../../../core/api.ts';
import { Refused } from '../../../../core/use-asked.ts';

/** For how long a list that was left is still there when somebody comes back to it, in ms. */
const keptFor = 900_000;

export interface Sheets {
  /** Null until the first page has come. */
  readonly sheets: readonly SheetLine[] | null;
  /** They answer the words of before; those of now are searched for. */
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why there is nothing, or nothing more. */
  readonly failure: Failure | null;
  readonly more: () => void;
  readonly reload: () => void;
}

/** Each once: while pages are turned, an order by use or votes goes on changing. */
const once = (pages: readonly SheetsPage[]): SheetLine[] => {
  const seen = new Set<string>();
  return pages
    .flatMap(({ sheets }) => sheets)
    .filter(({ sheetid }) => !seen.has(sheetid) && seen.add(sheetid));
};

/** A page of a list; a search has one alone. */
const pageOf = (place: SheetQuery, before: string | undefined): SheetQuery =>
  place.of === 'search' ? place : { ...place, before };

/**
 * A list of cheat sheets, page by page. Each visit has a list of its own, under the key of its entry
 * in the history: a link leads to a new one, and Back to the one that was left, all of it at once, so
 * that the browser finds the place where one was. While one types, what was found stays.
 */
export const useSheets = (place: SheetQuery, token: string | null): Sheets => {
  const { key } = useLocation();
  const query = useInfiniteQuery({
    queryKey: [cheatsheetCalls.list.path, place, key],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { token, query: pageOf(place, pageParam), signal };
      const told = await ask(cheatsheetCalls.list, asked);
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
    placeholderData: (before: InfiniteData<SheetsPage, string | undefined> | undefined) =>
      place.of === 'search' ? before : undefined,
  });
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData } = query;
  return {
    sheets: data === undefined ? null : once(data.pages),
    isStale: isPlaceholderData,
    hasMore: hasNextPage && !isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    failure: error instanceof Refused ? error.failure : null,
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
    reload: () => void query.refetch(),
  };
};
