import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Clock } from '../src/core/clock.ts';
import { connect } from './connect.ts';
import { runIn } from './live-stage.ts';
import type { Person, TestApp } from './start-test-app.ts';

/* People in front of a whole server: who presents a poll, and who answers. */

/** Somebody who presents a poll. */
export const presentPoll = (app: TestApp, definitionId: string, by: Person) =>
  presentRun(app, { activity: pollName, definitionId }, by);

/** Somebody who presents something. */
export const presentRun = async (
  app: TestApp,
  wanted: { readonly activity: string; readonly definitionId: string },
  by: Person,
) => {
  const peer = await connect(app.url, { token: by.token });
  const { room } = await peer.ask('room:open', wanted);
  const { roomId, code } = room;
  const run = runIn(await peer.ask('room:host', { roomId }));
  const { runId } = run;
  let { version } = run;
  return {
    runId,
    roomId,
    code,
    command: async (command: object): Promise<void> => {
      ({ version } = await peer.ask('run:command', { roomId, runId, version, command }));
    },
    leave: () => peer.close(),
  };
};

/** Somebody who answers. */
export const answering = async (
  app: TestApp,
  { roomId, runId, code }: { roomId: string; runId: string; code: string },
  clock: Pick<Clock, 'now'>,
  token?: string,
  /** What they say who they are. */
  shown?: string,
) => {
  const peer = await connect(app.url, { token });
  const known = shown === undefined ? {} : { ticket: shown };
  const { ticket } = await peer.ask('room:join', { room: { code }, ...known });
  let revision = 0;
  const send = (slot: string, value: object) =>
    peer.request('answer:submit', {
      roomId,
      runId,
      slot,
      attempt: `attempt${revision}`,
      revision,
      value,
      tappedAt: clock.now(),
    });
  const give = async (slot: string, value: object): Promise<void> => {
    revision += 1;
    const reply = await send(slot, value);
    if (!reply.ok) throw new Error(`${reply.error.code} ${reply.error.msg}`);
  };
  return {
    ticket,
    answer: (slot: string, ...choices: string[]): Promise<void> => give(slot, { choices }),
    /** An answer of a kind that is not one of choices. */
    give,
    /** Sends the last answer once more, as a phone does that was not told that it came. */
    sendAgain: (slot: string, ...choices: string[]) => send(slot, { choices }),
    leave: () => peer.close(),
  };
};
