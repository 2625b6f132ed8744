import type { Counts } from '@sets/shared/core/counts.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import type { KindParts } from '../question-parts.ts';
import { choiceForm } from './choice-form.tsx';
import { choiceScreen } from './choice-screen.ts';

export const choiceParts: KindParts<ChoiceQuestion, Counts> = {
  form: choiceForm,
  screen: choiceScreen,
};
