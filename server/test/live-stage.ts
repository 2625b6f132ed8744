import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { type NewPoll } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { PollCommand } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Actor } from '../src/core/actor.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import { connect, type Peer } from './connect.ts';
import { ensureAccount, startStageServer } from './start-stage-server.ts';
import type { Bounds } from '../src/live/bounds.ts';
import type { StoredFeed } from '../src/live/feeds/feeds.ts';
import type { PlaceKind } from '../src/live/places/place-kind.ts';
import type { RunnableActivity } from '../src/live/runnable-activity.ts';
import { startTestStore } from './start-test-store.ts';

type RunChanged = RoomNoticePayload['run:changed'];

const password = 'correct horse battery';

/** A poll of two questions, as a test wants it; `seconds` is the time of each. */
export const buildPoll = (
  overrides: Partial<NewPoll> = {},
  seconds: number | null = null,
): NewPoll => ({
  ...personalShelf,
  title: 'Colours',
  questions: ['q1', 'q2'].map((id) => ({
    kind: 'choice',
    id,
    text: `Question ${id}`,
    options: ['red', 'green', 'blue'].map((option) => ({ id: option, text: option })),
    multiple: false,
    seconds,
  })),
  liveResults: true,
  phoneResults: 'closed',
  ...overrides,
});

/** A server with a poll that its owner presents, for tests of the live engine. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

interface StageWishes {
  readonly clock?: Clock;
  readonly poll?: NewPoll;
  readonly bounds?: Partial<Bounds>;
  readonly activities?: readonly RunnableActivity[];
  readonly feeds?: readonly StoredFeed[];
  readonly places?: readonly PlaceKind[];
}

export const openStage = async ({
  clock = systemClock,
  poll = buildPoll(),
  bounds = {},
  activities = [],
  feeds = [],
  places = [],
}: StageWishes = {}) => {
  const store = await startTestStore();
  const tools = {
    clock,
    liveBounds: bounds,
    moreActivities: activities,
    moreFeeds: feeds,
    morePlaces: places,
  };
  const start = () => startStageServer({ MONGODB_URI: store.uri }, tools);
  let server = await start();
  const peers = new Set<Peer>();
  const url = (): string => `http://127.0.0.1:${server.port}`;

  const register = async (name: string): Promise<Actor & { token: string }> => {
    const email = `${name}@school.example`;
    const account = { username: name, email, password, accountType: 'student' } as const;
    const { _id, accountType } = await ensureAccount(server, account);
    const { token } = await server.features.accounts.login(
      { email, password },
      { address: '127.0.0.1' },
    );
    return { userid: _id, accountType, token };
  };

  const peer = async (options: Parameters<typeof connect>[1] = {}): Promise<Peer> => {
    const connected = await connect(url(), options);
    peers.add(connected);
    return connected;
  };

  const owner = await register('owner');
  const { _id: pollid } = await server.features.polls.create(owner, poll);
  const wanted = { activity: pollName, definitionId: pollid };

  /** Somebody who presents the poll. */
  const host = async () => {
    const connection = await peer({ token: owner.token });
    const { room } = await connection.ask('room:open', wanted);
    const { roomId } = room;
    const seated = await connection.ask('room:host', { roomId });
    connection.notices.unshift(...seated.notices);
    // Where something else was on, the room may be told only now that this is on again.
    const isOn = ({ run }: RunChanged): boolean => run?.definitionId === pollid;
    const { payload } = await connection.notice('run:changed', isOn);
    const { run } = payload as RunChanged;
    if (run === null) throw new Error('Nothing is on in this room.');
    let { version } = run;
    return {
      ...connection,
      room,
      run,
      /** Gives a command that must work, at the version that this host brought about last. */
      command: async (command: PollCommand): Promise<number> => {
        const reply = await connection.ask('run:command', {
          roomId,
          runId: run.runId,
          version,
          command,
        });
        ({ version } = reply);
        return version;
      },
    };
  };

  /** Somebody who answers, with a ticket or as a newcomer. */
  const phone = async (code: string, options: { ticket?: string; token?: string } = {}) => {
    const connection = await peer({ token: options.token });
    const { ticket } = options;
    const joined = await connection.ask('room:join', {
      room: { code },
      ...(ticket === undefined ? {} : { ticket }),
    });
    return { ...connection, joined, run: runIn(joined), ...answering(connection, joined) };
  };

  return {
    /** Where everything of this stage is stored. */
    storeUri: store.uri,
    wanted,
    pollid,
    owner,
    register,
    url,
    peer,
    host,
    phone,
    /** How much is going on in the live engine. */
    figures: () => server.figures(),
    /** Feeds in places that are no rooms. */
    placed: () => server.placed(),
    /** What REST answers. */
    features: () => server.features,
    /** Stops the server and starts it again on the same store. */
    restart: async () => {
      await server.close();
      server = await start();
    },
    close: async () => {
      for (const each of peers) each.close();
      await server.close();
      await store.close();
    },
  };
};

/** The run that is on, as the snapshot of a room tells it. */
export const runIn = ({ notices }: Pick<RequestOutput<'room:watch'>, 'notices'>): RunInfo => {
  const told = notices.find(({ name }) => name === 'run:changed')?.payload;
  const run = (told as RunChanged | undefined)?.run ?? null;
  if (run === null) throw new Error('Nothing is on in this room.');
  return run;
};

/** What a phone does once it has joined. */
const answering = (connection: Peer, joined: RequestOutput<'room:join'>) => {
  const { roomId } = joined.room;
  const { runId } = runIn(joined);
  let revision = 0;
  const submission = (choices: string[], overrides: object = {}) => {
    revision += 1;
    return {
      roomId,
      runId,
      slot: 'q0.r1',
      attempt: `attempt${revision}`,
      revision,
      value: { choices },
      tappedAt: Date.now(),
      ...overrides,
    };
  };
  return {
    submission,
    answer: (choices: string[], overrides: object = {}) =>
      connection.request('answer:submit', submission(choices, overrides)),
  };
};
