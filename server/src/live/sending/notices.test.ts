import type { Notice } from '@sets/shared/live/notices.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { buildPoll, openStage, type Stage } from '../../../test/live-stage.ts';

let stage: Stage;
afterEach(() => stage.close());

const numbers = (notices: readonly Notice[]): number[] => notices.map((notice) => notice.seq);
const inPhase = (phase: string) => (payload: { view: { phase: string } }) =>
  payload.view.phase === phase;
const answered = (count: number) => (payload: { tally: { answered: number } | null }) =>
  payload.tally?.answered === count;

test('NO1: the notices of an audience are numbered without gaps, and follow the reply', async () => {
  stage = await openStage();
  const host = await stage.host();
  const screen = await stage.peer();
  const watched = await screen.ask('room:watch', { code: host.room.code });
  const phone = await stage.phone(host.room.code);
  await host.command({ type: 'open' });
  await phone.answer(['red']);
  await host.command({ type: 'close' });
  await screen.notice('run:changed', inPhase('closed'));
  const before = Math.max(...numbers(watched.notices));
  const later = numbers(screen.notices).filter((seq) => seq > before);
  expect(later.length).toBeGreaterThan(0);
  expect(later).toEqual(later.map((_, index) => before + 1 + index));
});

test('NO3: answers make no message to phones while phones may not see the counts', async () => {
  stage = await openStage();
  const host = await stage.host();
  const phones = await Promise.all(Array.from({ length: 8 }, () => stage.phone(host.room.code)));
  await host.command({ type: 'open' });
  await Promise.all(phones.map((phone) => phone.notice('run:changed', inPhase('open'))));
  const before = phones.map((phone) => phone.notices.length);
  for (const phone of phones) await phone.answer(['red']);
  await host.notice('tally:changed', answered(8));
  // One more round trip: whatever was on its way to a phone has arrived before its reply.
  await Promise.all(phones.map((phone) => phone.ask('clock:sync', {})));
  expect(phones.map((phone) => phone.notices.length)).toEqual(before);
});

test('NO3: however many answer, host and screen get a handful of messages', async () => {
  stage = await openStage();
  const host = await stage.host();
  const phones = await Promise.all(Array.from({ length: 40 }, () => stage.phone(host.room.code)));
  await host.command({ type: 'open' });
  const started = Date.now();
  const before = host.notices.length;
  await Promise.all(phones.map((phone) => phone.answer(['red'])));
  await host.notice('tally:changed', answered(40));
  const tallies = host.notices.slice(before).filter((notice) => notice.name === 'tally:changed');
  expect(tallies.length).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - started) / 100));
});

describe('NO4: who comes back', () => {
  test('with the place of before gets what is newer, and no more', async () => {
    stage = await openStage();
    const host = await stage.host();
    const screen = await stage.peer();
    const first = await screen.ask('room:watch', { code: host.room.code });
    const place = { epoch: first.notices[0]!.epoch, seq: Math.max(...numbers(first.notices)) };
    const other = await stage.peer();
    const nothing = await other.ask('room:watch', { code: host.room.code, since: place });
    expect(nothing.notices).toEqual([]);
    await host.command({ type: 'open' });
    await screen.notice('run:changed', inPhase('open'));
    const gap = await other.ask('room:watch', { code: host.room.code, since: place });
    expect(gap.notices.map((notice) => notice.name)).toContain('run:changed');
    expect(Math.min(...numbers(gap.notices))).toBeGreaterThan(place.seq);
  });

  test('after a restart gets the newest of every name', async () => {
    stage = await openStage();
    const host = await stage.host();
    const screen = await stage.peer();
    const first = await screen.ask('room:watch', { code: host.room.code });
    const place = { epoch: first.notices[0]!.epoch, seq: 1_000 };
    await stage.restart();
    const back = await stage.peer();
    const snapshot = await back.ask('room:watch', { code: host.room.code, since: place });
    expect(snapshot.notices.map((notice) => notice.name).toSorted()).toEqual([
      'people:changed',
      'room:changed',
      'run:changed',
      'tally:changed',
    ]);
  });
});

describe('VI2, VI3: nothing secret reaches screen or phone', () => {
  test('no other answer, ticket, account, e-mail or hidden count, in any phase', async () => {
    stage = await openStage({ poll: buildPoll({ liveResults: false, phoneResults: 'never' }) });
    const host = await stage.host();
    const screen = await stage.peer();
    const watched = await screen.ask('room:watch', { code: host.room.code });
    const voter = await stage.phone(host.room.code);
    const looker = await stage.phone(host.room.code);
    await host.command({ type: 'open' });
    await voter.answer(['blue']);
    await host.notice('tally:changed', answered(1));
    await host.command({ type: 'close' });
    await screen.notice('run:changed', inPhase('closed'));
    await looker.notice('run:changed', inPhase('closed'));
    const late = await stage.phone(host.room.code);
    const { owner } = stage;
    const { participant, ticket } = voter.joined;
    const secrets = [participant, ticket, owner.userid, 'school.example', '"blue":1', '"choices"'];
    const seen = {
      screen: JSON.stringify([watched, screen.notices]),
      phone: JSON.stringify([looker.joined, looker.notices, late.joined, late.notices]),
    };
    for (const secret of secrets) {
      expect(seen.screen).not.toContain(secret);
      expect(seen.phone).not.toContain(secret);
    }
    expect(seen.phone).not.toContain('people:changed');
  });

  test('the host sees the counts that the screen does not show', async () => {
    stage = await openStage({ poll: buildPoll({ liveResults: false }) });
    const host = await stage.host();
    const screen = await stage.peer();
    await screen.ask('room:watch', { code: host.room.code });
    const phone = await stage.phone(host.room.code);
    await host.command({ type: 'open' });
    await phone.answer(['green']);
    const forHost = await host.notice('tally:changed', answered(1));
    expect(forHost.payload).toMatchObject({ tally: { counts: { green: 1 } } });
    const forScreen = await screen.notice('tally:changed', answered(1));
    expect(forScreen.payload).toMatchObject({ tally: { counts: null } });
  });
});

test('VI3: host and screen are told who is there', async () => {
  stage = await openStage();
  const host = await stage.host();
  const phone = await stage.phone(host.room.code);
  const here = (connected: number, lost: number) => (payload: { people: object }) =>
    JSON.stringify(payload.people) === JSON.stringify({ joined: 1, connected, slow: 0, lost });
  await host.notice('people:changed', here(1, 0));
  phone.close();
  await host.notice('people:changed', here(0, 1));
});
