import {
  trueFalse,
  trueFalseChoosing,
  type TrueFalseQuestion,
} from '@sets/shared/question/kinds/true-false.ts';
import { choosingAnswer } from '../choosing/choosing-answer.tsx';
import { trueFalseMessages as words } from './true-false.messages.ts';

export const answer = {
  ...choosingAnswer<TrueFalseQuestion>(trueFalse, () => trueFalseChoosing),
  prompt: () => words.prompt,
};
