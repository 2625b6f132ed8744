import { type AnswerValue, kindOf, type Question } from '../../../question/question-kinds.ts';
import { isOfType, type Right } from '../../../question/right.ts';
import type { Interaction, InteractionPart } from './statement.ts';

/** Between the parts of one answer, and around a range, as the standard writes them. */
const [and, to] = ['[,]', '[:]'] as const;

/** A place on the wire has at most so many letters for a gap. */
const mostFillIn = 250;

const partsOf = (options: readonly { readonly id: string; readonly text: string }[]) =>
  options.map(({ id, text }): InteractionPart => ({ id, description: { und: text } }));

/** What was asked and what is right of it, as an interaction of the standard; of what it has no word for, `other`. */
export const interactionOf = (question: Question, right: Right): Interaction => {
  const kind = kindOf(question);
  const choosing = kind.choosing?.(question);
  if (choosing !== undefined && isOfType('options', right)) {
    const pattern = [right.ids.join(and)];
    return question.kind === 'true-false'
      ? { interactionType: 'true-false', correctResponsesPattern: pattern }
      : {
          interactionType: 'choice',
          correctResponsesPattern: pattern,
          choices: partsOf(choosing.options),
        };
  }
  if (isOfType('number', right)) {
    const { number, within } = right;
    const range = within === 0 ? String(number) : `${number - within}${to}${number + within}`;
    return { interactionType: 'numeric', correctResponsesPattern: [range] };
  }
  if (isOfType('order', right)) {
    return {
      interactionType: 'sequencing',
      correctResponsesPattern: [right.ids.join(and)],
      choices: 'options' in question ? partsOf(question.options) : [],
    };
  }
  if (isOfType('texts', right)) {
    return {
      interactionType: 'fill-in',
      correctResponsesPattern: right.accepted.map((text) => `{case_matters=false}${text}`),
    };
  }
  const inWords = kind.keyed?.inWords(question, right).join(', ') ?? '';
  return { interactionType: 'other', correctResponsesPattern: [inWords] };
};

/** An answer as the response to such an interaction. */
export const responseTo = (
  question: Question,
  { interactionType }: Pick<Interaction, 'interactionType'>,
  value: AnswerValue,
): string => {
  if ('choices' in value) return value.choices.join(and);
  if ('order' in value && interactionType === 'sequencing') return value.order.join(and);
  if ('number' in value && interactionType === 'numeric') return String(value.number);
  return kindOf(question).inWords(question, value).join(', ').slice(0, mostFillIn);
};
