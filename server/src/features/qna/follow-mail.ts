import { pathWith } from '@sets/shared/core/call.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import type { Mail } from '../../core/mail/mailer.ts';
import { mailOf } from '../../core/mail/mail-layout.ts';
import { followMailTexts } from './qna.messages.ts';
import type { QuestionRecord } from './qna-records.ts';

interface FollowMail {
  readonly to: string;
  /** How many answers are new. */
  readonly count: number;
  readonly question: Pick<QuestionRecord, '_id' | 'moduleid' | 'topicid' | 'content'>;
  /** The title of the space. */
  readonly space: string;
  /** Where the server is reached. */
  readonly server: string;
  /** The page of the question. */
  readonly page: string;
  readonly proof: string;
}

/** Who follows a question is told of new answers, and by nobody's name: how to be told no more comes with it. */
export const followMail = ({
  to,
  count,
  question,
  space,
  server,
  page,
  proof,
}: FollowMail): Mail => {
  const { _id: questionid, moduleid, topicid, content } = question;
  const email = encodeURIComponent(to);
  const query = `?proof=${proof}`;
  const link = `/module/${moduleid}/topic/${topicid}/portal/discussion/${questionid}/unsubscribe/${email}${query}`;
  const oneClick = pathWith(qnaCalls.unsubscribe.path, { questionid }) + query;
  const mail = mailOf({
    to,
    subject: followMailTexts.subject(content.title),
    heading: followMailTexts.heading(count),
    paragraphs: [followMailTexts.where(content.title, space)],
    action: { label: followMailTexts.action, url: new URL(page, server).href },
    footnote: followMailTexts.footnote(new URL(link, server).href),
  });
  return { ...mail, unsubscribe: new URL(oneClick, server).href };
};
