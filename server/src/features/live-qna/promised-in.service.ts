import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Connection } from 'mongoose';
import { promiseModel } from './promise.model.ts';

/** Where the newest of what stayed unanswered in runs lie, in all these spaces together. */
export const promisedIn =
  (connection: Connection) =>
  async (moduleids: readonly string[], most: number): Promise<TopicRef[]> => {
    if (moduleids.length === 0) return [];
    return promiseModel(connection)
      .find({ moduleid: { $in: [...moduleids] }, standing: 'open' }, { moduleid: 1, topicid: 1 })
      .sort({ askedAt: -1, _id: -1 })
      .limit(most)
      .lean<TopicRef[]>();
  };
