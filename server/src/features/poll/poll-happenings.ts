import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { PlaceInList } from '../../core/place-in-list.ts';
import type { PollService } from './poll.service.ts';

/** The polls that were made in topics, for the timeline of those who moderate them: nobody was asked them yet. */
export const pollHappenings = (polls: Pick<PollService, 'madeIn'>) => ({
  forModerators: true,
  page: async (topic: TopicRef, before: PlaceInList | undefined, most: number) =>
    (await polls.madeIn(topic, before, most)).map(({ pollid, title, questions, createdAt }) => ({
      kind: 'poll' as const,
      id: pollid,
      at: createdAt,
      title,
      count: questions,
      code: null,
    })),
});
