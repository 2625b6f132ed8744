import type { OwnPostLine } from '@sets/shared/blog/blog.contract.ts';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../../ui/class-names.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { ago } from '../../../../ui/when.ts';
import { blogPaths } from '../../blog-paths.ts';
import { ownMessages as words } from './own.messages.ts';

const looks = {
  draft: 'bg-sunken text-ink-soft',
  published: 'bg-good-tint text-good',
  differs: 'bg-warn-tint text-warn',
  takenDown: 'bg-bad-tint text-bad',
} as const;

const Chip = ({ look, text }: { look: keyof typeof looks; text: string }) => (
  <li className={classNames('rounded-full px-3 py-0.5 text-sm font-medium', looks[look])}>
    {text}
  </li>
);

const Chips = ({ post: { published, audience, takenDown } }: { post: OwnPostLine }) => (
  <ul className="flex flex-wrap gap-2">
    {takenDown !== null && <Chip look="takenDown" text={words.takenDown} />}
    {takenDown === null && published === null && <Chip look="draft" text={words.draft} />}
    {takenDown === null && published !== null && (
      <Chip look="published" text={words.states[audience]} />
    )}
    {published?.differs === true && <Chip look="differs" text={words.differs} />}
  </ul>
);

const factsOf = ({ savedAt, published, likes, comments }: OwnPostLine): readonly string[] => [
  words.savedAt(ago(savedAt)),
  ...(published === null ? [] : [words.likes(likes), words.comments(comments)]),
];

/** Each stays in one piece, and no dot hangs at the end of a line. */
const Facts = ({ post }: { post: OwnPostLine }) => (
  <p className="text-sm text-ink-soft">
    {factsOf(post).map((fact, at) => (
      <span key={fact}>
        {at > 0 && ' '}
        <span className="whitespace-nowrap">
          {at > 0 && '· '}
          {fact}
        </span>
      </span>
    ))}
  </p>
);

/** A post of one's own in the list: what it says, who reads it, and the way to it. */
export const PostRow = ({ post }: { post: OwnPostLine }) => {
  const title = post.title || words.noTitle;
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-3 rounded-lg border-[1.5px] border-line bg-raised px-4 py-4 [overflow-wrap:anywhere] hover:border-line-strong narrow:px-5">
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <h3 dir="auto" className="text-lg leading-snug font-semibold tracking-[-0.015em]">
          <Link
            to={blogPaths.edit(post.blogid)}
            className={classNames(
              'line-clamp-2 after:absolute after:inset-0 after:rounded-lg',
              post.title === '' && 'text-ink-soft',
            )}
          >
            <MathText text={title} isInLine />
          </Link>
        </h3>
        {post.summary !== '' && (
          <p dir="auto" className="line-clamp-2 text-ink-soft">
            <MathText text={post.summary} isInLine />
          </p>
        )}
        <Chips post={post} />
        {post.takenDown !== null && post.takenDown !== '' && (
          <p dir="auto" className="text-sm text-bad">
            {words.why(post.takenDown)}
          </p>
        )}
        <Facts post={post} />
      </div>
      {post.published !== null && post.takenDown === null && (
        <Link
          to={blogPaths.view(post.blogid)}
          aria-label={words.readOf(title)}
          title={words.read}
          className="relative z-1 -mt-1 -mr-2 grid size-12 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Eye size={20} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
};
