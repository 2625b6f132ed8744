import { shuts } from './alone.answer.ts';
import { isCounted } from './alone.commands.ts';
import { readAloneSlot, slotIn } from './alone.slot.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizCounting, QuizSum, Tries, Try } from '../scoring/quiz.counting.ts';
import { slotOf } from '../quiz.deck.ts';
import type { AloneState } from '../quiz.live.ts';
import { type Answered, type scoredOf, sumOf, wonBy } from '../scoring/quiz.scored.ts';

/* Which of somebody's attempts counts. Points are flat: nobody's time is taken, and nothing is in a row. */

/** The attempt of this number, which is there from now on. */
export const tryOf = (tries: Tries, attempt: number): Try =>
  (tries[attempt] ??= { answers: {}, handedIn: false });

/** Keeps what an answer is worth in its attempt: nobody's time is taken. */
export const noteIn = (
  into: Try,
  { place, scored }: NonNullable<ReturnType<typeof scoredOf>>,
): void => {
  into.answers[place] = { ...scored, took: null };
};

/**
 * The number of the attempt that counts; null where there is none. One that was not handed in is never the last
 * while another one was: whoever has begun anew and found no time loses nothing.
 */
export const countedTry = (
  tries: Tries,
  counts: 'best' | 'last',
  pointsOf: (answers: Answered) => number,
): number | null => {
  const all = Object.entries(tries);
  const handedIn = all.filter(([, each]) => each.handedIn);
  const among = counts === 'last' && handedIn.length > 0 ? handedIn : all;
  const worth = among.map(([number, { answers }]) => ({
    number: Number(number),
    // The last is the one with the largest number; of the best, the first that had as much.
    worth: counts === 'last' ? Number(number) : pointsOf(answers),
  }));
  const [best] = worth.toSorted(
    (one, other) => other.worth - one.worth || one.number - other.number,
  );
  return best?.number ?? null;
};

const counted = (
  definition: QuizDefinition,
  state: AloneState,
  sum: QuizSum,
  participant: string,
): number | null =>
  countedTry(sum.tries?.[participant] ?? {}, state.alone.counts, (answers) =>
    sumOf(wonBy(definition, state, answers).won),
  );

/** How attempts of a quiz on their own come to points. */
export const aloneCounting: QuizCounting = {
  key: (state: AloneState) => {
    if (isCounted(state)) return `alone:${state.closedAt ?? 'over'}:${state.recounts}`;
    // What was put right while it is open is told to those who were told something of it.
    return state.recounts === 0 ? null : `alone:${state.recounts}`;
  },
  add: (state: AloneState, sum, answer, scored) => {
    const read = readAloneSlot(answer.slot);
    if (read === null) return sum;
    sum.people[answer.participant] ??= {};
    const { tries = {} } = sum;
    const into = tryOf((tries[answer.participant] ??= {}), read.attempt);
    if (shuts(answer, state.alone)) into.handedIn = true;
    if (scored !== null) noteIn(into, scored);
    return sum.tries === undefined ? { ...sum, tries } : sum;
  },
  counted: (definition, state: AloneState, sum, participant) => {
    const attempt = counted(definition, state, sum, participant);
    if (attempt === null) return { answers: {}, slotAt: slotOf };
    return {
      answers: sum.tries?.[participant]?.[attempt]?.answers ?? {},
      slotAt: (place) => slotIn(attempt, place),
    };
  },
  inOrder: false,
  mayBeTold: () => true,
};
