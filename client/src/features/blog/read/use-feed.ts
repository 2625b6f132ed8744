import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { FeedQuery, PostLine, PostsPage } from '@sets/shared/blog/blog.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { Refused } from '../../../core/use-asked.ts';

/** For how long a list that was left is still there when somebody comes back to it, in ms. */
const keptFor = 900_000;

export interface Feed {
  /** Null until the first page has come. */
  readonly posts: readonly PostLine[] | null;
  /** They answer the words of before; those of now are searched for. */
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why there is nothing, or nothing more. */
  readonly failure: Failure | null;
  readonly more: () => void;
  readonly reload: () => void;
}

/** Each post once: while pages are turned, one may have been published anew. */
const once = (pages: readonly PostsPage[]): PostLine[] => {
  const seen = new Set<string>();
  return pages
    .flatMap(({ posts }) => posts)
    .filter(({ blogid }) => !seen.has(blogid) && seen.add(blogid));
};

/** A page of a list; a search has one alone. */
const pageOf = (place: FeedQuery, before: string | undefined) =>
  place.of === 'search' ? place : { ...place, before };

/**
 * A list of posts, page by page. Each visit has a list of its own, under the key of its entry in the
 * history: a link leads to the newest posts, and Back to those that one had left, all of them at
 * once, so that the browser finds the place where one was. While one types, what was found stays.
 */
export const useFeed = (place: FeedQuery, token: string): Feed => {
  const { key } = useLocation();
  const query = useInfiniteQuery({
    queryKey: [blogCalls.feed.path, place, key],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const told = await ask(blogCalls.feed, { token, query: pageOf(place, pageParam), signal });
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
    placeholderData: (before: InfiniteData<PostsPage, string | undefined> | undefined) =>
      place.of === 'search' ? before : undefined,
  });
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData } = query;
  return {
    posts: data === undefined ? null : once(data.pages),
    isStale: isPlaceholderData,
    hasMore: hasNextPage && !isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    failure: error instanceof Refused ? error.failure : null,
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
    reload: () => void query.refetch(),
  };
};
