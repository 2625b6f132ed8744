import { trueFalseChoosing } from '@sets/shared/question/kinds/true-false.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice.ts';
import type { AnswerValue, Question } from '@sets/shared/question/question-kinds.ts';
import { choosingResults } from './choosing/choosing-results.tsx';
import type { ResultParts, ResultPartsByKind } from './question-parts.ts';

const parts: ResultPartsByKind = {
  choice: choosingResults<ChoiceQuestion>((question) => question),
  'true-false': choosingResults(() => trueFalseChoosing),
};

/** The counts of a question as its host reads them. Phones have their own, in `answer-parts.ts`. */
export const resultParts = ({ kind }: Question): ResultParts<Question, AnswerValue> => parts[kind];
