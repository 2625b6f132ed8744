import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import type { QnaLabel, QnaQuestion } from '@sets/shared/qna/qna.contract.ts';
import { CircleCheck, MessageSquare, Pin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { useToken } from '../../account/account.store.ts';
import { qnaPaths } from '../qna-paths.ts';
import { qnaMessages as words } from '../qna.messages.ts';
import { useHeldRemoval } from '../use-held-removal.ts';
import { useVote } from '../use-vote.ts';
import { AuthorLine } from './author-line.tsx';
import { LabelChips } from './label-chips.tsx';
import { RemovedNote } from './removed-note.tsx';
import { StateChip } from './state-chip.tsx';
import { VoteButton } from './vote-button.tsx';

/** The vote for a question, wherever it stands. */
export const QuestionVote = ({ question }: { question: QnaQuestion }) => {
  const { questionid, title, may } = question;
  const token = useToken();
  const { votes, voted, vote } = useVote(question, (on) =>
    ask(qnaCalls.vote, { token, body: { questionid, on } }),
  );
  return (
    <VoteButton
      votes={votes}
      voted={voted}
      what={title}
      onVote={may.vote ? (on) => void vote(on) : null}
    />
  );
};

const Answers = ({ answers, accepted }: QnaQuestion) => {
  if (answers === 0) return <span>{words.noAnswers}</span>;
  const Icon = accepted === null ? MessageSquare : CircleCheck;
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${accepted === null ? '' : 'font-medium text-good'}`}
    >
      <Icon size={16} aria-hidden="true" />
      {words.answers(answers)}
      {accepted !== null && <span className="only-spoken">{words.accepted}</span>}
    </span>
  );
};

/** One's own that became a part of another one is on no page of its own: here its words can be taken away. */
const TakeAway = ({ title, onTake }: { title: string; onTake: () => void }) => (
  <Button
    look="plain"
    size="small"
    className="-ml-3 justify-self-start"
    aria-label={words.takeAwayOf(title)}
    onClick={onTake}
  >
    {words.takeAway}
  </Button>
);

/** Deletes a question of a list, after a pause. */
const useTakeAway = ({ questionid }: QnaQuestion) => {
  const token = useToken();
  const changed = useChanged();
  return useHeldRemoval(
    (outlivesPage) => ask(qnaCalls.remove, { token, params: { questionid }, outlivesPage }),
    () => changed(qnaCalls.list),
  );
};

/** A question in a list. */
export const QuestionRow = ({
  question,
  labels,
}: {
  question: QnaQuestion;
  labels: readonly QnaLabel[];
}) => {
  const { moduleid, topicid, questionid, title, state, pinned, mergedInto } = question;
  const to = qnaPaths.question(moduleid, topicid, questionid);
  const { isHeld, begin, undo } = useTakeAway(question);
  if (isHeld) {
    return (
      <li className="py-4">
        <RemovedNote text={words.takenAway} onUndo={undo} />
      </li>
    );
  }
  return (
    <li className="flex gap-4 py-4">
      <QuestionVote question={question} />
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-1.5">
        <h3 className="text-lg leading-snug font-medium">
          <Link
            to={to}
            dir="auto"
            className="block rounded-sm [overflow-wrap:anywhere] hover:underline"
          >
            <MathText text={title} />
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          <Answers {...question} />
          {pinned && (
            <span className="inline-flex items-center gap-1">
              <Pin size={14} aria-hidden="true" />
              {words.pinned}
            </span>
          )}
          <StateChip state={state} isMerged={mergedInto !== null} />
          <LabelChips labels={labels} of={question.labels} />
          <AuthorLine {...question} />
        </div>
        {mergedInto !== null && question.may.remove && <TakeAway title={title} onTake={begin} />}
      </div>
    </li>
  );
};
