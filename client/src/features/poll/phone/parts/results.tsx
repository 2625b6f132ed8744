import type { ChoiceQuestion } from '@sets/shared/poll/poll.contract.ts';
import type { PollTally } from '@sets/shared/poll/poll.live.ts';
import { ResultBars } from '../../../../ui/result-bars.tsx';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { chosenTexts } from '../poll-phone-view.ts';

interface ResultsProps {
  readonly question: ChoiceQuestion;
  readonly tally: PollTally;
  readonly choices: readonly string[];
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** How the room answered, and what this person said. */
export const Results = ({ question, tally, choices }: ResultsProps) => {
  const texts = chosenTexts(question, choices);
  return (
    <div className="poll-results">
      <ResultBars
        caption={say.resultsOf(question.text)}
        options={question.options}
        counts={tally.counts}
        answered={tally.answered}
        chosen={choices}
      />
      <p className="poll-results-note">{say.people(tally.answered)}</p>
      {texts.length > 0 && <p className="poll-yours">{say.yourAnswer(list.format(texts))}</p>}
    </div>
  );
};
