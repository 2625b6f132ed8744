import type { QnaHistory } from '@sets/shared/qna/qna.contract.ts';
import type { QnaModels } from './qna.model.ts';
import { isMine, type Seat } from './qna.policy.ts';
import { presentVersions } from './qna.presenter.ts';
import type { AnswerRecord, QuestionRecord } from './qna-records.ts';

/**
 * How something was worded over time. What was never shown to all, or was hidden, is told to its
 * author and the moderators alone.
 */
export const readVersions = async (
  { versions }: Pick<QnaModels, 'versions'>,
  seat: Seat,
  thing: QuestionRecord | AnswerRecord,
  by: QnaHistory['versions'][number]['by'],
): Promise<QnaHistory['versions']> => {
  const seen = seat.moderates || isMine(seat, thing) ? {} : { shown: true };
  const old = await versions
    .find({ thing: thing._id, ...seen })
    .sort({ at: 1 })
    .lean();
  return presentVersions(thing, old, by);
};
