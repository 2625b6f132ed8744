import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import type { TextsGiven } from '@sets/shared/question/texts/given-texts.ts';
import type { TextCounts } from '@sets/shared/question/texts/text-lines.ts';
import type { KindParts } from '../question-parts.ts';
import { openTextForm } from './open-text-form.tsx';
import { openTextResults } from './open-text-results.tsx';
import { openTextScreen } from './open-text-screen.tsx';

export const openTextParts: KindParts<OpenTextQuestion, TextsGiven, TextCounts> = {
  form: openTextForm,
  results: openTextResults,
  screen: openTextScreen,
};
