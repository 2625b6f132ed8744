import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { storedAnswer, storedQnaSpace, storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Found, FoundTopic, ModuleAccess } from '../module/module-access.ts';
import type { ModuleRecord } from '../module/module-record.ts';
import { canModerate } from '../module/module.policy.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import { canDiscuss, canModerateQna, canSeeWritten, canWrite, type Seat } from './qna.policy.ts';
import type {
  AnswerRecord,
  QnaSpaceRecord,
  QuestionRecord,
  StoredAnswer,
  StoredQnaSpace,
  StoredQuestion,
} from './qna-records.ts';

/** Whoever calls; null for a visitor. */
export type Asking = Pick<Actor, 'userid'> | null;

/** A space as somebody who sees it finds its questions. */
export interface SpaceSeat extends Seat {
  readonly module: ModuleRecord;
  readonly space: QnaSpaceRecord;
}

export interface FoundQuestion extends SpaceSeat {
  readonly question: QuestionRecord;
}

export interface FoundAnswer extends FoundQuestion {
  readonly answer: AnswerRecord;
}

/** What a space says of its questions, as it is put into the store. */
export const spaceToStore = ({ settings, labels }: Pick<QnaSpaceRecord, 'settings' | 'labels'>) =>
  toStored(storedQnaSpace, { settings, labels: [...labels] });

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const spaceFromStore = ({
  v,
  settings,
  labels,
  ...rest
}: StoredQnaSpace): QnaSpaceRecord => {
  const content = { settings, labels, ...(v !== undefined && { v }) };
  return { ...rest, ...storedValue(storedQnaSpace, content) };
};

/** What holds for a space in which nobody has said otherwise. */
export const freshSpace = (moduleid: string): QnaSpaceRecord => ({
  _id: moduleid,
  ...spaceToStore({ settings: { anonymous: false, moderation: 'off' }, labels: [] }),
  merging: null,
  revision: 0,
});

interface AccessTools {
  readonly models: QnaModels;
  readonly spaces: ModuleAccess;
}

/**
 * The one way to questions and answers: by the space that they are in. What somebody may not see is
 * not there, in the same words as what is not there.
 */
export class QnaAccess {
  readonly #tools: AccessTools;

  constructor(tools: AccessTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async seat(actor: Asking, moduleid: string): Promise<SpaceSeat> {
    return this.#seatOf(await this.#tools.spaces.read(actor, moduleid));
  }

  /** @throws AppError as `seat` */
  async topic(
    actor: Asking,
    ref: TopicRef,
  ): Promise<SpaceSeat & { readonly topic: FoundTopic['topic'] }> {
    const found = await this.#tools.spaces.topic(actor, ref);
    return { ...(await this.#seatOf(found)), topic: found.topic };
  }

  /** For who moderates it. @throws AppError FORBIDDEN too */
  async moderated(actor: Actor, moduleid: string): Promise<SpaceSeat> {
    const seat = await this.seat(actor, moduleid);
    mayModerate(seat);
    return seat;
  }

  /** A question; of one that was merged, what it became a part of. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async question(actor: Asking, questionid: string): Promise<FoundQuestion> {
    const stored = await this.find(questionid);
    if (stored === null) throw new AppError('NOT_FOUND', qnaMessages.gone);
    const seat = await this.#seatOrGone(actor, stored.moduleid, qnaMessages.gone);
    if (!canSeeWritten(seat, stored)) throw new AppError('NOT_FOUND', qnaMessages.gone);
    return { ...seat, question: inNewestVersion(stored) };
  }

  /** The same where it has not become a part of another one: for what is about its own words. @throws AppError CONFLICT too */
  async itself(actor: Asking, questionid: string): Promise<FoundQuestion> {
    const found = await this.question(actor, questionid);
    if (found.question._id !== questionid) throw new AppError('CONFLICT', qnaMessages.mergedSince);
    return found;
  }

  /** A person's own question that became a part of another one; null where it is no such one. @throws AppError as `question` */
  async ownMerged(actor: Actor, questionid: string): Promise<FoundQuestion | null> {
    const { questions } = this.#tools.models;
    const own = { _id: questionid, author: actor.userid, mergedInto: { $ne: null } };
    const stored = await questions.findOne(own).lean<StoredQuestion>();
    if (stored === null) return null;
    const seat = await this.#seatOrGone(actor, stored.moduleid, qnaMessages.gone);
    return { ...seat, question: inNewestVersion(stored) };
  }

  /** @throws AppError as `question` */
  async answer(actor: Asking, answerid: string): Promise<FoundAnswer> {
    const { models } = this.#tools;
    const gone = new AppError('NOT_FOUND', qnaMessages.noAnswer);
    const stored = await models.answers.findById(answerid).lean<StoredAnswer>();
    const question = stored && (await this.find(stored.questionid));
    if (stored === null || question === null) throw gone;
    const seat = await this.#seatOrGone(actor, stored.moduleid, qnaMessages.noAnswer);
    if (!canSeeWritten(seat, stored) || !canSeeWritten(seat, question)) throw gone;
    const answer = { ...stored, content: storedValue(storedAnswer, stored.content) };
    return { ...seat, question: inNewestVersion(question), answer };
  }

  /** Whether a topic has this question for somebody who sees the space, so that they may discuss it. */
  async hasThread(
    { questionid: _id, moduleid, topicid }: TopicRef & { readonly questionid: string },
    seat: Seat,
  ): Promise<boolean> {
    const { questions } = this.#tools.models;
    const stored = await questions
      .findOne({ _id, moduleid, topicid, mergedInto: null }, { author: 1, anonymous: 1, state: 1 })
      .lean();
    return stored !== null && canDiscuss(seat, stored);
  }

  /** A question as it is stored, or what it was merged into, for whom it may concern. */
  async find(questionid: string): Promise<StoredQuestion | null> {
    const { questions } = this.#tools.models;
    const stored = await questions.findById(questionid).lean<StoredQuestion>();
    if (stored === null || stored.mergedInto === null) return stored;
    return questions.findById(stored.mergedInto).lean<StoredQuestion>();
  }

  async #seatOrGone(actor: Asking, moduleid: string, gone: string): Promise<SpaceSeat> {
    try {
      return await this.seat(actor, moduleid);
    } catch (error) {
      // Whether something is in a space that is closed to them is nobody's business.
      const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
      throw isGone ? new AppError('NOT_FOUND', gone) : error;
    }
  }

  async #seatOf({ reader, record }: Found): Promise<SpaceSeat> {
    const stored = await this.#tools.models.spaces.findById(record._id).lean<StoredQnaSpace>();
    const space = stored === null ? freshSpace(record._id) : spaceFromStore(stored);
    return { reader, module: record, space, moderates: canModerate(reader, record) };
  }
}

const inNewestVersion = (stored: StoredQuestion): QuestionRecord => ({
  ...stored,
  content: storedValue(storedQuestion, stored.content),
});

/** Those of a list that this program can read: one that it cannot does not hide the others. */
export const readableQuestions = (stored: readonly StoredQuestion[]): QuestionRecord[] =>
  stored.flatMap((each) => {
    const told = readStored(storedQuestion, each.content);
    return told.ok ? [{ ...each, content: told.value }] : [];
  });

export const readableAnswers = (stored: readonly StoredAnswer[]): AnswerRecord[] =>
  stored.flatMap((each) => {
    const told = readStored(storedAnswer, each.content);
    return told.ok ? [{ ...each, content: told.value }] : [];
  });

/** @returns the userid of who writes. @throws AppError FORBIDDEN */
export const writerOf = (seat: Seat): string => {
  allow(canWrite(seat), qnaMessages.unverified);
  return seat.reader?.userid ?? '';
};

/** @throws AppError FORBIDDEN */
export const mayModerate = (seat: Seat): void => {
  allow(seat.moderates, qnaMessages.notModerator);
  allow(canModerateQna(seat), qnaMessages.unverified);
};

/** @throws AppError FORBIDDEN */
export const allow = (is: boolean, otherwise: string): void => {
  if (!is) throw new AppError('FORBIDDEN', otherwise);
};
