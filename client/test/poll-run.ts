import type { Notice } from '@sets/shared/live/notices.ts';
import type { JoinBurst, People, RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import type { PollState } from '@sets/shared/poll/poll.live.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
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

export const room: RoomInfo = { roomId: 'room1', code: 'BCD234', locked: false };

export const run: RunInfo = {
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: 'Week 5',
  ended: false,
  version: 7,
};

interface About {
  readonly room?: Partial<RoomInfo>;
  readonly run?: Partial<RunInfo>;
  readonly bursts?: readonly JoinBurst[];
  readonly people?: Partial<People>;
  readonly answered?: number;
  /** How many of them chose the first option. */
  readonly yes?: number;
  /** The same of the round before, where there was one. */
  readonly before?: { readonly answered: number; readonly yes: number };
  /** What is right of the first question. */
  readonly right?: string;
  /** Nothing is shown of fewer answers. */
  readonly floor?: number;
}
/** How a test says what is so in a run. */
export type NoticesOf = [change: Partial<PollState>, about?: About];

const tallyOf = ({ answered, yes }: { answered: number; yes: number }) => ({
  answered,
  counters: { yes, no: answered - yes },
});

/** What an audience is told of a run in this state, and of its people. */
export const pollNotices = (
  audience: 'host' | 'screen',
  ...[change, about = {}]: NoticesOf
): Notice[] => {
  const { answered = 0, yes = 0, right, floor } = about;
  const poll: PollDefinition = {
    ...definition,
    ...(right !== undefined && {
      extras: [{ id: 'q0', confidence: false, right: rightOptions(right) }],
    }),
    ...(floor !== undefined && { floor }),
  };
  const state: PollState = {
    ...pollActivity.start(poll, { now: 0, seed: 1 }),
    ...change,
  };
  const slot = pollActivity.shown(state)[0] ?? '';
  const tallies = new Map([[slot, tallyOf({ answered, yes })]]);
  const earlier = pollActivity.shown(state)[1];
  if (earlier !== undefined && about.before !== undefined)
    tallies.set(earlier, tallyOf(about.before));
  const all = [
    { name: 'room:changed', payload: { room: { ...room, ...about.room } } },
    {
      name: 'run:changed',
      payload: {
        run: { ...run, ended: pollActivity.over(state), ...about.run },
        view: pollActivity.view(audience, poll, state),
      },
    },
    {
      name: 'tally:changed',
      payload: {
        runId: run.runId,
        tally: pollActivity.tally(audience, poll, state, { tallies, results: null }),
      },
    },
    {
      name: 'people:changed',
      payload: { people: { joined: 3, connected: 3, slow: 0, lost: 0, ...about.people } },
    },
    { name: 'joins:changed', payload: { bursts: about.bursts ?? [] } },
  ] as const;
  return all.map(({ name, payload }, index) => {
    const seq = index + 1;
    return { roomId: room.roomId, epoch: 'e', seq, name, payload };
  });
};

/** A live connection on which a room is hosted, or watched, in this state. */
export const liveRun = (notices: Notice[]): FakeLiveClient => {
  const seat = { ok: true, data: { room, notices } } as const;
  const client = new FakeLiveClient({
    'room:mine': () => ({ ok: true, data: { under: null, rooms: [] } }),
    'room:open': () => ({ ok: true, data: { room } }),
    'rehearsal:start': () => ({ ok: true, data: { room } }),
    'rehearsal:end': () => ({ ok: true, data: {} }),
    'room:host': () => seat,
    'room:watch': () => seat,
    'run:command': () => ({ ok: true, data: { version: run.version + 1 } }),
    'room:lock': () => ({ ok: true, data: {} }),
    'room:exclude': () => ({ ok: true, data: {} }),
    'room:start': () => ({ ok: true, data: { runId: 'run2' } }),
  });
  client.status = 'online';
  return client;
};
