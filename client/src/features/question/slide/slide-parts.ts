import type { Counts } from '@sets/shared/core/counts.ts';
import type { SlideQuestion } from '@sets/shared/question/kinds/slide.ts';
import type { KindParts } from '../question-parts.ts';
import { slideForm } from './slide-form.tsx';
import { slideScreen } from './slide-screen.tsx';

export const slideParts: KindParts<SlideQuestion, Counts> = {
  form: slideForm,
  screen: slideScreen,
};
