import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { PlaceInList } from '../../core/place-in-list.ts';
import type { LiveQnaService } from './live-qna.service.ts';

/** The live Q&A that were prepared in topics, for the timeline of those who moderate them. */
export const liveQnaHappenings = (items: Pick<LiveQnaService, 'madeIn'>) => ({
  forModerators: true,
  page: async (topic: TopicRef, before: PlaceInList | undefined, most: number) =>
    (await items.madeIn(topic, before, most)).map((made) =>
      Object.assign(made, { kind: 'live-qna' as const, count: null, code: null }),
    ),
});
