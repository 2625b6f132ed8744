import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import type { PersonLine } from '@sets/shared/people/people.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { Refused } from '../../core/use-asked.ts';
import type { PeopleList } from './people-paths.ts';

/** For how long a page that was left still has its list when somebody comes back to it, in ms. */
const keptFor = 900_000;

export interface ListedPeople {
  /** Null until the first page has come. */
  readonly people: readonly PersonLine[] | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why there is nothing, or nothing more. */
  readonly failure: Failure | null;
  readonly more: () => void;
  readonly reload: () => void;
}

/** Each person once: while pages are turned, somebody may have moved on to the next one. */
const once = (people: readonly PersonLine[]): PersonLine[] => {
  const seen = new Set<string>();
  return people.filter(({ userid }) => !seen.has(userid) && seen.add(userid));
};

/**
 * A list of people, page by page. Each visit of the page has a list of its own, under the key of its
 * entry in the history: a link leads to the newest people, and Back to those that one had left,
 * all of them at once, so that the browser finds the place where one was.
 */
export const usePeopleList = (list: PeopleList, userid: string, token: string): ListedPeople => {
  const { key } = useLocation();
  const call = peopleCalls[list];
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [call.path, userid, key],
      initialPageParam: undefined as string | undefined,
      queryFn: async ({ pageParam, signal }) => {
        const told = await ask(call, {
          token,
          params: { userid },
          query: { before: pageParam },
          signal,
        });
        if (!told.ok) throw new Refused(told.error);
        return told.value;
      },
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptFor,
    },
  );
  return {
    people: data === undefined ? null : once(data.pages.flatMap(({ people }) => people)),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    failure: error instanceof Refused ? error.failure : null,
    more: () => void fetchNextPage({ cancelRefetch: false }),
    reload: () => void refetch(),
  };
};
