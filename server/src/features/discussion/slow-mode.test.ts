import { expect, test } from 'vitest';
import { enterDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

test('slow mode holds for other words of an old message as for a new one, not for a typo right after writing', async () => {
  const clock = createManualClock();
  const stage = await startTestApp({ clock });
  const [chair, eve] = [await stage.buildAccount(), await stage.buildAccount()];
  const moduleid = await openSpaceOf(stage, chair);
  const writer = await enterDiscussion(stage, { moduleid }, eve);
  const sent = { token: chair.token, body: { moduleid, seconds: 600 } };
  await stage.call('PUT', '/api/module/slowdiscussion', sent);
  const first = await writer.write('a tpyo');
  const id = first.ok ? first.data.id : 0;
  expect(await writer.edit(id, 'a typo')).toMatchObject({ ok: true });
  clock.advance(60_000);
  expect(await writer.edit(id, 'something new')).toMatchObject({
    error: { code: 'RATE_LIMITED', retryInMs: 540_000 },
  });
  expect(await writer.edit(id, 'a typo')).toMatchObject({ ok: true });
  clock.advance(540_000);
  expect(await writer.edit(id, 'something new')).toMatchObject({ ok: true });
  // The pause begins anew with it.
  expect(await writer.write('and more')).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  writer.close();
  await stage.close();
});
