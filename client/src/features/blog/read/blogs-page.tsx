import { blogLimits, type FeedQuery } from '@sets/shared/blog/blog.contract.ts';
import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import { PenLine, Rss } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../core/person-path.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { AddressSearch } from '../../../ui/address-search.tsx';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount } from '../../account/account.store.ts';
import { blogPaths } from '../blog-paths.ts';
import { OwnPosts } from '../edit/own-posts.tsx';
import { type FeedPlace, searchPath, useFeedPlace } from './feed-place.ts';
import { FeedEmpty } from './parts/feed-empty.tsx';
import { FeedKeyDialog } from './parts/feed-key-dialog.tsx';
import { FeedList } from './parts/feed-list.tsx';
import { FeedTabs, FeedTags } from './parts/feed-ways.tsx';
import { feedMessages as words } from './read.messages.ts';
import { useFeed } from './use-feed.ts';

const titleOf = (place: FeedPlace): string => {
  if (place.of === 'search') return words.titleOf(words.found(place.words));
  if (place.of === 'tag') return words.titleOf(`#${place.tag}`);
  if (place.of === 'author') return words.titleOf(words.bySomebody);
  return place.of === 'newest' ? words.title : words.titleOf(words.tabs[place.of]);
};

/** The heading, and what one can do besides reading. */
const Head = ({ token, children }: { token: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {children}
      <div className="flex items-center gap-2">
        <IconButton
          label={words.feedKey}
          aria-haspopup="dialog"
          className="size-12!"
          onClick={() => setOpen(true)}
        >
          <Rss size={20} aria-hidden="true" />
        </IconButton>
        <Link to={blogPaths.publish} className={buttonClass('primary')}>
          <PenLine size={18} aria-hidden="true" />
          {words.write}
        </Link>
      </div>
      {isOpen && <FeedKeyDialog token={token} onClose={() => setOpen(false)} />}
    </header>
  );
};

const heading = 'min-w-0 text-3xl font-semibold tracking-[-0.03em] [overflow-wrap:anywhere]';

/** Above the posts of one person: who that is, and the way to them. */
const AuthorHead = ({ userid, token }: { userid: string; token: string }) => {
  const { data } = useAsked(peopleCalls.head, { token, params: { userid } });
  return (
    <h1 className={heading}>
      {data === null ? (
        words.bySomebody
      ) : (
        <Link to={personPath(userid)} className="rounded-sm hover:text-people-ink">
          {words.byAuthor(data.username)}
        </Link>
      )}
    </h1>
  );
};

interface BlogsPageProps {
  /** Where the followers of somebody are. */
  readonly followersPath: (userid: string) => string;
}

type OfWhom = BlogsPageProps & { who: SignedIn };

const Feed = ({ who, followersPath, place }: OfWhom & { place: FeedQuery }) => {
  const feed = useFeed(place, who.token);
  const empty = (
    <FeedEmpty
      place={place}
      hasSchool={who.school !== 'NA' && who.school !== ''}
      followersPath={followersPath(who.userid)}
    />
  );
  return <FeedList feed={feed} empty={empty} isByKnown={place.of === 'author'} />;
};

const Blogs = (props: OfWhom) => {
  const { who } = props;
  const place = useFeedPlace();
  useTitle(titleOf(place));
  const hasTags = place.of !== 'author' && place.of !== 'yours';
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-4 px-4 py-8 narrow:py-10">
      <Head token={who.token}>
        {place.of === 'author' ? (
          <AuthorHead userid={place.author} token={who.token} />
        ) : (
          <h1 className={heading}>{words.title}</h1>
        )}
      </Head>
      <AddressSearch
        label={words.search}
        longest={blogLimits.search}
        inAddress={place.of === 'search' ? place.words : ''}
        pathOf={searchPath}
      />
      <FeedTabs place={place} />
      {hasTags && <FeedTags token={who.token} current={place.of === 'tag' ? place.tag : null} />}
      {place.of === 'yours' ? <OwnPosts /> : <Feed {...props} place={place} />}
    </main>
  );
};

/** Published posts: the newest, of whom one follows, of one's school, with a tag, by words; and one's own. */
export const BlogsPage = (props: BlogsPageProps) => {
  const who = useAccount();
  return who === null ? null : <Blogs who={who} {...props} />;
};
