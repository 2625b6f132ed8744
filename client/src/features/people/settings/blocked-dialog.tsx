import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { FollowButton } from '../parts/follow-button.tsx';
import { PersonMark } from '../../../ui/person-mark.tsx';
import { Said } from '../parts/said.tsx';
import { peopleMessages, peopleSettingsMessages as words } from '../people.messages.ts';
import { peoplePaths } from '../people-paths.ts';
import { type Somebody, type Standing, useStandingsUnderWay } from '../use-standing.ts';

const blocked: Standing = { follows: false, isFollower: false, isBlocked: true };

const Row = ({ person }: { person: Somebody }) => (
  <li className="flex min-h-16 items-center gap-3 py-2">
    <PersonMark name={person.username} />
    <Link
      to={peoplePaths.person(person.userid)}
      className="flex min-h-12 min-w-0 grow items-center font-medium hover:text-people-ink"
    >
      <span className="line-clamp-3">
        <bdi>{person.username}</bdi>
      </span>
    </Link>
    <FollowButton person={person} isInRow />
  </li>
);

const None = () => (
  <div className="grid gap-1 py-8 text-center">
    <p className="font-medium">{words.noneBlocked}</p>
    <p className="text-balance text-ink-soft">{words.noneBlockedText}</p>
  </div>
);

const Failed = ({ msg, onRetry }: { msg: string; onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-3">
    <p>{words.blockedFailed(msg)}</p>
    <Button onClick={onRetry}>{peopleMessages.retry}</Button>
  </div>
);

const List = ({ token }: { token: string }) => {
  const { data, failure, reload } = useAsked(peopleCalls.blocked, { token });
  const underWay = useStandingsUnderWay();
  const place = useKeptFocus<HTMLDivElement>((list) => list.querySelector('li button') ?? list);
  // Whoever is being unblocked is gone already.
  const people = data?.people.filter(({ userid }) => underWay[userid]?.isBlocked !== false);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {people === undefined && failure === null && (
        <output className="block py-8 text-center text-ink-soft">{words.loading}</output>
      )}
      {people === undefined && failure !== null && (
        <Failed msg={failure.msg} onRetry={() => void reload()} />
      )}
      {people?.length === 0 && <None />}
      {people !== undefined && people.length > 0 && (
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <Row key={person.userid} person={{ ...person, you: blocked }} />
          ))}
        </ul>
      )}
    </div>
  );
};

/** Whom one blocks, each with Unblock. */
export const BlockedDialog = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Dialog title={words.blocked} onClose={onClose} closesOnBackdrop>
    <List token={token} />
    <Said />
  </Dialog>
);
