import type { Counts } from '@sets/shared/core/counts.ts';
import type { TrueFalseQuestion } from '@sets/shared/question/kinds/true-false-question.ts';
import type { KindParts } from '../question-parts.ts';
import { trueFalseForm } from './true-false-form.tsx';
import { trueFalseScreen } from './true-false-screen.ts';

export const trueFalseParts: KindParts<TrueFalseQuestion, Counts> = {
  form: trueFalseForm,
  screen: trueFalseScreen,
};
