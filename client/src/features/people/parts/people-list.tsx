import type { PersonHead, PersonLine } from '@sets/shared/people/people.contract.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { MoreOfList } from '../../../ui/more-of-list.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { listMessages as words, peopleMessages } from '../people.messages.ts';
import { type PeopleList as List, peoplePaths } from '../people-paths.ts';
import { usePeopleList } from '../use-people-list.ts';
import { useStandingsUnderWay } from '../use-standing.ts';
import { AskToRemove, copyPersonLink } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';

interface OfListProps {
  readonly head: PersonHead;
  readonly list: List;
}

/** The next step where nobody is in one's own list. */
const OwnNext = ({ head: { userid }, list }: OfListProps) =>
  list === 'followers' ? (
    <Button onClick={() => void copyPersonLink(userid)}>{words.copyOwnLink}</Button>
  ) : (
    <Link to={peoplePaths.followers(userid)} className={buttonClass()}>
      {words.toOwnFollowers}
    </Link>
  );

const Nobody = (props: OfListProps) => {
  const { head, list } = props;
  return head.you === null ? (
    <PageNote title={words.ownNone[list]} text={words.ownNoneText[list]} level="h2">
      <OwnNext {...props} />
    </PageNote>
  ) : (
    <PageNote title={words.none[list](head.username)} text={words.noneText[list]} level="h2" />
  );
};

/** In one's own lists: without whom one has just removed or blocked, as it will be when it is asked for anew. */
const useStillListed = (
  people: readonly PersonLine[] | null,
  { head, list }: OfListProps,
): readonly PersonLine[] | null => {
  const underWay = useStandingsUnderWay();
  if (head.you !== null) return people;
  return (
    people?.filter(({ userid, you }) => {
      const now = underWay[userid] ?? you;
      return now === null || (list === 'followers' ? now.isFollower : !now.isBlocked);
    }) ?? null
  );
};

interface RowsProps extends OfListProps {
  readonly people: readonly PersonLine[];
  readonly more: ReactNode;
}

/** Who has gone takes the focus along to who stands in their place. */
const nextOf = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('li:last-child a') ?? place;

const Rows = ({ head, list, people, more }: RowsProps) => {
  const [removing, setRemoving] = useState<PersonLine | null>(null);
  const place = useKeptFocus<HTMLElement>(nextOf);
  const isOwnFollowers = head.you === null && list === 'followers';
  const title = head.you === null ? peopleMessages.ownTitle : null;
  return (
    <section ref={place} tabIndex={-1} className="-mt-4 outline-none">
      <h2 className="only-spoken">
        {title === null ? peopleMessages.title[list](head.username) : title[list]}
      </h2>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow
            key={person.userid}
            person={person}
            onRemove={isOwnFollowers ? setRemoving : undefined}
          />
        ))}
      </ul>
      <p aria-live="polite" className="only-spoken">
        {words.shown(people.length)}
      </p>
      {more}
      {removing !== null && <AskToRemove person={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
};

const Private = ({ head }: { head: PersonHead }) => (
  <PageNote title={words.private(head.username)} text={words.privateText} level="h2">
    <Link to={peoplePaths.person(head.userid)} className={buttonClass()}>
      {words.toPage}
    </Link>
  </PageNote>
);

const OpenList = ({ token, ...props }: OfListProps & { token: string }) => {
  const { head, list } = props;
  const listed = usePeopleList(list, head.userid, token);
  const { failure, reload, hasMore } = listed;
  const people = useStillListed(listed.people, props);
  if (people === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    // They were made private since the head was told.
    if (failure.code === 'FORBIDDEN') return <Private head={head} />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{peopleMessages.retry}</Button>
      </PageNote>
    );
  }
  if (people.length === 0 && !hasMore) return <Nobody {...props} />;
  const more = hasMore && (
    <MoreOfList list={listed} words={words} comesByItself className="pt-4 text-center" />
  );
  return <Rows {...props} people={people} more={more} />;
};

/** Followers or followings of a person, or why they are not told. */
export const PeopleListPart = (props: OfListProps & { token: string }) =>
  props.head.listsAreOpen ? <OpenList {...props} /> : <Private head={props.head} />;
