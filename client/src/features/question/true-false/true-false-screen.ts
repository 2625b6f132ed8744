import {
  trueFalseChoosing,
  type TrueFalseQuestion,
} from '@sets/shared/question/kinds/true-false-question.ts';
import { choosingScreen } from '../choosing/choosing-screen.tsx';

export const trueFalseScreen = choosingScreen<TrueFalseQuestion>(() => trueFalseChoosing);
