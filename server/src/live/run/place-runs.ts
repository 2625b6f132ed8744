import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Connection } from 'mongoose';

/** Tells the runs of a definition where it lies: those that were stored before runs knew. */
export const placeRuns = async (
  { db }: Connection,
  activity: string,
  definitionId: string,
  { moduleid, topicid }: TopicRef,
): Promise<void> => {
  await db
    ?.collection('runs')
    .updateMany(
      { definitionId, activity, moduleid: { $exists: false } },
      { $set: { moduleid, topicid } },
    );
};
