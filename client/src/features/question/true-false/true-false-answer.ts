import type { TrueFalseQuestion } from '@sets/shared/question/kinds/true-false.ts';
import { choosingAnswer } from '../choosing/choosing-answer.tsx';
import { signedChoosing } from './true-false-options.ts';
import { trueFalseMessages as words } from './true-false.messages.ts';

export const trueFalseAnswer = {
  ...choosingAnswer<TrueFalseQuestion>(() => signedChoosing),
  prompt: () => words.prompt,
};
