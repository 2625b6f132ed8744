import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import type { QnaModels } from './qna.model.ts';

/** For the first page: what waits for an answer, and what came of what somebody asked. */
export const askedOf = ({ questions }: Pick<QnaModels, 'questions'>) => ({
  /** Where the newest without an answer lie, in all these spaces together. */
  unanswered: (moduleids: readonly string[], most: number): Promise<TopicRef[]> =>
    moduleids.length === 0
      ? Promise.resolve([])
      : questions
          .find(
            { moduleid: { $in: [...moduleids] }, listed: true, answered: false },
            { moduleid: 1, topicid: 1 },
          )
          .sort({ at: -1, _id: -1 })
          .limit(most)
          .lean<TopicRef[]>(),

  /** A person’s own that were answered first since then, newest answer first; without those that cannot be read. */
  answeredOf: async (author: string, since: Date, most: number) => {
    const found = await questions
      .find({ author, listed: true, answeredAt: { $gte: since } })
      .sort({ answeredAt: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.flatMap(({ _id: questionid, moduleid, topicid, content, answeredAt }) => {
      const told = readStored(storedQuestion, content);
      if (!told.ok || answeredAt === null) return [];
      const { title } = told.value;
      return [{ moduleid, topicid, questionid, title, at: answeredAt.toISOString() }];
    });
  },
});
