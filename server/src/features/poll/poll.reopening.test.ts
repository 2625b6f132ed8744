import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHistoryStage } from '../../../test/history-stage.ts';

let history: Awaited<ReturnType<typeof openHistoryStage>>;
beforeAll(async () => {
  history = await openHistoryStage();
});
afterAll(() => history.close());

const tooLate = { ok: false, error: { code: 'TOO_LATE' } };

test('RU6: a round that is opened again after a restart goes on with its answers, in one line of the results', async () => {
  const { stage, clock, asked, results } = history;
  const { host, runId, code } = await asked();
  const openedAt = clock.now();
  clock.advance(3_000);
  await host.command({ type: 'close' });
  clock.advance(6_000);
  const early = await stage.phone(code);
  expect(await early.answer(['green'], { tappedAt: clock.now() })).toMatchObject(tooLate);

  await stage.restart();
  const again = await stage.host();
  const { payload } = await again.notice('run:changed', () => true);
  expect(payload).toMatchObject({ view: { phase: 'closed', reopens: true } });
  await again.command({ type: 'open' });
  const cleo = await stage.phone(code);
  expect(await cleo.answer(['green'], { tappedAt: clock.now() })).toMatchObject({ ok: true });
  clock.advance(4_000);
  await again.command({ type: 'close' });
  const { rounds } = await results(runId);
  expect(rounds).toMatchObject([
    {
      slot: 'q0.r1',
      openedAt: new Date(openedAt).toISOString(),
      closedAt: new Date(openedAt + 13_000).toISOString(),
      answered: 3,
    },
  ]);
  expect(rounds[0]?.lines.map(({ count }) => count)).toEqual([1, 1, 1]);

  const version = await again.command({ type: 'show' });
  const { roomId } = again.room;
  const command = { type: 'open' } as const;
  const refused = await again.request('run:command', { roomId, runId, version, command });
  expect(refused).toMatchObject({ ok: false, error: { code: 'WRONG_PHASE' } });
});
