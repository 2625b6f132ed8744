import type { Choosing } from '@sets/shared/question/choosing.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { choosingScreen } from '../choosing/choosing-screen.tsx';
import { isEmptyOption } from './choice-draft.ts';

/** While it is written, options that are still empty are left out where others are not. */
const writtenOf = (question: ChoiceQuestion): Choosing => {
  const written = question.options.filter((option) => !isEmptyOption(option));
  return written.length === 0 ? question : { ...question, options: written };
};

export const choiceScreen = choosingScreen(writtenOf);
