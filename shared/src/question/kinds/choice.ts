import * as z from 'zod/mini';
import { counts } from '../../core/counts.ts';
import { limits } from '../../core/limits.ts';
import { clean } from '../../core/text.ts';
import { answeredByChoosing } from '../answered-by-choosing.ts';
import { type Chosen, chosen } from '../choosing.ts';
import { draftFields } from '../draft-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import { type ChoiceQuestion, choiceQuestion } from './choice-question.ts';

const pictureDraft = z.object({
  fileid: z.string(),
  width: z.int(),
  height: z.int(),
  alone: z.boolean(),
});

const choiceDraft = z.object({
  kind: choiceQuestion.shape.kind,
  ...draftFields,
  options: z.array(
    z.object({ id: z.string(), text: z.string(), picture: z.optional(pictureDraft) }),
  ),
  multiple: choiceQuestion.shape.multiple,
});

const tidy = (question: ChoiceQuestion): ChoiceQuestion => ({
  ...question,
  text: clean(question.text),
  options: question.options
    .map((each) => ({ ...each, text: clean(each.text) }))
    .filter(({ text, picture }) => text !== '' || picture !== undefined),
});

/** A question with answers to choose from, one or several. */
export const choice = {
  kind: 'choice',
  schemas: { question: choiceQuestion, draft: choiceDraft, value: chosen, counts },
  blank: (newId) => ({
    kind: 'choice',
    id: newId(),
    text: '',
    options: Array.from({ length: limits.option.min }, () => ({ id: newId(), text: '' })),
    multiple: false,
    seconds: null,
  }),
  copy: (question, newId) => ({
    ...question,
    id: newId(),
    options: question.options.map((each) => ({ ...each, id: newId() })),
  }),
  isBlank: (question) => {
    const { text, options } = tidy(question);
    return text === '' && options.length === 0;
  },
  lacks: (question) => {
    const { text, options } = tidy(question);
    return [
      ...(text === '' ? ['text'] : []),
      ...(options.length < limits.option.min ? ['options'] : []),
      // A picture without words is none for who does not see it, and has no name in any result.
      ...(options.some((each) => each.text === '') ? ['words'] : []),
    ];
  },
  tidy,
  ...answeredByChoosing<ChoiceQuestion>((question) => question),
} as const satisfies QuestionKind<ChoiceQuestion, Chosen>;
