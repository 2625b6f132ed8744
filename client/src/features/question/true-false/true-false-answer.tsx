import { counts } from '@sets/shared/core/counts.ts';
import { chosen } from '@sets/shared/question/choosing.ts';
import {
  trueFalseChoosing,
  type TrueFalseQuestion,
  trueFalseQuestion,
} from '@sets/shared/question/kinds/true-false-question.ts';
import { choosingAnswer } from '../choosing/choosing-answer.tsx';
import { trueFalseMessages as words } from './true-false.messages.ts';

export const answer = {
  ...choosingAnswer<TrueFalseQuestion>(
    { question: trueFalseQuestion, value: chosen, counts },
    () => trueFalseChoosing,
  ),
  prompt: () => words.prompt,
};
