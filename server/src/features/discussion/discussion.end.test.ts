import { beforeAll, expect, test, vi } from 'vitest';
import { enterDiscussion, type InDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { putQuestion } from '../../../test/put-question.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* What becomes of messages when what they hang on goes. */

let app: TestApp;
let ann: Person;
let bob: Person;
let moduleid: string;

beforeAll(async () => {
  app = await appOfWorker();
  const owner = await app.buildAccount();
  [ann, bob] = await Promise.all([app.buildAccount(), app.buildAccount()]);
  moduleid = await openSpaceOf(app, owner);
});

test('an account goes though one of its messages cannot be read', async () => {
  const fay = await app.buildAccount();
  const writer = await enterDiscussion(app, { moduleid }, fay);
  await writer.write('of another version');
  writer.close();
  await app.inStore((store) =>
    store
      .collection('feedentries')
      .updateOne({ 'item.text': 'of another version' }, { $set: { 'item.v': 99 } }),
  );
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: fay.token,
    body: { password: fay.password },
  });
  expect(left.status).toBe(200);
  expect(JSON.stringify(await app.stored())).not.toContain('of another version');
});

test('what was said under a question goes with it', async () => {
  const questionid = await putQuestion(app, { moduleid, author: ann.userid });
  const thread = await enterDiscussion(app, { moduleid, topicid: 't1', questionid }, bob);
  await thread.write('under a question');
  thread.close();
  const path = `/api/qna/question/${questionid}`;
  expect(await app.call('DELETE', path, { token: ann.token })).toMatchObject({ status: 200 });
  const all = await app.stored();
  expect(JSON.stringify(all)).not.toContain('under a question');
  expect(JSON.stringify(all)).not.toContain(thread.ref.roomId);
});

test('what people write while a space ends with its owner’s account is gone with it', async () => {
  const leaver = await app.buildAccount();
  const going = await openSpaceOf(app, leaver);
  const questionid = await putQuestion(app, { moduleid: going, author: ann.userid });
  const places = [{}, { topicid: 't1' }, { topicid: 't1', questionid }];
  const people = await Promise.all(Array.from({ length: 12 }, () => app.buildAccount()));
  const writers = await Promise.all(
    people.map((each, index) =>
      enterDiscussion(app, { moduleid: going, ...places[index % 3] }, each),
    ),
  );
  const untilRefused = async (one: InDiscussion): Promise<void> => {
    while ((await one.write('until the end')).ok);
  };
  const writing = Promise.all(writers.map((one) => untilRefused(one)));
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: leaver.token,
    body: { password: leaver.password },
  });
  expect(left.status).toBe(200);
  await Promise.all(writers.map((one) => one.told('place:left')));
  await writing;
  for (const one of writers) one.close();
  const isGone = async (): Promise<boolean> => {
    const all = JSON.stringify(await app.stored());
    return !all.includes('the end') && !writers.some(({ ref }) => all.includes(ref.roomId));
  };
  await vi.waitUntil(isGone, { timeout: 10_000, interval: 100 });
});
