import * as z from 'zod/mini';
import { counts } from '../../core/counts.ts';
import { clean } from '../../core/text.ts';
import { answeredByChoosing } from '../answered-by-choosing.ts';
import { type Chosen, chosen } from '../choosing.ts';
import { draftFields } from '../draft-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import {
  trueFalseChoosing,
  type TrueFalseQuestion,
  trueFalseQuestion,
} from './true-false-question.ts';

/** A statement that is true or false. */
export const trueFalse = {
  kind: 'true-false',
  schemas: {
    question: trueFalseQuestion,
    draft: z.object({ kind: trueFalseQuestion.shape.kind, ...draftFields }),
    value: chosen,
    counts,
  },
  blank: (newId) => ({ kind: 'true-false', id: newId(), text: '', seconds: null }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: ({ text }) => clean(text) === '',
  lacks: ({ text }) => (clean(text) === '' ? ['text'] : []),
  tidy: (question) => ({ ...question, text: clean(question.text) }),
  ...answeredByChoosing<TrueFalseQuestion>(() => trueFalseChoosing),
} as const satisfies QuestionKind<TrueFalseQuestion, Chosen>;
