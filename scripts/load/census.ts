import type { PollTally } from '@sets/shared/poll/poll.live.ts';
import type { AnswerBook, Asked, Attempt, Faults } from './answer-book.ts';

type Counts = Readonly<Record<string, number>>;

/** What the tally of one question must be, counted from what the phones were promised. */
export interface Census extends Asked {
  /** Participants with an acknowledged answer, and their choices by option id. */
  readonly answered: number;
  readonly counts: Counts;
  /** Answers that were sent and neither acknowledged nor refused: counted or not, both are right. */
  readonly unsettled: number;
}

const tallyUp = (attempts: readonly Attempt[]): Counts => {
  const counts: Record<string, number> = {};
  for (const choice of attempts.flatMap((attempt) => attempt.choices)) {
    counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return counts;
};

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
      counts: tallyUp(attempts),
      unsettled: open.get(question)?.length ?? 0,
    })),
  );
};

/** How far `got` is below and above `wanted`, each added up over all options. */
const distance = (wanted: Counts, got: Counts): { below: number; above: number } => {
  let below = 0;
  let above = 0;
  for (const option of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
    const difference = (got[option] ?? 0) - (wanted[option] ?? 0);
    if (difference < 0) below -= difference;
    else above += difference;
  }
  return { below, above };
};

/** What is wrong with the host's tally of a question. What is unsettled may be counted or not. */
export const judgeTally = (census: Census, tally: PollTally): Faults => {
  if (tally.counts === null) throw new Error('The host was not shown the counts.');
  const persons = distance({ all: census.answered }, { all: tally.answered });
  const choices = distance(census.counts, tally.counts);
  const beyondDoubt = (count: number): number => Math.max(0, count - census.unsettled);
  return {
    lost: beyondDoubt(Math.max(persons.below, choices.below)),
    doubled: beyondDoubt(Math.max(persons.above, choices.above)),
  };
};
