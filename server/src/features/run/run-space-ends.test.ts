import { beforeAll, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type TestApp } from '../../../test/start-test-app.ts';

interface StoredRun {
  readonly _id: string;
  readonly ended: boolean;
}

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

test('a space that is deleted and restored still has what people were called in its runs', async () => {
  const owner = await app.buildAccount({ accountType: 'moderator' });
  const moduleid = await putModule(app, owner.userid, {
    content: { topics: [{ topicid: 't1', title: 'Sets', archived: false }] },
  });
  const poll = { ...buildPoll({ entry: 'named' }), moduleid, topicid: 't1' };
  const { _id } = await app.features.polls.create(owner, poll);
  const run = await presentPoll(app, _id, owner);
  const phone = await connect(app.url);
  await phone.ask('room:join', { room: { code: run.code } });
  await phone.ask('run:name', { roomId: run.roomId, runId: run.runId, name: 'Ottilie' });
  run.leave();
  phone.close();
  const path = `/api/module/deletemodule/${moduleid}`;
  expect((await app.call('DELETE', path, { token: owner.token })).status).toBe(200);
  const isOver = () =>
    app.inStore(async (store) => {
      const found = await store.collection<StoredRun>('runs').findOne({ _id: run.runId });
      return found?.ended;
    });
  await expect.poll(isOver).toBe(true);
  expect(JSON.stringify(await app.stored())).toContain('Ottilie');
});

test('when a space goes with its owner’s account, so does what people were called in its runs', async () => {
  const leaver = await app.buildAccount({ accountType: 'moderator' });
  const { _id } = await app.features.polls.create(leaver, buildPoll({ entry: 'named' }));
  const run = await presentPoll(app, _id, leaver);
  await run.command({ type: 'open' });
  const { roomId, runId, code } = run;
  const phone = await connect(app.url);
  const { ticket } = await phone.ask('room:join', { room: { code } });
  await phone.ask('run:name', { roomId, runId, name: 'Quillan of the front row' });
  await phone.ask('answer:submit', {
    roomId,
    runId,
    slot: 'q0.r1',
    attempt: 'one',
    revision: 1,
    value: { choices: ['red'] },
    tappedAt: Date.now(),
  });
  run.leave();
  const body = { password: leaver.password };
  const left = await app.call('POST', '/api/user/deleteaccount', { token: leaver.token, body });
  expect(left.status).toBe(200);
  expect(JSON.stringify(await app.stored())).not.toContain('Quillan');
  // What was answered stays for who answered it.
  phone.close();
  const back = await connect(app.url);
  const { own } = await back.ask('room:join', { room: { code }, ticket });
  expect(own?.answers).toMatchObject([{ value: { choices: ['red'] } }]);
  back.close();
});
