import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { OwnPostLine, OwnPostsPage } from '@sets/shared/blog/blog.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';

/** The pages after the first one, as long as that is the same. */
interface Further {
  readonly of: OwnPostsPage;
  readonly posts: readonly OwnPostLine[];
  readonly next: string | null;
}

/** One's own posts, page after page. */
export const useOwnPosts = (token: string | null) => {
  const { data, failure, reload } = useAsked(blogCalls.own, { token, query: {} });
  const [kept, setKept] = useState<Further | null>(null);
  const [moreFailure, setMoreFailure] = useState<Failure | null>(null);
  const { isBusy, send } = useSending();
  const further = kept !== null && kept.of === data ? kept : null;
  const next = further === null ? (data?.next ?? null) : further.next;
  const seen = new Set<string>();
  // One that was saved in between has moved up, and is on a page again.
  const posts = [...(data?.posts ?? []), ...(further?.posts ?? [])].filter(({ blogid }) => {
    const isNew = !seen.has(blogid);
    seen.add(blogid);
    return isNew;
  });
  const more = (): void =>
    void send(async () => {
      if (data === null || next === null) return;
      const told = await ask(blogCalls.own, { token, query: { before: next } });
      setMoreFailure(told.ok ? null : told.error);
      if (!told.ok) return;
      const before = further?.posts ?? [];
      setKept({ of: data, posts: [...before, ...told.value.posts], next: told.value.next });
    });
  return {
    posts: data === null ? null : posts,
    failure,
    reload,
    hasMore: next !== null,
    more,
    moreFailure,
    isLoadingMore: isBusy,
  };
};
