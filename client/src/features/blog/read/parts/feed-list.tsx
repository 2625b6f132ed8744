import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { MoreOfList } from '../../../../ui/more-of-list.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { feedMessages as words } from '../read.messages.ts';
import type { Feed } from '../use-feed.ts';
import { PostCard } from './post-card.tsx';
import { PostsWaiting } from './posts-waiting.tsx';

interface FeedListProps {
  readonly feed: Feed;
  /** In place of a list without posts. */
  readonly empty: ReactNode;
  readonly isByKnown?: boolean;
}

/** Posts, page by page, or why there are none. */
export const FeedList = ({ feed, empty, isByKnown = false }: FeedListProps) => {
  const { posts, failure, hasMore, isStale, reload } = feed;
  if (posts === null) {
    if (failure === null) return <PostsWaiting />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (posts.length === 0 && !hasMore && !isStale) return empty;
  return (
    <div aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <li key={post.blogid}>
            <PostCard post={post} isByKnown={isByKnown} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="only-spoken">
        {!isStale && words.shown(posts.length)}
      </p>
      {hasMore && (
        <MoreOfList list={feed} words={words} comesByItself className="pt-6 text-center" />
      )}
    </div>
  );
};
