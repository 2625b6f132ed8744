import type { PersonHead as Head } from '@sets/shared/people/people.contract.ts';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/number-format.ts';
import { peopleMessages as words } from '../people.messages.ts';
import { type PeopleList, peoplePaths } from '../people-paths.ts';
import { useStanding } from '../use-standing.ts';
import { FollowButton } from './follow-button.tsx';
import { PersonMark } from '../../../ui/person-mark.tsx';
import { PersonMenu } from './person-menu.tsx';

const lists: readonly PeopleList[] = ['followers', 'followings'];

/** What a change under way adds to a count. */
const added = (is: boolean | undefined, was: boolean | undefined): number =>
  Number(is ?? false) - Number(was ?? false);

/** The counts as they are once what was tapped has reached the server. */
const useCounts = (head: Head): Readonly<Record<PeopleList, number>> => {
  const now = useStanding(head);
  return {
    followers: head.followers + added(now?.follows, head.you?.follows),
    followings: head.followings + added(now?.isFollower, head.you?.isFollower),
  };
};

/** How many follow, and how many are followed: each leads to the list. */
const Counts = ({ head, list }: { head: Head; list: PeopleList | null }) => {
  const counts = useCounts(head);
  return (
    <nav aria-label={words.lists(head.username)}>
      <ul className="flex flex-wrap gap-2">
        {lists.map((each) => (
          <li key={each}>
            <Link
              to={peoplePaths[each](head.userid)}
              aria-current={each === list ? 'page' : undefined}
              className="flex min-h-12 items-center gap-1.5 rounded-full border border-line px-4 text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:border-people aria-[current=page]:bg-people-tint aria-[current=page]:text-people-ink"
            >
              <span className="font-semibold tabular-nums">{formatCount(counts[each])}</span>{' '}
              {words.counts[each](counts[each])}
              {!head.listsAreOpen && (
                <>
                  <Lock size={14} aria-hidden="true" className="flex-none" />
                  <span className="only-spoken">{words.private}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Standing = ({ head }: { head: Head }) => {
  const standing = useStanding(head);
  if (standing?.isBlocked === true) return <Chip text={words.isBlocked} isBad />;
  return standing?.isFollower === true ? <Chip text={words.followsYou} /> : null;
};

const Chip = ({ text, isBad = false }: { text: string; isBad?: boolean }) => (
  <span
    className={`rounded-sm px-1.5 text-sm font-medium ${isBad ? 'bg-bad-tint text-bad' : 'bg-people-tint text-people-ink'}`}
  >
    {text}
  </span>
);

interface PersonHeadProps {
  readonly head: Head;
  /** The list that is shown below; null on the page of the person. */
  readonly list: PeopleList | null;
}

/** Who it is, how one stands to them, and the ways to their lists. */
export const PersonHead = ({ head, list }: PersonHeadProps) => {
  const { userid, username, school } = head;
  return (
    <header className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4">
        <PersonMark name={username} size="large" />
        <div className="grid min-h-16 min-w-[min(100%,12rem)] flex-1 basis-48 content-center gap-1 [overflow-wrap:anywhere]">
          <h1 className="text-2xl font-semibold tracking-[-0.025em] narrow:text-3xl">
            {list === null ? (
              <bdi>{username}</bdi>
            ) : (
              <Link to={peoplePaths.person(userid)} className="hover:text-people-ink">
                <bdi>{username}</bdi>
              </Link>
            )}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {school !== '' && <bdi>{school}</bdi>}
            {head.you === null ? <Chip text={words.you} /> : <Standing head={head} />}
          </p>
        </div>
        {head.you !== null && (
          <div className="flex min-h-16 items-center gap-2">
            <FollowButton person={head} />
            <PersonMenu person={head} />
          </div>
        )}
      </div>
      <Counts head={head} list={list} />
    </header>
  );
};
