import { toStored } from '@sets/shared/core/stored-shape.ts';
import { picturesIn } from '@sets/shared/file/pictures-in.ts';
import { storedAnswer } from '@sets/shared/qna/qna.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { newId } from '../../core/new-id.ts';
import type { FollowService } from './follow.service.ts';
import { allow, type QnaAccess, writerOf } from './qna-access.service.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import { canSettle, isMine } from './qna.policy.ts';
import type { StoredAnswer } from './qna-records.ts';
import { later } from './question.service.ts';
import type { Tally } from './tally.service.ts';
import type { Written } from './written.service.ts';

interface AnswerTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly tally: Tally;
  readonly written: Written;
  readonly follows: Pick<FollowService, 'answerShown' | 'answerAccepted'>;
}

interface NewAnswer {
  readonly questionid: string;
  readonly attempt: string;
  readonly text: string;
}

const contentOf = (text: string) => ({
  content: toStored(storedAnswer, { text }),
  pictures: picturesIn(text),
});

/** Answers: given, changed, voted for, accepted and deleted. All throw AppError NOT_FOUND and FORBIDDEN. */
export class AnswerService {
  readonly #tools: AnswerTools;

  constructor(tools: AnswerTools) {
    this.#tools = tools;
  }

  /**
   * `origin` is where the caller reached the server: mails lead there where nothing else is set.
   * @returns the answer's id, the same for the same attempt
   */
  async answer(actor: Actor, given: NewAnswer, origin: string): Promise<string> {
    const { models, access, written } = this.#tools;
    const found = await access.question(actor, given.questionid);
    const author = writerOf(found);
    const { question } = found;
    const before = await this.#attempted(author, given.attempt);
    if (before !== null) return before;
    allow(question.listed, qnaMessages.notShown);
    await written.take(author);
    const now = written.now();
    const state = written.stateOfNew(found);
    const record: StoredAnswer = {
      _id: newId(),
      questionid: question._id,
      moduleid: question.moduleid,
      topicid: question.topicid,
      ...contentOf(given.text),
      author,
      attempt: given.attempt,
      at: now,
      editedAt: null,
      state,
      shownAt: state === 'shown' ? now : null,
      votes: 0,
      counted: 0,
    };
    const { _id: answerid, questionid } = record;
    await written.queueNew(found, { _id: answerid, questionid, answerid });
    try {
      await models.answers.create(record);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await models.queue.deleteOne({ _id: answerid });
      return (await this.#attempted(author, given.attempt)) ?? answerid;
    }
    await this.#settle(record, origin);
    return answerid;
  }

  async edit(actor: Actor, answerid: string, text: string): Promise<void> {
    const { models, access, tally, written } = this.#tools;
    const found = await access.answer(actor, answerid);
    const { answer } = found;
    writerOf(found);
    allow(isMine(found, answer), qnaMessages.notYours);
    if (answer.content.text === text) return;
    await written.keepVersion({ ...answer, content: toStored(storedAnswer, answer.content) });
    const state = answer.state === 'hidden' ? 'hidden' : written.stateOfNew(found);
    const thing = { _id: answerid, questionid: answer.questionid, answerid };
    if (state !== 'hidden') await written.queueNew(found, thing);
    const editedAt = later(answer, written.now());
    const { matchedCount } = await models.answers.updateOne(
      { _id: answerid, editedAt: answer.editedAt, state: answer.state },
      { $set: { ...contentOf(text), editedAt, state } },
    );
    if (matchedCount === 0) throw new AppError('CONFLICT', qnaMessages.meanwhile);
    // Whoever decided about the words before took it out of the queue.
    if (state !== 'hidden') await written.queueNew(found, thing);
    if (state !== answer.state) await tally.question(answer.questionid);
  }

  async remove(actor: Actor, answerid: string): Promise<void> {
    const { access, tally, written } = this.#tools;
    const found = await access.answer(actor, answerid);
    const { answer } = found;
    writerOf(found);
    allow(canSettle(found, answer), qnaMessages.notYours);
    await written.removeAnswers([answerid]);
    await tally.question(answer.questionid);
    if (isMine(found, answer)) return;
    const { moduleid, questionid } = answer;
    await written.log({ action: 'remove', by: actor.userid, moduleid, questionid, answerid });
  }

  /** @returns its votes then. */
  async vote(actor: Actor, answerid: string, on: boolean): Promise<number> {
    const { access, tally, written } = this.#tools;
    const found = await access.answer(actor, answerid);
    const by = writerOf(found);
    allow(!isMine(found, found.answer), qnaMessages.ownVote);
    allow(found.answer.state === 'shown' && found.question.listed, qnaMessages.notShown);
    await tally.vote(answerid, by, found.answer.moduleid, written.now(), on);
    const counted = await tally.answer(answerid);
    if (counted === null) throw new AppError('NOT_FOUND', qnaMessages.noAnswer);
    return counted.votes;
  }

  /** Of several at once the last stays: a question has one accepted answer at most. */
  async accept(actor: Actor, answerid: string, on: boolean): Promise<void> {
    const { models, access, tally, follows } = this.#tools;
    const found = await access.answer(actor, answerid);
    const { question, answer } = found;
    writerOf(found);
    allow(canSettle(found, question), qnaMessages.notAsker);
    allow(answer.state === 'shown' && question.listed, qnaMessages.notShown);
    const { _id } = question;
    const { modifiedCount } = on
      ? await models.questions.updateOne(
          { _id, accepted: { $ne: answerid } },
          { $set: { accepted: answerid }, $inc: { counted: 1 } },
        )
      : await models.questions.updateOne(
          { _id, accepted: answerid },
          { $set: { accepted: null }, $inc: { counted: 1 } },
        );
    // The answer may have gone in this moment.
    await tally.question(_id);
    if (on && modifiedCount === 1) await follows.answerAccepted(actor, question, answer);
  }

  /** The question is counted anew, and people are told. Its question may have gone, or become a part of another one. */
  async #settle(record: StoredAnswer, origin: string): Promise<void> {
    const { models, tally, written, follows, access } = this.#tools;
    const counted = await tally.question(record.questionid);
    if (counted === null) {
      await written.removeAnswers([record._id]);
      throw new AppError('NOT_FOUND', qnaMessages.gone);
    }
    const target = counted.mergedInto === null ? counted : await access.find(counted._id);
    if (target === null) return;
    if (target._id !== record.questionid) {
      await models.answers.updateOne(
        { _id: record._id },
        { $set: { questionid: target._id, topicid: target.topicid } },
      );
      await tally.question(target._id);
    }
    if (record.state === 'shown') await follows.answerShown(target, record, origin);
  }

  async #attempted(author: string, attempt: string): Promise<string | null> {
    const there = await this.#tools.models.answers.findOne({ author, attempt }, { _id: 1 }).lean();
    return there?._id ?? null;
  }
}
