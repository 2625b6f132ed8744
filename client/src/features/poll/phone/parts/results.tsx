import type { Counts } from '@sets/shared/core/counts.ts';
import type { AnswerValue, Question } from '@sets/shared/question/question-kinds.ts';
import { answerParts } from '../../../question/answer-parts.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';

interface ResultsProps {
  readonly question: Question;
  readonly counts: Counts;
  readonly answered: number;
  readonly value: AnswerValue | null;
}

/** How the room answered, with a mark at what this person said. */
export const Results = ({ question, counts, answered, value }: ResultsProps) => {
  const { OwnResults } = answerParts(question);
  return (
    <div className="poll-results">
      <OwnResults
        caption={say.resultsOf(question.text)}
        question={question}
        counts={counts}
        answered={answered}
        value={value}
      />
      <p className="poll-results-note">{say.people(answered)}</p>
    </div>
  );
};
