import { limits, timing } from '@sets/shared/core/limits.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildPoll, openStage } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

/* A poll that stays open for days, with nobody there. */

type Told = RoomNoticePayload['run:changed'];

const day = 24 * 3_600_000;

const openSurvey = async () => {
  const clock = createManualClock();
  const stage = await openStage({ clock });
  onTestFinished(() => stage.close());
  const host = await stage.host();
  const until = clock.now() + 20 * day;
  await host.command({ type: 'survey', until });
  /** As the list of polls tells of it. */
  const told = async () => {
    const polls = await stage.features().polls.list(stage.owner, personalShelf);
    return polls.find(({ id }) => id === stage.pollid)?.run;
  };
  return { clock, stage, host, code: host.room.code, until, told };
};

test('is answered by its link days later, by the same person again, until it closes by itself', async () => {
  const { clock, stage, host, code, until, told } = await openSurvey();
  const early = await stage.phone(code);
  expect(await early.answer(['red'], { tappedAt: clock.now() })).toMatchObject({ ok: true });
  const { ticket } = early.joined;

  await stage.restart();
  clock.advance(19 * day);
  expect(await told()).toEqual({ code, isOn: true, atOwnTime: { isOpen: true, until } });
  const back = await stage.phone(code, { ticket });
  // Nobody presents it.
  expect(back.run).toMatchObject({ runId: host.run.runId, unhosted: true });
  expect(back.joined.own?.answers).toMatchObject([{ value: { choices: ['red'] } }]);
  const change = { revision: 7, attempt: 'change', tappedAt: clock.now() };
  expect(await back.answer(['blue'], change)).toMatchObject({ ok: true });

  // It closes while the server is down, and is told of as closed to the minute.
  await stage.restart();
  clock.advance(2 * day);
  await eventually(async () => {
    // Nobody has it in play: it is looked for every half minute.
    clock.advance(30_000);
    expect(await told()).toEqual({ code, isOn: true, atOwnTime: { isOpen: false, until } });
  });
  const late = await stage.phone(code, { ticket });
  expect(late.run).toMatchObject({ runId: host.run.runId, ended: false });
  expect(late.joined.own?.answers).toMatchObject([{ value: { choices: ['blue'] } }]);
  const tooLate = { revision: 8, attempt: 'late', tappedAt: clock.now() };
  expect(await late.answer(['green'], tooLate)).toMatchObject({ error: { code: 'TOO_LATE' } });

  // Nobody has opened it again: it is over for good, and its poll is free for another run.
  await stage.restart();
  clock.advance(limits.survey.reopens);
  await eventually(async () => {
    clock.advance(30_000);
    expect(await told()).toBeNull();
  });
});

test('of two hosts that choose another time at once one is told that the other was quicker', async () => {
  const { clock, stage, host, until, told } = await openSurvey();
  const { roomId } = host.room;
  const { runId } = host.run;
  const choose = (days: number) =>
    host.request('run:command', {
      roomId,
      runId,
      version: 1,
      command: { type: 'survey', until: clock.now() + days * day },
    });
  const replies = await Promise.all([choose(21), choose(22)]);
  const refused = replies.filter(({ ok }) => !ok);
  expect(refused).toMatchObject([{ error: { code: 'CONFLICT' } }]);
  const chosen = (await told())?.atOwnTime?.until ?? 0;
  expect(chosen).toBeGreaterThan(until);

  // The time that it had before is nothing any more.
  await stage.restart();
  clock.advance(until + 60_000 - clock.now());
  const phone = await stage.phone(host.room.code);
  expect(await phone.answer(['red'], { tappedAt: clock.now() })).toMatchObject({ ok: true });
});

test('keeps its room: nothing else is put on there, nor is that offered, until it is closed', async () => {
  const { stage, host } = await openSurvey();
  const other = await stage.features().polls.create(stage.owner, buildPoll({ title: 'Other' }));
  const wanted = { activity: 'poll', definitionId: other._id };
  await stage.phone(host.room.code);
  const { roomId } = host.room;
  expect(await host.ask('room:mine', wanted)).toEqual({ under: null, rooms: [] });
  const start = { roomId, seen: host.run.runId, ...wanted };
  expect(await host.request('room:start', start)).toMatchObject({ error: { code: 'CONFLICT' } });
  await host.command({ type: 'close' });
  expect(await host.request('room:start', start)).toMatchObject({ ok: true });
});

test('an account leaves so many open at once', async () => {
  const { clock, stage } = await openSurvey();
  const owner = await stage.peer({ token: stage.owner.token });
  const open = async () => {
    const { _id } = await stage.features().polls.create(stage.owner, buildPoll());
    const { room } = await owner.ask('room:open', { activity: 'poll', definitionId: _id });
    const { roomId } = room;
    await owner.ask('room:host', { roomId });
    const { rooms: _r, under } = await owner.ask('room:mine', {
      activity: 'poll',
      definitionId: _id,
    });
    return owner.request('run:command', {
      roomId,
      runId: under?.runId ?? '',
      version: 0,
      command: { type: 'survey', until: clock.now() + day },
    });
  };
  for (let opened = 1; opened < limits.survey.open; opened += 1) {
    expect(await open()).toMatchObject({ ok: true });
  }
  expect(await open()).toMatchObject({ error: { code: 'FULL' } });
});

test('NO3: where its host looks makes no message to those who answer, and its end does', async () => {
  const { clock, stage, host } = await openSurvey();
  clock.advance(timing.beat);
  await host.notice(
    'run:changed',
    ({ view }: Told) => (view as { phase: string }).phase === 'open',
  );
  const phone = await stage.phone(host.room.code);
  const told = () => phone.notices.filter(({ name }) => name === 'run:changed').length;
  await host.command({ type: 'goto', question: 1 });
  clock.advance(timing.beat);
  await host.notice(
    'run:changed',
    ({ view }: Told) => (view as { question: number }).question === 1,
  );
  await host.command({ type: 'close' });
  clock.advance(timing.beat);
  await phone.notice(
    'run:changed',
    ({ view }: Told) => (view as { phase: string }).phase === 'ended',
  );
  expect(told()).toBe(1);
});
