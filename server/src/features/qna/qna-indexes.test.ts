import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { expectInItsOrder, planWatch } from '../../../test/plans-of.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { questionRecord } from '../../../test/put-question.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { findNearByWords } from './near.service.ts';
import { QnaLists } from './qna-lists.service.ts';
import { type QnaModels, qnaModels } from './qna.model.ts';
import { idOfLabel } from './qna-records.ts';
import { picturesNamed } from './qna-upkeep.service.ts';
import { Tally } from './tally.service.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let models: QnaModels;
let lists: QnaLists;
/** What was asked of the store since it was emptied last. */
const asked: Record<string, unknown>[] = [];
let plansOf: ReturnType<typeof planWatch>;
const topic = { moduleid: 'm1', topicid: 't1' };
let next: { newest: string | null; votes: string | null };
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  models = qnaModels(connection);
  lists = new QnaLists(models);
  await Promise.all(Object.values(models).map((model) => model.createIndexes()));
  await models.questions.collection.insertMany(
    Array.from({ length: 200 }, (_, at) =>
      questionRecord({
        ...topic,
        title: `Question ${at} of matrices`,
        votes: at % 9,
        answered: at % 2 === 0,
        labels: at % 3 === 0 ? ['l1'] : [],
        at: new Date(1_000 + at),
      }),
    ) as never[],
  );
  await models.labelCounts.create({
    _id: idOfLabel('m1', 'common'),
    moduleid: 'm1',
    questions: 5_000,
    unanswered: 5_000,
    counted: 1,
  });
  await models.questions.collection.insertMany(
    Array.from({ length: qnaLimits.labelled }, (_, at) =>
      questionRecord({ ...topic, topicid: 't2', labels: ['common'], at: new Date(at) }),
    ) as never[],
  );
  const [newest, votes] = await Promise.all([
    lists.questions({ ...topic, order: 'newest', label: undefined, before: undefined }),
    lists.questions({ ...topic, order: 'votes', label: undefined, before: undefined }),
  ]);
  next = { newest: newest.next, votes: votes.next };
  plansOf = planWatch(connection, asked);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const page = (order: 'newest' | 'votes' | 'unanswered', label?: string, before?: string | null) =>
  lists.questions({ ...topic, order, label, before: before ?? undefined });

const pageOf = (topicid: string) =>
  lists.questions({ ...topic, topicid, order: 'newest', label: 'common', before: undefined });

test.each<[string, () => Promise<unknown>]>([
  ['newest', () => page('newest')],
  ['newest, further', () => page('newest', undefined, next.newest)],
  ['votes', () => page('votes')],
  ['votes, further', () => page('votes', undefined, next.votes)],
  ['unanswered', () => page('unanswered')],
  ['unanswered, further', () => page('unanswered', undefined, next.newest)],
  ['newest of a label', () => page('newest', 'l1')],
  ['votes of a label', () => page('votes', 'l1', next.votes)],
  ['votes of a label that many have', () => page('votes', 'common', next.votes)],
  ['unanswered of a label that many have', () => page('unanswered', 'common')],
  ['unanswered of a label', () => page('unanswered', 'l1')],
  ['newest of a label that many have elsewhere', () => page('newest', 'common')],
  ['newest of a label that many have', () => pageOf('t2')],
  ['labels of a space', () => models.labelCounts.find({ moduleid: 'm1' }).lean()],
  ['counting a label', () => new Tally(models).labels('m1', ['l1'])],
  ['what waits of the answers to one', () => lists.unseen('q1', null)],
  ['how one was worded', () => models.versions.find({ thing: 'q1' }).sort({ at: 1 }).lean()],
  [
    'the same attempt again',
    () => models.questions.findOne({ author: 'u1', attempt: 'a1' }).lean(),
  ],
  ['pinned', () => lists.pinned(topic)],
  ['one’s own', () => lists.unlistedOf('somebody', topic)],
  ['counts', () => lists.counts(topic)],
  ['answers', () => lists.answers('q1', undefined)],
  ['answers, further', () => lists.answers('q1', next.votes ?? undefined)],
  ['queue', () => lists.queue('m1', true, undefined)],
  ['log', () => lists.log('m1', undefined)],
  ['near', () => findNearByWords(models)('m1', 'question of a matrix')],
  ['pictures', () => picturesNamed(models, ['f1'])],
  ['what is merged into one', () => models.questions.find({ mergedInto: 'q1' }).lean()],
  [
    'a label in a space',
    () =>
      models.questions.countDocuments({
        moduleid: 'm1',
        listed: true,
        labels: 'l1',
        answered: false,
      }),
  ],
  ['counting', () => new Tally(models).question('q1')],
  ['what a person said', () => models.votes.find({ by: 'somebody' }).lean()],
  ['reports of a thing', () => models.reports.find({ thing: 'q1' }).sort({ at: -1 }).lean()],
])('%s: by an index, in its order', async (_name, work) => {
  expectInItsOrder(await plansOf(work));
});

test('a query that has no index is told from those that have one', async () => {
  const [plan] = await plansOf(() =>
    models.questions.find({ counted: 7 }).sort({ votes: 1 }).lean(),
  );
  expect(plan).toContain('COLLSCAN');
  expect(plan).toContain('"stage":"SORT"');
});

test('a page is read without those that are not on it', async () => {
  const { items } = await page('votes');
  expect(items).toHaveLength(qnaLimits.page);
  expect(asked.at(-1)?.['limit']).toBe(qnaLimits.page + 1);
});

test('what is counted is counted up to a bound, and a label goes by the index that few are read of', async () => {
  await new Tally(models).labels('m1', ['common']);
  await lists.counts(topic);
  const reads = asked.filter((command) => !('update' in command));
  const limits = reads.slice(-4).map(({ limit }) => limit);
  expect(limits).toEqual([
    qnaLimits.labelled,
    qnaLimits.labelled,
    qnaLimits.counted,
    qnaLimits.counted,
  ]);
  const hintOf = async (topicid: string) => {
    asked.length = 0;
    const { items } = await pageOf(topicid);
    return { hint: asked.at(-1)?.['hint'], items: items.length };
  };
  expect(await hintOf('t2')).toEqual({
    hint: { moduleid: 1, topicid: 1, listed: 1, at: -1, _id: -1 },
    items: qnaLimits.page,
  });
  // Many have it in the space, nobody in this topic: that is not found by going through all of it.
  expect(await hintOf('t1')).toEqual({ hint: undefined, items: 0 });
});
