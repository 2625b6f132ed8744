import type { DiscussionSettings } from '@sets/shared/discussion/discussion.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { enterDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* What moderators do at the same moment: none of it is lost, and the limits hold. */

let app: TestApp;
let owner: Person;
let ann: Person;

beforeAll(async () => {
  app = await appOfWorker();
  [owner, ann] = await Promise.all([app.buildAccount(), app.buildAccount()]);
});

const put = <Body>(path: string, body: object) =>
  app.call<Body>('PUT', path, { token: owner.token, body });
const ids = Array.from({ length: 10 }, (_, index) => index + 1);

test('of messages that are pinned and unpinned at once those say so that are in the list', async () => {
  const moduleid = await openSpaceOf(app, owner);
  const host = await enterDiscussion(app, { moduleid }, owner);
  for (const id of ids) await host.write(`m${id}`);
  host.close();
  const pin = async (id: number, pinned: boolean): Promise<void> => {
    const body = { place: { moduleid }, id, pinned };
    expect((await put('/api/module/pinmessage', body)).status).toBe(200);
  };
  const stored = () =>
    app.inStore(async (store) => {
      const place = await store.collection('discussionplaces').findOne({ moduleid });
      const marked = await store
        .collection('feedentries')
        .find({ feed: `${host.ref.roomId}:discussion`, 'item.pinned': true })
        .sort({ id: 1 })
        .toArray();
      return {
        list: ((place?.['pinned'] ?? []) as number[]).toSorted((a, b) => a - b),
        marked: marked.map((entry) => entry['id'] as number),
      };
    });
  await Promise.all(ids.map((id) => pin(id, true)));
  const { list, marked } = await stored();
  expect(list).toHaveLength(3);
  expect(marked).toEqual(list);
  await Promise.all([...list.map((id) => pin(id, false)), pin(4, true), pin(5, true)]);
  const after = await stored();
  expect(after.marked).toEqual(after.list);
  await Promise.all(ids.map((id) => pin(id, false)));
  expect(await stored()).toEqual({ list: [], marked: [] });
});

test('a message that says it is pinned and is in no list is mended by taking its pin away', async () => {
  const moduleid = await openSpaceOf(app, owner);
  const host = await enterDiscussion(app, { moduleid }, owner);
  await host.write('left so by a process that died');
  host.close();
  const _id = `${host.ref.roomId}:discussion:1`;
  const entries = <Result>(
    visit: (all: ReturnType<typeof collectionOf>) => Promise<Result>,
  ): Promise<Result> => app.inStore((store) => visit(collectionOf(store)));
  await entries((all) => all.updateOne({ _id }, { $set: { 'item.pinned': true } }));
  await put('/api/module/pinmessage', { place: { moduleid }, id: 1, pinned: false });
  expect(await entries((all) => all.findOne({ _id }))).toMatchObject({ item: { pinned: false } });
});

const collectionOf = (store: Parameters<Parameters<TestApp['inStore']>[0]>[0]) =>
  store.collection<{ _id: string }>('feedentries');

test('who is muted several times at once is muted once, and others with them', async () => {
  const moduleid = await openSpaceOf(app, owner);
  const others = await Promise.all(ids.map(() => app.buildAccount()));
  const mute = ({ userid }: Person) =>
    put('/api/module/mutediscussant', { moduleid, userid, minutes: 60 });
  await Promise.all([ann, ann, ann, ...others].map((each) => mute(each)));
  await put('/api/module/slowdiscussion', { moduleid, seconds: 5 });
  const { body } = await app.call<DiscussionSettings>(
    'GET',
    `/api/module/getdiscussionsettings/${moduleid}`,
    { token: owner.token },
  );
  expect(body.slowSeconds).toBe(5);
  expect(body.muted.map(({ userid }) => userid).toSorted()).toEqual(
    [ann, ...others].map(({ userid }) => userid).toSorted(),
  );
});

test('of questions that are pinned at once no more are than a topic may have', async () => {
  const moduleid = await putAskedSpace(app, owner.userid);
  const questions = await Promise.all(ids.map(() => putQuestion(app, { moduleid })));
  const pinned = await Promise.all(
    questions.map((questionid) => put('/api/qna/pin', { questionid, on: true })),
  );
  expect(pinned.filter(({ status }) => status === 200)).toHaveLength(qnaLimits.pinned);
  const there = await app.inStore((store) =>
    store.collection('qnaquestions').countDocuments({ moduleid, pinned: true }),
  );
  expect(there).toBe(qnaLimits.pinned);
});
