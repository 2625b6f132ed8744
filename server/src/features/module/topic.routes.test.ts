import { type Module, moduleLimits } from '@sets/shared/module/module.contract.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* Who may is proved for each call in `module-edit.routes.test.ts`. */

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await appOfWorker();
  owner = await app.buildAccount();
});

const topicsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    topicid: `t${at}`,
    title: `Topic ${at}`,
    archived: false,
  }));
const put = (count: number) =>
  putModule(app, owner.userid, { content: { topics: topicsOf(count) } });
const call = <Body = Module>(method: string, name: string, body: object) =>
  app.call<Body>(method, `/api/module/${name}`, { token: owner.token, body });
const add = (moduleid: string, title: string) =>
  call<{ topicid: string; module: Module }>('POST', 'addtopic', { moduleid, title });
const read = async (moduleid: string) =>
  (await app.call<Module>('GET', `/api/module/getmodule/${moduleid}`)).body.topics;

test('a topic comes last, and its id is its own', async () => {
  const moduleid = await put(2);
  const { body } = await add(moduleid, ' Eigenvalues ');
  const added = { topicid: body.topicid, title: 'Eigenvalues', archived: false };
  expect(body.module.topics).toEqual([...topicsOf(2), added]);
  expect(await read(moduleid)).toEqual([...topicsOf(2), added]);
});

test('fifty added at once are all there, each once', async () => {
  const moduleid = await put(0);
  const titles = Array.from({ length: 50 }, (_, at) => `Topic ${at}`);
  const answers = await Promise.all(titles.map((title) => add(moduleid, title)));
  expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200));
  const topics = await read(moduleid);
  expect(topics.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  const ids = answers.map(({ body }) => body.topicid);
  expect(topics.map(({ topicid }) => topicid).toSorted()).toEqual(ids.toSorted());
});

test('orders, titles and new topics at the same moment lose nothing', async () => {
  const moduleid = await put(10);
  const ids = topicsOf(10).map(({ topicid }) => topicid);
  const answers = await Promise.all([
    ...ids.map((topicid) =>
      call('PUT', 'changetopictitle', { moduleid, topicid, title: `New ${topicid}` }),
    ),
    ...Array.from({ length: 10 }, (_, at) => add(moduleid, `Added ${at}`)),
    call('PUT', 'reordertopics', { moduleid, topicids: ids.toReversed() }),
  ]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const topics = await read(moduleid);
  expect(topics).toHaveLength(20);
  expect(topics.slice(0, 10).map(({ topicid }) => topicid)).toEqual(ids.toReversed());
  expect(topics.slice(0, 10).every(({ title, topicid }) => title === `New ${topicid}`)).toBe(true);
  expect(topics.slice(10).every(({ title }) => title.startsWith('Added'))).toBe(true);
});

test('after any orders and archivings it is the same topics, in the last order', async () => {
  const all = topicsOf(6);
  const some = fc.shuffledSubarray(all.map(({ topicid }) => topicid));
  await fc.assert(
    fc.asyncProperty(fc.array(some, { maxLength: 3 }), some, async (orders, archived) => {
      const moduleid = await put(6);
      let expected = all.map(({ topicid }) => topicid);
      for (const topicids of orders) {
        await call('PUT', 'reordertopics', { moduleid, topicids });
        expected = [...topicids, ...expected.filter((each) => !topicids.includes(each))];
      }
      for (const topicid of archived) {
        await call('PUT', 'archivetopic', { moduleid, topicid, archived: true });
      }
      expect(await read(moduleid)).toEqual(
        expected.map((topicid) => {
          const title = all.find((each) => each.topicid === topicid)?.title;
          return { topicid, title, archived: archived.includes(topicid) };
        }),
      );
    }),
    { numRuns: 8 },
  );
});

test('an archived topic is brought back to its place', async () => {
  const moduleid = await put(3);
  const archive = (archived: boolean) =>
    call('PUT', 'archivetopic', { moduleid, topicid: 't1', archived });
  expect((await archive(true)).body.topics[1]).toMatchObject({ topicid: 't1', archived: true });
  expect((await archive(false)).body.topics).toEqual(topicsOf(3));
});

test('404: a topic that is not there', async () => {
  const moduleid = await put(2);
  const missing = { status: 404, body: { code: 'NOT_FOUND' } };
  const title = { moduleid, topicid: 'other', title: 'x' };
  expect(await call('PUT', 'changetopictitle', title)).toMatchObject(missing);
  const archive = { moduleid, topicid: 'other', archived: true };
  expect(await call('PUT', 'archivetopic', archive)).toMatchObject(missing);
  const order = { moduleid, topicids: ['t1', 'other'] };
  expect(await call('PUT', 'reordertopics', order)).toMatchObject(missing);
  expect(await read(moduleid)).toEqual(topicsOf(2));
});

test('403: one more than there is room for', async () => {
  const moduleid = await put(moduleLimits.topics);
  expect(await add(moduleid, 'More')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await read(moduleid)).toHaveLength(moduleLimits.topics);
});
