import type { Connection } from 'mongoose';
import { afterAll, beforeAll, test } from 'vitest';
import { newLogid } from '../../../test/log-stage.ts';
import { expectByIndex, planWatch } from '../../../test/plans-of.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { contentFields, LogStore } from './log-store.service.ts';
import { logModel, type LogRecord } from './weeklog.model.ts';

/* However many entries there are: a topic reads its own, by an index. */

let testStore: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let store: LogStore;
let plansOf: ReturnType<typeof planWatch>;
const paperid = newLogid();
const place = { moduleid: 'space-3', topicid: 'topic-1' };

const storedLogAt = (at: number): LogRecord => {
  const paper = { paperid: at === 7 ? paperid : newLogid(), title: 'a', uploadid: newLogid() };
  return {
    _id: newLogid(),
    moduleid: `space-${at % 40}`,
    topicid: `topic-${at % 2}`,
    week: (at % 12) + 1,
    by: `maker-${at % 30}`,
    at: new Date(at),
    editedAt: null,
    removedAt: at % 9 === 0 ? new Date(at) : null,
    revision: 1,
    isMixed: false,
    ...contentFields({
      text: 'Words',
      links: [],
      papers: [{ ...paper, kind: 'pdf', bytes: 1, pages: 1 }],
      files: [],
    }),
  };
};

beforeAll(async () => {
  testStore = await startTestStore();
  connection = await connectStore(testStore.uri, { monitorCommands: true });
  store = new LogStore(connection);
  const logs = logModel(connection);
  await logs.createIndexes();
  await logs.collection.insertMany(
    Array.from({ length: 2_000 }, (_none, at) => storedLogAt(at)) as never[],
  );
  plansOf = planWatch(connection);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await testStore.close();
});

test.each<[string, () => Promise<unknown>]>([
  ['the log of a topic', () => store.of(place)],
  ['how many it has', () => store.countOf(place)],
  ['how long it is', () => store.charsBeside('one', place)],
  ['the entry with a paper', () => store.withPaper(paperid)],
  ['whether another has a paper', () => store.hasElsewhere('one', [paperid, newLogid()])],
  ['what goes today', () => store.removedUntil(new Date(100), 100)],
  ['what a space has', () => store.ofSpace('space-7', 100)],
  ['to forget somebody', () => store.forget('maker-3')],
])('%s: by an index', async (_name, work) => {
  expectByIndex(await plansOf(work));
});
