import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleStage, newArticleid } from '../../../test/article-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof articleStage>;
let owner: Person;
let moduleid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = articleStage(app, clock);
  owner = await app.buildAccount();
}, 60_000);
beforeEach(async () => {
  moduleid = await putModule(app, owner.userid);
});
afterAll(() => app.close());

const find = async (query: string) =>
  (await app.features.articles.search.find(query, [moduleid], 10)).map((hit) => hit.articleid);
const searchedOf = (articleid: string) =>
  app.inStore(async (store) => {
    const articles = store.collection<{ _id: string; searched: string; start: string }>('articles');
    const { searched = '', start = '' } = (await articles.findOne({ _id: articleid })) ?? {};
    return { searched, start };
  });

test('of a text that is made of different words so many are searched', async () => {
  const words = Array.from({ length: 20_000 }, (_none, at) => `w${at.toString(36)}x`);
  const articleid = await stage.published(owner, moduleid, { text: words.join(' ') });
  expect(await find(words[5_999] ?? '')).toEqual([articleid]);
  expect(await find(words[6_000] ?? '')).toEqual([]);
  const { searched, start } = await searchedOf(articleid);
  expect(searched.trim().split(' ')).toHaveLength(6_000);
  expect(start).toBe(searched.slice(0, 20_000));
});

test('what others read is searched: not a draft, and nothing that is removed or hidden', async () => {
  const articleid = newArticleid();
  const ref = { moduleid, articleid };
  await stage.save(owner, ref, { text: 'Looms weave patterns.' });
  expect(await searchedOf(articleid)).toEqual({ searched: '', start: '' });
  await stage.publish(owner, articleid, 1);
  await stage.save(owner, ref, { text: 'Mills grind numbers.' }, 2);
  expect(await find('weave')).toEqual([articleid]);
  expect(await find('"looms weave"')).toEqual([articleid]);
  expect(await find('weave -patterns')).toEqual([]);
  expect(await find('grind')).toEqual([]);
  await stage.publish(owner, articleid, 3);
  expect(await find('grind')).toEqual([articleid]);
  await stage.remove(owner, articleid, 4);
  expect(await searchedOf(articleid)).toEqual({ searched: '', start: '' });
  await stage.putBack(owner, articleid, 5);
  expect(await find('"grind numbers"')).toEqual([articleid]);
  await stage.hide(owner, articleid, 6);
  expect(await searchedOf(articleid)).toEqual({ searched: '', start: '' });
});
