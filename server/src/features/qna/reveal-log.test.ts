import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FailingStore, startFailingStore } from '../../../test/failing-store.ts';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';

/* Who asked without a name is told to a moderator only once the log has that they looked it up. */

let real: Awaited<ReturnType<typeof startTestStore>>;
let connection: Awaited<ReturnType<typeof connectStore>>;
let store: FailingStore;
let app: TestApp;
beforeAll(async () => {
  real = await startTestStore();
  connection = await connectStore(real.uri);
  store = await startFailingStore(real.uri);
  app = await startTestApp({ config: { mongodbUri: store.uri } });
});
afterAll(async () => {
  store.failWith(null);
  await app.close();
  await store.close();
  await connection.close();
  await real.close();
});

test('where the log cannot be written, nobody is told who asked, and nobody is told of a look', async () => {
  const qna = qnaCallsOf(app);
  const [owner, asker] = await Promise.all([
    app.buildAccount(),
    app.buildAccount({ username: 'Zoe Unnamed' }),
  ]);
  const moduleid = await putAskedSpace({ inStore: (visit) => visit(connection) }, owner.userid);
  const { questionid } = (await qna.ask(asker, moduleid, { anonymous: true })).body;
  const notified = async () => {
    const { token } = asker;
    return (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body
      .notifications;
  };
  store.failWith('refused', 'qnalog');
  const refused = await qna.reveal(owner, questionid);
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(JSON.stringify(refused.body)).not.toContain(asker.userid);
  expect(JSON.stringify(refused.body)).not.toContain('Zoe');
  expect(store.failed).toBeGreaterThan(0);
  expect(await notified()).toEqual([]);
  store.failWith(null);
  const told = await qna.reveal(owner, questionid);
  expect(told.body).toEqual({ author: { userid: asker.userid, username: 'Zoe Unnamed' } });
  expect(await notified()).toMatchObject([{ title: 'A moderator looked up who asked' }]);
});
