import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { answersOf, isOfType, type Right } from '@sets/shared/question/right.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { rightMessages as say } from '../right.messages.ts';

/** Where it is noted what is right of a question, as it was told. */
export const rightNote = (index: number): string => `right.${index}`;

/** Each thing that is right, as a person reads it. */
export const rightInWords = (
  { inWords }: AnyAnswerParts,
  question: AnyQuestion,
  right: Right,
): readonly string[] => {
  const texts = answersOf(right).flatMap((answer) => inWords(question, answer));
  if (!isOfType('number', right) || right.within === 0) return texts;
  return texts.map((text) => text + say.within(right.within));
};
