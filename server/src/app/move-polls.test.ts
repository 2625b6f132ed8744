import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../core/log.ts';
import { buildPoll } from '../../test/live-stage.ts';
import { presentPoll } from '../../test/presented-poll.ts';
import { putModule } from '../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { movePolls } from './move-polls.ts';

let app: TestApp;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  [ann, ben] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

interface Filed {
  readonly moduleid: string;
  readonly topicid: string;
}

/** A poll as it lay before polls belonged to spaces. */
const filed = async (by: Person, where: Filed): Promise<string> => {
  const { _id } = await app.features.polls.create(by, buildPoll());
  await app.inStore((store) =>
    store.collection<{ _id: string }>('polls').updateOne({ _id }, { $set: where }),
  );
  return _id;
};
const forgetPlace = (runId: string) =>
  app.inStore((store) =>
    store
      .collection<{ _id: string }>('runs')
      .updateOne({ _id: runId }, { $unset: { moduleid: '', topicid: '' } }),
  );
const forgetDone = () =>
  app.inStore((store) => store.collection<{ _id: string }>('looks').deleteMany({}));
const move = () =>
  app.inStore((store) => movePolls(store, app.features, createLog('error', { write: () => {} })));
const whereIs = async (pollid: string): Promise<Filed> => {
  const found = await app.features.polls.topicOf(pollid);
  if (found === null) throw new Error('The poll is gone.');
  return found;
};

test('polls that lie in no space move, once, into one of whoever made them; what lies right stays', async () => {
  const topics = [{ topicid: 't1', title: 'One', archived: false }];
  const shared = await putModule(app, ann.userid, {
    moderators: [ben.userid],
    content: { topics },
  });
  const annsOwn = await putModule(app, ann.userid, { content: { topics } });
  const right = await filed(ben, { moduleid: shared, topicid: 't1' });
  const lost = [
    await filed(ben, { moduleid: 'personal', topicid: 'polls' }),
    await filed(ben, { moduleid: 'COURSE1', topicid: 'week1' }),
    await filed(ben, { moduleid: shared, topicid: 'no-topic' }),
    // In a space of somebody else, where anybody could file one.
    await filed(ben, { moduleid: annsOwn, topicid: 't1' }),
  ];
  const anns = await filed(ann, { moduleid: 'personal', topicid: 'polls' });
  await forgetDone();
  // Two processes start at once.
  await Promise.all([move(), move()]);
  const own = await app.features.ownSpaces.find(ben);
  for (const pollid of lost) expect(await whereIs(pollid)).toEqual(own);
  expect(await whereIs(right)).toEqual({ moduleid: shared, topicid: 't1' });
  expect(await whereIs(anns)).toEqual(await app.features.ownSpaces.find(ann));
  const spaces = await app.inStore((store) =>
    store.collection('modules').countDocuments({ owner: ben.userid }),
  );
  expect(spaces).toBe(1);
  const { token } = ben;
  expect((await app.call('GET', '/api/module/getallowance', { token })).body).toMatchObject({
    created: 0,
  });
});

test('once: who is taken from the moderators later leaves their polls where they are', async () => {
  await move();
  const topics = [{ topicid: 't1', title: 'One', archived: false }];
  const moduleid = await putModule(app, ann.userid, { content: { topics } });
  const stays = await filed(ben, { moduleid, topicid: 't1' });
  // The program before this one may still be at work while programs change.
  const late = await filed(ben, { moduleid: 'personal', topicid: 'polls' });
  await move();
  expect(await whereIs(stays)).toEqual({ moduleid, topicid: 't1' });
  expect(await whereIs(late)).toEqual(await app.features.ownSpaces.find(ben));
});

test('its runs and their results are found where it lies then', async () => {
  const { pollid } = (
    await app.call<Poll>('POST', '/api/polls', { token: ann.token, body: buildPoll() })
  ).body;
  const run = await presentPoll(app, pollid, ann);
  await run.command({ type: 'end' });
  run.leave();
  await forgetPlace(run.runId);
  await forgetDone();
  await move();
  const { moduleid, topicid } = await whereIs(pollid);
  const path = `/api/runs?moduleid=${moduleid}&topicid=${topicid}`;
  const { body } = await app.call<{ runs: RunLine[] }>('GET', path, ann);
  expect(body.runs.map(({ runId }) => runId)).toContain(run.runId);
  expect((await app.call('GET', `/api/runs/${run.runId}/results`, ann)).status).toBe(200);
});
