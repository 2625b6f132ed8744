import { choice, type ChoiceQuestion } from '@sets/shared/question/kinds/choice.ts';
import { choosingAnswer } from '../choosing/choosing-answer.tsx';

export const answer = choosingAnswer<ChoiceQuestion>(choice, (question) => question);
