import { about } from '@sets/shared/about/about.contract.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { PollCommand } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TemporaryFolder } from '../../scripts/temporary-folder.ts';
import { connect, type Peer } from '../../server/test/connect.ts';
import { runIn } from '../../server/test/live-stage.ts';
import { StartedProcesses } from '../../server/test/start-processes.ts';
import { describeWithRedis } from '../../server/test/start-redis.ts';
import { openContexts, patience } from './browser-stage.ts';
import { somePoll } from './phone-stage.ts';

/* A room over two server processes: whichever of them dies, phone and projector go on. */

type People = { readonly people: { readonly connected: number } };
type Tally = { readonly tally: { readonly answered: number } | null };

const folder = new TemporaryFolder();
const processes = new StartedProcesses({
  PROCESSES: '2',
  DATA_DIR: folder.path,
  DEMO_DATA: '1',
});

const post = async <Reply>(path: string, body: object, token?: string): Promise<Reply> => {
  const response = await fetch(processes.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Reply;
};

let browser: Awaited<ReturnType<typeof openContexts>>;
let token: string;
let host: Peer;
let room: { readonly roomId: string; readonly code: string };
let runId: string;
let phone: Page;
let projector: Page;

/** The host's connection, at whichever process takes it; a process that died takes it along. */
const takeHost = async (): Promise<void> => {
  host = await connect(processes.url, { token });
  const { notices } = await host.ask('room:host', { roomId: room.roomId });
  host.notices.unshift(...notices);
};

const command = async (given: PollCommand): Promise<void> => {
  const { version } = runIn({ notices: host.notices.toReversed() });
  const { roomId } = room;
  const reply = await host.ask('run:command', { roomId, runId, version, command: given });
  await host.notice('run:changed', ({ run }: { run: RunInfo }) => run.version >= reply.version);
};

const says = (page: Page, line: string): Promise<void> => page.getByText(line).first().waitFor();
const answer = (name: string): Promise<void> => phone.getByRole('button', { name }).click();

const pageOf = async (path: string, options: object): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(patience);
  await page.goto(processes.url + path);
  return page;
};

/** Ends a process as a machine does that loses power, and waits until another one is in its place. */
const killProcess = async (number: number): Promise<void> => {
  const { processes: before } = await processes.health();
  const killed = before.find((each) => each.process === number)?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  await processes.until(
    ({ processes: now }) =>
      now.length === 2 && now.every(({ pid, state }) => pid !== killed && state === 'ready'),
  );
};

describeWithRedis('a room over two processes', () => {
  beforeAll(async () => {
    browser = await openContexts();
    await processes.ready();
    const told = about.parse(await (await fetch(`${processes.url}/api/about`)).json());
    const { email = '', password = '' } = told.demoAccounts[0] ?? {};
    ({ token } = await post<{ token: string }>('/api/user/login', { email, password }));
    const poll = await post<{ pollid: string }>(
      '/api/polls',
      somePoll({ liveResults: true }),
      token,
    );
    const opening = await connect(processes.url, { token });
    const opened = await opening.ask('room:open', {
      activity: pollName,
      definitionId: poll.pollid,
    });
    ({ room } = opened);
    opening.close();
    await takeHost();
    ({ runId } = runIn(host));
    projector = await pageOf(`/screen/${room.code}`, { viewport: { width: 1920, height: 1080 } });
    phone = await pageOf(`/j/${room.code}`, { ...devices['Pixel 7'] });
  });
  afterAll(async () => {
    const code = await processes.stop();
    folder[Symbol.dispose]();
    await browser.close();
    expect(code).toBe(0);
  });

  test('host, projector and phone are in one room, wherever they have come in', async () => {
    await says(phone, 'You are in.');
    await host.notice('people:changed', ({ people }: People) => people.connected === 1);
    await command({ type: 'open', question: 0 });
    await says(projector, 'What does a binary search cost?');
    await says(phone, 'What does a binary search cost?');
    await answer('C log n');
    await says(phone, 'Received. You can still change it.');
    await host.notice('tally:changed', ({ tally }: Tally) => tally?.answered === 1);
  });

  test.each([1, 2])('process %i dies, and phone and projector go on', async (number) => {
    await killProcess(number);
    host.close();
    await takeHost();
    await host.notice('people:changed', ({ people }: People) => people.connected === 1);
    await command({ type: 'close' });
    await command({ type: 'again' });
    await says(phone, 'Tap your answer.');
    await answer('A n');
    await says(phone, 'Received. You can still change it.');
    await host.notice('tally:changed', ({ tally }: Tally) => tally?.answered === 1);
    await projector.getByText('1', { exact: true }).first().waitFor();
  });
});
