import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newArticleid } from '../../../test/article-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { expectByIndex, planWatch } from '../../../test/plans-of.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { openArticles } from './article.feature.ts';
import { articleModels } from './article.model.ts';

/* However many articles there are: one space reads its own, by an index. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let opened: ReturnType<typeof openArticles>;
let plansOf: ReturnType<typeof planWatch>;
const asked: Record<string, unknown>[] = [];

const spaces = 40;
const ids = Array.from({ length: 2_000 }, newArticleid);
const nothing = (): Promise<void> => Promise.resolve();
const none = (): never => {
  throw new Error('There are no pictures here.');
};
const space = {
  record: { owner: 'owner', moderators: [], content: { title: 'A space', school: 'NA' } },
  reader: null,
} as never;

const storedArticle = (_id: string, at: number) => ({
  _id,
  moduleid: `space-${at % spaces}`,
  draft: { title: `Article ${at}`, authors: [], summary: '', minutes: 1 },
  savedAt: new Date(at),
  savedBy: `writer-${at % 30}`,
  removedAt: at % 9 === 0 ? new Date(at) : null,
  publishedAt: new Date(at),
  line: null,
  editedAt: null,
  pictures: [`picture-${at}`],
  shown: [`picture-${at}`],
  isOut: at % 9 !== 0,
  isRemoved: at % 9 === 0,
  published: { title: `Article ${at}`, text: `Of looms and week ${at % 12}` },
  searched: `Of looms and week ${at % 12}`,
  beginnings: at % 9 === 0 ? [] : ['article', `${at}`],
  turn: 1,
});

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  const jobs = {
    handle: () => undefined,
    enqueue: () => Promise.resolve(''),
    stateOf: () => Promise.resolve(null),
    forget: nothing,
  };
  opened = openArticles(
    { connection, clock: createManualClock(), jobs },
    {
      people: { names: () => Promise.resolve(new Map()) },
      spaces: {
        read: () => Promise.resolve(space),
        moderated: () => Promise.resolve(space),
        isThere: () => Promise.resolve(true),
      },
      pictures: { keep: none, read: none, loosen: nothing, removeAllOfArticle: nothing },
      onGone: nothing,
    },
  );
  const { articles, versions } = articleModels(connection);
  for (const each of [articles, versions]) await each.createIndexes();
  await articles.collection.insertMany(ids.map(storedArticle) as never[]);
  plansOf = planWatch(connection, asked);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const services = () => opened.services;
const [someId = ''] = ids;

test.each<[string, () => Promise<unknown>]>([
  ['the list of a space', () => services().articleReading.list(null, 'space-3')],
  ['an article', () => services().articles.forReader(null, someId)],
  ['those that are published', () => services().articles.publishedIn('space-3', ids.slice(0, 20))],
  ['whether a picture is shown', () => services().articles.shows(null, someId, 'picture-7')],
  ['pictures that are named', () => services().articles.picturesNamed(['picture-1', 'picture-2'])],
  ['a search', () => services().articles.search.find('artic loom', ['space-3', 'space-4'], 100)],
  ['the end of a space', () => services().articles.spaceGone('space-7')],
  [
    'to erase somebody',
    async () => {
      for (const held of [opened.personalData ?? []].flat()) await held.erase('nobody');
    },
  ],
])('%s: by an index', async (_name, work) => {
  expectByIndex(await plansOf(work));
});

test('the list of a space names what it reads: of what is long nothing is looked at', async () => {
  asked.length = 0;
  await services().articleReading.list(null, 'space-3');
  const [projection] = asked.map((command) => command['projection'] as Record<string, number>);
  expect(Object.values(projection ?? {})).not.toHaveLength(0);
  expect(Object.values(projection ?? {}).every((shown) => shown === 1)).toBe(true);
});
