import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { AnyAnswerParts } from '../../question/answer-parts.ts';
import { morePhoneMessages as say } from './more-phone.messages.ts';

/** Where it is noted what is right of a question, as it was told. */
export const rightNote = (index: number): string => `right.${index}`;

/** What is right as an answer that says it. */
export const asAnswer = (right: Right): unknown =>
  Array.isArray(right) ? { choices: right } : { number: right.number };

/** Each thing that is right, as a person reads it. */
export const rightInWords = (
  { inWords }: AnyAnswerParts,
  question: AnyQuestion,
  right: Right,
): readonly string[] => {
  const texts = inWords(question, asAnswer(right));
  if (Array.isArray(right) || right.within === 0) return texts;
  return texts.map((text) => text + say.within(right.within));
};
