import { limits } from '@sets/shared/core/limits.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../test/live-stage.ts';

type PeopleChanged = RoomNoticePayload['people:changed'];
type JoinsChanged = RoomNoticePayload['joins:changed'];
interface TallyChanged {
  readonly tally: { readonly answered: number } | null;
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('RM4: bursts of joins', () => {
  test('the host sees where many joined at once, and leaves them out of every count, reversibly', async () => {
    const fresh = await openStage();
    const host = await fresh.host();
    const { roomId, code } = host.room;
    await host.command({ type: 'open' });
    const phones = await Promise.all(
      Array.from({ length: limits.joinBurst }, () => fresh.phone(code)),
    );
    for (const each of phones) await each.answer(['red']);
    const { payload } = await host.notice(
      'joins:changed',
      ({ bursts }: JoinsChanged) => bursts[0]?.joined === limits.joinBurst,
    );
    const [burst] = (payload as JoinsChanged).bursts;
    // How many of them have answered is asked now and then, and said without anything else to say.
    await host.notice(
      'joins:changed',
      ({ bursts }: JoinsChanged) => bursts[0]?.answered === limits.joinBurst,
    );
    expect(burst).toMatchObject({ network: 1, excluded: false });
    const screen = await fresh.peer();
    const watched = await screen.ask('room:watch', { code });
    expect(JSON.stringify(watched)).not.toContain(burst?.burst);
    const exclude = (excluded: boolean) =>
      host.ask('room:exclude', { roomId, burst: burst?.burst ?? '', excluded });
    const counts = async (joined: number): Promise<void> => {
      await host.notice('people:changed', ({ people }: PeopleChanged) => people.joined === joined);
      await host.notice(
        'tally:changed',
        ({ tally }: TallyChanged) => (tally?.answered ?? 0) === joined,
      );
    };
    await counts(limits.joinBurst);
    host.notices.length = 0;
    await exclude(true);
    await counts(0);
    // Whoever comes from the same network from now on counts.
    const newcomer = await fresh.phone(code);
    await host.notice('people:changed', ({ people }: PeopleChanged) => people.joined === 1);
    expect((await newcomer.answer(['red'])).ok).toBe(true);
    // Somebody of the burst who changes their answer is still left out, also after a restart.
    expect((await phones[0]?.answer(['blue']))?.ok).toBe(true);
    await fresh.restart();
    const again = await fresh.host();
    await again.notice('people:changed', ({ people }: PeopleChanged) => people.joined === 1);
    await again.ask('room:exclude', { roomId, burst: burst?.burst ?? '', excluded: false });
    await again.notice(
      'tally:changed',
      ({ tally }: TallyChanged) => tally?.answered === limits.joinBurst + 1,
    );
    await fresh.close();
  });

  test('a burst that is none: NOT_FOUND; who is no host: FORBIDDEN', async () => {
    const host = await stage.host();
    const { roomId, code } = host.room;
    const wanted = { roomId, burst: 'none', excluded: true };
    expect(await host.request('room:exclude', wanted)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    const phone = await stage.phone(code);
    expect(await phone.request('room:exclude', wanted)).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
  });

  test('accounts are in no burst: nobody makes them up', async () => {
    const host = await stage.host();
    const { token } = await stage.register('student');
    const { joined } = await stage.phone(host.room.code, { token });
    expect(joined.own).not.toBeNull();
    const bursts = host.notices.filter(({ name }) => name === 'joins:changed');
    expect(bursts.flatMap(({ payload }) => (payload as JoinsChanged).bursts)).toEqual([]);
  });
});
