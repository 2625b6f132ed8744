import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import type { NumberGiven } from '@sets/shared/question/number/steps.ts';
import type { KindParts } from '../question-parts.ts';
import { numberForm } from './number-form.tsx';
import { numberResults } from './number-results.tsx';
import { numberScreen } from './number-screen.tsx';

export const numberParts: KindParts<NumberQuestion, NumberGiven, NumberCounts> = {
  form: numberForm,
  results: numberResults,
  screen: numberScreen,
};
