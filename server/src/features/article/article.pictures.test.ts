import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleStage, newArticleid } from '../../../test/article-stage.ts';
import { backAgain } from '../../../test/back-again.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof articleStage>;
let owner: Person;
let moduleid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = articleStage(app, clock);
}, 60_000);
beforeEach(async () => {
  owner = await app.buildAccount();
  moduleid = await putModule(app, owner.userid);
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const begun = async () => {
  const ref = { moduleid, articleid: newArticleid() };
  await stage.save(owner, ref, { text: '' });
  return ref;
};
const keep = async (articleid: string, who = owner) =>
  stage.keepPicture(who, articleid, await smallPicture());
const keptOf = (fileids: readonly string[]) =>
  app.inStore(async (store) => {
    const files = store.collection<{ _id: string }>('pictures.files');
    const found = await files.find({ _id: { $in: [...fileids] } }).toArray();
    return fileids.map((fileid) => found.some(({ _id }) => _id === fileid));
  });
const naming = (...fileids: string[]) => fileids.map((each) => `![](/api/file/${each})`).join(' ');

test('201: by moderators, for an article that is there; seen once it is published, as long as it is', async () => {
  const reader = await app.buildAccount();
  expect((await keep(newArticleid())).status).toBe(404);
  const ref = await begun();
  const { articleid } = ref;
  expect((await keep(articleid, reader)).status).toBe(403);
  const { status, body } = await keep(articleid);
  expect(status).toBe(201);
  const { fileid, path } = body;
  expect(path).toBe(`/api/file/${fileid}`);
  /** By the address that stands in texts, and by that of the article. */
  const seenBy = async (who: Person | null) => {
    const options = who === null ? {} : { token: who.token };
    const [own, byArticle] = [
      await app.call('GET', path, options),
      await stage.picture(who, articleid, fileid),
    ];
    expect(byArticle.status).toBe(own.status);
    return own.status;
  };
  const all = async () => [await seenBy(owner), await seenBy(reader), await seenBy(null)];
  await stage.save(owner, ref, { text: naming(fileid) }, 1);
  expect(await all()).toEqual([200, 404, 404]);
  await stage.publish(owner, articleid, 2);
  expect(await all()).toEqual([200, 200, 200]);
  await stage.save(owner, ref, { text: 'Without it.' }, 3);
  expect(await all()).toEqual([200, 200, 200]);
  await stage.publish(owner, articleid, 4);
  expect(await all()).toEqual([200, 404, 404]);
  // Another article of the same space shows it, one of another space does not.
  const elsewhere = await putModule(app, owner.userid);
  await stage.published(owner, elsewhere, { text: naming(fileid) });
  expect(await all()).toEqual([200, 404, 404]);
  const other = await stage.published(owner, moduleid, { text: naming(fileid) });
  expect(await all()).toEqual([200, 200, 200]);
  await stage.remove(owner, other, 2);
  expect(await all()).toEqual([200, 404, 404]);
});

test('an article that goes leaves the pictures that another one of its space names', async () => {
  const { articleid } = await begun();
  const sent: string[] = [];
  for (let at = 0; at < 4; at += 1) sent.push((await keep(articleid)).body.fileid);
  const [shown, was, elsewhere, own] = sent as [string, string, string, string];
  await stage.save(owner, { moduleid, articleid }, { text: naming(...sent) }, 1);
  const other = await stage.published(owner, moduleid, { text: naming(shown, was) });
  await stage.save(owner, { moduleid, articleid: other }, { text: naming(shown) }, 2);
  await stage.publish(owner, other, 3);
  await stage.published(owner, await putModule(app, owner.userid), { text: naming(elsewhere) });
  await stage.remove(owner, articleid, 2);
  clock.advance(9 * day);
  owner = await backAgain(app, owner);
  await expect.poll(() => keptOf([own]), { timeout: 10_000 }).toEqual([false]);
  await expect.poll(async () => (await stage.read(owner, articleid)).status).toBe(404);
  expect(await keptOf([shown, was, elsewhere])).toEqual([true, true, false]);
  expect((await app.call('GET', `/api/file/${shown}`)).status).toBe(200);
  expect((await stage.picture(null, other, shown)).status).toBe(200);
  expect((await stage.picture(null, other, was)).status).toBe(404);
});

test('400, 413: what is no picture, or is too large; and none for what is removed', async () => {
  const { articleid } = await begun();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect((await stage.keepPicture(owner, articleid, svg)).status).toBe(400);
  const large = new Uint8Array(fileLimits.bytes + 1);
  expect((await stage.keepPicture(owner, articleid, large)).status).toBe(413);
  await stage.remove(owner, articleid, 1);
  expect((await keep(articleid)).status).toBe(404);
});

test('what nothing names is gone after a day or two; what is written, read or was is named', async () => {
  const ref = await begun();
  const sent: string[] = [];
  for (let at = 0; at < 4; at += 1) sent.push((await keep(ref.articleid)).body.fileid);
  const [written, read, was] = sent as [string, string, string, string];
  await stage.save(owner, ref, { text: naming(was) }, 1);
  clock.advance(16 * 60_000);
  await stage.save(owner, ref, { text: naming(read) }, 2);
  await stage.publish(owner, ref.articleid, 3);
  await stage.save(owner, ref, { text: naming(written) }, 4);
  clock.advance(3 * day);
  await expect.poll(() => keptOf(sent), { timeout: 10_000 }).toEqual([true, true, true, false]);
});

test('whoever sent it leaves: what an article names stays, as nobody’s; with the article it goes', async () => {
  const moderator = await app.buildAccount();
  const space = await putModule(app, owner.userid, { moderators: [moderator.userid] });
  const ref = { moduleid: space, articleid: newArticleid() };
  await stage.save(moderator, ref, { text: '' });
  const [named, loose] = [
    (await keep(ref.articleid, moderator)).body.fileid,
    (await keep(ref.articleid, moderator)).body.fileid,
  ];
  await stage.save(moderator, ref, { text: naming(named) }, 1);
  await stage.publish(moderator, ref.articleid, 2);
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: moderator.token,
    body: { password: moderator.password },
  });
  expect(left.status).toBe(200);
  expect(await keptOf([named, loose])).toEqual([true, false]);
  expect((await stage.picture(null, ref.articleid, named)).status).toBe(200);
  await stage.remove(owner, ref.articleid, 3);
  clock.advance(9 * day);
  await backAgain(app, owner);
  await expect.poll(() => keptOf([named]), { timeout: 10_000 }).toEqual([false]);
});
