import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizPersonal } from '@sets/shared/quiz/quiz.standing.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { buildQuiz } from '../../../test/build-quiz.ts';
import { openStage, runIn, type Stage } from '../../../test/live-stage.ts';

const byLot = { choices: ['lot'] };

/** The team that a phone is told of with its acknowledgement. */
const teamTold = (reply: unknown): string => {
  const told = reply as { data?: { answer: { value: { answer: { choices: string[] } } } } };
  return told.data?.answer.value.answer.choices[0] ?? '';
};

type TallyChanged = RoomNoticePayload['tally:changed'] & { readonly tally: QuizTally | null };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A quiz that is on, and its host. */
const present = async () => {
  const quiz = await stage.features().quizzes.create(stage.owner, buildQuiz());
  const host = await stage.peer({ token: stage.owner.token });
  const wanted = { activity: quizName, definitionId: quiz._id };
  const { room } = await host.ask('room:open', wanted);
  const { roomId } = room;
  const seated = await host.ask('room:host', { roomId });
  host.notices.unshift(...seated.notices);
  const { runId, version: first } = runIn(seated);
  let version = first;
  const command = async (...all: QuizCommand[]): Promise<void> => {
    for (const each of all) {
      ({ version } = await host.ask('run:command', { roomId, runId, version, command: each }));
    }
  };
  return { host, room, roomId, runId, command, wanted, version: () => version };
};

const join = async ({ room, roomId, runId }: Awaited<ReturnType<typeof present>>, name: string) => {
  const phone = await stage.phone(room.code);
  await phone.request('run:name', { roomId, runId, name });
  const submit = (slot: string, answer: unknown, revision: number) =>
    phone.request('answer:submit', {
      roomId,
      runId,
      slot,
      attempt: `${name}-${slot.replace('.', '-')}-${revision}`,
      revision,
      value: { answer },
      tappedAt: Date.now(),
    });
  return Object.assign(phone, {
    say: (place: number, answer: unknown, revision = 1) => submit(`q${place}`, answer, revision),
    team: (answer: unknown, revision = 1) => submit('team.1', answer, revision),
  });
};

const told = (peer: Peer, runId: string, wanted: (me: QuizPersonal) => boolean) =>
  peer.told(
    'me:changed',
    (payload) => payload.runId === runId && wanted(payload.me as QuizPersonal),
  );

/** Every frame that comes over a connection from now on, as text. */
const listen = ({ socket }: Peer): (() => string) => {
  const frames: string[] = [];
  socket.io.engine.on('packet', ({ data }) => frames.push(String(data)));
  return () => frames.join('\n');
};

const isIn =
  (wanted: string) =>
  ({ view }: { view: { phase: string } | null }): boolean =>
    view?.phase === wanted;

/** What is right of the first question, and why. */
const secret = /Since 1871\.|"right":\{|"ids":\[/;

const teamsBy = (by: 'choice' | 'lot'): QuizCommand => ({
  type: 'teams',
  teams: { names: ['Circles', 'Stars'], by },
  anew: false,
});

describe('a quiz in a room', () => {
  test('asked, answered, told: each is told their points, the wall who leads, by name', async () => {
    const on = await present();
    const screen = await stage.peer();
    const onScreen = listen(screen);
    await screen.ask('room:watch', { code: on.room.code });
    const [ada, grace] = [await join(on, 'Ada'), await join(on, 'Grace')];
    const onPhone = listen(ada);
    // Somebody who never says what they are called is not waited for.
    await stage.phone(on.room.code);
    await on.command({ type: 'ask', at: 0 });
    expect(await ada.say(0, { choices: ['rome'] })).toMatchObject({ ok: true });
    expect(await grace.say(0, { choices: ['bonn'] })).toMatchObject({ ok: true });
    // Everybody who is here and may has answered: it closes by itself.
    const closed = await on.host.notice('run:changed', isIn('closed'));
    for (const each of [screen, ada]) await each.notice('run:changed', isIn('closed'));
    expect([onScreen(), onPhone(), JSON.stringify(ada.joined)].join('\n')).not.toMatch(secret);
    const { run } = closed.payload as RoomNoticePayload['run:changed'];
    const { roomId, runId } = on;
    await on.host.ask('run:command', {
      roomId,
      runId,
      version: run?.version ?? 0,
      command: { type: 'reveal' },
    });
    const { me } = await told(ada, runId, ({ last }) => last !== null);
    await screen.notice('run:changed', isIn('revealed'));
    for (const heard of [onScreen(), onPhone()]) expect(heard).toMatch(secret);
    expect(me).toMatchObject({ place: 1, players: 2, last: { outcome: 'right' } });
    const { me: hers } = await told(grace, runId, ({ last }) => last !== null);
    expect(hers).toMatchObject({ place: 2, points: 0, last: { outcome: 'wrong', gained: 0 } });
    await on.host.ask('run:command', {
      roomId,
      runId,
      version: (run?.version ?? 0) + 1,
      command: { type: 'board' },
    });
    const board = await screen.notice(
      'tally:changed',
      ({ tally }: TallyChanged) => (tally?.board ?? null) !== null,
    );
    const names = (board.payload as TallyChanged).tally?.board?.map(({ name }) => name);
    expect(names).toEqual(['Ada', 'Grace']);
  });

  test('the wall sees who comes, under the name that they say, the newest first', async () => {
    const on = await present();
    await on.command(teamsBy('choice'));
    const screen = await stage.peer();
    const seen = await screen.ask('room:watch', { code: on.room.code });
    screen.notices.unshift(...seen.notices);
    const ada = await join(on, 'Ada');
    await join(on, 'Grace');
    expect(await ada.team({ choices: ['t9'] })).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(await ada.team({ choices: ['t1'] })).toMatchObject({ ok: true });
    const { payload } = await screen.notice(
      'tally:changed',
      // Who is in which team is read less often than how many are.
      ({ tally }: TallyChanged) => tally?.lobby?.teams?.includes(1) === true,
    );
    const { lobby, sizes } = (payload as TallyChanged).tally ?? {};
    expect(lobby).toEqual({ names: ['Grace', 'Ada'], more: 0, teams: [null, 1] });
    expect(sizes?.[1]).toBe(1);
    await on.command({ type: 'ask', at: 0 });
    await screen.notice('tally:changed', ({ tally }: TallyChanged) => tally?.lobby === null);
  });

  test('its host asks what another key would change, and nobody else may', async () => {
    const on = await present();
    const ada = await join(on, 'Ada');
    await on.command({ type: 'ask', at: 0 });
    await ada.say(0, { choices: ['bonn'] });
    const remedy = { type: 'correct', place: 0, right: { type: 'options', ids: ['bonn'] } };
    const ask = async (token: string) => {
      const reply = await fetch(`${stage.url()}/api/quizzes/runs/${on.runId}/effect`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ remedy }),
      });
      return { status: reply.status, body: await reply.json() };
    };
    expect(await ask(stage.owner.token)).toEqual({
      status: 200,
      body: { answered: 1, hits: { before: 0, after: 1 }, gain: 0, lose: 0 },
    });
    expect((await ask((await stage.register('stranger')).token)).status).toBe(404);
  });

  test('RU12: after its end a key is put right, everybody who is still there is told, and nothing else goes', async () => {
    const on = await present();
    const [ada, grace] = [await join(on, 'Ada'), await join(on, 'Grace')];
    await on.command({ type: 'ask', at: 0 });
    await ada.say(0, { choices: ['bonn'] });
    const { host, roomId, runId } = on;
    await on.command({ type: 'close' }, { type: 'reveal' }, { type: 'end' });
    await grace.notice('run:changed', isIn('ended'));
    await on.command({ type: 'correct', place: 0, right: { type: 'options', ids: ['bonn'] } });
    const { me } = await told(ada, runId, ({ recounts }) => recounts === 1);
    expect(me).toMatchObject({ place: 1, points: 1_000 });
    await on.command({ type: 'void', place: 0, on: true });
    await told(ada, runId, ({ points }) => points === 0);
    const version = on.version();
    for (const command of [{ type: 'open' }, { type: 'ask', at: 1 }, { type: 'end' }]) {
      const reply = await host.request('run:command', { roomId, runId, version, command });
      expect(reply).toMatchObject({ ok: false, error: { code: 'WRONG_PHASE' } });
    }
    expect(await ada.say(0, { choices: ['rome'] }, 2)).toMatchObject({ ok: false });
  });

  test('the server starts anew while a question is open: the same answers, the same points', async () => {
    const on = await present();
    await on.command(teamsBy('lot'));
    const [ada, waits] = [await join(on, 'Ada'), await join(on, 'Waits')];
    const drawn = [await ada.team(byLot), await waits.team(byLot)].map((reply) => teamTold(reply));
    expect(drawn.toSorted()).toEqual(['t0', 't1']);
    // Drawn once: another tab that asks again, or for another one, changes nothing.
    const again = await ada.team(byLot, 2);
    expect(teamTold(again)).toBe(drawn[0]);
    // Nor since when they are in it: their team counts what they left out before.
    expect(again).toMatchObject({ data: { answer: { revision: 1 } } });
    await on.command({ type: 'ask', at: 0 });
    expect(await ada.say(0, { choices: ['rome'] })).toMatchObject({ ok: true });
    await stage.restart();
    const host = await stage.peer({ token: stage.owner.token });
    const { roomId, runId } = on;
    await host.ask('room:open', on.wanted);
    const seated = await host.ask('room:host', { roomId });
    let { version } = runIn(seated);
    const back = await stage.phone(on.room.code, { ticket: ada.joined.ticket });
    const own = back.joined.own?.answers.toSorted((one, other) => (one.slot < other.slot ? -1 : 1));
    expect(own).toMatchObject([
      { slot: 'q0', value: { answer: { choices: ['rome'] } } },
      { slot: 'team.1', value: { answer: { choices: [drawn[0]] } } },
    ]);
    for (const type of ['close', 'reveal'] as const) {
      ({ version } = await host.ask('run:command', { roomId, runId, version, command: { type } }));
    }
    const { me } = await told(back, runId, ({ last }) => last !== null);
    expect(me).toMatchObject({ place: 1, last: { outcome: 'right' } });
    const team = { team: Number(drawn[0]?.slice(1)), place: 1, teams: 2 };
    expect(me).toMatchObject({ team });
    expect((me as QuizPersonal).points).toBeGreaterThanOrEqual(500);
  });
});
