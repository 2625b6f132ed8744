import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { blogPaths } from '../../blog-paths.ts';
import { allTabs, type FeedPlace, tabPath } from '../feed-place.ts';
import { feedMessages as words, postMessages } from '../read.messages.ts';

/** So many of the most used tags are offered. */
const mostTags = 12;

const Tab = ({ to, isCurrent, text }: { to: string; isCurrent: boolean; text: string }) => (
  <li>
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px grid min-h-12 place-items-center border-b-2 border-transparent px-3 font-medium text-ink-soft -outline-offset-3 hover:text-ink aria-[current]:border-people-ink aria-[current]:text-ink narrow:px-4"
    >
      {text}
    </Link>
  </li>
);

/** The lists that there are. */
export const FeedTabs = ({ place }: { place: FeedPlace }) => (
  <nav aria-label={words.lists} className="-mx-4 overflow-x-auto px-4">
    <ul className="flex min-w-max border-b border-line">
      {allTabs.map((tab) => (
        <Tab key={tab} to={tabPath(tab)} isCurrent={place.of === tab} text={words.tabs[tab]} />
      ))}
    </ul>
  </nav>
);

const chip =
  'flex min-h-10 items-center gap-1.5 rounded-full border border-line px-4 text-sm text-ink-soft whitespace-nowrap hover:bg-sunken hover:text-ink aria-[current]:border-people aria-[current]:bg-people-tint aria-[current]:text-people-ink pointer-coarse:min-h-12';

/** The most used tags; the one whose posts are listed stands first, and is left by a tap. */
export const FeedTags = ({ token, current }: { token: string; current: string | null }) => {
  const { data } = useAsked(blogCalls.tags, { token });
  const offered = (data?.tags ?? []).filter(({ tag }) => tag !== current).slice(0, mostTags);
  if (current === null && offered.length === 0) return null;
  return (
    <nav aria-label={words.tags} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex w-max gap-2 narrow:w-auto narrow:flex-wrap">
        {current !== null && (
          <li>
            <Link to={blogPaths.feed} aria-current="page" className={chip}>
              <bdi>{postMessages.tag(current)}</bdi>
              <X size={14} aria-hidden="true" />
            </Link>
          </li>
        )}
        {offered.map(({ tag, posts }) => (
          <li key={tag}>
            <Link to={blogPaths.tag(tag)} aria-label={words.tagged(tag, posts)} className={chip}>
              <bdi className="max-w-48 truncate">{postMessages.tag(tag)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
