import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { AnswerWave } from './answer-wave.ts';
import type { Child } from './child-calls.ts';
import type { CostMeter } from './cost.ts';
import type { Host } from './host.ts';
import { sampleQuestion, sampleValues } from './sample-poll.ts';
import type { Screen } from './screen.ts';
import type { SwarmCalls } from './swarm-process.ts';
import type { UpdateFigures } from './updates.ts';

/** A question, and what is answered to it. */
export interface Asking {
  readonly question: Question;
  /** Answers wave after wave, each for phone after phone: those of a later wave change what was said before. */
  readonly waves: readonly (readonly unknown[])[];
  /** The time in which all waves come; 0: each at once. */
  readonly overMs: number;
}

/** As the sample poll asks. */
export const usual = (overMs: number): Asking => ({
  question: sampleQuestion(0),
  waves: [sampleValues],
  overMs,
});

/** So many of them. */
export const askings = (count: number, overMs: number): Asking[] =>
  Array.from({ length: count }, () => usual(overMs));

/** How one question went, from the host's tap to the closing. Times in ms. */
export interface AskedQuestion {
  /** Of several waves the worst of each figure. */
  readonly wave: AnswerWave;
  /** From the host's tap until the last phone showed it: opening and closing. */
  readonly openedMs: number;
  readonly closedMs: number;
  /** From the moment the last phone sent its answer until the screen showed it. */
  readonly screenMs: number;
  /** What came to the screen while it was answered. */
  readonly updates: UpdateFigures;
}

export interface Hall {
  readonly host: Host;
  readonly screen: Screen;
  readonly swarm: Child<SwarmCalls>;
  /** Adds up what the answers cost, if that is wanted. */
  readonly meter: CostMeter | null;
}

const sumOf = (all: readonly AnswerWave['refused'][]): AnswerWave['refused'] => {
  const sum: Record<string, number> = {};
  for (const [code, count] of all.flatMap((each) => Object.entries(each))) {
    sum[code] = (sum[code] ?? 0) + count;
  }
  return sum;
};

/** Of all waves of a question: the worst of each figure. */
export const worstOf = (waves: readonly AnswerWave[]): AnswerWave => {
  const most = (name: 'p50' | 'p95' | 'p99' | 'max' | 'lastSentAt' | 'lastAckAt'): number =>
    Math.max(...waves.map((wave) => wave[name]));
  return {
    acked: Math.min(...waves.map(({ acked }) => acked)),
    silent: waves.reduce((sum, { silent }) => sum + silent, 0),
    refused: sumOf(waves.map(({ refused }) => refused)),
    firstSentAt: Math.min(...waves.map(({ firstSentAt }) => firstSentAt)),
    lastSentAt: most('lastSentAt'),
    lastAckAt: most('lastAckAt'),
    p50: most('p50'),
    p95: most('p95'),
    p99: most('p99'),
    max: most('max'),
  };
};

/** Asks the question at this place of the poll, and waits for all that comes of it. */
export const ask = async (
  { host, screen, swarm, meter }: Hall,
  question: number,
  { waves, overMs }: Asking,
): Promise<AskedQuestion> => {
  const opened = await host.command({ type: 'open', question });
  const openedMs = (await swarm.call('last', opened)) - opened.at;
  const slot = slotOf({ question, round: 1 });
  const answering = async () => {
    const sent: AnswerWave[] = [];
    for (const values of waves) {
      sent.push(await swarm.call('answer', { slot, values, overMs: overMs / waves.length }));
    }
    const wave = worstOf(sent);
    const { acked } = wave;
    const shownAt = await (waves.length === 1
      ? screen.shows(question, acked)
      : screen.rests(question, acked));
    const answers = sent.reduce((sum, each) => sum + each.acked, 0);
    return { wave, shownAt, answers };
  };
  const { wave, shownAt } = await (meter === null ? answering() : meter.during(answering));
  const updates = screen.updatesSince(wave.firstSentAt);
  const closed = await host.command({ type: 'close' });
  const closedMs = (await swarm.call('last', closed)) - closed.at;
  return { wave, openedMs, closedMs, screenMs: shownAt - wave.lastSentAt, updates };
};
