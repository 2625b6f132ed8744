import type { AnswerValue, Question } from '@sets/shared/question/question-kinds.ts';
import { choiceAnswer } from './choice/choice-answer.ts';
import type { AnswerParts, AnswerPartsByKind } from './question-parts.ts';
import { trueFalseAnswer } from './true-false/true-false-answer.ts';

/** Phones load all of it with their page: what is large here comes `lazy`. */
const parts: AnswerPartsByKind = {
  choice: choiceAnswer,
  'true-false': trueFalseAnswer,
};

/** How a question is answered, and its results. */
export const answerParts = ({ kind }: Question): AnswerParts<Question, AnswerValue> => parts[kind];
