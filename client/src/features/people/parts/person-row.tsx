import type { PersonLine } from '@sets/shared/people/people.contract.ts';
import { UserMinus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/button.tsx';
import { peopleMessages as words } from '../people.messages.ts';
import { peoplePaths } from '../people-paths.ts';
import { useStanding } from '../use-standing.ts';
import { FollowButton } from './follow-button.tsx';
import { PersonMark } from '../../../ui/person-mark.tsx';

interface PersonRowProps {
  readonly person: PersonLine;
  /** In the list of one's own followers. */
  readonly onRemove?: ((person: PersonLine) => void) | undefined;
}

const noteOf = (standing: ReturnType<typeof useStanding>): string | null => {
  if (standing === null) return words.you;
  if (standing.isBlocked) return words.isBlocked;
  return standing.isFollower ? words.followsYou : null;
};

/** A line of a list, on the narrowest phones two: who, how one stands to them, and following them at once. */
export const PersonRow = ({ person, onRemove }: PersonRowProps) => {
  const { userid, username } = person;
  const note = noteOf(useStanding(person));
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-2 py-2">
      <Link
        to={peoplePaths.person(userid)}
        className="-ml-2 flex min-h-14 min-w-0 flex-[1_1_10.5rem] items-center gap-3 rounded-md px-2 hover:bg-sunken"
      >
        <PersonMark name={username} />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">
          <span className="line-clamp-3 font-medium">
            <bdi>{username}</bdi>
          </span>
          {/* All of one's own followers do: there it says nothing. */}
          {note !== null && onRemove === undefined && (
            <span className="block text-sm text-ink-soft">{note}</span>
          )}
        </span>
      </Link>
      <span className="ml-auto flex items-center gap-2">
        <FollowButton person={person} isInRow />
        {onRemove !== undefined && (
          <IconButton label={words.remove(username)} onClick={() => onRemove(person)}>
            <UserMinus size={18} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  );
};
