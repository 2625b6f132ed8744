import type { FeedbackLine } from '@sets/shared/feedback/feedback.contract.ts';
import type { Author, FeedbackRecord } from './feedback.service.ts';

/** A feedback as admins read it. */
export const presentFeedback = (
  { _id: feedbackid, type, feedback, at, userid }: FeedbackRecord,
  authors: ReadonlyMap<string, Author>,
): FeedbackLine => {
  const author = userid === null ? undefined : authors.get(userid);
  const from =
    userid === null || author === undefined
      ? null
      : { userid, username: author.username, email: author.email };
  return { feedbackid, type, feedback, at: at.getTime(), from };
};
