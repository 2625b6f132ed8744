import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { PersonChange } from '@sets/shared/live/people.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizPersonal } from '@sets/shared/quiz/quiz.standing.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildQuiz } from '../../../test/build-quiz.ts';
import type { Peer } from '../../../test/connect.ts';
import { openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { contentsIn } from '../../../test/contents-in.ts';

type TallyChanged = RoomNoticePayload['tally:changed'] & { readonly tally: QuizTally | null };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A quiz that is on, its host and its wall. */
const present = async () => {
  const quiz = await stage.features().quizzes.create(stage.owner, buildQuiz());
  const host = await stage.peer({ token: stage.owner.token });
  const definition = { activity: quizName, definitionId: quiz._id };
  const { room } = await host.ask('room:open', definition);
  const { roomId, code } = room;
  const sit = async (connection: Peer) => {
    const seated = await connection.ask('room:host', { roomId });
    connection.notices.unshift(...seated.notices);
    return runIn(seated);
  };
  const { runId, version: first } = await sit(host);
  const screen = await stage.peer();
  screen.notices.unshift(...(await screen.ask('room:watch', { code })).notices);
  let version = first;
  const wanted = { roomId, runId };
  const people = async (connection = host) =>
    (await connection.ask('run:names', wanted)).people.map(
      ({ person: _person, number: _number, ...seen }) => seen,
    );
  /** Changes something of whoever is called so in the list. */
  const change = async (name: string, changed: PersonChange) => {
    const all = (await host.ask('run:names', wanted)).people;
    const found = all.find((each) => each.name === name);
    return host.request('run:person', { ...wanted, person: found?.person ?? '', change: changed });
  };
  const onWall = (names: string[]) =>
    screen.notice(
      'tally:changed',
      ({ tally }: TallyChanged) => JSON.stringify(tally?.lobby?.names) === JSON.stringify(names),
    );
  const onBoard = (names: string[]) =>
    screen.notice(
      'tally:changed',
      ({ tally }: TallyChanged) =>
        JSON.stringify(tally?.board?.map(({ name }) => name)) === JSON.stringify(names),
    );
  const command = async (...all: QuizCommand[]): Promise<void> => {
    for (const each of all) {
      ({ version } = await host.ask('run:command', { ...wanted, version, command: each }));
    }
  };
  return { ...wanted, wanted, code, host, sit, screen, people, change, onWall, onBoard, command };
};

type On = Awaited<ReturnType<typeof present>>;

const join = async ({ code, roomId, runId }: On, name: string) => {
  const phone = await stage.phone(code);
  const say = (other: string) => phone.request('run:name', { roomId, runId, name: other });
  const said = await say(name);
  const answer = (place: number, choices: string[]) =>
    phone.request('answer:submit', {
      roomId,
      runId,
      slot: `q${place}`,
      attempt: `${phone.joined.participant}-${place}`,
      revision: 1,
      value: { answer: { choices } },
      tappedAt: Date.now(),
    });
  const called = (wanted: string) => phone.told('me:changed', (me) => me.name === wanted);
  return Object.assign(phone, { said, say, answerAt: answer, called });
};

const refused = (code: string) => ({ ok: false, error: { code } });

describe('SE16: what a host says of one person', () => {
  test('rude names are asked for anew, unsure ones wait for the host, equal ones have a number', async () => {
    const on = await present();
    const ana = await join(on, 'Ana');
    expect(await ana.say('sh1t')).toMatchObject(refused('BAD_REQUEST'));
    await join(on, 'ana');
    await join(on, 'Dick');
    await on.onWall(['ana 2', 'Ana']);
    expect(await on.people()).toEqual([
      { name: 'Dick', waits: true, here: true },
      { name: 'Ana', here: true },
      { name: 'ana 2', here: true },
    ]);
    expect(await on.change('Dick', { type: 'allow' })).toMatchObject({ ok: true });
    await on.onWall(['Dick', 'ana 2', 'Ana']);
    expect(on.screen.notices.some((each) => JSON.stringify(each).includes('sh1t'))).toBe(false);
  });

  test('renamed: the wall, the board and the phone say so; the name that they say then waits', async () => {
    const on = await present();
    const bo = await join(on, 'Boss');
    expect(await on.change('Boss', { type: 'rename', name: 'Bo' })).toMatchObject({ ok: true });
    await bo.called('Bo');
    await on.onWall(['Bo']);
    await bo.say('Boss of all');
    expect(await on.people()).toEqual([
      { name: 'Bo', said: 'Boss of all', waits: true, here: true },
    ]);
    await on.command({ type: 'ask', at: 0 });
    await bo.answerAt(0, ['rome']);
    await bo.told('me:changed', () => true);
    const back = await stage.phone(on.code, { ticket: bo.joined.ticket });
    expect(back.joined.own?.name).toBe('Bo');
    expect(await on.change('Bo', { type: 'rename', name: null })).toMatchObject({ ok: true });
    expect(await on.people()).toEqual([{ name: 'Boss of all', here: true }]);
  });

  test('taken out: no name, no points, no answer, until they say another name; or the host takes it back', async () => {
    const on = await present();
    const [ana, bo] = [await join(on, 'Ana'), await join(on, 'Bo')];
    await on.command({ type: 'ask', at: 0 });
    await ana.answerAt(0, ['rome']);
    await on.command({ type: 'close' }, { type: 'reveal' }, { type: 'board' });
    await on.onBoard(['Ana']);
    expect(await on.change('Ana', { type: 'remove', on: true })).toMatchObject({ ok: true });
    await ana.called('');
    await on.onBoard([]);
    expect(await on.people()).toEqual([
      { name: 'Ana', out: 'run', here: true },
      { name: 'Bo', here: true },
    ]);
    await on.command({ type: 'ask', at: 1 });
    expect(await ana.answerAt(1, ['rome'])).toMatchObject(refused('WRONG_PHASE'));
    expect(await ana.say(' ANA ')).toMatchObject(refused('BAD_REQUEST'));
    expect(await ana.say('Annabel')).toMatchObject({ ok: true });
    expect((await ana.answerAt(1, ['rome', 'bern'])).ok).toBe(true);
    expect((await bo.answerAt(1, ['rome'])).ok).toBe(true);
    const { ok } = await on.change('Bo', { type: 'remove', on: true });
    expect(ok).toBe(true);
    await bo.called('');
    await on.change('Bo', { type: 'remove', on: false });
    await bo.called('Bo');
    expect((await on.people()).every(({ out }) => out === undefined)).toBe(true);
  });

  test('renamed, then taken out: neither name of theirs leads back in', async () => {
    const on = await present();
    const rick = await join(on, 'Dick');
    await on.change('Dick', { type: 'rename', name: 'Richard' });
    await on.change('Richard', { type: 'remove', on: true });
    await rick.called('');
    for (const name of ['dick', 'Richard']) {
      expect(await rick.say(name)).toMatchObject(refused('BAD_REQUEST'));
    }
    expect(await rick.say('Rick')).toMatchObject({ ok: true });
    expect(await rick.say('Dick')).toMatchObject({ ok: true, data: { name: 'Dick', waits: true } });
    expect(await on.people()).toEqual([{ name: 'Dick', waits: true, here: true }]);
    await on.change('Dick', { type: 'allow' });
    await rick.called('Dick');
  });

  test('sent out: their connections end, no ticket and no account leads back, over a restart, until taken back', async () => {
    const on = await present();
    const ana = await join(on, 'Ana');
    const user = await stage.register('sent-out');
    const bo = await stage.phone(on.code, { token: user.token });
    await bo.ask('run:name', { roomId: on.roomId, runId: on.runId, name: 'Bo' });
    await on.change('Ana', { type: 'ban', on: true });
    await on.change('Bo', { type: 'ban', on: true });
    await Promise.all([ana.gone(), bo.gone()]);
    await stage.restart();
    const peer = await stage.peer();
    const room = { code: on.code };
    const { ticket } = ana.joined;
    expect(await peer.request('room:join', { room, ticket })).toMatchObject(refused('FORBIDDEN'));
    const again = await stage.peer({ token: user.token });
    expect(await again.request('room:join', { room })).toMatchObject(refused('FORBIDDEN'));
    // Without an account somebody new is somebody new (SE14).
    expect((await peer.request('room:join', { room })).ok).toBe(true);
    const host = await stage.peer({ token: stage.owner.token });
    await on.sit(host);
    const wanted = { roomId: on.roomId, runId: on.runId };
    const { people } = await host.ask('run:names', wanted);
    expect(people.map(({ name, out }) => [name, out])).toEqual([
      ['Ana', 'room'],
      ['Bo', 'room'],
    ]);
    const change = { type: 'ban', on: false } as const;
    for (const { person } of people) await host.ask('run:person', { ...wanted, person, change });
    expect((await again.request('room:join', { room })).ok).toBe(true);
    const back = await stage.phone(on.code, { ticket });
    expect(back.joined.own?.name).toBe('Ana');
  });

  test('extra time: told to them alone; the host sees that somebody is waited for, nobody else anything', async () => {
    const on = await present();
    const [ana, bo] = [await join(on, 'Ana'), await join(on, 'Bo')];
    await on.change('Ana', { type: 'extra', time: '50' });
    const mine = (wanted: (me: QuizPersonal) => boolean) =>
      ana.told('me:changed', ({ me }) => wanted(me as QuizPersonal));
    await mine(({ extra }) => extra?.time === '50' && extra.on === null);
    await on.command({ type: 'ask', at: 0 });
    await mine(({ extra }) => extra?.on?.place === 0);
    await bo.answerAt(0, ['rome']);
    await on.command({ type: 'close' });
    await on.host.notice('tally:changed', ({ tally }: TallyChanged) => tally?.still?.people === 1);
    expect((await ana.answerAt(0, ['rome'])).ok).toBe(true);
    const { payload } = await on.host.notice(
      'tally:changed',
      ({ tally }: TallyChanged) => tally?.answered === 2,
    );
    expect((payload as TallyChanged).tally?.still).toBe(null);
    await on.command({ type: 'reveal' });
    await mine(({ points }) => points > 0);
    const seen = JSON.stringify([on.screen.notices, bo.notices]);
    expect(seen).not.toContain('"extra"');
    expect(seen).not.toMatch(/"still":\{/u);
    // It stays for what is on next.
    const back = await stage.phone(on.code, { ticket: ana.joined.ticket });
    expect(back.joined.own?.me).toMatchObject({ extra: { time: '50' } });
  });

  test('more time is in what is held about an account, and goes with it; results leave out who was taken out', async () => {
    const on = await present();
    const user = await stage.register('more-time');
    const phone = await stage.phone(on.code, { token: user.token });
    await phone.ask('run:name', { roomId: on.roomId, runId: on.runId, name: 'Mo' });
    const [ana, bo] = [await join(on, 'Ana'), await join(on, 'Bo')];
    await on.change('Mo', { type: 'extra', time: '100' });
    await on.command({ type: 'ask', at: 0 });
    for (const each of [ana, bo]) await each.answerAt(0, ['rome']);
    const { personalData, sessions, runs } = stage.features();
    const people = async () =>
      (await runs.answers(stage.owner, on.runId)).answers.map(({ name }) => name);
    expect(new Set(await people())).toEqual(new Set(['Ana', 'Bo']));
    await on.change('Ana', { type: 'remove', on: true });
    expect(await people()).toEqual(['Bo']);
    const { sessionId } = sessions.read(user.token)!;
    const actor = { ...user, sessionId, mustLeave: false };
    const told = await contentsIn(await personalData.collect(actor), 'runs');
    expect(JSON.stringify(told)).toContain('"moreTime":"100"');
    await personalData.remove(actor, 'correct horse battery', '127.0.0.1');
    expect(JSON.stringify(await on.host.ask('run:names', on.wanted))).not.toContain('100');
  });

  test('of nobody who is not there, by nobody who does not host', async () => {
    const on = await present();
    const ana = await join(on, 'Ana');
    const change = { type: 'remove', on: true } as const;
    const wanted = { roomId: on.roomId, runId: on.runId, change };
    const { participant } = ana.joined;
    const asked = { ...wanted, person: participant };
    expect(await on.host.request('run:person', asked)).toMatchObject(refused('NOT_FOUND'));
    expect(await ana.request('run:person', asked)).toMatchObject(refused('FORBIDDEN'));
    expect(
      JSON.stringify(await on.host.ask('run:names', { roomId: on.roomId, runId: on.runId })),
    ).not.toContain(participant);
  });
});
