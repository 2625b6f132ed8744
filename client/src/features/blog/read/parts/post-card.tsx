import type { PostLine } from '@sets/shared/blog/blog.contract.ts';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { PersonMark } from '../../../../ui/person-mark.tsx';
import { blogPaths } from '../../blog-paths.ts';
import { postMessages as words } from '../read.messages.ts';
import { Cover } from './cover.tsx';
import { Counts, Day } from './post-facts.tsx';

/** So many tags of a post stand in a list. */
const mostTags = 3;

const Author = ({ by }: Pick<PostLine, 'by'>) => (
  <p className="flex min-w-0 items-center gap-2 text-sm">
    <PersonMark name={by.username} size="small" />
    <Link
      to={personPath(by.userid)}
      className="relative z-1 -my-2 min-w-0 truncate rounded-sm py-2 font-medium hover:text-people-ink"
    >
      <bdi>{by.username}</bdi>
    </Link>
    {by.school !== '' && <bdi className="min-w-0 truncate text-ink-soft">{by.school}</bdi>}
  </p>
);

const Tags = ({ tags }: Pick<PostLine, 'tags'>) =>
  tags.slice(0, mostTags).map((tag) => (
    <Link
      key={tag}
      to={blogPaths.tag(tag)}
      className="relative z-1 -my-2 max-w-40 truncate rounded-sm py-2 hover:text-people-ink"
    >
      <bdi>{words.tag(tag)}</bdi>
    </Link>
  ));

interface PostCardProps {
  readonly post: PostLine;
  /** `h3` where the list has a heading of its own. */
  readonly level?: 'h2' | 'h3';
  /** In a list of one person's posts it says nothing new. */
  readonly isByKnown?: boolean;
}

/** A post in a list: all of it leads to the post, but for the names in it that lead elsewhere. */
export const PostCard = ({ post, level: Heading = 'h2', isByKnown = false }: PostCardProps) => {
  const { blogid, title, summary, cover, tags, publishedAt, minutes } = post;
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 py-6 narrow:gap-x-8">
      <div
        className={classNames('grid min-w-0 grid-cols-1 gap-2', cover === null && 'col-span-full')}
      >
        {!isByKnown && <Author by={post.by} />}
        <Heading
          dir="auto"
          className="line-clamp-3 text-xl leading-tight font-semibold tracking-[-0.02em] group-hover:text-people-ink narrow:text-2xl"
        >
          <Link
            to={blogPaths.view(blogid)}
            className="rounded-sm [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
          >
            <MathText text={title} isInLine />
          </Link>
        </Heading>
        {summary !== '' && (
          <p
            dir="auto"
            className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere] narrow:line-clamp-3"
          >
            <MathText text={summary} isInLine />
          </p>
        )}
      </div>
      {cover !== null && (
        <Cover fileid={cover} className="size-20 rounded-md narrow:h-32 narrow:w-48" />
      )}
      <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>
          <Day at={publishedAt} /> · {words.minutes(minutes)}
        </span>
        <Counts post={post} />
        <Tags tags={tags} />
      </p>
    </article>
  );
};
