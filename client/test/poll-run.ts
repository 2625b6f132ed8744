import type { Notice } from '@sets/shared/live/notices.ts';
import type { People, RunInfo } from '@sets/shared/live/run.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import type { PollState } from '@sets/shared/poll/poll.live.ts';
import { FakeLiveClient } from './fake-live-client.ts';

export const definition: PollDefinition = {
  title: 'Week 5',
  liveResults: false,
  phoneResults: 'closed',
  questions: ['First?', 'Second?'].map((text, index) => ({
    kind: 'choice',
    id: `q${index}`,
    text,
    options: [
      { id: 'yes', text: 'Yes' },
      { id: 'no', text: 'No' },
    ],
    multiple: false,
    seconds: null,
  })),
};

export const run: RunInfo = {
  runId: 'run1',
  code: 'BCD234',
  activity: 'poll',
  title: 'Week 5',
  locked: false,
  ended: false,
  version: 7,
};

interface About {
  readonly run?: Partial<RunInfo>;
  readonly people?: Partial<People>;
  readonly answered?: number;
  /** How many of them chose the first option. */
  readonly yes?: number;
}
/** How a test says what is so in a run. */
export type NoticesOf = [change: Partial<PollState>, about?: About];

/** What an audience is told of a run in this state, and of its people. */
export const pollNotices = (
  audience: 'host' | 'screen',
  ...[change, about = {}]: NoticesOf
): Notice[] => {
  const state: PollState = {
    ...pollActivity.start(definition, { now: 0, seed: 1 }),
    ...change,
  };
  const { answered = 0, yes = 0 } = about;
  const slot = pollActivity.shown(state)[0] ?? '';
  const tallies = new Map([[slot, { answered, counters: { yes, no: answered - yes } }]]);
  const all = [
    {
      name: 'run:changed',
      payload: {
        run: { ...run, ...about.run },
        view: pollActivity.view(audience, definition, state),
      },
    },
    {
      name: 'tally:changed',
      payload: { tally: pollActivity.tally(audience, definition, state, tallies, null) },
    },
    {
      name: 'people:changed',
      payload: { people: { joined: 3, connected: 3, slow: 0, lost: 0, ...about.people } },
    },
  ] as const;
  return all.map(({ name, payload }, index) => {
    const seq = index + 1;
    return { runId: run.runId, epoch: 'e', seq, name, payload };
  });
};

/** A live connection on which a run is hosted, or watched, in this state. */
export const liveRun = (notices: Notice[]): FakeLiveClient => {
  const seat = { ok: true, data: { run, notices } } as const;
  const client = new FakeLiveClient({
    'run:open': () => ({ ok: true, data: { run } }),
    'run:host': () => seat,
    'run:watch': () => seat,
    'run:command': () => ({ ok: true, data: { version: run.version + 1 } }),
    'run:lock': () => ({ ok: true, data: { version: run.version + 1 } }),
  });
  client.status = 'online';
  return client;
};
