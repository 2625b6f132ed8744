import { commentCalls } from '@sets/shared/comment/comment.calls.ts';
import type {
  Comment,
  CommentPage,
  CommentSubject,
  CommentThread,
} from '@sets/shared/comment/comment.contract.ts';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../core/api.ts';
import { Refused } from '../../core/use-asked.ts';

type Pages = InfiniteData<CommentPage, string | undefined>;

const keyOf = ({ kind, id }: CommentSubject) => [commentCalls.list.path, kind, id] as const;

/** Each thread once: while pages are turned, new ones come above. */
const once = (threads: readonly CommentThread[]): CommentThread[] => {
  const seen = new Set<string>();
  return threads.filter(({ commentid }) => !seen.has(commentid) && seen.add(commentid));
};

/** The threads with what the server told of one of their comments in its place. */
const withTold = (thread: CommentThread, told: Comment): CommentThread => ({
  ...(thread.commentid === told.commentid ? { ...thread, ...told } : thread),
  answers: thread.answers.map((answer) => (answer.commentid === told.commentid ? told : answer)),
});

const counted = (page: CommentPage, by: number): CommentPage => ({
  ...page,
  count: Math.max(0, page.count + by),
});

/** A new comment on top; an answer at the end of what it belongs to. */
const withNew = (pages: readonly CommentPage[], told: Comment, under: string | null) =>
  pages.map((page, at) => {
    const next = counted(page, 1);
    if (under === null) {
      return at === 0 ? { ...next, threads: [{ ...told, answers: [] }, ...page.threads] } : next;
    }
    const threads = page.threads.map((thread) =>
      thread.commentid === under ? { ...thread, answers: [...thread.answers, told] } : thread,
    );
    return { ...next, threads };
  });

/** What was said under something, page by page, and taking over what becomes of it. */
export const useComments = (subject: CommentSubject, token: string) => {
  const client = useQueryClient();
  const queryKey = keyOf(subject);
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...subject, before: pageParam };
      const told = await ask(commentCalls.list, { token, query: asked, signal });
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    // What one reads does not move when one comes back to the window, and what one has removed stays in reach.
    refetchOnWindowFocus: false,
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const change = (next: (pages: readonly CommentPage[]) => CommentPage[]): void =>
    void client.setQueryData<Pages>(queryKey, (now) =>
      now === undefined ? now : { ...now, pages: next(now.pages) },
    );
  const [first] = data?.pages ?? [];
  return {
    threads: data === undefined ? null : once(data.pages.flatMap(({ threads }) => threads)),
    count: first?.count ?? 0,
    closed: first?.closed ?? null,
    failure: error instanceof Refused ? error.failure : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage({ cancelRefetch: false }),
    reload: () => void refetch(),
    /** It was written; `under` is the comment that it answers, as the list has it. */
    add: (told: Comment, under: string | null) => change((pages) => withNew(pages, told, under)),
    /** It is another than before: edited, removed, put back. */
    replace: (told: Comment, countBy = 0) =>
      change((pages) =>
        pages.map((page) => ({
          ...counted(page, countBy),
          threads: page.threads.map((thread) => withTold(thread, told)),
        })),
      ),
  };
};

export type Comments = ReturnType<typeof useComments>;
