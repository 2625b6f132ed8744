import { fail, type Reply } from '@sets/shared/core/result.ts';
import { type Pulse, pulseTiming, usualPulse } from '@sets/shared/live/pulse.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { followPulse, type PulseFollowing } from './follow-pulse.ts';

const ok = <Data>(data: Data): Reply<Data> => ({ ok: true, data });
const quiet: Pulse = { settings: usualPulse };
const onWall: Pulse = { settings: { ...usualPulse, onScreen: true } };

let client: FakeLiveClient;
let seat: StoreApi<{ seated: boolean; run?: { runId: string } }>;
let following: PulseFollowing;
/** What the server holds of this participant. */
let until: number | null;

const now = () => following.store.getState();
const again = async (): Promise<void> => {
  seat.setState({ seated: false });
  seat.setState({ seated: true });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(async () => {
  vi.useFakeTimers();
  until = null;
  client = new FakeLiveClient({
    'pulse:read': () => ok({ pulse: quiet, until }),
    'pulse:lost': ({ lost }) => {
      until = lost ? Date.now() + pulseTiming.lostFor : null;
      return ok({ until });
    },
  });
  client.status = 'online';
  seat = createStore<{ seated: boolean; run?: { runId: string } }>(() => ({ seated: false }));
  following = followPulse(client, 'room1', seat);
  expect(client.inputs('pulse:read')).toEqual([]);
  await again();
});
afterEach(() => {
  following.close();
  vi.useRealTimers();
});

describe('how a room feels', () => {
  it('is asked for with the seat, and followed from then on', async () => {
    expect(now()).toEqual({ pulse: quiet, isLost: false });
    client.tell('pulse:changed', { roomId: 'room2', pulse: onWall });
    expect(now().pulse).toBe(quiet);
    client.tell('pulse:changed', { roomId: 'room1', pulse: onWall });
    expect(now().pulse).toBe(onWall);
  });

  it('nobody is lost any more when something else is on, also after a reconnect', async () => {
    seat.setState({ run: { runId: 'run1' } });
    await following.sayLost(true);
    seat.setState({ run: { runId: 'run1' } });
    expect(now().isLost).toBe(true);
    seat.setState({ run: { runId: 'run2' } });
    expect(now().isLost).toBe(false);
    until = null;
    await again();
    expect(client.inputs('pulse:lost')).toHaveLength(1);
  });

  it('what is told meanwhile is newer than the reply', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    client.handlers['pulse:read'] = async () => {
      await promise;
      return ok({ pulse: quiet, until });
    };
    const asked = again();
    client.tell('pulse:changed', { roomId: 'room1', pulse: onWall });
    resolve();
    await asked;
    expect(now().pulse).toBe(onWall);
  });

  it('is asked for again where that failed', async () => {
    client.handlers['pulse:read'] = () => fail('UNAVAILABLE', 'No.');
    await again();
    client.handlers['pulse:read'] = () => ok({ pulse: onWall, until });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now().pulse).toBe(onWall);
  });
});

describe('I am lost', () => {
  it('holds until it is taken back', async () => {
    await following.sayLost(true);
    expect(now().isLost).toBe(true);
    await vi.advanceTimersByTimeAsync(pulseTiming.lostFor - 1);
    expect(now().isLost).toBe(true);
    await following.sayLost(false);
    expect(now().isLost).toBe(false);
    expect(client.inputs('pulse:lost')).toEqual([
      { roomId: 'room1', lost: true },
      { roomId: 'room1', lost: false },
    ]);
  });

  it('fades by itself', async () => {
    await following.sayLost(true);
    await vi.advanceTimersByTimeAsync(pulseTiming.lostFor);
    expect(now().isLost).toBe(false);
  });

  it('is known again after a reload, and said again to a server that has forgotten', async () => {
    until = Date.now() + 60_000;
    await again();
    expect(now().isLost).toBe(true);
    const known = until;
    until = null;
    await again();
    expect(now().isLost).toBe(true);
    expect(client.inputs('pulse:lost')).toEqual([{ roomId: 'room1', lost: true, until: known }]);
  });

  it('is as it was where it could not be said', async () => {
    client.handlers['pulse:lost'] = () => fail('UNAVAILABLE', 'No.');
    const reply = following.sayLost(true);
    expect(now().isLost).toBe(true);
    expect((await reply).ok).toBe(false);
    expect(now().isLost).toBe(false);
  });
});
