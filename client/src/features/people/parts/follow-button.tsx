import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { peopleMessages as words } from '../people.messages.ts';
import { type Somebody, useStanding, useStandingActs } from '../use-standing.ts';

interface FollowButtonProps {
  readonly person: Somebody;
  /** In a list, where many of them stand below each other: quieter, and smaller. */
  readonly isInRow?: boolean;
}

/** Follows and unfollows; whom one blocks, it unblocks. As wide in each state: nothing beside it moves. */
export const FollowButton = ({ person, isInRow = false }: FollowButtonProps) => {
  const standing = useStanding(person);
  const change = useStandingActs();
  if (standing === null) return null;
  const { username } = person;
  const common = { size: isInRow ? 'small' : 'medium', className: 'min-w-30' } as const;
  if (standing.isBlocked) {
    return (
      <Button
        {...common}
        aria-label={words.unblockPerson(username)}
        onClick={() => void change('unblock', person)}
      >
        {words.unblock}
      </Button>
    );
  }
  return standing.follows ? (
    <Button
      {...common}
      look={isInRow ? 'plain' : 'outline'}
      aria-label={words.unfollowPerson(username)}
      onClick={() => void change('unfollow', person)}
    >
      <Check size={16} aria-hidden="true" />
      {words.following}
    </Button>
  ) : (
    <Button
      {...common}
      look={isInRow ? 'outline' : 'primary'}
      aria-label={words.followPerson(username)}
      onClick={() => void change('follow', person)}
    >
      {words.follow}
    </Button>
  );
};
