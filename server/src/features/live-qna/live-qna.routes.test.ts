import {
  type LiveQna,
  liveQnaLimits,
  type LiveQnaList,
  type LivePromiseList,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { putLiveQna, putPromise } from '../../../test/put-live-qna.ts';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* Who may do what with a thing that is there is proved for each call in `policies.test.ts`. */

const definition = {
  title: 'Your questions',
  moderated: false,
  names: true,
  voting: 'up',
  asking: true,
} as const;
const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];

let app: TestApp;
let owner: Person;
let helper: Person;
let stranger: Person;
let moduleid: string;
beforeAll(async () => {
  app = await appOfWorker();
  [owner, helper, stranger] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
  moduleid = await putModule(app, owner.userid, {
    content: { topics },
    moderators: [helper.userid],
  });
});

const listIn = (id: string, { token }: Person, topicid = 't1') =>
  app.call<LiveQnaList>('GET', `/api/live-qna?moduleid=${id}&topicid=${topicid}`, { token });
const promisesIn = (id: string, { token }: Person, more = '') =>
  app.call<LivePromiseList>('GET', `/api/live-qna/promises?moduleid=${id}&topicid=t1${more}`, {
    token,
  });
const create = (id: string, { token }: Person, topicid = 't1') =>
  app.call<LiveQna>('POST', '/api/live-qna', {
    token,
    body: { ...definition, moduleid: id, topicid },
  });

describe('in a topic', () => {
  test('owner and moderators make, read, change and list them, all alike; the newest comes first', async () => {
    const first = await create(moduleid, owner);
    const second = await create(moduleid, helper);
    expect([first.status, second.status]).toEqual([201, 201]);
    for (const person of [owner, helper]) {
      const { body } = await listIn(moduleid, person);
      const ids = body.items.map(({ liveqnaid }) => liveqnaid);
      expect(ids).toEqual([second.body.liveqnaid, first.body.liveqnaid]);
    }
    const path = `/api/live-qna/${first.body.liveqnaid}`;
    const changed = { ...definition, title: 'Ask', revision: 1 };
    const change = (token: string) => app.call<LiveQna>('PUT', path, { token, body: changed });
    expect((await change(helper.token)).body).toMatchObject({ title: 'Ask', revision: 2 });
    // Whoever loaded it before that does not write over it.
    expect((await change(owner.token)).status).toBe(409);
    expect((await app.call('DELETE', path, { token: helper.token })).status).toBe(200);
    expect((await app.call('GET', path, { token: owner.token })).status).toBe(404);
  });

  test('who only sees the space is told so; to whom it is closed, it is not there', async () => {
    expect((await listIn(moduleid, stranger)).status).toBe(403);
    expect((await promisesIn(moduleid, stranger)).status).toBe(403);
    expect((await create(moduleid, stranger)).status).toBe(403);
    const content = { topics, visibility: 'division', division: 'A' } as const;
    const closed = await putModule(app, owner.userid, { content });
    const item = await putLiveQna(app, closed, definition);
    const promise = await putPromise(app, closed);
    const { token } = stranger;
    const tries = [
      listIn(closed, stranger),
      promisesIn(closed, stranger),
      create(closed, stranger),
      app.call('GET', `/api/live-qna/${item}`, { token }),
      app.call('DELETE', `/api/live-qna/promises/${promise}`, { token }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
    // Word for word as of what never was.
    for (const path of ['', 'promises/']) {
      const [there, nowhere] = [path === '' ? item : promise, 'never'];
      const told = (id: string) =>
        app.call(path === '' ? 'GET' : 'DELETE', `/api/live-qna/${path}${id}`, { token });
      expect((await told(there)).body).toEqual((await told(nowhere)).body);
    }
  });

  test('in no topic, and in one that is full, none is made', async () => {
    expect((await create(moduleid, owner, 't9')).status).toBe(404);
    const full = await putModule(app, owner.userid, { content: { topics } });
    for (let at = 2; at < liveQnaLimits.perTopic; at += 1) await putLiveQna(app, full, definition);
    // Also of several at once no more are made than there is room for.
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => create(full, owner)));
    const refused = made.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(3);
  });
});

test('promises come by pages, those with most votes first, each once; an answer moves one to those that are done', async () => {
  const space = await putModule(app, owner.userid, { content: { topics } });
  const ids: string[] = [];
  for (let at = 0; at < 23; at += 1) {
    // Some have as many.
    ids.unshift(await putPromise(app, space, { question: at, votes: at - (at % 2) }));
  }
  const seen: string[] = [];
  const { promises: most, total } = (await promisesIn(space, owner)).body;
  expect(total).toBe(23);
  expect(most[0]?.promiseid).toBe(ids[0]);
  for (let more = ''; ;) {
    const { body } = await promisesIn(space, owner, more);
    seen.push(...body.promises.map(({ promiseid }) => promiseid));
    if (body.next === null) break;
    more = `&before=${body.next}`;
  }
  expect(seen).toHaveLength(ids.length);
  expect(new Set(seen)).toEqual(new Set(ids));
  const path = `/api/live-qna/promises/${ids[0]}`;
  const { token } = owner;
  const replied = await app.call('PUT', path, { token, body: { reply: ' Because. ' } });
  expect(replied.body).toMatchObject({ reply: 'Because.' });
  expect((await promisesIn(space, owner, '&done=yes')).body.promises).toMatchObject([
    { promiseid: ids[0], reply: 'Because.' },
  ]);
  const left = (await promisesIn(space, owner)).body.promises;
  expect(left.map(({ promiseid }) => promiseid)).not.toContain(ids[0]);
  // Nobody is told who asked, or who answered.
  expect(JSON.stringify(replied.body)).not.toContain(owner.userid);
  expect((await promisesIn(space, owner, '&before=nonsense')).status).toBe(400);
});

test('whose account goes leaves what they made and wrote to the space, without a name', async () => {
  const leaver = await app.buildAccount();
  const space = await putModule(app, owner.userid, {
    content: { topics },
    moderators: [leaver.userid],
  });
  const { body } = await create(space, leaver);
  const promise = await putPromise(app, space);
  const { token } = leaver;
  const path = `/api/live-qna/promises/${promise}`;
  await app.call('PUT', path, { token, body: { reply: 'Mine.' } });
  const data = await app.features.liveQnas.allOf(leaver.userid);
  expect(data).toHaveLength(1);
  await app.features.liveQnas.forget(leaver.userid);
  await app.features.promises.forget(leaver.userid);
  expect(JSON.stringify(await app.stored())).not.toContain(`"repliedBy":"${leaver.userid}"`);
  expect((await listIn(space, owner)).body.items).toMatchObject([{ liveqnaid: body.liveqnaid }]);
  expect((await promisesIn(space, owner, '&done=yes')).body.promises).toHaveLength(1);
});

test('what hangs on a space that is gone for good is gone too', async () => {
  const space = await putModule(app, owner.userid, { content: { topics } });
  const item = await putLiveQna(app, space, definition);
  await putPromise(app, space);
  await app.features.liveQnas.removeAllIn(space);
  await app.features.promises.removeAllIn(space);
  expect(await app.features.liveQnas.exists(item)).toBe(false);
  expect((await promisesIn(space, owner)).body.promises).toEqual([]);
});
