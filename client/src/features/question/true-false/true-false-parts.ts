import type { Counts } from '@sets/shared/core/counts.ts';
import type { Chosen } from '@sets/shared/question/choosing.ts';
import {
  trueFalseChoosing,
  type TrueFalseQuestion,
} from '@sets/shared/question/kinds/true-false-question.ts';
import { choosingResults } from '../choosing/choosing-results.tsx';
import type { KindParts } from '../question-parts.ts';
import { trueFalseForm } from './true-false-form.tsx';
import { trueFalseScreen } from './true-false-screen.ts';

export const trueFalseParts: KindParts<TrueFalseQuestion, Chosen, Counts> = {
  form: trueFalseForm,
  results: choosingResults(() => trueFalseChoosing),
  screen: trueFalseScreen,
};
