import type { Counts } from '@sets/shared/core/counts.ts';
import type { Choosing } from '@sets/shared/question/choosing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import type { ScreenParts } from '../question-parts.ts';
import { choosingMessages as words } from './choosing.messages.ts';
import { ScreenQuestion } from './screen/screen-question.tsx';

/** How the kinds look on the projector whose answers are chosen among options. */
export const choosingScreen = <Q extends AnyQuestion>(
  of: (question: Q) => Choosing,
): ScreenParts<Q, Counts> => ({
  drawsBefore: true,
  note: (question) => (of(question).multiple ? words.chooseSeveral : ''),
  Screen: ({ question, right, hits: _hits, beside: _beside, ...shown }) => (
    <ScreenQuestion
      {...shown}
      text={question.text}
      options={of(question).options}
      correct={right === null ? [] : isOfType('options', right) ? right.ids : undefined}
    />
  ),
});
