import { countOf } from '../core/counts.ts';
import { fail, ok } from '../core/result.ts';
import { type Choosing, type Chosen, chosenInWords } from './choosing.ts';
import { keyedBy } from './keyed-by.ts';
import type { AnyQuestion, Keyed, QuestionKind } from './question-kind.ts';
import type { RightOf } from './right.ts';
import { oneOf } from './sampling.ts';

// Apart from what is chosen among: phones draw that, and need none of these rules.

type Answering =
  | 'accept'
  | 'contribution'
  | 'counts'
  | 'report'
  | 'inWords'
  | 'choosing'
  | 'keyed'
  | 'grouping'
  | 'sample';

/**
 * What is right among options, in their order. Where one answer is chosen the first of them is it,
 * whatever was marked before that was so.
 */
const keyed = <Q>(of: (question: Q) => Choosing): Keyed<Q> => {
  const idsOf = (question: Q): string[] => of(question).options.map(({ id }) => id);
  const among = (question: Q, right: readonly string[]): RightOf<'options'> | null => {
    const ids = idsOf(question).filter((id) => right.includes(id));
    if (ids.length === 0) return null;
    return { type: 'options', ids: of(question).multiple ? ids : ids.slice(0, 1) };
  };
  return keyedBy('options', {
    of: (question, { ids }) => among(question, ids),
    copied: (from, copy, { ids }) => {
      const [before, after] = [idsOf(from), idsOf(copy)];
      return among(
        copy,
        ids.flatMap((id) => after[before.indexOf(id)] ?? []),
      );
    },
    counted: (question, { ids: [only = ''] }, counters) =>
      of(question).multiple ? null : countOf(counters, only),
    inWords: (question, { ids }) => chosenInWords(of(question), { choices: ids }),
  });
};

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
  inWords: (question, value) => chosenInWords(of(question), value),
  choosing: of,
  keyed: keyed(of),
  grouping: {
    all: (question) => of(question).options.map(({ text }) => text),
    of: (question, value) => chosenInWords(of(question), value),
  },
  sample: (question, random) => {
    const { options, multiple } = of(question);
    const ids = options.map((each) => each.id);
    const some = multiple ? ids.filter(() => random() < 0.4) : [];
    return { choices: some.length > 0 ? some : [oneOf(ids, random)] };
  },
});
