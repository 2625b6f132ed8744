import type { QnaAnswer, QuestionRights } from '@sets/shared/qna/qna.contract.ts';
import type { Reader } from '../module/module.policy.ts';
import type { StoredAnswer, StoredQuestion } from './qna-records.ts';

/** Who looks at the questions of a space that they see. A visitor's reader is null. */
export interface Seat {
  readonly reader: Reader | null;
  /** Whether they own or moderate the space. */
  readonly moderates: boolean;
}

type Written = Pick<StoredQuestion, 'author' | 'state'>;

/** Who takes part: verified accounts that see the space. */
export const canWrite = ({ reader }: Seat): boolean => reader?.verified === true;

export const isMine = ({ reader }: Seat, { author }: Pick<Written, 'author'>): boolean =>
  reader !== null && author === reader.userid;

/** What waits or is hidden is there for whoever wrote it and for moderators alone. */
export const canSeeWritten = (seat: Seat, written: Written): boolean =>
  written.state === 'shown' || seat.moderates || isMine(seat, written);

/**
 * Whoever sees a question discusses it. Where only its asker and the moderators do, who asked without
 * a name does not: what they write there would say who asked.
 */
export const canDiscuss = (
  seat: Seat,
  question: Written & { readonly anonymous: boolean },
): boolean =>
  canSeeWritten(seat, question) &&
  (question.state === 'shown' || seat.moderates || !question.anonymous);

/** Who settles a question: whoever asked, and the moderators. */
export const canSettle = (seat: Seat, question: Pick<Written, 'author'>): boolean =>
  canWrite(seat) && (seat.moderates || isMine(seat, question));

export const canModerateQna = (seat: Seat): boolean => canWrite(seat) && seat.moderates;

/** What a reader may do with a question that they see. */
export const questionRights = (
  seat: Seat,
  question: Pick<StoredQuestion, 'author' | 'state' | 'listed' | 'anonymous' | 'mergedInto'>,
): QuestionRights => {
  const mine = isMine(seat, question);
  const writes = canWrite(seat);
  const takesPart = writes && question.listed;
  const moderate = canModerateQna(seat);
  return {
    // Of what became a part of another one its asker can only take the words away.
    edit: writes && mine && question.mergedInto === null,
    remove: canSettle(seat, question),
    answer: takesPart,
    vote: takesPart && !mine,
    follow: takesPart,
    report: takesPart && !mine,
    accept: takesPart && canSettle(seat, question),
    label: canSettle(seat, question) && question.mergedInto === null,
    moderate,
    reveal: moderate && canReveal(seat, question),
    merge: moderate && question.listed,
  };
};

/** Whether there is somebody to look up: who asked without a name, and is not the reader. */
export const canReveal = (
  seat: Seat,
  question: Pick<StoredQuestion, 'author' | 'anonymous'>,
): boolean =>
  canModerateQna(seat) && question.anonymous && question.author !== null && !isMine(seat, question);

/** What a reader may do with an answer that they see. */
export const answerRights = (
  seat: Seat,
  answer: Pick<StoredAnswer, 'author' | 'state'>,
  question: Pick<StoredQuestion, 'author' | 'listed'>,
): QnaAnswer['may'] => {
  const mine = isMine(seat, answer);
  const writes = canWrite(seat);
  const takesPart = writes && question.listed && answer.state === 'shown';
  return {
    edit: writes && mine,
    remove: canSettle(seat, answer),
    vote: takesPart && !mine,
    report: takesPart && !mine,
    accept: takesPart && canSettle(seat, question),
    moderate: canModerateQna(seat),
  };
};
