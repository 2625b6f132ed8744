import * as z from 'zod/mini';
import { counts } from '../../core/counts.ts';
import { repeatsId } from '../../core/ids.ts';
import { limits } from '../../core/limits.ts';
import { clean } from '../../core/text.ts';
import { answeredByChoosing, type Chosen, chosen, option } from '../choosing.ts';
import { draftFields, questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';

const kind = z.literal('choice');
/** True where several answers may be chosen. */
const multiple = z.boolean();

const choiceQuestion = z.strictObject({
  kind,
  ...questionFields,
  options: z.array(option).check(
    z.minLength(limits.option.min, `At least ${limits.option.min} answers to choose from.`),
    z.maxLength(limits.option.max, `At most ${limits.option.max} answers to choose from.`),
    z.refine((options) => !repeatsId(options), 'Two options have the same id.'),
  ),
  multiple,
});
export type ChoiceQuestion = z.infer<typeof choiceQuestion>;

const choiceDraft = z.object({
  kind,
  ...draftFields,
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  multiple,
});

const tidy = (question: ChoiceQuestion): ChoiceQuestion => ({
  ...question,
  text: clean(question.text),
  options: question.options
    .map((each) => ({ ...each, text: clean(each.text) }))
    .filter(({ text }) => text !== ''),
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
    options: question.options.map(({ text }) => ({ id: newId(), text })),
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
    ];
  },
  tidy,
  ...answeredByChoosing<ChoiceQuestion>((question) => question),
} as const satisfies QuestionKind<ChoiceQuestion, Chosen>;
