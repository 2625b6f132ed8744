import { articleLimits } from '@sets/shared/article/article.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleForTests, articleStage, newArticleid } from '../../../test/article-stage.ts';
import { backAgain } from '../../../test/back-again.ts';
import { jobIsDone } from '../../../test/job-is-done.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof articleStage>;
let owner: Person;
let moderator: Person;
let moduleid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = articleStage(app, clock);
  owner = await app.buildAccount({ username: 'Ada' });
  moderator = await app.buildAccount({ username: 'Grace' });
}, 60_000);
beforeEach(async () => {
  moduleid = await putModule(app, owner.userid, { moderators: [moderator.userid] });
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const conflict = { status: 409, body: { code: 'CONFLICT' } };
const begun = async (content = {}) => {
  const ref = { moduleid, articleid: newArticleid() };
  await stage.save(owner, ref, content);
  return ref;
};

test('the first save makes it in the space, and what is sent twice is there once', async () => {
  const ref = { moduleid, articleid: newArticleid() };
  const first = await stage.save(owner, ref, { title: 'One' });
  expect(first).toMatchObject({
    status: 200,
    body: { ...ref, revision: 1, published: null, removedUntil: null },
  });
  expect(first.body.savedBy).toEqual({ userid: owner.userid, username: 'Ada' });
  expect((await stage.save(owner, ref, { title: 'One' })).body).toEqual(first.body);
  const second = await stage.save(moderator, ref, { title: 'Two' }, 1);
  expect(second.body).toMatchObject({ revision: 2, savedBy: { username: 'Grace' } });
  expect((await stage.save(owner, ref, { title: 'Two' }, 1)).body).toEqual(second.body);
});

test('409: a stale revision, an id of another space, one that is gone; nothing is changed', async () => {
  const ref = await begun({ title: 'One' });
  const { body: before } = await stage.save(owner, ref, { title: 'Two' }, 1);
  for (const stale of [0, 1, 9]) {
    expect(await stage.save(moderator, ref, { title: 'Three' }, stale)).toMatchObject(conflict);
  }
  const elsewhere = await putModule(app, owner.userid);
  const moved = { ...ref, moduleid: elsewhere };
  expect(await stage.save(owner, moved, { title: 'Three' }, 2)).toMatchObject(conflict);
  const nowhere = { moduleid, articleid: newArticleid() };
  expect(await stage.save(owner, nowhere, {}, 3)).toMatchObject(conflict);
  expect(await stage.publish(owner, ref.articleid, 1)).toMatchObject(conflict);
  expect(await stage.remove(owner, ref.articleid, 1)).toMatchObject(conflict);
  expect((await stage.read(owner, ref.articleid)).body).toEqual(before);
});

test('of saves at the same moment one is taken', async () => {
  const ref = await begun();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, at) => stage.save(owner, ref, { title: `Of ${at}` }, 1)),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect((await stage.read(owner, ref.articleid)).body).toEqual(taken[0]?.body);
});

test('as much as is promised is taken in every script, and no more', async () => {
  const ref = { moduleid, articleid: newArticleid() };
  const longest = '語'.repeat(articleLimits.text);
  expect((await stage.save(owner, ref, { text: longest })).status).toBe(200);
  expect((await stage.save(owner, ref, { text: `${longest}語` }, 1)).status).toBe(400);
});

test('400: more pictures than an article may have; each counts once', async () => {
  const ref = { moduleid, articleid: newArticleid() };
  const naming = (pictures: number) =>
    Array.from({ length: pictures }, (_none, at) => `![](/api/file/p${at})`).join('');
  const most = naming(articleLimits.pictures);
  expect((await stage.save(owner, ref, { text: most + most })).status).toBe(200);
  const more = { text: naming(articleLimits.pictures + 1) };
  expect(await stage.save(owner, ref, more, 1)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', msg: expect.stringContaining('pictures') },
  });
  expect((await stage.save(owner, { ...ref, articleid: newArticleid() }, more)).status).toBe(400);
  expect((await stage.save(owner, ref, { text: 'None.' }, 1)).status).toBe(200);
});

test('publishing: a title and a text; what others read stays until it is done again', async () => {
  const { articleid, ...space } = await begun({ title: '' });
  const ref = { articleid, ...space };
  expect((await stage.publish(owner, articleid, 1)).status).toBe(400);
  await stage.save(owner, ref, { title: 'Title', text: ' \n\u200B ' }, 1);
  expect((await stage.publish(owner, articleid, 2)).status).toBe(400);
  await stage.save(owner, ref, { title: 'Title', text: '# Said\n\nOne **two**.' }, 2);
  expect((await stage.view(null, articleid)).status).toBe(404);
  const { body } = await stage.publish(owner, articleid, 3);
  expect(body).toMatchObject({ revision: 4, published: { editedAt: null, differs: false } });
  expect((await stage.publish(owner, articleid, 3)).body).toEqual(body);
  const { body: since } = await stage.save(owner, ref, { title: 'Since' }, 4);
  expect(since.published?.differs).toBe(true);
  expect((await stage.view(null, articleid)).body).toMatchObject({
    title: 'Title',
    text: '# Said\n\nOne **two**.',
    minutes: 1,
    editedAt: null,
    mayEdit: false,
    space: { moduleid, title: 'Linear Algebra', school: 'NA' },
  });
  await stage.publish(moderator, articleid, 5);
  const { body: seen } = await stage.view(moderator, articleid);
  expect(seen).toMatchObject({ title: 'Since', mayEdit: true });
  expect(seen.editedAt).not.toBeNull();
  const { body: hidden } = await stage.hide(owner, articleid, 6);
  expect(hidden).toMatchObject({ revision: 7, published: null });
  expect((await stage.view(owner, articleid)).status).toBe(404);
});

test('versions: of each publishing, and of each quarter of an hour', async () => {
  const ref = await begun({ title: 'One' });
  clock.advance(60_000);
  await stage.save(owner, ref, { title: 'Two' }, 1);
  clock.advance(16 * 60_000);
  await stage.save(moderator, ref, { title: 'Three' }, 2);
  await stage.publish(moderator, ref.articleid, 3);
  const { versions } = (await stage.versions(owner, ref.articleid)).body;
  expect(versions).toMatchObject([
    { version: 3, title: 'Three', isPublished: true, by: { username: 'Grace' } },
    { version: 2, title: 'Two', isPublished: false, by: { username: 'Ada' } },
  ]);
  expect((await stage.version(owner, ref.articleid, 2)).body.content).toEqual(
    articleForTests({ title: 'Two' }),
  );
  expect((await stage.version(owner, ref.articleid, 9)).status).toBe(404);
});

test('versions: the oldest go where all together have too many characters', async () => {
  const text = (at: number) => `${at} `.padEnd(articleLimits.text, 'a');
  const ref = await begun({ text: text(0) });
  for (let at = 1; at <= 3; at += 1) {
    await stage.publish(owner, ref.articleid, 2 * at - 1);
    await stage.save(owner, ref, { text: text(at) }, 2 * at);
  }
  const kept = async () =>
    (await stage.versions(owner, ref.articleid)).body.versions.map(({ version }) => version);
  expect(await kept()).toEqual([5, 3, 1]);
  // As if the one in the middle were so long that with those to come there is no room for a letter.
  const characters = articleLimits.versionCharacters - 2 * articleLimits.text;
  const middle = { articleid: ref.articleid, version: 3 };
  await app.inStore((store) =>
    store.collection('articleversions').updateOne(middle, { $set: { characters } }),
  );
  await stage.publish(owner, ref.articleid, 7);
  expect(await kept()).toEqual([7, 5, 3]);
  await stage.save(owner, ref, { text: 'a' }, 8);
  await stage.publish(owner, ref.articleid, 9);
  expect(await kept()).toEqual([9, 7, 5]);
});

test('what is removed only moderators see, can put back for a week, and then it is gone', async () => {
  const [left, gone] = [
    await stage.published(owner, moduleid),
    await stage.published(owner, moduleid),
  ];
  for (const articleid of [left, gone]) {
    const { body } = await stage.remove(moderator, articleid, 2);
    expect(Date.parse(body.removedUntil!)).toBe(clock.now() + articleLimits.putBack);
    expect((await stage.view(owner, articleid)).status).toBe(404);
    const again = await stage.save(owner, { moduleid, articleid }, { title: 'No' }, 3);
    expect(again).toMatchObject(conflict);
  }
  expect((await stage.putBack(owner, left, 3)).body).toMatchObject({ removedUntil: null });
  expect((await stage.view(null, left)).status).toBe(200);
  clock.advance(articleLimits.putBack);
  owner = await backAgain(app, owner);
  expect((await stage.putBack(owner, gone, 3)).status).toBe(404);
  expect((await stage.list(owner, moduleid)).body.articles).toMatchObject([{ articleid: left }]);
  const later = await stage.published(owner, moduleid);
  await stage.remove(owner, later, 2);
  clock.advance(2 * day);
  const kept = () =>
    app.inStore(async (store) => {
      const articles = await store.collection('articles').find({ moduleid }).toArray();
      const versions = await store
        .collection('articleversions')
        .find({ articleid: gone })
        .toArray();
      return [articles.map(({ _id }) => String(_id)), versions.length];
    });
  await jobIsDone(app, clock, 'article purge');
  expect(await kept()).toEqual([[left, later], 0]);
});

test('FULL: a space has so many articles; one of them that is saved is taken all the same', async () => {
  const ref = await begun();
  await app.inStore(async (store) => {
    const one = await store.collection('articles').findOne({ _id: ref.articleid as never });
    const copies = Array.from({ length: articleLimits.articles - 1 }, () =>
      Object.assign({}, one, { _id: newArticleid() }),
    );
    await store.collection<object>('articles').insertMany(copies);
  });
  const another = { moduleid, articleid: newArticleid() };
  expect((await stage.save(owner, another)).body.code).toBe('FULL');
  expect((await stage.save(owner, ref, { title: 'Since' }, 1)).status).toBe(200);
  expect((await stage.list(owner, moduleid)).body.articles).toHaveLength(articleLimits.articles);
});
