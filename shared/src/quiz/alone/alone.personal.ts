import * as z from 'zod/mini';
import type { AcceptedAnswer } from '../../live/activity.ts';
import { right } from '../../question/right.ts';
import { shuts } from './alone.answer.ts';
import { isCounted } from './alone.commands.ts';
import { countedTry, noteIn, tryOf } from './alone.counting.ts';
import { readAloneSlot, slotIn } from './alone.slot.ts';
import { aloneJudged, aloneMine } from './alone.standing.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { Tries } from '../scoring/quiz.counting.ts';
import { itemAt, rightAt } from '../quiz.deck.ts';
import type { AloneState, QuizAnswer } from '../quiz.live.ts';
import { scoredOf, sumOf, wonBy } from '../scoring/quiz.scored.ts';
import { outcomeOf } from '../scoring/outcome.ts';
import { single } from '../scoring/scoring.ts';

const judged = z.strictObject({ ...aloneJudged, right: z.nullable(right) });
export const alonePersonal = z.strictObject({
  ...aloneMine,
  /** Of the newest attempt, or once points were counted of the one that counts: what may be told of it now. */
  told: z.nullable(z.strictObject({ attempt: z.int(), all: z.array(judged) })),
});
export type AlonePersonal = z.infer<typeof alonePersonal>;
type Judged = z.infer<typeof judged>;

type Own = readonly AcceptedAnswer<QuizAnswer>[];

/** Somebody's attempts; each answer with what it is worth, in those of which something may be told. */
const triesOf = (
  definition: QuizDefinition,
  counted: AloneState,
  own: Own,
  maySay: (attempt: number, handedIn: boolean) => boolean,
): Tries => {
  const tries: Tries = {};
  const read = own.flatMap((answer) => {
    const slot = readAloneSlot(answer.slot);
    return slot === null ? [] : [{ answer, slot }];
  });
  for (const { answer, slot } of read) {
    const into = tryOf(tries, slot.attempt);
    if (shuts(answer, counted.alone)) into.handedIn = true;
  }
  for (const { answer, slot } of read) {
    const into = tryOf(tries, slot.attempt);
    if (!maySay(slot.attempt, into.handedIn)) continue;
    const scored = scoredOf(definition, counted, answer);
    if (scored !== null) noteIn(into, scored);
  }
  return tries;
};

/** Whether all of an attempt may be told: what is right, and what it came to. */
const isOpenBook = (state: AloneState, handedIn: boolean): boolean =>
  isCounted(state) || (handedIn && state.alone.feedback !== 'closed');

interface Told {
  readonly definition: QuizDefinition;
  readonly state: AloneState;
  readonly own: Own;
  readonly attempt: number;
  /** What each question has brought in this attempt, in their order. */
  readonly won: readonly number[];
}

/** What was made of these questions, with what is right of them. */
const judgedOf = (
  { definition, state, own, attempt, won }: Told,
  places: readonly number[],
): Judged[] => {
  const given = new Map(own.map(({ slot, value }) => [slot, value]));
  return places.map((place) => ({
    place,
    outcome: outcomeOf(definition, state, place, given.get(slotIn(attempt, place))),
    gained: won[state.order.indexOf(place)] ?? 0,
    explanation: itemAt(definition, place)?.explanation ?? '',
    right: rightAt(definition, state, place),
  }));
};

/** What may be told of an attempt: all of it, or after each answer that question. */
const toldOf = (given: Told, handedIn: boolean): AlonePersonal['told'] => {
  const { state, own, attempt } = given;
  const isAll = isOpenBook(state, handedIn);
  if (!isAll && state.alone.feedback !== 'each') return null;
  const answered = new Set(own.map(({ slot }) => slot));
  const places = state.order.filter((place) => isAll || answered.has(slotIn(attempt, place)));
  return places.length === 0 ? null : { attempt, all: judgedOf(given, places) };
};

const mostOf = (
  definition: QuizDefinition,
  { order, voided }: AloneState,
): AlonePersonal['most'] => {
  const counting = order.filter((place) => !voided.includes(place));
  const worth = counting.map((place) => (itemAt(definition, place)?.points ?? 0) * single);
  return { points: worth.reduce((all, each) => all + each, 0), hits: counting.length };
};

/**
 * What one person alone is told of their attempts. Nothing says what is right, nor what an answer is worth, before it
 * may be told: as their host chose, after each answer, of what was handed in, or once points were counted.
 */
export const alonePersonalOf = (
  definition: QuizDefinition,
  state: AloneState,
  own: Own,
): AlonePersonal => {
  const { alone } = state;
  const counted: AloneState = { ...state, told: state.order };
  const newest = Math.max(...own.map(({ slot }) => readAloneSlot(slot)?.attempt ?? 0));
  const tries = triesOf(
    definition,
    counted,
    own,
    (attempt, handedIn) =>
      isOpenBook(state, handedIn) || (alone.feedback === 'each' && attempt === newest),
  );
  const wonIn = (attempt: number) => wonBy(definition, counted, tries[attempt]?.answers ?? {}).won;
  const numbers = Object.keys(tries)
    .map(Number)
    .toSorted((one, other) => one - other);
  const counts = isCounted(state)
    ? countedTry(tries, alone.counts, (answers) => sumOf(wonBy(definition, counted, answers).won))
    : null;
  const shown = counts ?? numbers.at(-1);
  return {
    attempts: numbers.map((number) => {
      const { answers = {}, handedIn = false } = tries[number] ?? {};
      const hits = Object.values(answers).filter(({ share }) => share === 1).length;
      const result = isOpenBook(state, handedIn) ? { points: sumOf(wonIn(number)), hits } : null;
      return { number, handedIn, result };
    }),
    counts,
    most: mostOf(definition, state),
    told:
      shown === undefined
        ? null
        : toldOf(
            { definition, state, own, attempt: shown, won: wonIn(shown) },
            tries[shown]?.handedIn ?? false,
          ),
  };
};
