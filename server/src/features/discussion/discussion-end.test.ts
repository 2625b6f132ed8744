import { beforeAll, expect, test } from 'vitest';
import { appOfWorker, type TestApp } from '../../../test/start-test-app.ts';
import { removeIfGone } from './discussion-end.service.ts';
import { roomIdOf } from './discussion-access.ts';
import { openRecords } from './discussion-records.service.ts';
import type { DiscussionTools } from './discussion-tools.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

const topicid = 't1';

test.each([
  ['a space that is there', {}, { space: true, question: true }, false],
  ['a space that is gone', {}, { space: false, question: true }, true],
  ['a question that is there', { questionid: 'q1' }, { space: true, question: true }, false],
  ['a question that is gone', { questionid: 'q1' }, { space: true, question: false }, true],
])('what was kept in %s', async (_where, at, there, isRemoved) => {
  const moduleid = `late-${JSON.stringify({ at, there }).length}-${String(isRemoved)}`;
  const place = { moduleid, topicid, ...at };
  const roomId = roomIdOf(place);
  const cleared: string[] = [];
  await app.inStore(async (store) => {
    const models = openRecords(store);
    const message = `${roomId}:1`;
    await models.places.create({ _id: roomId, moduleid, pinned: [], revision: 0 });
    await models.writers.create({ _id: `${roomId}:ann`, roomId, moduleid, userid: 'ann' });
    await models.reactions.create({ _id: `${message}:ann`, message, moduleid, userid: 'ann' });
    const tools = {
      models,
      placed: () => ({ clear: async (feed: { roomId: string }) => void cleared.push(feed.roomId) }),
      spaces: { isThere: async () => there.space },
      threadOf: async () => (there.question ? { isFor: () => true, into: null } : null),
    };
    await removeIfGone(tools as unknown as DiscussionTools, place);
    const left = await Promise.all([
      models.places.countDocuments({ _id: roomId }),
      models.writers.countDocuments({ roomId }),
      models.reactions.countDocuments({ message }),
    ]);
    expect(left).toEqual(isRemoved ? [0, 0, 0] : [1, 1, 1]);
  });
  expect(cleared).toEqual(isRemoved ? [roomId] : []);
});
