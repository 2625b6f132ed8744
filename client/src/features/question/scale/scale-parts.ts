import type { ScaleCounts, ScaleQuestion } from '@sets/shared/question/kinds/scale.ts';
import type { KindParts } from '../question-parts.ts';
import { scaleForm } from './scale-form.tsx';
import { scaleScreen } from './scale-screen.tsx';

export const scaleParts: KindParts<ScaleQuestion, ScaleCounts> = {
  form: scaleForm,
  screen: scaleScreen,
};
