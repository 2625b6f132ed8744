import { moduleLimits } from '@sets/shared/module/module.contract.ts';
import type { SearchPage } from '@sets/shared/search/search.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleStage, newArticleid } from '../../../test/article-stage.ts';
import { backAgain } from '../../../test/back-again.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof articleStage>;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = articleStage(app, clock);
}, 60_000);
beforeEach(async () => {
  [owner, reader] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

const closedTo = (moduleid: string) =>
  app.inStore((store) =>
    store
      .collection('modules')
      .updateOne(
        { _id: moduleid as never },
        { $set: { 'content.visibility': 'school', 'content.school': 'Elsewhere' } },
      ),
  );

test('a list: drafts for moderators first, what was published last before the others, what was removed last', async () => {
  const moduleid = await putModule(app, owner.userid);
  const [older, newer] = [
    await stage.published(owner, moduleid, { title: 'Older' }),
    await stage.published(owner, moduleid, { title: 'Newer', authors: ['A', 'B'] }),
  ];
  const removed = await stage.published(owner, moduleid, { title: 'Removed' });
  await stage.remove(owner, removed, 2);
  const draft = newArticleid();
  await stage.save(owner, { moduleid, articleid: draft }, { title: 'Draft' });
  // What is written since stands in no list.
  await stage.save(owner, { moduleid, articleid: older }, { title: 'Since' }, 2);
  const listFor = async (who: Person | null) =>
    (await stage.list(who, moduleid)).body.articles.map(({ title }) => title);
  expect(await listFor(owner)).toEqual(['Draft', 'Newer', 'Older', 'Removed']);
  for (const who of [reader, null]) expect(await listFor(who)).toEqual(['Newer', 'Older']);
  const { articles } = (await stage.list(null, moduleid)).body;
  expect(articles[0]).toMatchObject({
    articleid: newer,
    authors: ['A', 'B'],
    summary: 'They weave patterns.',
    minutes: 1,
    removedUntil: null,
  });
  expect(articles[0]?.publishedAt).not.toBeNull();
});

test('found in the search over one’s own spaces: by its title and its words, once it is published', async () => {
  const moduleid = await putModule(app, owner.userid);
  const ref = { moduleid, articleid: newArticleid() };
  const found = async (words: string) => {
    const path = `/api/search?${String(new URLSearchParams({ q: words }))}`;
    const { body } = await app.call<SearchPage>('GET', path, { token: owner.token });
    return body.hits;
  };
  await stage.save(owner, ref, { title: 'Jacquard', text: 'Of looms that weave.' });
  expect(await found('jacqu')).toEqual([]);
  await stage.publish(owner, ref.articleid, 1);
  const hit = { kind: 'article', ...ref, topicid: null, questionid: null, title: 'Jacquard' };
  for (const words of ['jacqu', 'jacquard', 'loom']) {
    expect(await found(words)).toEqual([{ ...hit, space: 'Linear Algebra' }]);
  }
  await stage.save(owner, ref, { title: 'Babbage', text: 'Nothing.' }, 2);
  expect(await found('babb')).toEqual([]);
  await stage.remove(owner, ref.articleid, 3);
  expect(await found('jacquard')).toEqual([]);
});

test('404: in a space that is closed to somebody nothing is there, in the same words', async () => {
  const moduleid = await putModule(app, owner.userid);
  const articleid = await stage.published(owner, moduleid);
  await closedTo(moduleid);
  const nothing = newArticleid();
  for (const who of [reader, null]) {
    const answer = await stage.view(who, articleid);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await stage.view(who, nothing)).body);
    expect((await stage.list(who, moduleid)).status).toBe(404);
  }
  const edited = await stage.read(reader, articleid);
  expect(edited.body).toEqual((await stage.read(reader, nothing)).body);
  expect((await stage.publish(reader, articleid, 2)).body).toEqual(edited.body);
  expect((await stage.view(owner, articleid)).status).toBe(200);
  const { articles } = app.features;
  expect(await articles.forReader(reader.userid, articleid)).toBeNull();
});

test('403: readers, and moderators whose address nobody has proven, change nothing', async () => {
  const unproven = await app.buildAccount({ verified: false });
  const moduleid = await putModule(app, owner.userid, { moderators: [unproven.userid] });
  const articleid = await stage.published(owner, moduleid);
  for (const who of [reader, unproven]) {
    const draft = { moduleid, articleid: newArticleid() };
    expect((await stage.save(who, draft)).status).toBe(403);
    expect((await stage.save(who, { moduleid, articleid }, { title: 'No' }, 2)).status).toBe(403);
    expect((await stage.hide(who, articleid, 2)).status).toBe(403);
    expect((await stage.remove(who, articleid, 2)).status).toBe(403);
  }
  expect((await stage.read(unproven, articleid)).body.revision).toBe(2);
  const seen = await app.features.articles.forReader(unproven.userid, articleid);
  expect(seen).toEqual({ moduleid, mayWrite: false });
  expect((await stage.read(reader, articleid)).status).toBe(403);
});

test('what others ask: which of these are published in a space, and whether somebody may read one', async () => {
  const { articles } = app.features;
  const [here, there] = [await putModule(app, owner.userid), await putModule(app, owner.userid)];
  const [shown, elsewhere, removed] = [
    await stage.published(owner, here),
    await stage.published(owner, there),
    await stage.published(owner, here),
  ];
  const draft = newArticleid();
  await stage.save(owner, { moduleid: here, articleid: draft });
  await stage.remove(owner, removed, 2);
  const all = [shown, elsewhere, removed, draft, newArticleid()];
  expect(await articles.publishedIn(here, all)).toEqual(new Set([shown]));
  expect(await articles.publishedIn(here, [])).toEqual(new Set());
  expect(await articles.forReader(owner.userid, shown)).toEqual({
    moduleid: here,
    mayWrite: true,
  });
  for (const userid of [reader.userid, null]) {
    expect(await articles.forReader(userid, shown)).toEqual({ moduleid: here, mayWrite: false });
  }
  expect(await articles.forReader(owner.userid, draft)).toBeNull();
  expect(await articles.forReader(owner.userid, removed)).toBeNull();
});

test('with its space an article is away, comes back with it, and goes for good', async () => {
  const moduleid = await putModule(app, owner.userid);
  const articleid = await stage.published(owner, moduleid);
  const endSpace = ({ token }: Person) =>
    app.call('DELETE', `/api/module/deletemodule/${moduleid}`, { token });
  await endSpace(owner);
  expect((await stage.view(owner, articleid)).status).toBe(404);
  await app.call('POST', '/api/module/restore', { token: owner.token, body: { moduleid } });
  expect((await stage.view(owner, articleid)).status).toBe(200);
  await endSpace(owner);
  clock.advance((moduleLimits.restorableDays + 2) * 24 * 3_600_000);
  await backAgain(app, owner);
  const stored = async () => JSON.stringify(await app.stored()).includes(articleid);
  await expect.poll(stored, { timeout: 10_000 }).toBe(false);
});

test('what a newer version of Sets has stored is refused, listed by what is known, and not changed', async () => {
  const moduleid = await putModule(app, owner.userid);
  const articleid = await stage.published(owner, moduleid);
  const content = { v: 9, blocks: ['Later'] };
  await app.inStore((store) =>
    store
      .collection('articles')
      .updateOne({ _id: articleid as never }, { $set: { content, published: content } }),
  );
  const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
  expect(await stage.read(owner, articleid)).toMatchObject(refused);
  const saved = await stage.save(owner, { moduleid, articleid }, { title: 'Now' }, 2);
  expect(saved).toMatchObject(refused);
  expect(await stage.remove(owner, articleid, 2)).toMatchObject(refused);
  expect(await stage.view(null, articleid)).toMatchObject(refused);
  expect((await stage.list(null, moduleid)).body.articles).toMatchObject([{ articleid }]);
});
