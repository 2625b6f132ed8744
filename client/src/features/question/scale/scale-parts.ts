import type { Ratings, ScaleCounts, ScaleQuestion } from '@sets/shared/question/kinds/scale.ts';
import type { KindParts } from '../question-parts.ts';
import { scaleForm } from './scale-form.tsx';
import { scaleResults } from './scale-results.tsx';
import { scaleScreen } from './scale-screen.tsx';

export const scaleParts: KindParts<ScaleQuestion, Ratings, ScaleCounts> = {
  form: scaleForm,
  results: scaleResults,
  screen: scaleScreen,
};
