import { limits } from '@sets/shared/core/limits.ts';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../test/live-stage.ts';

/** What lies beneath a connection in Node. */
interface WebSocketLike {
  readonly _socket: { pause(): void };
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const refusedWith = (code: string) =>
  expect.objectContaining({ data: expect.objectContaining({ code }) });

test('CN1: another version of the contract is refused as OUTDATED', async () => {
  const auth = { contract: contractVersion + 1 };
  await expect(stage.peer({ auth })).rejects.toEqual(refusedWith('OUTDATED'));
});

test('CN2: a token that is not valid is refused as UNAUTHENTICATED', async () => {
  await expect(stage.peer({ token: 'forged' })).rejects.toEqual(refusedWith('UNAUTHENTICATED'));
});

test('CN2: the token of a session that was ended is refused', async () => {
  const leaver = await stage.register('leaver');
  await stage.features().sessions.logout(leaver, leaver.token);
  const connecting = stage.peer({ token: leaver.token });
  await expect(connecting).rejects.toEqual(refusedWith('UNAUTHENTICATED'));
});

test.each([
  ['nothing', {}],
  ['a field that nobody knows', { contract: contractVersion, admin: true }],
  ['a wrong type', { contract: '1' }],
  ['a token of a wrong type', { contract: contractVersion, token: { $gt: '' } }],
])('CN3: a handshake with %s is refused as BAD_REQUEST', async (_what, auth) => {
  await expect(stage.peer({ auth })).rejects.toEqual(refusedWith('BAD_REQUEST'));
});

test('CN3: a message that is too long ends its connection and nothing else', async () => {
  const peer = await stage.peer();
  const other = await stage.peer();
  peer.socket.emit('room:watch', { code: 'x'.repeat(limits.messageBytes) }, () => {});
  await peer.gone();
  expect((await other.request('clock:sync', {})).ok).toBe(true);
});

test('CN4: a server that stops says so, and answers what had come before', async () => {
  const ending = await openStage();
  const { room } = await ending.host();
  const phone = await ending.phone(room.code);
  const restarted = ending.restart();
  const notice = await phone.told('server:stopping');
  expect(notice.retryInMs).toBeGreaterThan(0);
  await phone.gone();
  await restarted;
  await ending.close();
});

test('CN4: a phone that has gone off the network does not hold up the stop', async () => {
  const ending = await openStage();
  const { room } = await ending.host();
  const phone = await ending.phone(room.code);
  // It is on no network any more: nothing that the server sends is ever answered.
  const { ws } = phone.socket.io.engine.transport as unknown as { ws: WebSocketLike };
  ws['_socket'].pause();
  // Waiting for its goodbye would take longer than this test may.
  await ending.restart();
  await ending.close();
});

test('RQ5: a request that the server does not know is answered BAD_REQUEST', async () => {
  const peer = await stage.peer();
  for (const name of ['poll:open', '__proto__', 'constructor', 'notice', 'toString']) {
    expect(await peer.raw(name, {})).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
  }
});

test('a message without an acknowledgement, or with arguments in odd places, does no harm', async () => {
  const peer = await stage.peer();
  peer.socket.emit('room:watch');
  peer.socket.emit('room:watch', { code: 'BCDFGH' });
  expect(await peer.raw('clock:sync')).toMatchObject({ ok: false });
  expect(await peer.raw('clock:sync', {}, {}, {})).toMatchObject({ ok: true });
});

test('TI1: clock:sync gives the time of the server', async () => {
  const peer = await stage.peer();
  const before = Date.now();
  const { now } = await peer.ask('clock:sync', {});
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

test('RQ4: an account has one limit over all its connections', async () => {
  const { token } = await stage.register('twice');
  const two = [await stage.peer({ token }), await stage.peer({ token })];
  const replies = await Promise.all(
    two.flatMap((peer) => Array.from({ length: 40 }, () => peer.request('clock:sync', {}))),
  );
  expect(replies.filter((reply) => reply.ok)).toHaveLength(60);
});

test('RQ4: beyond its limit a request is RATE_LIMITED, for this person only', async () => {
  const peer = await stage.peer();
  const replies = await Promise.all(
    Array.from({ length: 70 }, () => peer.request('clock:sync', {})),
  );
  const refused = replies.filter((reply) => !reply.ok);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]).toMatchObject({
    error: { code: 'RATE_LIMITED', retryInMs: expect.any(Number) },
  });
  const other = await stage.peer();
  expect((await other.request('clock:sync', {})).ok).toBe(true);
});
