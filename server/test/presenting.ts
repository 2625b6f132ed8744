import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { Clock } from '../src/core/clock.ts';
import { connect } from './connect.ts';
import type { Person, TestApp } from './start-test-app.ts';

/* People in front of a whole server: who presents a poll, and who answers. */

/** Somebody who presents a poll. */
export const presentPoll = async (app: TestApp, definitionId: string, by: Person) => {
  const peer = await connect(app.url, { token: by.token });
  const { run } = await peer.ask('run:open', { activity: pollName, definitionId });
  const { runId } = run;
  await peer.ask('run:host', { runId });
  let { version } = run;
  return {
    runId,
    code: run.code,
    command: async (command: object): Promise<void> => {
      ({ version } = await peer.ask('run:command', { runId, version, command }));
    },
    leave: () => peer.close(),
  };
};

/** Somebody who answers. */
export const answering = async (
  app: TestApp,
  { runId, code }: { runId: string; code: string },
  clock: Clock,
) => {
  const peer = await connect(app.url);
  await peer.ask('run:join', { run: { code } });
  let revision = 0;
  return {
    answer: async (slot: string, ...choices: string[]): Promise<void> => {
      revision += 1;
      const attempt = `attempt${revision}`;
      const tappedAt = clock.now();
      const value = { choices };
      await peer.ask('answer:submit', { runId, slot, attempt, revision, value, tappedAt });
    },
    leave: () => peer.close(),
  };
};
