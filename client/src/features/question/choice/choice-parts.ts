import type { Counts } from '@sets/shared/core/counts.ts';
import type { Chosen } from '@sets/shared/question/choosing.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { choosingResults } from '../choosing/choosing-results.tsx';
import type { KindParts } from '../question-parts.ts';
import { choiceForm } from './choice-form.tsx';
import { choiceScreen } from './choice-screen.ts';

export const choiceParts: KindParts<ChoiceQuestion, Chosen, Counts> = {
  form: choiceForm,
  results: choosingResults<ChoiceQuestion>((question) => question),
  screen: choiceScreen,
};
