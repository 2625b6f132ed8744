import { ChevronUp } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { qnaMessages as words } from '../qna.messages.ts';

interface VoteButtonProps {
  readonly votes: number;
  readonly voted: boolean;
  /** Null where this person cannot vote: the number alone is shown. */
  readonly onVote: ((on: boolean) => void) | null;
  /** What is voted for, for who does not see it. */
  readonly what: string;
}

/** How many have the same question, or found an answer good; a tap adds one's own vote or takes it back. */
export const VoteButton = ({ votes, voted, onVote, what }: VoteButtonProps) => {
  const size = 'grid h-14 w-12 flex-none place-content-center justify-items-center rounded-md';
  const count = <span className="text-base leading-none font-semibold">{formatCount(votes)}</span>;
  if (onVote === null) {
    return (
      <p className={classNames(size, 'bg-sunken text-ink-soft')}>
        <ChevronUp size={20} aria-hidden="true" className="-mb-0.5" />
        {count}
        <span className="only-spoken">{words.votesFor(votes, what)}</span>
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={voted}
      aria-label={words.voteFor(votes, what)}
      title={voted ? words.unvote : words.vote}
      onClick={() => onVote(!voted)}
      className={classNames(
        size,
        'border-[1.5px] transition-colors duration-150 select-none active:scale-[0.97]',
        voted
          ? 'border-people bg-people-tint text-people-ink'
          : 'border-line bg-raised text-ink hover:border-line-strong',
      )}
    >
      <ChevronUp size={20} aria-hidden="true" strokeWidth={voted ? 3 : 2} className="-mb-0.5" />
      {count}
    </button>
  );
};
