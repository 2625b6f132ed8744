import type { PinCounts, PinQuestion } from '@sets/shared/question/kinds/pin.ts';
import type { KindParts } from '../question-parts.ts';
import { pinForm } from './pin-form.tsx';
import { pinScreen } from './pin-screen.tsx';

export const pinParts: KindParts<PinQuestion, PinCounts> = {
  form: pinForm,
  screen: pinScreen,
};
