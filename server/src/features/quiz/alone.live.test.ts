import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { timing } from '@sets/shared/core/limits.ts';
import type { AlonePersonal } from '@sets/shared/quiz/alone/alone.personal.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildQuiz } from '../../../test/build-quiz.ts';
import { openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';

/* A quiz that people go through on their own. */

type Changed = RoomNoticePayload['run:changed'] & { readonly view: { readonly phase: string } };

let stage: Stage;
let clock: ManualClock;
beforeAll(async () => {
  clock = createManualClock();
  stage = await openStage({ clock });
});
afterAll(() => stage.close());

const day = 86_400_000;
/** What nobody may be told before they have answered: why Rome is right. */
const why = 'Since 1871.';

/** A quiz that its host has left open. */
const leaveOpen = async (given: Partial<Extract<QuizCommand, { type: 'alone' }>> = {}) => {
  const quiz = await stage.features().quizzes.create(stage.owner, buildQuiz());
  const host = await stage.peer({ token: stage.owner.token });
  const { room } = await host.ask('room:open', { activity: quizName, definitionId: quiz._id });
  const { roomId } = room;
  const { runId, version } = runIn(await host.ask('room:host', { roomId }));
  const until = clock.now() + day;
  const command: QuizCommand = {
    type: 'alone',
    since: null,
    until,
    attempts: 1,
    feedback: 'each',
    counts: 'best',
    ...given,
  };
  await host.ask('run:command', { roomId, runId, version, command });
  clock.advance(timing.beat);
  await host.notice('run:changed', ({ view }: Changed) => view.phase === 'open');
  const join = async (ticket?: string) => {
    const phone = await stage.phone(room.code, ticket === undefined ? {} : { ticket });
    if (ticket === undefined) await phone.request('run:name', { roomId, runId, name: 'Ada' });
    const say = (slot: string, answer: unknown, attempt = slot.replace('.', '-'), revision = 1) =>
      phone.request('answer:submit', {
        roomId,
        runId,
        slot,
        attempt,
        revision,
        value: { answer },
        tappedAt: clock.now(),
      });
    return Object.assign(phone, { say });
  };
  return { host, until, join };
};

test('each is told what is right after their own answer, which stays from then on; nobody else is', async () => {
  const { join } = await leaveOpen();
  const [ada, grace] = [await join(), await join()];
  expect(await ada.say('a1', { attempt: 'begun' })).toMatchObject({ ok: true });
  expect(JSON.stringify([ada.joined, ada.notices, grace.joined])).not.toContain(why);
  const told = await ada.say('q0.1', { choices: ['bonn'] });
  expect(told).toMatchObject({
    data: { me: { told: { all: [{ outcome: 'wrong', explanation: why }] } } },
  });

  // The same again is acknowledged; another one, also of another tab, is not taken.
  expect(await ada.say('q0.1', { choices: ['bonn'] })).toMatchObject({ ok: true });
  const second = await join(ada.joined.ticket);
  expect(second.joined.own?.me).toMatchObject({ told: { all: [{ outcome: 'wrong' }] } });
  const changed = await second.say('q0.1', { choices: ['rome'] }, 'other', 9);
  expect(changed).toMatchObject({ error: { code: 'TOO_LATE' } });
  expect(await second.say('q2.1', { choices: ['false'] })).toMatchObject({ ok: true });
  const { me } = await ada.told('me:changed', (payload) => {
    const mine = payload.me as AlonePersonal | null;
    return mine?.told?.all.length === 2;
  });
  expect(me).toMatchObject({ told: { all: [{ outcome: 'wrong' }, { outcome: 'right' }] } });

  clock.advance(timing.beat);
  const saidByGrace = await grace.say('q1.1', { choices: ['bonn'] });
  expect(JSON.stringify([grace.joined, grace.notices, saidByGrace])).not.toContain(why);
});

test('it closes by itself while nobody is there, and then each is told, also after a restart', async () => {
  const { join, until } = await leaveOpen({ feedback: 'closed' });
  const ada = await join();
  expect(await ada.say('q0.1', { choices: ['rome'] })).toMatchObject({
    data: { me: { told: null } },
  });
  expect(await ada.say('a1', { attempt: 'handed-in' })).toMatchObject({
    data: { me: { told: null } },
  });
  const { ticket } = ada.joined;
  await stage.restart();
  clock.advance(until - clock.now());
  await vi.waitFor(
    async () => {
      // Nobody has it in play: it is looked for every half minute.
      clock.advance(30_000);
      const back = await join(ticket);
      expect(back.joined.own?.me).toMatchObject({
        counts: 1,
        attempts: [{ number: 1, handedIn: true, result: { points: 1_000, hits: 1 } }],
        told: { all: [{ outcome: 'right', explanation: why }, {}, {}, {}] },
      });
    },
    { timeout: 20_000 },
  );
  const late = await (await join(ticket)).say('q1.1', { choices: ['rome'] });
  expect(late).toMatchObject({ error: { code: 'TOO_LATE' } });
});
