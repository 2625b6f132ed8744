import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import type { TextCounts } from '@sets/shared/question/texts/text-lines.ts';
import type { KindParts } from '../question-parts.ts';
import { openTextForm } from './open-text-form.tsx';
import { openTextScreen } from './open-text-screen.tsx';

export const openTextParts: KindParts<OpenTextQuestion, TextCounts> = {
  form: openTextForm,
  screen: openTextScreen,
};
