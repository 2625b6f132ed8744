import { readStored } from '@sets/shared/core/stored-shape.ts';
import type {
  QnaAnswer,
  QnaHistory,
  QnaPerson,
  QnaQuestion,
  QnaSpace,
} from '@sets/shared/qna/qna.contract.ts';
import { storedAnswer, storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import type { SpaceSeat } from './qna-access.service.ts';
import {
  answerRights,
  canModerateQna,
  canWrite,
  isMine,
  questionRights,
  type Seat,
} from './qna.policy.ts';
import type { AnswerRecord, QuestionRecord, StoredQuestion, VersionRecord } from './qna-records.ts';

/** What a reply needs beside the things themselves. */
export interface Beside {
  readonly seat: Seat;
  /** Names by userid; whoever is gone is not among them. */
  readonly names: ReadonlyMap<string, { readonly username: string }>;
  /** What the reader has voted for. */
  readonly voted: ReadonlySet<string>;
  /** The questions that the reader follows. */
  readonly followed: ReadonlySet<string>;
}

/** Null for nobody, and for who is gone. */
export const presentPerson = (userid: string | null, names: Beside['names']): QnaPerson | null => {
  const name = userid === null ? undefined : names.get(userid);
  return userid === null || name === undefined ? null : { userid, username: name.username };
};

/** Whose name may be said of a question: nobody's where it was asked without one, not even to its asker. */
export const saidAuthor = ({
  author,
  anonymous,
}: Pick<StoredQuestion, 'author' | 'anonymous'>): string | null => (anonymous ? null : author);

export const presentQuestion = (
  question: QuestionRecord,
  { seat, names, voted, followed }: Beside,
): QnaQuestion => ({
  questionid: question._id,
  moduleid: question.moduleid,
  topicid: question.topicid,
  ...question.content,
  labels: [...question.labels],
  author: presentPerson(saidAuthor(question), names),
  anonymous: question.anonymous,
  mine: isMine(seat, question),
  at: question.at.getTime(),
  editedAt: question.editedAt?.getTime() ?? null,
  votes: question.votes,
  voted: voted.has(question._id),
  answers: question.answers,
  accepted: question.accepted,
  following: followed.has(question._id),
  state: question.state,
  pinned: question.pinned,
  mergedInto: question.mergedInto,
  asked: question.asked,
  may: questionRights(seat, question),
});

export const presentAnswer = (
  answer: AnswerRecord,
  question: Pick<StoredQuestion, 'author' | 'listed' | 'accepted'>,
  { seat, names, voted }: Beside,
): QnaAnswer => ({
  answerid: answer._id,
  questionid: answer.questionid,
  ...answer.content,
  author: presentPerson(answer.author, names),
  mine: isMine(seat, answer),
  at: answer.at.getTime(),
  editedAt: answer.editedAt?.getTime() ?? null,
  votes: answer.votes,
  voted: voted.has(answer._id),
  accepted: question.accepted === answer._id,
  state: answer.state,
  may: answerRights(seat, answer, question),
});

export const presentSpace = (seat: SpaceSeat): QnaSpace => ({
  settings: seat.space.settings,
  labels: [...seat.space.labels],
  may: { write: canWrite(seat), moderate: canModerateQna(seat) },
});

/** An old version of a question or an answer; null where this program cannot read it. */
const wordsOf = (content: unknown): { title: string; text: string } | null => {
  const question = readStored(storedQuestion, content);
  if (question.ok) return question.value;
  const answer = readStored(storedAnswer, content);
  return answer.ok ? { title: '', ...answer.value } : null;
};

/** A question that became a part of another one. */
export const presentMerged = ({ _id, content, at }: QuestionRecord) => ({
  questionid: _id,
  title: content.title,
  at: at.getTime(),
});

/** The versions that were kept, oldest first, and what it says now. */
export const presentVersions = (
  thing: QuestionRecord | AnswerRecord,
  old: readonly Pick<VersionRecord, 'content' | 'at'>[],
  by: QnaPerson | null,
): QnaHistory['versions'] => {
  const read = old.flatMap(({ content, at }) => {
    const told = wordsOf(content);
    return told === null ? [] : [{ ...told, at: at.getTime(), by }];
  });
  const now = { title: '', ...thing.content, at: (thing.editedAt ?? thing.at).getTime(), by };
  return [...read, now];
};
