import { contractVersion } from '@sets/shared/live/protocol.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveSocket } from '../../test/fake-live-socket.ts';
import type { LiveClient, LiveStatus } from './live-client.ts';
import { createLiveClient } from './create-live-client.ts';

let socket: FakeLiveSocket;
let client: LiveClient;
let statuses: LiveStatus[];

const connect = (token?: string): void => {
  socket = new FakeLiveSocket();
  client = createLiveClient({ token, socketFactory: socket.factory, random: () => 0.5 });
  statuses = [client.status];
  client.onStatus((status) => statuses.push(status));
};

beforeEach(() => {
  vi.useFakeTimers();
  connect();
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe('the live connection', () => {
  it('CN1, CN2: says its contract, and its token where somebody is signed in', () => {
    expect(socket.auth()).toEqual({ contract: contractVersion });
    client.close();
    connect('secret');
    expect(socket.auth()).toEqual({ contract: contractVersion, token: 'secret' });
  });

  it('comes back by itself, later and later', async () => {
    socket.accept();
    socket.drop();
    expect(statuses).toEqual(['connecting', 'online', 'offline']);
    await vi.advanceTimersByTimeAsync(375);
    expect(socket.connects).toBe(2);
    socket.refuse();
    await vi.advanceTimersByTimeAsync(749);
    expect(socket.connects).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(3);
    socket.accept();
    expect(client.status).toBe('online');
  });

  it('CN1: stops where the server says that it is outdated', async () => {
    socket.refuse({ code: 'OUTDATED', msg: 'Please reload.' });
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    expect(client.status).toBe('outdated');
    expect(socket.connects).toBe(1);
  });

  it('CN2: stops where its token is refused', async () => {
    socket.refuse({ code: 'UNAUTHENTICATED', msg: 'Sign in again.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.status).toBe('refused');
    expect(socket.connects).toBe(1);
  });

  it('CN2: comes in as a guest instead, where that will do', () => {
    client.close();
    socket = new FakeLiveSocket();
    client = createLiveClient({ token: 'old', orAsGuest: true, socketFactory: socket.factory });
    socket.refuse({ code: 'UNAUTHENTICATED', msg: 'Sign in again.' });
    expect(socket.connects).toBe(2);
    expect(socket.auth()).toEqual({ contract: contractVersion });
    socket.accept();
    expect(client.status).toBe('online');
  });

  it('CN5: asks the person to sign in where its session has ended', async () => {
    client.close();
    connect('ended');
    socket.accept();
    socket.drop();
    await vi.advanceTimersByTimeAsync(375);
    expect(socket.connects).toBe(2);
    socket.refuse({ code: 'UNAUTHENTICATED', msg: 'Please log in again.' });
    expect(statuses).toEqual(['connecting', 'online', 'offline', 'refused']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.connects).toBe(2);
  });

  it('CN5: a phone whose session has ended comes back as a guest', async () => {
    client.close();
    socket = new FakeLiveSocket();
    client = createLiveClient({ token: 'ended', orAsGuest: true, socketFactory: socket.factory });
    socket.accept();
    socket.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    socket.refuse({ code: 'UNAUTHENTICATED', msg: 'Please log in again.' });
    expect(socket.connects).toBe(3);
    expect(socket.auth()).toEqual({ contract: contractVersion });
    socket.accept();
    expect(client.status).toBe('online');
  });

  it('CN4: comes back to a stopping server when it asked for, spread out', async () => {
    socket.accept();
    socket.emit('server:stopping', { retryInMs: 2_000 });
    socket.drop();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(socket.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(2);
  });

  it.each(['online', 'pageshow'])('comes back at once on %s', (event) => {
    socket.accept();
    socket.drop();
    window.dispatchEvent(new Event(event));
    expect(socket.connects).toBe(2);
  });

  it('leaves a young try to connect alone, and gives up an old one, when the person is back', async () => {
    window.dispatchEvent(new Event('online'));
    expect(socket.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(2_500);
    window.dispatchEvent(new Event('online'));
    expect(socket.connects).toBe(2);
  });

  it('finds out after a sleep that the connection has died', async () => {
    socket.accept();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent[0]?.event).toBe('clock:sync');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(client.status).toBe('offline');
    expect(socket.connects).toBe(2);
  });

  it('keeps a connection that is alive after a sleep', async () => {
    socket.accept();
    document.dispatchEvent(new Event('visibilitychange'));
    socket.sent[0]?.answer({ ok: true, data: { now: 1 } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.status).toBe('online');
  });

  it('lets go when the network says that it is gone', () => {
    socket.accept();
    window.dispatchEvent(new Event('offline'));
    expect(client.status).toBe('offline');
  });
});

describe('requests', () => {
  it('RQ1: gives the data, or the failure', async () => {
    socket.accept();
    const good = client.request('clock:sync', {});
    const bad = client.request('clock:sync', {});
    socket.sent[0]?.answer({ ok: true, data: { now: 5 } });
    socket.sent[1]?.answer({ ok: false, error: { code: 'RATE_LIMITED', msg: 'Wait.' } });
    expect(await good).toEqual({ ok: true, data: { now: 5 } });
    expect(await bad).toEqual({ ok: false, error: { code: 'RATE_LIMITED', msg: 'Wait.' } });
  });

  it('is UNAVAILABLE without connection, without acknowledgement, and when the connection goes', async () => {
    const unavailable = { ok: false, error: { code: 'UNAVAILABLE' } };
    expect(await client.request('clock:sync', {})).toMatchObject(unavailable);
    socket.accept();
    const unanswered = client.request('clock:sync', {});
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await unanswered).toMatchObject(unavailable);
    const interrupted = client.request('clock:sync', {});
    socket.drop();
    expect(await interrupted).toMatchObject(unavailable);
  });

  it.each([undefined, { ok: true, data: {} }, { ok: true, data: { now: 'noon' } }, 'yes'])(
    'is INTERNAL for a reply that does not fit the contract: %j',
    async (received) => {
      socket.accept();
      const reply = client.request('clock:sync', {});
      socket.sent[0]?.answer(received);
      expect(await reply).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    },
  );
});

describe('notices', () => {
  it('CN3: gives those that fit the contract and passes over the others', () => {
    const seen: unknown[] = [];
    client.onNotice((notice) => seen.push(notice));
    const notice = { roomId: 'r', epoch: 'e', seq: 1, name: 'tally:changed', payload: {} };
    socket.emit('notice', notice);
    socket.emit('notice', { ...notice, name: 'nonsense' });
    socket.emit('notice');
    expect(seen).toEqual([notice]);
  });

  it('NO6: gives the notices outside the numbering until they are no longer wanted', () => {
    const seen: unknown[] = [];
    const stop = client.on('answer:changed', (changed) => seen.push(changed));
    const changed = { runId: 'r', answer: { slot: 'q0.r1', revision: 1, value: 'a' } };
    socket.emit('answer:changed', changed);
    socket.emit('answer:changed', { nonsense: true });
    stop();
    socket.emit('answer:changed', changed);
    expect(seen).toEqual([changed]);
  });
});
