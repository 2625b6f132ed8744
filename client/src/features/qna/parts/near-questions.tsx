import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { type NearQuestion, qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { Check, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { useToken } from '../../account/account.store.ts';
import { qnaPaths } from '../qna-paths.ts';
import { askMessages as words, qnaMessages } from '../qna.messages.ts';

interface NearQuestionsProps {
  readonly moduleid: string;
  /** What was typed so far, once it stood still. */
  readonly text: string;
  readonly onVote: (question: NearQuestion) => void;
}

const state = ({ answers, accepted }: NearQuestion): string =>
  accepted
    ? qnaMessages.hasAccepted
    : answers === 0
      ? qnaMessages.noAnswers
      : qnaMessages.answers(answers);

const Row = ({
  moduleid,
  question,
  onVote,
}: Omit<NearQuestionsProps, 'text'> & { question: NearQuestion }) => {
  const { questionid, topicid, title, votes, voted, mine } = question;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <Link
          to={qnaPaths.question(moduleid, topicid, questionid)}
          dir="auto"
          className="block rounded-sm font-medium [overflow-wrap:anywhere] hover:underline"
        >
          <MathText text={title} />
        </Link>
        <p className="text-sm text-ink-soft">
          {words.askThis(votes + 1)} · {state(question)}
        </p>
      </div>
      {voted || mine ? (
        <p className="flex items-center gap-1.5 text-sm font-medium text-people-ink">
          <Check size={16} aria-hidden="true" />
          {words.voted}
        </p>
      ) : (
        <Button size="small" aria-label={words.addVoteTo(title)} onClick={() => onVote(question)}>
          <ChevronUp size={18} aria-hidden="true" />
          {words.addVote}
        </Button>
      )}
    </li>
  );
};

/** The questions that are nearest to what is typed: a vote for one of them instead of asking again. */
export const NearQuestions = ({ moduleid, text, onVote }: NearQuestionsProps) => {
  const body = { moduleid, text: text.slice(0, qnaLimits.near) };
  const { data } = useAsked(qnaCalls.near, { token: useToken(), body });
  // While the next ones are on their way those before stay, so that nothing jumps under the thumb.
  const [near, setNear] = useState<readonly NearQuestion[]>([]);
  if (data !== null && data.near !== near) setNear(data.near);
  return (
    <>
      <output className="only-spoken">{words.found(near.length)}</output>
      {near.length > 0 && (
        <section aria-label={words.near} className="rounded-md bg-people-tint px-4 pt-3 pb-1">
          <h3 className="text-sm font-semibold">{words.near}</h3>
          <p className="text-sm text-ink-soft">{words.nearText}</p>
          <ul className="divide-y divide-line">
            {near.map((question) => (
              <Row
                key={question.questionid}
                moduleid={moduleid}
                question={question}
                onVote={onVote}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
