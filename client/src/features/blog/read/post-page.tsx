import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { Post } from '@sets/shared/blog/blog.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { canTellNear, useNear } from '../../../ui/use-near.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { blogPaths } from '../blog-paths.ts';
import { PostActs } from './parts/post-acts.tsx';
import { PostHead } from './parts/post-head.tsx';
import { PostText } from './parts/post-text.tsx';
import { commentsId } from '../../../ui/markdown/name-headings.ts';
import { usePostTold } from './posts-told.ts';
import { postMessages, postPageMessages as words } from './read.messages.ts';

/** What other features have for a post. */
export interface PostJoints {
  /** What was said under it; tells how much that is. */
  readonly Comments: ComponentType<{ blogid: string; onCount: (count: number) => void }>;
  /** Draw it to report the post. */
  readonly Report: ComponentType<{ blogid: string; onClose: () => void }>;
}

/** An address that cannot be one is no post, too; which of the two it is, is not told. */
const isNone = ({ code }: Failure): boolean => code === 'NOT_FOUND' || code === 'BAD_REQUEST';

const NoPost = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  useTitle(isNone(failure) ? words.unknown : words.failed);
  return isNone(failure) ? (
    <PageNote title={words.unknown} text={words.unknownText}>
      <Link to={blogPaths.feed} className={buttonClass('primary')}>
        {words.toBlogs}
      </Link>
    </PageNote>
  ) : (
    <PageNote title={words.failed} text={failure.msg}>
      <Button onClick={onRetry}>{words.retry}</Button>
    </PageNote>
  );
};

/** Above the post: the way to the others, and what its author has to know. */
const Above = ({ post: { blogid, isTakenDown } }: { post: Post }) => (
  <>
    <Link
      to={blogPaths.feed}
      className="-mt-6 -mb-6 -ml-2 inline-flex min-h-12 items-center gap-2 justify-self-start rounded-md px-2 text-ink-soft hover:bg-sunken hover:text-ink narrow:-mt-8 print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {words.blogs}
    </Link>
    {isTakenDown && (
      <section className="rounded-md bg-bad-tint px-4 py-3 text-bad">
        <p>{words.takenDown}</p>
        <Link
          to={blogPaths.edit(blogid)}
          className="inline-flex min-h-10 items-center font-medium underline underline-offset-4"
        >
          {words.takenDownWhy}
        </Link>
      </section>
    )}
  </>
);

const Tags = ({ tags }: Pick<Post, 'tags'>) =>
  tags.length === 0 ? null : (
    <ul aria-label={postMessages.tags} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            to={blogPaths.tag(tag)}
            className="flex min-h-10 items-center rounded-full bg-sunken px-4 text-sm [overflow-wrap:anywhere] hover:text-people-ink pointer-coarse:min-h-12"
          >
            <bdi>{postMessages.tag(tag)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );

/** The comments, once somebody has come near them, or came for them. */
const CommentsBelow = ({ post, Comments }: { post: Post } & Pick<PostJoints, 'Comments'>) => {
  const { hash } = useLocation();
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLDivElement>(!isNear, () => setNear(true));
  const told = usePostTold();
  const isWanted = isNear || hash.startsWith(`#${commentsId}`);
  return (
    <div ref={place} id={commentsId} className="min-h-40 scroll-mt-24 print:hidden">
      {isWanted && (
        <Comments
          blogid={post.blogid}
          onCount={(comments) => {
            if (comments !== post.comments) told(post.blogid, { comments });
          }}
        />
      )}
    </div>
  );
};

const Shown = ({ post, Comments, Report }: { post: Post } & PostJoints) => {
  const [isReporting, setReporting] = useState(false);
  useTitle(post.title);
  return (
    <main className="mx-auto grid w-full max-w-[41rem] grid-cols-1 content-start gap-8 px-4 py-8 narrow:py-12 print:max-w-none print:p-0">
      <Above post={post} />
      <article className="grid grid-cols-1 gap-8">
        <PostHead post={post} />
        <PostText text={post.text} />
        <Tags tags={post.tags} />
        <PostActs post={post} commentsId={commentsId} onReport={() => setReporting(true)} />
      </article>
      <CommentsBelow post={post} Comments={Comments} />
      {isReporting && <Report blogid={post.blogid} onClose={() => setReporting(false)} />}
    </main>
  );
};

const At = ({ blogid, token, ...joints }: { blogid: string; token: string } & PostJoints) => {
  const { data, failure, reload } = useAsked(blogCalls.view, { token, params: { blogid } });
  // What was read before is nobody's any more once the server no longer tells it.
  const isGone = failure !== null && isNone(failure);
  if (data !== null && !isGone) return <Shown post={data} {...joints} />;
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <NoPost failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};

/** A post, as a page to read, with what its readers say below it. */
export const PostPage = (joints: PostJoints) => {
  const { blogid = '' } = useParams();
  const token = useToken();
  return token === null ? null : <At key={blogid} blogid={blogid} token={token} {...joints} />;
};
