import type { Reading } from '../cost.ts';

/** What is spent, in CPU seconds, by whom; and what Redis carries out, the steps of scripts included. */
export type Spent = Reading;

/** What a server does, by kind. */
export interface Work {
  readonly joins: number;
  /** Steps of a run: a question is opened, or closed. */
  readonly steps: number;
  /** A step told to one phone. */
  readonly notices: number;
  /** Counts of a room that host and screen are shown, at most ten times a second. */
  readonly beats: number;
  /** Answers, each at a moment of its own. */
  readonly answers: number;
}

/** What one of each costs, as it was measured. */
export interface Costs {
  /** The server processes on which it was measured: each of them hears of steps. */
  readonly processes: number;
  readonly join: Spent;
  readonly step: Spent;
  readonly notice: Spent;
  /** Without what each process spends that hears of it. */
  readonly beat: Spent;
  /** Of a beat: in one process that has people of the room, and to tell that process. */
  readonly heard: Spent;
  readonly answer: Spent;
  /** To how many answers a second of one process that applies. */
  readonly answersPerS: number;
  /** Answers that come to a process within so many seconds of each other share what it costs to wake it. */
  readonly sharedS: number;
  /** An answer of many that come in the same moment: they share writes and messages. */
  readonly answerAtOnce: Spent;
  /** A second in which nobody does anything: whatever there are of processes, and for each of them. */
  readonly idle: Spent;
  readonly idleEach: Spent;
  /** From sending an answer until its acknowledgement where nobody else does anything, in ms. */
  readonly aloneMs: number;
}

const names = ['servers', 'primary', 'keeper', 'redis', 'redisSteps'] as const;

const each = (make: (name: (typeof names)[number]) => number): Spent => ({
  servers: make('servers'),
  primary: make('primary'),
  keeper: make('keeper'),
  redis: make('redis'),
  redisSteps: make('redisSteps'),
});

export const nothing: Spent = each(() => 0);
export const times = (spent: Spent, factor: number): Spent => each((name) => spent[name] * factor);
export const sum = (...all: readonly Spent[]): Spent =>
  each((name) => all.reduce((total, spent) => total + spent[name], 0));
/** What is left of `spent`, and never less than nothing: small figures are measured to a hundredth of a second. */
export const without = (spent: Spent, other: Spent): Spent =>
  each((name) => Math.max(0, spent[name] - other[name]));

/** What answers cost. */
type Answering = Pick<Costs, 'processes' | 'answer' | 'answerAtOnce' | 'answersPerS' | 'sharedS'>;

/**
 * What an answer costs where so many come to each of so many processes in a second. It has a part
 * that each costs, however many there are, and a part that those share that come together: the more
 * come, the less of it is each one's. To the store and to Redis come those of all processes. What
 * Redis carries out is the same for each.
 */
export const answerAt = (
  { processes: measuredOn, answer, answerAtOnce, answersPerS, sharedS }: Answering,
  perSecond: number,
  processes: number,
): Spent => {
  const share = (before: number, now: number): number =>
    (1 + before * sharedS) / (1 + now * sharedS);
  const ofEach = share(answersPerS, perSecond);
  const ofAll = share(answersPerS * measuredOn, perSecond * processes);
  return each((name) => {
    const own = name === 'redisSteps' ? answer[name] : Math.min(answerAtOnce[name], answer[name]);
    return own + (answer[name] - own) * (name === 'servers' ? ofEach : ofAll);
  });
};

/**
 * What so many processes spend on some work in so many seconds. Steps and beats are told to every
 * process, of which each has people of every room; a step is read by each, the counts of a beat only
 * by the one or two that have the host or the screen. All else is done by one of them.
 */
export const spentOn = (work: Work, seconds: number, costs: Costs, processes: number): Spent => {
  const all = processes / costs.processes;
  return sum(
    times(costs.idle, seconds),
    times(costs.idleEach, seconds * processes),
    times(costs.join, work.joins),
    times(costs.step, work.steps * all),
    times(costs.notice, work.notices),
    times(costs.beat, work.beats),
    times(costs.heard, work.beats * processes),
    times(answerAt(costs, work.answers / seconds / processes, processes), work.answers),
  );
};
