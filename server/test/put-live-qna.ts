import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { LiveQnaDefinition } from '@sets/shared/live-qna/live-qna.contract.ts';
import {
  storedLiveQnaDefinition,
  storedPromise,
} from '@sets/shared/live-qna/live-qna.migrations.ts';
import { nextMoment } from './next-moment.ts';
import { newId } from '../src/core/new-id.ts';
import type { StoredLiveQna } from '../src/features/live-qna/live-qna.model.ts';
import type { StoredPromise } from '../src/features/live-qna/promise.model.ts';
import type { TestApp } from './start-test-app.ts';

/** A live Q&A in the topic `t1` of a space. */
export const putLiveQna = async (
  app: Pick<TestApp, 'inStore'>,
  moduleid: string,
  definition: LiveQnaDefinition,
): Promise<string> => {
  const record: StoredLiveQna = {
    _id: newId(),
    owner: 'somebody',
    moduleid,
    topicid: 't1',
    definition: toStored(storedLiveQnaDefinition, definition),
    revision: 1,
    createdAt: nextMoment(),
    updatedAt: nextMoment(),
  };
  await app.inStore((store) => store.collection<StoredLiveQna>('liveqnas').insertOne(record));
  return record._id;
};

/** A question that stayed unanswered in a run of a space's topic `t1`. */
export const putPromise = async (
  app: Pick<TestApp, 'inStore'>,
  moduleid: string,
  more: Partial<StoredPromise> = {},
): Promise<string> => {
  const text = 'Is every closed set bounded?';
  const record: StoredPromise = {
    _id: newId(),
    moduleid,
    topicid: 't1',
    runId: 'run1',
    roomId: 'room1',
    question: 1,
    content: toStored(storedPromise, { title: 'Your questions', text, votes: 12, reply: null }),
    votes: 12,
    askedAt: nextMoment(),
    repliedAt: null,
    repliedBy: '',
    standing: 'open',
    ...more,
  };
  await app.inStore((store) => store.collection<StoredPromise>('livepromises').insertOne(record));
  return record._id;
};
