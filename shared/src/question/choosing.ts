import * as z from 'zod/mini';
import { countOf } from '../core/counts.ts';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { ok, fail } from '../core/result.ts';
import { requiredText } from '../core/text.ts';
import type { Sign } from '../live/report-line.ts';
import type { AnyQuestion, QuestionKind } from './question-kind.ts';
import { oneOf } from './sampling.ts';

/** One way to answer a question. */
export const option = z.strictObject({ id, text: requiredText(limits.option.text) });
export type Option = z.infer<typeof option>;

/** An answer: the ids of the options that were chosen. */
export const chosen = z.strictObject({
  choices: z.array(id).check(z.minLength(1, 'Choose an answer.'), z.maxLength(limits.option.max)),
});
export type Chosen = z.infer<typeof chosen>;

/** An option as it is drawn. */
export interface DrawnOption extends Option {
  readonly sign?: Sign;
}

/** Among what is chosen, and whether several may be. */
export interface Choosing {
  readonly options: readonly DrawnOption[];
  readonly multiple: boolean;
}

type Answering =
  | 'accept'
  | 'contribution'
  | 'counts'
  | 'report'
  | 'inWords'
  | 'choosing'
  | 'grouping'
  | 'sample';

/** How the kinds are answered whose answers are chosen among options; counters are called by their ids. */
export const answeredByChoosing = <Q extends AnyQuestion>(
  of: (question: Q) => Choosing,
): Pick<QuestionKind<Q, Chosen>, Answering> => ({
  accept: (question, value) => {
    const { options, multiple } = of(question);
    const wanted = new Set(value.choices);
    const choices = options.map((each) => each.id).filter((each) => wanted.has(each));
    if (choices.length < value.choices.length) {
      return fail('BAD_REQUEST', 'That is not an answer to this question.');
    }
    if (choices.length > 1 && !multiple) return fail('BAD_REQUEST', 'Choose one answer.');
    return ok({ choices });
  },
  contribution: (_question, { choices }) =>
    Object.fromEntries(choices.map((choice) => [choice, 1])),
  counts: (question, counters) =>
    Object.fromEntries(of(question).options.map((each) => [each.id, countOf(counters, each.id)])),
  report: (question, counters) => {
    const { options, multiple } = of(question);
    const lines = options.map(({ id: name, text, sign }) => {
      const count = countOf(counters, name);
      return sign === undefined ? { text, count } : { text, count, sign };
    });
    return { multiple, lines };
  },
  inWords: (question, { choices }) =>
    of(question)
      .options.filter((each) => choices.includes(each.id))
      .map(({ text }) => text),
  choosing: of,
  grouping: {
    all: (question) => of(question).options.map(({ text }) => text),
    of: (question, { choices }) =>
      of(question)
        .options.filter((each) => choices.includes(each.id))
        .map(({ text }) => text),
  },
  sample: (question, random) => {
    const { options, multiple } = of(question);
    const ids = options.map((each) => each.id);
    const some = multiple ? ids.filter(() => random() < 0.4) : [];
    return { choices: some.length > 0 ? some : [oneOf(ids, random)] };
  },
});
