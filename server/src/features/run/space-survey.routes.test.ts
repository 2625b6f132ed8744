import type { LiveRoom } from '@sets/shared/run/space-runs.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

test('a survey is live in its space for as long as it is open, though nobody is there', async () => {
  const clock = createManualClock();
  const app = await startTestApp({ clock });
  onTestFinished(() => app.close());
  const owner = await app.buildAccount();
  const topics = [{ topicid: 't1', title: 't1', archived: false }];
  const content = { topics, visibility: 'open' as const, title: 'Algorithms' };
  const moduleid = await putModule(app, owner.userid, { content });
  const poll = await app.features.polls.create(owner, buildPoll({ moduleid, topicid: 't1' }));
  const live = async () =>
    (await app.call<{ rooms: LiveRoom[] }>('GET', `/api/module/getlive/${moduleid}`)).body.rooms;

  const run = await presentPoll(app, poll._id, owner);
  const day = 24 * 60 * 60_000;
  await run.command({ type: 'survey', until: clock.now() + 2 * day });
  run.leave();
  clock.advance(day);
  expect(await live()).toMatchObject([{ code: run.code, here: 0 }]);
  clock.advance(day);
  await eventually(async () => {
    // Nobody has it in play: it is looked for every half minute.
    clock.advance(30_000);
    expect(await live()).toEqual([]);
  });
});
