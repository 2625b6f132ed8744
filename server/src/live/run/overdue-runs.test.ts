import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildPoll, openStage } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

test('RU4: a question whose time passes while nobody has its run in play is closed all the same', async () => {
  const clock = createManualClock();
  const stage = await openStage({ clock, poll: buildPoll({}, 10) });
  onTestFinished(() => stage.close());
  const client = await MongoClient.connect(stage.storeUri);
  onTestFinished(() => client.close());
  const host = await stage.host();
  const runs = client.db().collection<{ _id: string }>('runs');
  const stored = () => runs.findOne({ _id: host.run.runId });
  expect(await stored()).not.toHaveProperty('due');
  const due = clock.now() + 10_000;
  await host.command({ type: 'open' });
  expect(await stored()).toMatchObject({ due: new Date(due) });

  // Started anew, the server knows of no run until somebody comes, and nobody does.
  await stage.restart();
  clock.advance(3_600_000);
  await eventually(async () => {
    // The first look may have been before that; the next is half a minute later.
    clock.advance(30_000);
    expect(await stored()).toMatchObject({ state: { phase: 'closed', closedAt: due } });
  });
  expect(await stored()).not.toHaveProperty('due');
});
