import type { Answer, Counted, RunInPlay, RunStore } from '../src/live/run/run-store.ts';

export const buildRun = (overrides: Partial<RunInPlay> = {}): RunInPlay => ({
  runId: 'run1',
  roomId: 'room1',
  activity: 'poll',
  definitionId: 'poll1',
  owner: 'user1',
  definition: {},
  state: { phase: 'open' },
  version: 0,
  ended: false,
  deadline: null,
  ...overrides,
});

/** Every value is a list of counters. */
export const counted = (overrides: Partial<Answer> = {}): Counted => {
  const answer: Answer = {
    slot: 'q0.r1',
    participant: 'ann',
    attempt: 'a1',
    revision: 1,
    value: ['red'],
    tappedAt: 1,
    receivedAt: 2,
    ...overrides,
  };
  const adds = Object.fromEntries((answer.value as string[]).map((counter) => [counter, 1]));
  return { answer, adds };
};

export const slot = 'q0.r1';

export async function* from(answers: readonly Counted[]): AsyncGenerator<Counted> {
  yield* answers;
}

export const submit = (store: RunStore, overrides: Partial<Answer> = {}, seen = 0) =>
  store.submit('run1', seen, counted(overrides));

export const tallyOf = async (store: RunStore, of = slot, most = 100) =>
  (await store.tallies('run1', [of], most)).get(of);

/** The fold over all answers of `run1`, as `slot participant`. */
export const allAnswers = async (store: RunStore): Promise<string[]> => {
  const all: string[] = [];
  for await (const { slot: of, participant } of store.answers('run1'))
    all.push(`${of} ${participant}`);
  return all.toSorted();
};

export const playOf = (submitted: object): string => (submitted as { play: string }).play;

export type Open = () => Promise<RunStore>;
export type WithRun = (answers?: readonly Counted[]) => Promise<RunStore>;
