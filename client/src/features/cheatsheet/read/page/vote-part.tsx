import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/button.tsx';
import { formatCount } from '../../../../ui/number-format.ts';
import { onSingleClick } from '../../../../ui/single-click.ts';
import { useToken } from '../../../account/account.store.ts';
import { loginPath } from '../../../account/require-account.tsx';
import { pageMessages as words } from './page.messages.ts';
import { useVote } from './use-vote.ts';

interface VoteButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count: number;
  readonly isYours: boolean;
  readonly onVote: () => void;
}

const VoteButton = ({ icon: Icon, label, count, isYours, onVote }: VoteButtonProps) => (
  <Button
    aria-pressed={isYours}
    aria-label={label}
    // The second tap of a double one would take back what the first has done.
    onClick={onSingleClick(onVote)}
    className={`px-4! ${isYours ? 'border-people! bg-people-tint! text-people-ink!' : ''}`}
  >
    <Icon size={20} aria-hidden="true" className={isYours ? 'fill-people text-people' : ''} />
    {formatCount(count)}
  </Button>
);

/** What others think of one's own, which one cannot vote for. */
const OwnVotes = ({ votes: { up, down } }: Pick<Sheet, 'votes'>) => (
  <p title={words.ownVotes(up, down)} className="px-2 text-ink-soft">
    <span className="only-spoken">{words.ownVotes(up, down)}</span>
    <span aria-hidden="true" className="flex items-center gap-2">
      <ThumbsUp size={20} />
      {formatCount(up)}
      <ThumbsDown size={20} className="ml-2" />
      {formatCount(down)}
    </span>
  </p>
);

/** Votes for and against a cheat sheet; a visitor signs in first. */
export const VotePart = ({ sheet }: { sheet: Sheet }) => {
  const { votes, vote } = useVote(sheet);
  const isVisitor = useToken() === null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (sheet.isYours) return <OwnVotes votes={votes} />;
  const { up, down, yours } = votes;
  const voting = (way: 'up' | 'down') => (): void => {
    if (isVisitor) void navigate(loginPath, { state: { from: `${pathname}${search}` } });
    else vote(way);
  };
  return (
    <fieldset aria-label={words.votes} className="m-0 flex min-w-0 items-center gap-2 border-0 p-0">
      <VoteButton
        icon={ThumbsUp}
        label={yours === 'up' ? words.takeBackUp(up) : words.voteUp(up)}
        count={up}
        isYours={yours === 'up'}
        onVote={voting('up')}
      />
      <VoteButton
        icon={ThumbsDown}
        label={yours === 'down' ? words.takeBackDown(down) : words.voteDown(down)}
        count={down}
        isYours={yours === 'down'}
        onVote={voting('down')}
      />
    </fieldset>
  );
};
