import { type AnswerValue, kindOf, type Question } from '../../../question/question-kinds.ts';
import type { Filled } from '../../../question/filled.ts';
import { type GapOfText, gapsIn } from '../../../question/kinds/gap-text.ts';
import type { GapQuestion } from '../../../question/kinds/gap.ts';
import type { Pair } from '../../../question/pairs.ts';
import { isOfType, type Right, type RightOf } from '../../../question/right.ts';
import type { Interaction, InteractionPart } from './statement.ts';

/** Between the parts of one answer, around a range, and between two that belong together, as the standard writes them. */
const [and, to, beside] = ['[,]', '[:]', '[.]'] as const;

/** A place on the wire has at most so many letters for a gap. */
const mostFillIn = 250;

/** So many ways to fill the gaps of one text are written down. */
const mostPatterns = 100;

const partsOf = (options: readonly { readonly id: string; readonly text: string }[]) =>
  options.map(({ id, text }): InteractionPart => ({ id, description: { und: text } }));

const pairsOf = (pairs: readonly Pair[]): string =>
  pairs.map(({ left, option }) => `${left}${beside}${option}`).join(and);

const wordIn = ({ options }: GapOfText, id: string): string =>
  options.find((each) => each.id === id)?.text ?? '';

/** What each gap may be filled with: all ways to fill them together, as far as there are not too many. */
const gapPatterns = ({ parts }: GapQuestion, { gaps: rights }: RightOf<'gaps'>): string[] => {
  const ways = gapsIn(parts).map((gap): readonly string[] => {
    const right = rights.find(({ id }) => id === gap.id);
    if (right === undefined) return [''];
    return 'option' in right ? [wordIn(gap, right.option)] : right.accepted;
  });
  const all = ways.reduce<readonly (readonly string[])[]>(
    (made, words) =>
      made.flatMap((head) => words.map((word) => [...head, word])).slice(0, mostPatterns),
    [[]],
  );
  return all.map((words) => `{case_matters=false}{order_matters=true}${words.join(and)}`);
};

/** What was filled into each gap, in the order of the text; nothing of one that was left empty. */
const gapResponse = ({ parts }: GapQuestion, { gaps: given }: Filled): string =>
  gapsIn(parts)
    .map((gap) => {
      const own = given.find(({ id }) => id === gap.id);
      if (own === undefined) return '';
      return 'text' in own ? own.text.slice(0, mostFillIn) : wordIn(gap, own.option);
    })
    .join(and);

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
  if (isOfType('pairs', right) && question.kind === 'match') {
    return {
      interactionType: 'matching',
      correctResponsesPattern: [pairsOf(right.pairs)],
      source: partsOf(question.lefts),
      target: partsOf(question.options),
    };
  }
  if (isOfType('gaps', right) && question.kind === 'gap') {
    return { interactionType: 'fill-in', correctResponsesPattern: gapPatterns(question, right) };
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
  if ('pairs' in value && interactionType === 'matching') return pairsOf(value.pairs);
  if ('gaps' in value && question.kind === 'gap') return gapResponse(question, value);
  if ('number' in value && interactionType === 'numeric') return String(value.number);
  return kindOf(question).inWords(question, value).join(', ').slice(0, mostFillIn);
};
