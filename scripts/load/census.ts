import {
  acceptAnswer,
  kindOf,
  type Question,
  type QuestionCounts,
} from '@sets/shared/question/question-kinds.ts';
import { limits } from '@sets/shared/core/limits.ts';
import type { AnswerBook, Asked, Attempt, Faults } from './answer-book.ts';
import { distance, leavesOf } from './leaves.ts';
import { canonical, choicesIn, saidIn } from './same-value.ts';

/** An answer, and how many gave it. */
interface Given {
  readonly value: unknown;
  readonly by: number;
}

/** What the tally of one question must be, counted from what the phones were promised. */
export interface Census extends Asked {
  /** Participants with an acknowledged answer, and what they said. */
  readonly answered: number;
  readonly given: readonly Given[];
  /** Answers that were sent and neither acknowledged nor refused: counted or not, both are right. */
  readonly unsettled: number;
}

const tallyUp = (attempts: readonly Attempt[]): Given[] =>
  [...Map.groupBy(attempts, ({ value }) => canonical(saidIn(value))).values()].flatMap((same) =>
    same.slice(0, 1).map(({ value }) => ({ value: saidIn(value), by: same.length })),
  );

const byQuestion = (attempts: readonly Attempt[]): Map<string, Attempt[]> =>
  Map.groupBy(attempts, ({ runId, slot }) => `${runId}:${slot}`);

/** Counts each slot of each run once over all phones. */
export const takeCensus = (books: readonly AnswerBook[]): Census[] => {
  const kept = byQuestion(books.flatMap((book) => book.kept));
  const open = byQuestion(books.flatMap((book) => book.open));
  return [...kept].flatMap(([question, attempts]) =>
    attempts.slice(0, 1).map(({ runId, slot }) => ({
      runId,
      slot,
      answered: attempts.length,
      given: tallyUp(attempts),
      unsettled: open.get(question)?.length ?? 0,
    })),
  );
};

/**
 * What a host must be shown of them. Null where there are more counters than counts are made of: which
 * of those that are as large are left out is then chance.
 */
const countsFor = (asked: Question, given: readonly Given[]): QuestionCounts | null => {
  const kind = kindOf(asked);
  const counters: Record<string, number> = Object.create(null);
  for (const { value, by } of given) {
    const answer = acceptAnswer(asked, value);
    if (!answer.ok) throw new Error(`What was acknowledged is no answer: ${answer.error.msg}`);
    for (const [name, adds] of Object.entries(kind.contribution(asked, answer.value))) {
      counters[name] = (counters[name] ?? 0) + by * adds;
    }
  }
  const most = Math.max(limits.countersShown, kind.mostCounters?.(asked) ?? 0);
  if (Object.keys(counters).length > most) return null;
  return kind.counts(asked, { ...counters }, { audience: 'host' });
};

/** What a host is shown of the answers to a question, whatever the activity. */
export interface ShownTally {
  readonly answered: number;
  readonly counts: QuestionCounts | null;
}

/** What is wrong with the host's tally of a question. What is unsettled may be counted or not. */
export const judgeTally = (census: Census, tally: ShownTally, asked: Question): Faults => {
  if (tally.counts === null) throw new Error('The host was not shown the counts.');
  const people = distance({ all: census.answered }, { all: tally.answered });
  const wanted = countsFor(asked, census.given);
  // Of one option an answer more is one more; what it would be of another kind nobody can say.
  const isPlain = census.given.every(({ value }) => choicesIn(value) !== null);
  const isCertain = wanted !== null && (isPlain || census.unsettled === 0);
  const said = isCertain
    ? distance(leavesOf(wanted), leavesOf(tally.counts))
    : { below: 0, above: 0 };
  const beyondDoubt = (count: number): number => Math.max(0, count - census.unsettled);
  return {
    lost: beyondDoubt(Math.max(people.below, said.below)),
    doubled: beyondDoubt(Math.max(people.above, said.above)),
  };
};
