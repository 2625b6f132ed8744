import type { PollPhoneView } from '@sets/shared/poll/poll.live.ts';
import { HeadSide } from '../../../stage/phone/head-side.tsx';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';

/** More questions than these are counted in figures. */
const mostDots = 10;

interface ProgressProps {
  readonly view: Pick<PollPhoneView, 'question' | 'questions'>;
  /** Whether this person has answered a question, by its place from 0. */
  readonly hasAnswered: (question: number) => boolean;
}

/** Where the poll stands, in the bar at the top: a dot for each question, solid where it was answered. */
export const Progress = ({ view: { question, questions }, hasAnswered }: ProgressProps) => {
  if (questions === 1) return null;
  if (questions > mostDots) {
    return (
      <HeadSide>
        <span className="poll-progress">{say.ofMany(question + 1, questions)}</span>
      </HeadSide>
    );
  }
  return (
    <HeadSide>
      <span className="only-spoken">{say.progress(question + 1, questions)}</span>
      <span className="poll-progress" aria-hidden="true">
        {Array.from({ length: questions }, (_, index) => (
          <i key={index} data-now={index === question} data-answered={hasAnswered(index)} />
        ))}
      </span>
    </HeadSide>
  );
};
