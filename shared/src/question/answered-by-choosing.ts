import { countOf } from '../core/counts.ts';
import { fail, ok } from '../core/result.ts';
import { type Choosing, type Chosen, chosenInWords } from './choosing.ts';
import type { AnyQuestion, QuestionKind } from './question-kind.ts';
import { oneOf } from './sampling.ts';

// Apart from what is chosen among: phones draw that, and need none of these rules.

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
  inWords: (question, value) => chosenInWords(of(question), value),
  choosing: of,
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
