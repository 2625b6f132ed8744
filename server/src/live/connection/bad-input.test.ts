import { failure, type Reply } from '@sets/shared/core/result.ts';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import { type RequestName, requestNames, requests } from '@sets/shared/live/requests.ts';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { spoiledOrHostile } from '../../../test/hostile.ts';
import { openStage, type Stage } from '../../../test/live-stage.ts';
import { notesFeed, storedNote } from '../../../test/notes.feed.ts';

/*
 * RQ2: every live request, from every seat, fed with missing, wrong, huge and hostile values: always
 * `{ ok: false }` with a code of the closed list, never INTERNAL, and nothing stored.
 */

let stage: Stage;
let client: MongoClient;
let host: Awaited<ReturnType<Stage['host']>>;
let seats: Peer[];
beforeAll(async () => {
  // So much in so short a time would end an ordinary connection (CN8).
  stage = await openStage({
    bounds: { messages: { atOnce: 1e6, perSecond: 0, kilobyte: 0, refused: 0 } },
    feeds: [{ feed: notesFeed, stored: storedNote }],
  });
  client = await MongoClient.connect(stage.storeUri);
  host = await stage.host();
  await host.command({ type: 'open' });
  seats = [host, await stage.phone(host.room.code), await stage.peer()];
});
afterAll(async () => {
  await client.close();
  await stage.close();
});

/** Longer messages end the connection (CN3); that is tested with the handshake. */
const fits = (input: unknown): boolean => JSON.stringify(input ?? null).length < 10_000;

const notes = () => ({ roomId: host.room.roomId, feed: 'notes' });

const rightInputs = (): Record<RequestName, object> => ({
  'room:mine': stage.wanted,
  'room:open': stage.wanted,
  'room:host': { roomId: host.room.roomId, since: { epoch: 'e', seq: 1 } },
  'room:watch': { code: host.room.code, since: { epoch: 'e', seq: 1 } },
  'room:embed': { key: 'k'.repeat(43), since: { epoch: 'e', seq: 1 } },
  'room:join': { room: { code: host.room.code }, ticket: 'a.b.c' },
  'room:leave': { roomId: 7 },
  'room:start': { ...stage.wanted, roomId: host.room.roomId },
  'room:back': { roomId: host.room.roomId, runId: host.run.runId, seen: 7 },
  'room:exclude': { roomId: host.room.roomId, burst: 'burst1', excluded: true },
  'run:names': { roomId: host.room.roomId, runId: 7 },
  'run:person': {
    roomId: host.room.roomId,
    runId: host.run.runId,
    person: 'p1',
    change: { type: 'rename', name: '' },
  },
  'run:name': { roomId: host.room.roomId, runId: host.run.runId, name: '' },
  'run:command': {
    roomId: host.room.roomId,
    runId: host.run.runId,
    version: 1,
    command: { type: 'extend', seconds: 10 },
  },
  'room:lock': { roomId: host.room.roomId, locked: true },
  'room:theme': { roomId: host.room.roomId, theme: 'night' },
  'answer:submit': {
    roomId: host.room.roomId,
    runId: host.run.runId,
    slot: 'q0.r1',
    attempt: 'a1',
    revision: 1,
    value: { choices: ['red'] },
    tappedAt: 1,
  },
  'place:enter': { kind: 'nowhere', at: {} },
  'feed:follow': { ...notes(), after: 0 },
  'feed:page': { ...notes(), before: 1 },
  'feed:post': { ...notes(), attempt: 'a1', item: { text: 'a' } },
  'feed:change': { ...notes(), id: 1, attempt: 'a2', item: { text: 'a' } },
  'feed:signal': { ...notes(), signal: { x: 1, y: 2 } },
  'pulse:read': { roomId: host.room.roomId },
  'pulse:react': { roomId: host.room.roomId, kind: 'clap' },
  'pulse:lost': { roomId: host.room.roomId, lost: true, until: 1 },
  'pulse:settings': {
    roomId: host.room.roomId,
    settings: { reactions: true, onScreen: true, lost: false },
  },
  'rehearsal:start': { ...stage.wanted, students: 30 },
  'rehearsal:end': { roomId: host.room.roomId },
  'clock:sync': { extra: true },
});

/** How many documents each collection holds. */
const stored = async (): Promise<Record<string, number>> => {
  const collections = await client.db().collections();
  const counts = collections.map(async (each) => [
    each.collectionName,
    await each.countDocuments(),
  ]);
  return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
};

const expectClearRefusal = (reply: Reply<unknown>): void => {
  expect(reply.ok).toBe(false);
  if (reply.ok) return;
  expect(failure.parse(reply.error).code).not.toBe('INTERNAL');
  expect(reply.error.msg).not.toBe('');
};

/** What a request's schema leaves to the activity is parsed by the activity. */
const isWrong = (name: RequestName, input: unknown): boolean =>
  !requests[name].input.safeParse(input).success;

test.each(requestNames)('RQ2: %s refuses what does not fit, from every seat', async (name) => {
  const before = await stored();
  const wrong = spoiledOrHostile(rightInputs()[name]).filter(
    (input) => fits(input) && isWrong(name, input),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async (input) => {
      for (const seat of seats) expectClearRefusal(await seat.raw(name, input));
    }),
    { numRuns: 60 },
  );
  expect(await stored()).toEqual(before);
});

test.each([
  ['run:command', 'command'],
  ['answer:submit', 'value'],
  ['feed:post', 'item'],
  ['feed:change', 'item'],
  ['feed:signal', 'signal'],
] as const)('RQ2, RU3: %s refuses a hostile %s', async (name, field) => {
  const before = await stored();
  const right = rightInputs()[name] as Record<string, object>;
  const wrong = spoiledOrHostile(right[field]!).filter(
    (value) => fits(value) && JSON.stringify(value) !== JSON.stringify(right[field]),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async (value) => {
      const attacker = name === 'run:command' ? host : seats[1]!;
      const reply = await attacker.raw(name, { ...right, [field]: value });
      // What happens to fit is taken; it is never a fault of ours.
      if (!reply.ok) expectClearRefusal(reply);
    }),
    { numRuns: 25 },
  );
  const after = await stored();
  expect(after['runs']).toBe(before['runs']);
});

test('hostile handshakes are refused and end nothing', async () => {
  const right = { contract: contractVersion, token: 'x' };
  await fc.assert(
    fc.asyncProperty(spoiledOrHostile(right).filter(fits), async (auth) => {
      const handshake = typeof auth === 'object' && auth !== null ? auth : { auth };
      const connecting = stage.peer({ auth: handshake as Record<string, unknown> });
      await connecting.then(
        (peer) => peer.close(),
        (error: { data?: unknown }) => {
          if ('data' in error) expect(failure.safeParse(error.data).success).toBe(true);
        },
      );
    }),
    { numRuns: 40 },
  );
  expect((await seats[2]!.request('room:watch', { code: host.room.code })).ok).toBe(true);
});
