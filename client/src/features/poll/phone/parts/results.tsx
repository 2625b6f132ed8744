import type { PollTally } from '@sets/shared/poll/poll.live.ts';
import { type AnswerValue, kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { answerParts } from '../../../question/answer-parts.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';

interface ResultsProps {
  readonly question: Question;
  readonly tally: PollTally;
  readonly value: AnswerValue | null;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** How the room answered, and what this person said. */
export const Results = ({ question, tally, value }: ResultsProps) => {
  const parts = answerParts(question);
  const said = value === null ? [] : kindOf(question).inWords(question, value);
  return (
    <div className="poll-results">
      <parts.Results
        caption={say.resultsOf(question.text)}
        question={question}
        counts={tally.counts}
        answered={tally.answered}
        value={value}
      />
      <p className="poll-results-note">{say.people(tally.answered)}</p>
      {said.length > 0 && <p className="poll-yours">{say.yourAnswer(list.format(said))}</p>}
    </div>
  );
};
