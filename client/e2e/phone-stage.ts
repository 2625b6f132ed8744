import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { type NewPoll } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { PollCommand } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { type BrowserContext, devices } from 'playwright-core';
import { connect, type Peer } from '../../server/test/connect.ts';
import { runIn } from '../../server/test/live-stage.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';
import { openContexts } from './browser-stage.ts';

const password = 'correct horse battery';

const question = (id: string, text: string, options: string[], overrides: object = {}) => ({
  kind: 'choice' as const,
  id,
  text,
  options: options.map((option, at) => ({ id: `${id}-${at}`, text: option })),
  multiple: false,
  seconds: null,
  ...overrides,
});

/** A poll of one question with a single answer and one with several. */
export const somePoll = (overrides: Partial<NewPoll> = {}): NewPoll => ({
  ...personalShelf,
  title: 'Week 5: how fast is it?',
  questions: [
    question('cost', 'What does a binary search cost?', ['n', 'n log n', 'log n', 'It depends']),
    question('stable', 'Which keep equal items in order?', ['Merge', 'Quick', 'Insertion'], {
      multiple: true,
    }),
  ],
  liveResults: false,
  phoneResults: 'closed',
  ...overrides,
});

/** Keeps a picture for a question. */
export type KeepPicture = (picture: Buffer) => Promise<Picture>;

export type PhoneStage = Awaited<ReturnType<typeof openPhoneStage>>;

/** The server with a built client (the one of this checkout), a poll whose owner presents it, and a browser for phones. */
export const openPhoneStage = async (
  poll: NewPoll | ((keep: KeepPicture) => Promise<NewPoll>) = somePoll(),
  clientFolder?: string,
) => {
  const store = await startTestStore();
  const start = (port: number) =>
    startStageServer(
      { MONGODB_URI: store.uri, PORT: String(port) },
      clientFolder === undefined ? {} : { clientFolder },
    );
  let server = await start(0);
  const { port } = server;
  const url = `http://127.0.0.1:${port}`;
  const browser = await openContexts();

  const email = 'owner@school.example';
  const owner = { username: 'Owner', email, password, accountType: 'moderator' } as const;
  const { _id: userid } = await ensureAccount(server, owner);
  const { token } = await server.features.accounts.login(
    { email, password },
    { address: '127.0.0.1' },
  );
  const actor = { userid, accountType: 'moderator' as const };
  const keep: KeepPicture = (picture) =>
    server.features.files.upload(actor, { moduleid: 'personal', use: 'question' }, picture);
  const asked = typeof poll === 'function' ? await poll(keep) : poll;
  const { _id: pollid } = await server.features.polls.create(actor, asked);

  let host: Peer = await connect(url, { token });
  const { room } = await host.ask('room:open', { activity: pollName, definitionId: pollid });
  const { roomId, code } = room;
  const takeSeat = async (): Promise<void> => {
    const { notices } = await host.ask('room:host', { roomId });
    host.notices.unshift(...notices);
  };
  await takeSeat();
  const { runId } = runIn(host);

  let runOn = runId;

  return {
    url,
    code,
    runId,
    pollid,
    /** Gives a command that must work. */
    command: async (command: PollCommand): Promise<void> => {
      const { version } = runIn({ notices: host.notices.toReversed() });
      const reply = await host.ask('run:command', { roomId, runId, version, command });
      await host.notice('run:changed', ({ run }: { run: RunInfo }) => run.version >= reply.version);
    },
    /** Puts another poll on in the room. */
    putOn: async (next: NewPoll): Promise<void> => {
      const { _id: definitionId } = await server.features.polls.create(actor, next);
      const on = await host.ask('room:start', { roomId, activity: pollName, definitionId });
      ({ runId: runOn } = on);
    },
    /** Opens the first question of what was put on last. */
    openOn: () =>
      host.ask('run:command', { roomId, runId: runOn, version: 0, command: { type: 'open' } }),
    /** Somebody who may log in. */
    account: { email, password },
    /** An embed link of the room, and how it is withdrawn. */
    embed: async () => {
      const { embed, key } = await server.features.embeds.make(actor, roomId, 'Course page');
      const withdraw = () => server.features.embeds.withdraw(actor, roomId, embed._id);
      return { key, withdraw };
    },
    lock: (locked: boolean) => host.ask('room:lock', { roomId, locked }),
    /** How the room has answered, as the host sees it once `wanted` is so. */
    tally: (wanted: (tally: { answered: number; counts: Record<string, number> }) => boolean) =>
      host.notice(
        'tally:changed',
        ({ tally }: { tally: never }) => tally !== null && wanted(tally),
      ),
    /** A phone of its own: tabs of one phone are pages of one context. */
    phone: (options: object = {}): Promise<BrowserContext> =>
      browser.newContext({
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        ...options,
      }),
    /** Stops the server in good order. */
    stop: () => server.close(),
    /** Starts it again at the same address, and the host comes back. */
    startAgain: async (): Promise<void> => {
      server = await start(port);
      host = await connect(url, { token });
      await takeSeat();
    },
    close: async () => {
      await browser.close();
      host.close();
      await server.close();
      await store.close();
    },
  };
};
