import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { readableQuestions } from './qna-access.service.ts';
import type { QnaModels } from './qna.model.ts';
import type { StoredQuestion } from './qna-records.ts';

/** The questions that were asked in topics and that all see, for their timeline: not who asked. */
export const questionHappenings = ({ questions }: Pick<QnaModels, 'questions'>) => ({
  forModerators: false,
  page: async ({ moduleid, topicid }: TopicRef, before: PlaceInList | undefined, most: number) => {
    const stored = await questions
      .find({ moduleid, topicid, listed: true, ...(before && after('at', before)) })
      .sort({ at: -1, _id: -1 })
      .limit(most)
      .lean<StoredQuestion[]>();
    return readableQuestions(stored).map(({ _id, at, content, answers }) => ({
      kind: 'question' as const,
      id: _id,
      at,
      title: content.title,
      count: answers,
      code: null,
    }));
  },
});
