import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import { blogPaths } from '../blog-paths.ts';
import { PostCard } from './parts/post-card.tsx';
import { PostsWaiting } from './parts/posts-waiting.tsx';
import { personPostsMessages as words } from './read.messages.ts';

/** So many posts stand on the page of a person. */
const shown = 3;

interface PersonPostsProps {
  readonly userid: string;
  readonly username: string;
  /** It is whoever looks. */
  readonly isOwn: boolean;
}

/** The newest posts of a person, and the way to all of them. */
export const PersonPosts = ({ userid, username, isOwn }: PersonPostsProps) => {
  const token = useToken();
  const query = { of: 'author', author: userid } as const;
  const { data, failure } = useAsked(blogCalls.feed, { token, query });
  if (data === null) {
    return failure === null ? (
      <PostsWaiting count={1} />
    ) : (
      <p className="text-ink-soft">{words.failed(failure.msg)}</p>
    );
  }
  if (data.posts.length === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{isOwn ? words.ownNone : words.none}</p>
        {isOwn && (
          <Link to={blogPaths.publish} className={buttonClass()}>
            {words.write}
          </Link>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className="-my-6 divide-y divide-line">
        {data.posts.slice(0, shown).map((post) => (
          <li key={post.blogid}>
            <PostCard post={post} level="h3" isByKnown />
          </li>
        ))}
      </ul>
      <Link
        to={blogPaths.author(userid)}
        className="-ml-3 inline-flex min-h-12 items-center gap-1 justify-self-start rounded-md px-3 font-medium text-people-ink hover:bg-sunken"
      >
        {isOwn ? words.ownAll : words.all(username)}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </>
  );
};
