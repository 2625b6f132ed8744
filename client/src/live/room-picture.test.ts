import type { Notice, RoomNoticeName } from '@sets/shared/live/notices.ts';
import type { Place, RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asking,
  follow,
  type Follower,
  newFollower,
  replayed,
  type Replay,
} from './room-picture.ts';

const room: RoomInfo = { roomId: 'room1', code: '23456B', locked: false };
const run: RunInfo = {
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: 'A poll',
  ended: false,
  version: 0,
};
const noticeOf = (seq: number, name: RoomNoticeName, payload: unknown, epoch = 'a'): Notice => ({
  roomId: 'room1',
  epoch,
  seq,
  name,
  payload,
});
const changed = (seq: number, view: unknown, epoch = 'a'): Notice =>
  noticeOf(seq, 'run:changed', { run: { ...run, version: seq }, view }, epoch);

const counted = (seq: number, tally: number, runId = 'run1'): Notice =>
  noticeOf(seq, 'tally:changed', { runId, tally });

describe('following a room', () => {
  const seated = replayed(newFollower, { room, notices: [changed(4, 'lobby')] });

  it('NO1: takes the next notice and passes over old ones', () => {
    const next = follow(seated, changed(5, 'open'));
    expect(next.picture.view).toBe('open');
    expect(follow(next, changed(5, 'open'))).toBe(next);
    expect(follow(next, changed(3, 'ready'))).toBe(next);
  });

  it('NO5: a gap is noticed, and the notice kept until it is filled', () => {
    const gap = follow(seated, changed(6, 'closed'));
    expect(gap).toMatchObject({ behind: true, picture: { view: 'lobby' } });
    const filled = replayed(gap, { room, notices: [counted(5, 7)] });
    expect(filled).toMatchObject({ behind: false, picture: { view: 'closed', tally: 7 } });
  });

  it('NO4: another epoch is asked for, and forgets what the earlier one said', () => {
    const seven = follow(seated, counted(5, 7));
    const restarted = follow(seven, changed(1, 'open', 'b'));
    expect(restarted.behind).toBe(true);
    const caughtUp = replayed(asking(restarted), { room, notices: [changed(1, 'open', 'b')] });
    expect(caughtUp).toMatchObject({ behind: false, picture: { view: 'open', tally: null } });
    expect(caughtUp.place).toEqual({ epoch: 'b', seq: 1 });
  });

  it('passes over the notices of another room', () => {
    expect(follow(seated, { ...changed(5, 'open'), roomId: 'room2' })).toBe(seated);
  });

  it('shows the counts of the run that is on, whichever of the two comes first', () => {
    const other = { ...run, runId: 'run2' };
    const on = noticeOf(5, 'run:changed', { run: other, view: 'next' });
    const switched = follow(follow(seated, on), counted(6, 3, 'run2'));
    expect(switched.picture).toMatchObject({ run: other, view: 'next', tally: 3 });
    expect(follow(switched, changed(7, 'back')).picture.tally).toBeNull();
    const notices = [counted(5, 3, 'run2'), { ...on, seq: 6 }];
    expect(replayed(newFollower, { room, notices }).picture.tally).toBe(3);
  });

  it('goes on past a notice that it cannot read', () => {
    const next = follow(seated, noticeOf(5, 'run:changed', { nonsense: true }));
    expect(next).toMatchObject({ picture: { view: 'lobby' }, place: { epoch: 'a', seq: 5 } });
  });
});

/** Values are of the one run or of the other. */
const runOf = (value: number): RunInfo => ({ ...run, runId: `run${value % 2}` });

/** The server's side of NO1-NO4, as small as it can be. */
class Server {
  epoch = 0;
  seq = 0;
  readonly #state = new Map<RoomNoticeName, number>();
  #latest = new Map<RoomNoticeName, Notice>();
  readonly sent: Notice[] = [];

  publish(name: 'run:changed' | 'tally:changed', value: number): void {
    this.#state.set(name, value);
    this.seq += 1;
    const { runId } = runOf(value);
    const payload =
      name === 'run:changed' ? { run: runOf(value), view: value } : { runId, tally: value };
    const notice = noticeOf(this.seq, name, payload, `epoch${this.epoch}`);
    this.#latest.set(name, notice);
    this.sent.push(notice);
  }

  restart(): void {
    const state = [...this.#state];
    this.epoch += 1;
    this.seq = 0;
    this.#latest = new Map();
    for (const [name, value] of state) this.publish(name as 'run:changed', value);
  }

  reply(since: Place | null): Replay {
    const seen = since?.epoch === `epoch${this.epoch}` ? since.seq : 0;
    return { room, notices: [...this.#latest.values()].filter(({ seq }) => seq > seen) };
  }

  get newest(): { view: unknown; tally: unknown } {
    const view = this.#state.get('run:changed') ?? null;
    const tally = this.#state.get('tally:changed') ?? null;
    const isOn = view !== null && tally !== null && runOf(view).runId === runOf(tally).runId;
    return { view, tally: isOn ? tally : null };
  }
}

type Step =
  | { do: 'publish'; name: 'run:changed' | 'tally:changed'; value: number }
  | { do: 'deliver'; which: number }
  | { do: 'ask' }
  | { do: 'reply' }
  | { do: 'restart' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('publish' as const),
    name: fc.constantFrom('run:changed' as const, 'tally:changed' as const),
    value: fc.nat(99),
  }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), which: fc.nat(999) }) },
  fc.record({ do: fc.constantFrom('ask' as const, 'reply' as const) }),
  fc.constant({ do: 'restart' as const }),
);

const play = (steps: readonly Step[]): { server: Server; follower: Follower } => {
  const server = new Server();
  server.publish('run:changed', 0);
  let follower = newFollower;
  let underway: Replay | null = null;
  for (const each of steps) {
    if (each.do === 'publish') server.publish(each.name, each.value);
    if (each.do === 'deliver') {
      follower = follow(follower, server.sent[each.which % server.sent.length]!);
    }
    if (each.do === 'ask' && underway === null) {
      follower = asking(follower);
      underway = server.reply(follower.place);
    }
    if (each.do === 'reply' && underway !== null) {
      follower = replayed(follower, underway);
      underway = null;
    }
    if (each.do === 'restart') {
      server.restart();
      underway = null;
    }
  }
  return { server, follower };
};

describe('any order, repetition, loss and reconnect', () => {
  it('NO4, NO5: ends in the newest state after one more question', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { server, follower } = play(steps);
        const asked = asking(follower);
        const last = replayed(asked, server.reply(asked.place));
        expect(last.picture).toMatchObject(server.newest);
        expect(last.behind).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('NO5: ends in the newest state with the next notice that arrives, asking where it must', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { server, follower } = play(steps);
        server.publish('run:changed', 100);
        let last = follow(follower, server.sent.at(-1)!);
        if (last.behind) {
          const asked = asking(last);
          last = replayed(asked, server.reply(asked.place));
        }
        expect(last.picture).toMatchObject(server.newest);
      }),
      { numRuns: 500 },
    );
  });

  it('never goes back within an epoch', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(39), (steps, cut) => {
        const before = play(steps.slice(0, cut)).follower.place;
        const after = play(steps).follower.place;
        if (before !== null && after?.epoch === before.epoch) {
          expect(after.seq).toBeGreaterThanOrEqual(before.seq);
        }
      }),
    );
  });
});
