import { counts } from '@sets/shared/core/counts.ts';
import { chosen } from '@sets/shared/question/choosing.ts';
import {
  type ChoiceQuestion,
  choiceQuestion,
} from '@sets/shared/question/kinds/choice-question.ts';
import { choosingAnswer } from '../choosing/choosing-answer.tsx';

export const answer = choosingAnswer<ChoiceQuestion>(
  { question: choiceQuestion, value: chosen, counts },
  (question) => question,
);
