import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { openStage, type Stage } from '../../test/live-stage.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { type Bounds, usualBounds } from './bounds.ts';

let stage: Stage;
afterEach(() => stage.close());

/** Opens a room whose question is on, with other bounds than the usual ones. */
const present = async (bounds: Partial<Bounds> = {}, clock: Clock = systemClock) => {
  stage = await openStage({ bounds, clock });
  const host = await stage.host();
  await host.command({ type: 'open' });
  return host;
};

describe('a client cannot make itself many', () => {
  test('SE4: one connection that joins and answers again and again is one participant with one vote', async () => {
    const host = await present();
    const guest = await stage.peer();
    const participants = new Set<string>();
    for (let time = 1; time <= 8; time += 1) {
      const joined = await guest.ask('room:join', { room: { code: host.room.code } });
      participants.add(joined.participant);
      await guest.ask('answer:submit', {
        roomId: host.room.roomId,
        runId: host.run.runId,
        slot: 'q0.r1',
        attempt: `attempt${time}`,
        revision: 1,
        value: { choices: ['red'] },
        tappedAt: Date.now(),
      });
    }
    expect(participants.size).toBe(1);
    const { payload } = await host.notice(
      'tally:changed',
      ({ tally }: { tally: { answered: number } | null }) => (tally?.answered ?? 0) > 0,
    );
    expect(payload).toMatchObject({ tally: { answered: 1, counts: { red: 1 } } });
    // One more round trip: what has changed until now is in the notices that came before the reply.
    await host.notice(
      'people:changed',
      ({ people }: { people: { joined: number } }) => people.joined > 0,
    );
    await host.ask('clock:sync', {});
    const joined = host.notices
      .filter(({ name }) => name === 'people:changed')
      .map((notice) => (notice.payload as RoomNoticePayload['people:changed']).people.joined);
    expect(Math.max(...joined)).toBe(1);
  });

  test('RQ4: the limit of answers counts the connection, whoever sits on it', async () => {
    const host = await present({ messages: { ...usualBounds.messages, atOnce: 1_000 } });
    const { runId } = host.run;
    const { roomId, code } = host.room;
    const two = [await stage.phone(code), await stage.phone(code)];
    const guest = await stage.peer();
    let sent = 0;
    const answerAs = async ({ ticket }: { ticket: string }, times: number): Promise<boolean[]> => {
      await guest.ask('room:join', { room: { code }, ticket });
      const replies = Array.from({ length: times }, () => {
        sent += 1;
        return guest.request('answer:submit', {
          roomId,
          runId,
          slot: 'q0.r1',
          attempt: `attempt${sent}`,
          revision: sent,
          value: { choices: ['red'] },
          tappedAt: Date.now(),
        });
      });
      return (await Promise.all(replies)).map((reply) => reply.ok);
    };
    const first = await answerAs(two[0]!.joined, 40);
    const second = await answerAs(two[1]!.joined, 25);
    expect(first.concat(second).filter(Boolean)).toHaveLength(60);
  });

  test('SE10: beyond what an address may bring at once, newcomers wait and come in', async () => {
    const bounds = { newcomersOfAddress: { count: 1, seconds: 60 }, newcomersWaitMs: 50 };
    const host = await present(bounds);
    const first = await stage.phone(host.room.code);
    const second = await stage.phone(host.room.code);
    expect(second.joined.participant).not.toBe(first.joined.participant);
    expect((await second.answer(['red'])).ok).toBe(true);
  });

  /** A room before which three newcomers wait, and a clock that can let their time pass. */
  const threeWait = async (bounds: Partial<Bounds> = {}) => {
    const clock = createManualClock();
    stage = await openStage({
      clock,
      bounds: { newcomersOfAddress: { count: 1, seconds: 60 }, ...bounds },
    });
    const host = await stage.host();
    const { roomId, code } = host.room;
    await stage.phone(code);
    const waiting = await Promise.all(Array.from({ length: 3 }, () => stage.peer()));
    const joining = waiting.map((each) =>
      each.request('room:join', { room: { code } }).then(
        (reply) => (reply.ok ? 'in' : reply.error.code),
        () => 'gone',
      ),
    );
    // What came before is looked at before: all three wait by then.
    await Promise.all(waiting.map((each) => each.ask('clock:sync', {})));
    const outcomes = async (): Promise<string[]> => {
      clock.advance(usualBounds.newcomersWaitMs);
      return Promise.all(joining);
    };
    return { clock, host, roomId, outcomes, waiting };
  };

  test('who is gone when their turn comes takes no seat', async () => {
    const { clock, host, outcomes, waiting } = await threeWait();
    waiting[0]!.close();
    // Its end has reached the server when a later connection is let in.
    await stage.peer();
    expect(await outcomes()).toEqual(['gone', 'in', 'in']);
    clock.advance(100);
    const { payload } = await host.notice(
      'people:changed',
      ({ people }: { people: { joined: number } }) => people.joined > 1,
    );
    expect(payload).toMatchObject({ people: { joined: 3, connected: 3 } });
  });

  test('SE11: of those who waited as many come in as there are places by then', async () => {
    const { outcomes } = await threeWait({ participants: 2 });
    expect((await outcomes()).toSorted()).toEqual(['FULL', 'FULL', 'in']);
  });

  test('SE6: who waited is not let in where the room was locked meanwhile', async () => {
    const { host, roomId, outcomes } = await threeWait();
    await host.ask('room:lock', { roomId, locked: true });
    expect(await outcomes()).toEqual(['TOO_LATE', 'TOO_LATE', 'TOO_LATE']);
  });

  test('SE11: a room is full, and has a place again when one who never answered has gone', async () => {
    const clock = createManualClock();
    const host = await present({ participants: 2 }, clock);
    const silent = await stage.phone(host.room.code);
    const voter = await stage.phone(host.room.code);
    await voter.answer(['red']);
    voter.close();
    const full = await stage.peer();
    const join = () => full.request('room:join', { room: { code: host.room.code } });
    expect(await join()).toMatchObject({ ok: false, error: { code: 'FULL' } });
    silent.close();
    // Host and the one who waits are left.
    await vi.waitFor(() => expect(stage.figures().connections).toBe(2), { timeout: 10_000 });
    clock.advance(1_000);
    expect(await join()).toMatchObject({ ok: true });
    // Who has answered comes back with the ticket, also into a room that is full; who has not waits.
    const back = await stage.phone(host.room.code, { ticket: voter.joined.ticket });
    expect(back.joined.participant).toBe(voter.joined.participant);
    const again = await stage.peer();
    const { ticket } = silent.joined;
    expect(
      await again.request('room:join', { room: { code: host.room.code }, ticket }),
    ).toMatchObject({ ok: false, error: { code: 'FULL' } });
  });
});

test('the bounds of the product are these, and a server has them', async () => {
  expect(usualBounds).toEqual({
    messages: { atOnce: 120, perSecond: 30, kilobyte: 1, refused: 5 },
    newcomersOfConnection: 20,
    newcomersOfAddress: { count: 3_000, seconds: 60 },
    newcomersWaitMs: 2_000,
    participants: 20_000,
    newcomersOfRoom: { count: 100_000, seconds: 86_400 },
    unseated: { websocket: 4_000, polling: 3_000, inAll: 20_000 },
    handshakesOfAddress: { count: 3_000, seconds: 10 },
    handshakeWaitMs: 1_000,
    handshakesWaiting: 4_000,
  });
  await present();
  const hostile = await stage.peer();
  for (let sent = 0; sent < 500; sent += 1) hostile.socket.emit('nonsense', sent);
  await hostile.gone();
});

test('a lecture hall of two thousand behind one address waits for nothing', () => {
  const { newcomersOfAddress, handshakesOfAddress, unseated } = usualBounds;
  for (const bound of [newcomersOfAddress.count, handshakesOfAddress.count]) {
    expect(bound).toBeGreaterThan(2_000);
  }
  for (const bound of [unseated.websocket, unseated.polling]) {
    expect(bound).toBeGreaterThan(2_000);
  }
});
