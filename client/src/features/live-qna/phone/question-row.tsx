import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { formatCount } from '../../../ui/number-format.ts';
import type { ShownQuestion } from '../questions-on-show.ts';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';
import type { Side, Votes } from './use-votes.ts';

interface VoteButtonProps {
  readonly side: Side;
  readonly question: ShownQuestion;
  readonly votes: Votes;
}

/** An arrow with the votes of its side; what is told is what the server has counted. */
const VoteButton = ({ side, question, votes }: VoteButtonProps) => {
  const isUp = side === 'up';
  const count = question.isTold ? formatCount(isUp ? question.up : question.down) : null;
  return (
    <button
      type="button"
      className="qna-vote"
      data-side={side}
      aria-pressed={votes.has(side, question.id)}
      aria-label={(isUp ? say.vote : say.against)(plainMath(question.text), count)}
      onClick={() => votes.toggle(question.id, side)}
    >
      <svg viewBox="0 0 16 12" aria-hidden="true">
        <path d={isUp ? 'M2 10 8 3l6 7' : 'M2 2 8 9l6-7'} />
      </svg>
      <b>{count}</b>
    </button>
  );
};

interface QuestionRowProps {
  readonly question: ShownQuestion;
  readonly voting: 'off' | 'up' | 'both';
  readonly votes: Votes;
  readonly isOnWall: boolean;
}

/** A question, and its vote where a thumb is. Its height does not go by its votes. */
export const QuestionRow = ({ question, voting, votes, isOnWall }: QuestionRowProps) => {
  const { text, name, answered, pinned, joined } = question;
  const notes = [
    ...(isOnWall ? [say.onWall] : []),
    ...(answered ? [say.answered] : []),
    ...(pinned ? [say.pinned] : []),
    ...(name === null ? [] : [name]),
    ...(joined > 0 ? [say.joined(joined)] : []),
  ];
  return (
    <li className="qna-row" data-answered={answered} data-wall={isOnWall}>
      <div className="qna-text">
        <p dir="auto">
          <MathText text={text} />
        </p>
        <small dir="auto">{notes.join(' · ')}</small>
      </div>
      {voting !== 'off' && (
        <div className="qna-votes">
          <VoteButton side="up" question={question} votes={votes} />
          {voting === 'both' && <VoteButton side="down" question={question} votes={votes} />}
        </div>
      )}
    </li>
  );
};
