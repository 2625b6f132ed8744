import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice.ts';
import { choosingAnswer } from '../choosing/choosing-answer.tsx';

export const choiceAnswer = choosingAnswer<ChoiceQuestion>((question) => question);
