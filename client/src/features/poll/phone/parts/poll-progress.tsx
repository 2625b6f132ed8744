import type { RunInfo } from '@sets/shared/live/run.ts';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnswerSheet } from '../../../../live/answer-sheet.ts';
import { askedMessages as say } from '../../../stage/phone/asked/asked.messages.ts';
import { Progress } from '../../../stage/phone/asked/progress.tsx';

interface PollProgressProps {
  readonly view: Pick<PollPhoneReading, 'position' | 'questions' | 'order'>;
  readonly sheet: AnswerSheet;
}

/** Whether this person has answered a question, by its place from 0. */
const hasAnswered = ({ held, unsent }: AnswerSheet, question: number): boolean =>
  [...held, ...unsent].some(({ slot }) => readSlot(slot)?.question === question);

/** Where the poll stands, in the bar at the top. */
export const PollProgress = ({ view, sheet }: PollProgressProps) => (
  <Progress {...view} isAnswered={(index) => hasAnswered(sheet, view.order?.[index] ?? index)} />
);

/** What the page's title says of what is asked. */
export const aboutOf = (
  { title }: Pick<RunInfo, 'title'>,
  { position, questions }: PollPhoneReading,
): string => `${questions > 1 ? say.progress(position, questions) : say.oneQuestion} · ${title}`;
