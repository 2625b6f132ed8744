import type { Chosen, Choosing } from '@sets/shared/question/choosing.ts';
import { ResultBars } from '../../../ui/result-bars.tsx';
import type { AnswerParts } from '../question-parts.ts';
import { choosingMessages as words } from './choosing.messages.ts';
import { Options } from './options.tsx';

/** How the kinds are answered whose answers are chosen among options, and their results. */
export const choosingAnswer = <Q,>(of: (question: Q) => Choosing): AnswerParts<Q, Chosen> => ({
  prompt: (question) => (of(question).multiple ? words.chooseSeveral : words.chooseOne),
  answersAtOnce: (question) => !of(question).multiple,
  Answer: ({ question, value, onChange, ...shown }) => (
    <Options
      {...shown}
      {...of(question)}
      chosen={value?.choices ?? []}
      onChoose={(choices) => onChange(choices.length === 0 ? null : { choices })}
    />
  ),
  Results: ({ question, value, ...shown }) => (
    <ResultBars {...shown} options={of(question).options} chosen={value?.choices ?? []} />
  ),
});
