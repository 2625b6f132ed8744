import type { Notice } from '@sets/shared/live/notices.ts';
import { refuse } from '@sets/shared/core/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { followRun } from './follow-run.ts';

const run = {
  runId: 'run1',
  code: '23456B',
  activity: 'poll',
  title: 'A poll',
  locked: false,
  ended: false,
  version: 3,
};
const people = { joined: 3, connected: 2, slow: 0, lost: 1 };
const notices: Notice[] = [
  { runId: 'run1', epoch: 'a', seq: 4, name: 'people:changed', payload: { people } },
  { runId: 'run1', epoch: 'a', seq: 3, name: 'run:changed', payload: { run, view: 'open' } },
];

let client: FakeLiveClient;
const online = async (): Promise<void> => {
  client.become('online');
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  const seated = () => ({ ok: true as const, data: { run, notices } });
  client = new FakeLiveClient({ 'run:host': seated, 'run:watch': seated });
});
afterEach(() => void vi.useRealTimers());

describe('following a run', () => {
  it('SE2: as host, by the id of the run', async () => {
    const { store } = followRun(client, { as: 'host', runId: 'run1' });
    expect(store.getState()).toMatchObject({ status: 'connecting', seated: false, run: null });
    await online();
    expect(client.inputs('run:host')).toEqual([{ runId: 'run1' }]);
    expect(store.getState()).toMatchObject({ seated: true, run, view: 'open', people });
  });

  it('SE3: as screen, by the code; NO4: after a reconnect from where it stood', async () => {
    const { store } = followRun(client, { as: 'screen', code: '23456B' });
    await online();
    client.become('offline');
    expect(store.getState()).toMatchObject({ status: 'offline', seated: false, view: 'open' });
    await online();
    const since = { epoch: 'a', seq: 4 };
    expect(client.inputs('run:watch')).toEqual([{ code: '23456B' }, { code: '23456B', since }]);
  });

  it('asks again where the server cannot answer now', async () => {
    const { 'run:host': seated } = client.handlers;
    client.handlers['run:host'] = () => refuse('UNAVAILABLE', 'Starting.');
    const { store } = followRun(client, { as: 'host', runId: 'run1' });
    await online();
    expect(store.getState()).toMatchObject({ seated: false, failure: null });
    client.handlers['run:host'] = seated!;
    await vi.advanceTimersByTimeAsync(500);
    expect(store.getState().seated).toBe(true);
  });

  it('passes over the reply to a connection that is gone', async () => {
    let answer: (() => void) | undefined;
    const { 'run:host': seated } = client.handlers;
    client.handlers['run:host'] = () =>
      new Promise((resolve) => (answer = () => resolve(refuse('NOT_FOUND', 'Old.'))));
    const { store } = followRun(client, { as: 'host', runId: 'run1' });
    await online();
    client.become('offline');
    client.handlers['run:host'] = seated!;
    await online();
    answer!();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ seated: true, failure: null });
  });

  it('leaves it alone once it is closed', async () => {
    const following = followRun(client, { as: 'host', runId: 'run1' });
    await online();
    following.close();
    client.notify({ ...notices[1]!, seq: 9 });
    await online();
    expect(client.inputs('run:host')).toHaveLength(1);
  });
});
