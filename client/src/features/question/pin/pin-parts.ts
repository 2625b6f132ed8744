import type { Pin, PinCounts, PinQuestion } from '@sets/shared/question/kinds/pin.ts';
import type { KindParts } from '../question-parts.ts';
import { pinForm } from './pin-form.tsx';
import { pinResults } from './pin-results.tsx';
import { pinScreen } from './pin-screen.tsx';

export const pinParts: KindParts<PinQuestion, Pin, PinCounts> = {
  form: pinForm,
  results: pinResults,
  screen: pinScreen,
};
