import * as z from 'zod/mini';
import { counts } from '../../core/counts.ts';
import { clean } from '../../core/text.ts';
import { answeredByChoosing, type Choosing, type Chosen, chosen } from '../choosing.ts';
import { draftFields, questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';

const kind = z.literal('true-false');

const trueFalseQuestion = z.strictObject({ kind, ...questionFields });
export type TrueFalseQuestion = z.infer<typeof trueFalseQuestion>;

/** How every one of them is answered. */
export const trueFalseChoosing: Choosing = {
  options: [
    { id: 'true', text: 'True', sign: 'tick' },
    { id: 'false', text: 'False', sign: 'cross' },
  ],
  multiple: false,
};

/** A statement that is true or false. */
export const trueFalse = {
  kind: 'true-false',
  schemas: {
    question: trueFalseQuestion,
    draft: z.object({ kind, ...draftFields }),
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
