import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice.ts';
import type { AnswerValue, Question } from '@sets/shared/question/question-kinds.ts';
import { choosingAnswer } from './choosing/choosing-answer.tsx';
import type { AnswerParts, AnswerPartsByKind } from './question-parts.ts';
import { trueFalseAnswer } from './true-false/true-false-answer.ts';

/** Phones load all of it with their page: what is large here comes `lazy`. */
const parts: AnswerPartsByKind = {
  choice: choosingAnswer<ChoiceQuestion>((question) => question),
  'true-false': trueFalseAnswer,
};

/** How a question is answered, and its results. */
export const answerParts = ({ kind }: Question): AnswerParts<Question, AnswerValue> => parts[kind];
