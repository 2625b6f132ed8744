import type { Question, QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { choiceForm } from './choice/choice-form.tsx';
import type { FormParts, FormPartsByKind } from './question-parts.ts';
import { trueFalseForm } from './true-false/true-false-form.tsx';

const parts: FormPartsByKind = {
  choice: choiceForm,
  'true-false': trueFalseForm,
};

/** How questions of a kind are written. */
export const formParts = (name: QuestionKindName): FormParts<Question> => parts[name];
