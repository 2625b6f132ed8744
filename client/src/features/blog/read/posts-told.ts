import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { Post, PostLine, PostsPage } from '@sets/shared/blog/blog.contract.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What changes of a post while it is read. */
type Counts = Partial<Pick<PostLine, 'likes' | 'youLike' | 'comments'>>;

/** Takes over what is known anew of a post: on its page, and in every list that has it. */
export const usePostTold = (): ((blogid: string, counts: Counts) => void) => {
  const client = useQueryClient();
  return useCallback(
    (blogid, counts) => {
      const changed = <Line extends PostLine>(line: Line): Line =>
        line.blogid === blogid ? { ...line, ...counts } : line;
      const inPage = (page: PostsPage): PostsPage => ({
        ...page,
        posts: page.posts.map((line) => changed(line)),
      });
      client.setQueriesData<Post>({ queryKey: [blogCalls.view.path] }, (post) =>
        post === undefined ? post : changed(post),
      );
      client.setQueriesData<InfiniteData<PostsPage> | PostsPage>(
        { queryKey: [blogCalls.feed.path] },
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
