import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* However long a chat is: a page of it, and whatever is looked up with it, is found by an index. */

let app: TestApp;
let moduleid: string;
let feed: string;
const messages = 3_000;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.buildAccount();
  moduleid = await openSpaceOf(app, owner);
  const one = await enterDiscussion(app, { moduleid }, owner);
  await one.write('the first');
  feed = `${one.ref.roomId}:discussion`;
  one.close();
  await app.inStore(async (store) => {
    const entries = store.collection<Document>('feedentries');
    const first = await entries.findOne({ feed });
    const others = Array.from({ length: messages - 1 }, (_, index) => {
      const id = index + 2;
      const history = [{ seq: id, attempt: `somebody:a${id}` }];
      return { ...first, _id: `${feed}:${id}` as never, id, seq: id, at: id, history };
    });
    await entries.insertMany(others);
  });
});
afterAll(() => app.close());

test('a page of older ones is where one is, however far back, and reads no more than it shows', async () => {
  const one = await enterDiscussion(app, { moduleid });
  const { reply } = await one.follow();
  expect(reply.entries.length).toBe(200);
  for (const before of [messages, 1_500, 101]) {
    const page = await one.request('feed:page', { ...one.ref, before });
    const ids = page.ok ? page.data.entries.map(({ id }) => id) : [];
    expect(ids).toEqual(Array.from({ length: 100 }, (_, at) => before - 100 + at));
  }
  one.close();
});

interface Plan {
  readonly stage?: string;
  readonly inputStage?: Plan;
}
const stagesOf = ({ stage, inputStage }: Plan): string[] => [
  ...(stage === undefined ? [] : [stage]),
  ...(inputStage === undefined ? [] : stagesOf(inputStage)),
];

test.each<[string, string, () => { filter: Document; sort?: Document }]>([
  ['a page', 'feedentries', () => ({ filter: { feed, id: { $lt: 1_500 } }, sort: { id: -1 } })],
  ['what is new', 'feedentries', () => ({ filter: { feed, seq: { $gt: 9 } }, sort: { seq: 1 } })],
  [
    'what somebody wrote',
    'feedentries',
    () => ({ filter: { feed, 'author.participant': 'x', item: { $ne: null } } }),
  ],
  ['reactions of a message', 'discussionreactions', () => ({ filter: { message: 'x' } })],
  ['reactions of a person', 'discussionreactions', () => ({ filter: { userid: 'x' } })],
  ['places of a space', 'discussionplaces', () => ({ filter: { moduleid } })],
  [
    'whom one can mention',
    'discussionwriters',
    () => ({ filter: { roomId: moduleid }, sort: { lastAt: -1 } }),
  ],
  [
    'who wrote in places that go',
    'discussionwriters',
    () => ({ filter: { moduleid, roomId: 'x' } }),
  ],
  ['where somebody wrote', 'discussionwriters', () => ({ filter: { userid: 'x' } })],
  ['who is muted', 'discussionspaces', () => ({ filter: { 'muted.userid': 'x' } })],
])('%s is found by an index, and not sorted', async (_what, collection, query) => {
  const { filter, sort = {} } = query();
  const { queryPlanner } = await app.inStore((store) =>
    store.collection(collection).find(filter, { sort, limit: 100 }).explain(),
  );
  const stages = stagesOf((queryPlanner as { winningPlan: Plan }).winningPlan);
  expect(stages).toContain('IXSCAN');
  expect(stages).not.toContain('COLLSCAN');
  expect(stages).not.toContain('SORT');
});
