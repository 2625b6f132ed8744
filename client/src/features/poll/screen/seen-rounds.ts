import { countsById } from '@sets/shared/core/counts.ts';
import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';

/** What this page has seen of a poll, to tell of it at the end. */
export interface SeenRounds {
  /** The run's version when it was last looked at. */
  readonly version: number;
  /** Whether every step since the lobby was seen: else nothing is told of it. */
  readonly isWhole: boolean;
  /** Answers by option, and how many people gave them, of each round, by its name. */
  readonly rounds: Readonly<
    Record<string, { readonly answered: number; readonly counts: readonly number[] }>
  >;
  /** The questions that were open. */
  readonly questions: readonly number[];
}

export const nothingSeen: SeenRounds = { version: -1, isWhole: false, rounds: {}, questions: [] };

/** Counts that are a number for each option; of any other kind, none. */
const numbersIn = (counts: NonNullable<PollTally['counts']>): number[] =>
  Object.values(countsById(counts));

/** What is seen after a view and its tally; the same object where nothing is new. */
export const seeRound = (
  seen: SeenRounds,
  version: number,
  { phase, question, round }: Pick<PollScreenView, 'phase' | 'question' | 'round'>,
  tally: PollTally | null,
): SeenRounds => {
  const isWhole =
    phase === 'lobby' || (seen.isWhole && version - seen.version <= 1 && version >= seen.version);
  const next = { ...seen, version, isWhole };
  if (tally === null || round === 0 || phase === 'lobby' || phase === 'ended')
    return version === seen.version && isWhole === seen.isWhole ? seen : next;
  const name = `${question} ${round}`;
  const counts =
    tally.counts === null ? (seen.rounds[name]?.counts ?? []) : numbersIn(tally.counts);
  const known = seen.rounds[name];
  const told = { answered: tally.answered, counts };
  if (version === seen.version && JSON.stringify(known) === JSON.stringify(told)) return seen;
  const questions = seen.questions.includes(question)
    ? seen.questions
    : [...seen.questions, question];
  return { ...next, questions, rounds: { ...seen.rounds, [name]: told } };
};

/** What was asked and answered; null where not all of it was seen. */
export const sumOf = ({
  isWhole,
  rounds,
  questions,
}: SeenRounds): { questions: number; answers: number } | null => {
  const answers = Object.values(rounds).reduce((sum, { answered }) => sum + answered, 0);
  return isWhole && answers > 0 ? { questions: questions.length, answers } : null;
};

/** How often the first option of any question was chosen, how often the second … */
export const shapesOf = ({ rounds }: SeenRounds): number[] =>
  Object.values(rounds).reduce<number[]>((sum, { counts }) => {
    const longest = Math.max(sum.length, counts.length);
    return Array.from({ length: longest }, (_, at) => (sum[at] ?? 0) + (counts[at] ?? 0));
  }, []);
