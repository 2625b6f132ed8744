import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { ScreenParts } from '../question-parts.ts';
import type { DrawnChoosing } from './choosing-answer.tsx';
import { choosingMessages as words } from './choosing.messages.ts';
import { ScreenQuestion } from './screen/screen-question.tsx';

/** How the kinds look on the projector whose answers are chosen among options. */
export const choosingScreen = <Q extends AnyQuestion>(
  of: (question: Q) => DrawnChoosing,
): ScreenParts<Q> => ({
  note: (question) => (of(question).multiple ? words.chooseSeveral : ''),
  Screen: ({ question, ...shown }) => (
    <ScreenQuestion {...shown} text={question.text} options={of(question).options} />
  ),
});
