import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnswerSheet } from '../../../../live/answer-sheet.ts';
import { HeadSide } from '../../../stage/phone/head-side.tsx';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';

/** More questions than these are counted in figures. */
const mostDots = 10;

interface ProgressProps {
  readonly view: Pick<PollPhoneReading, 'position' | 'questions' | 'order'>;
  readonly sheet: AnswerSheet;
}

/** Whether this person has answered a question, by its place from 0. */
const hasAnswered = ({ held, unsent }: AnswerSheet, question: number): boolean =>
  [...held, ...unsent].some(({ slot }) => readSlot(slot)?.question === question);

/** Where the poll stands, in the bar at the top: a dot for each question, solid where it was answered. */
export const Progress = ({ view: { position, questions, order }, sheet }: ProgressProps) => {
  if (questions === 1) return null;
  if (questions > mostDots) {
    return (
      <HeadSide>
        <span className="poll-progress">{say.ofMany(position, questions)}</span>
      </HeadSide>
    );
  }
  return (
    <HeadSide>
      <span className="only-spoken">{say.progress(position, questions)}</span>
      <span className="poll-progress" aria-hidden="true">
        {Array.from({ length: questions }, (_, index) => (
          <i
            key={index}
            data-now={index === position - 1}
            data-answered={hasAnswered(sheet, order?.[index] ?? index)}
          />
        ))}
      </span>
    </HeadSide>
  );
};
