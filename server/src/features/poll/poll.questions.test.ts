import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll, openStage, type Stage } from '../../../test/live-stage.ts';
import { contentsIn } from '../../../test/contents-in.ts';

const [choice] = buildPoll().questions;

/** Ids like any others, though every object knows them. */
const strange = ['__proto__', 'constructor', 'toString'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    poll: buildPoll({
      liveResults: false,
      questions: [
        { kind: 'true-false', id: 'whale', text: 'A whale is a fish.', seconds: null },
        choice!,
        {
          kind: 'choice',
          id: '__proto__',
          text: 'Whose names are these?',
          seconds: null,
          multiple: true,
          options: strange.map((option) => ({ id: option, text: option })),
        },
      ],
      extras: [{ id: '__proto__', confidence: true, right: rightOptions('__proto__') }],
    }),
  });
});
afterAll(() => stage.close());

interface Told {
  readonly tally: { readonly answered: number; readonly counts: unknown } | null;
}
const answeredBy = (count: number) => (payload: Told) => payload.tally?.answered === count;
const openWith =
  (kind: string) => (payload: { view: { phase: string; current: { kind: string } | null } }) =>
    payload.view.phase === 'open' && payload.view.current?.kind === kind;

const wordsOf = async (userid: string) => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const files = await stage.features().personalData.collect(actor);
  return await contentsIn(files, 'runs');
};

test('true or false: asked, answered, changed, shown, counted anew, and told to who asks for their data', async () => {
  const host = await stage.host();
  const screen = await stage.peer();
  await screen.ask('room:watch', { code: host.room.code });
  const { userid, token } = await stage.register('ann');
  const ann = await stage.phone(host.room.code, { token });
  const ben = await stage.phone(host.room.code);
  await host.command({ type: 'open' });
  await ann.notice('run:changed', openWith('true-false'));

  expect(await ann.answer(['true'])).toMatchObject({ ok: true });
  expect(await ann.answer(['false'])).toMatchObject({ ok: true });
  expect(await ben.answer(['true'])).toMatchObject({ ok: true });
  for (const wrong of [['red'], ['true', 'false'], ['constructor'], []]) {
    expect(await ben.answer(wrong)).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
  }
  const counts = { true: 1, false: 1 };
  expect((await host.notice('tally:changed', answeredBy(2))).payload).toMatchObject({
    tally: { counts },
  });
  expect((await screen.notice('tally:changed', answeredBy(2))).payload).toMatchObject({
    tally: { counts: null },
  });

  await stage.restart();
  const again = await stage.host();
  expect((await again.notice('tally:changed', answeredBy(2))).payload).toMatchObject({
    tally: { counts },
  });
  expect(await wordsOf(userid)).toMatchObject({
    answered: [{ question: 'A whale is a fish.', answer: 'False' }],
  });
});

test('the next question is of another kind, and takes its own answers alone', async () => {
  const host = await stage.host();
  const { version } = host.run;
  const command = { type: 'open', question: 1 } as const;
  const { roomId } = host.room;
  await host.ask('run:command', { roomId, runId: host.run.runId, version, command });
  const phone = await stage.phone(host.room.code);
  const slot = 'q1.r1';
  expect(await phone.answer(['true'], { slot })).toMatchObject({
    ok: false,
    error: { code: 'BAD_REQUEST' },
  });
  expect(await phone.answer(['red'], { slot })).toMatchObject({ ok: true });
  const tally = await host.notice(
    'tally:changed',
    ({ tally: told }: { tally: { question: number; answered: number } | null }) =>
      told?.question === 1 && told.answered === 1,
  );
  expect(tally.payload).toMatchObject({ tally: { counts: { red: 1, green: 0, blue: 0 } } });
});

test('ids that every object knows are counted, kept and told like others', async () => {
  const host = await stage.host();
  const { runId, version } = host.run;
  const command = { type: 'open', question: 2 } as const;
  await host.ask('run:command', { roomId: host.room.roomId, runId, version, command });
  const slot = 'q2.r1';
  const counts = Object.fromEntries(strange.map((each, at) => [each, at === 2 ? 0 : 1]));
  const told = ({ tally }: { tally: { question: number; counts: unknown } | null }) =>
    tally?.question === 2 && isDeepStrictEqual(tally.counts, counts);
  const phone = await stage.phone(host.room.code);
  expect(await phone.answer(['toString'], { slot })).toMatchObject({ ok: true });
  expect(await phone.answer(['__proto__', 'constructor'], { slot })).toMatchObject({ ok: true });
  await host.notice('tally:changed', told);
  await stage.restart();
  const again = await stage.host();
  await again.notice('tally:changed', told);
});
