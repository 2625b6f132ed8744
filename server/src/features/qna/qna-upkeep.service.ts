import { picturesNamedIn } from '../../core/pictures-named.ts';
import type { QnaModels } from './qna.model.ts';

/** Deletes all of a space that is gone. Its pictures go with whoever keeps them. */
export const removeQnaOf = async (models: QnaModels, moduleid: string): Promise<void> => {
  const of = { moduleid };
  await models.queue.deleteMany(of);
  await models.reports.deleteMany(of);
  await models.votes.deleteMany(of);
  await models.follows.deleteMany(of);
  await models.versions.deleteMany(of);
  await models.answers.deleteMany(of);
  await models.questions.deleteMany(of);
  await models.log.deleteMany(of);
  await models.labelCounts.deleteMany(of);
  await models.spaces.deleteOne({ _id: moduleid });
};

/** Those of these pictures that a question, an answer or an old version of one names. */
export const picturesNamed = (
  { questions, answers, versions }: QnaModels,
  fileids: readonly string[],
): Promise<ReadonlySet<string>> => picturesNamedIn([questions, answers, versions], fileids);
