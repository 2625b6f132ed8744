import './missed-answers.css';
import type { MissedRun } from '../../../live/phone-memory.ts';
import { missedAnswersMessages as say } from './missed-answers.messages.ts';

interface MissedAnswersProps {
  readonly missed: readonly MissedRun[];
  readonly onSeen: (runId: string) => void;
}

const lineOf = ({ title, code }: MissedRun): string => {
  if (code !== 'TOO_LATE') return say.answerNotTaken(title);
  return title === '' ? say.someAnswerTooLate : say.answerTooLate(title);
};

/** Answers that reached the server in vain, when what they were for was not on this phone any more. */
const MissedAnswers = ({ missed, onSeen }: MissedAnswersProps) =>
  missed.map((each) => (
    <div key={each.runId} className="phone-missed">
      <p dir="auto">{lineOf(each)}</p>
      <button type="button" onClick={() => onSeen(each.runId)}>
        {say.seen}
      </button>
    </div>
  ));

export default MissedAnswers;
