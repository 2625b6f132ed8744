import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { useNear } from '../../../../ui/use-near.ts';
import { feedMessages as words } from '../read.messages.ts';
import type { Feed } from '../use-feed.ts';
import { PostCard } from './post-card.tsx';
import { PostsWaiting } from './posts-waiting.tsx';

/** What the list has beyond its end: comes by itself when one is near it, by a press otherwise. */
const More = ({ feed }: { feed: Feed }) => {
  const { isLoadingMore, failure, more } = feed;
  const place = useNear<HTMLDivElement>(!isLoadingMore && failure === null, more);
  return (
    <div ref={place} className="grid justify-items-center gap-3 pt-6 text-center">
      {failure !== null && (
        <p role="alert" className="text-bad">
          {words.moreFailed} {failure.msg}
        </p>
      )}
      <Button aria-disabled={isLoadingMore} onClick={more}>
        {isLoadingMore ? words.loadingMore : words.more}
      </Button>
    </div>
  );
};

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
      {hasMore && <More feed={feed} />}
    </div>
  );
};
