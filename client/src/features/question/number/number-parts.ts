import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import type { KindParts } from '../question-parts.ts';
import { numberForm } from './number-form.tsx';
import { numberScreen } from './number-screen.tsx';

export const numberParts: KindParts<NumberQuestion, NumberCounts> = {
  form: numberForm,
  screen: numberScreen,
};
