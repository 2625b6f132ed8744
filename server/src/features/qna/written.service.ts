import type { QnaState } from '@sets/shared/qna/qna.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import { newId } from '../../core/new-id.ts';
import type { Rate } from '../../core/window-limiter.ts';
import type { PeopleService } from '../account/people.service.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import type { SpaceSeat } from './qna-access.service.ts';
import type { Tally } from './tally.service.ts';
import type { LogRecord, QueueRecord, StoredAnswer, StoredQuestion } from './qna-records.ts';

/** Where a question is. `_id` is the questionid. */
export type QuestionPlace = Pick<StoredQuestion, '_id' | 'moduleid' | 'topicid'>;

interface WrittenTools {
  readonly models: QnaModels;
  readonly tally: Pick<Tally, 'labels'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly people: Pick<PeopleService, 'lookUp'>;
  /** These pictures may be named no more: whoever keeps them looks. */
  readonly loosenPictures: (fileids: readonly string[]) => Promise<void>;
  /** These questions go: what was said of them elsewhere goes too. May be called again. */
  readonly threadsGone: (questions: readonly QuestionPlace[]) => Promise<void>;
  /** Who sees a question of this space may have changed: whoever reads its thread is looked after. */
  readonly seenByOthers: (moduleid: string) => void;
}

type VersionedField = '_id' | 'moduleid' | 'content' | 'pictures' | 'at' | 'editedAt' | 'state';

const dayMs = 24 * 60 * 60_000;
/** What an account writes that was made within a day: who came to fill a space comes to an end. */
const ofNewAccounts: Rate = { count: 20, seconds: 86_400 };
const ofAnybody: Rate = { count: 300, seconds: 86_400 };

/** What questions and answers have in common: versions, the queue, how much a person writes, and their end. */
export class Written {
  readonly #tools: WrittenTools;
  readonly #new: Limiter;
  readonly #daily: Limiter;

  constructor(tools: WrittenTools) {
    this.#tools = tools;
    this.#new = tools.limits.window('qna of new accounts', ofNewAccounts);
    this.#daily = tools.limits.window('qna of a day', ofAnybody);
  }

  now(): Date {
    return new Date(this.#tools.clock.now());
  }

  /** @throws AppError RATE_LIMITED */
  async take(userid: string): Promise<void> {
    const person = await this.#tools.people.lookUp(userid);
    const isNew = person !== null && this.now().getTime() - person.createdAt.getTime() < dayMs;
    const wait = await (isNew ? this.#new : this.#daily).take(userid);
    if (wait > 0) throw new AppError('RATE_LIMITED', qnaMessages.tooMany, { retryInMs: wait });
  }

  /** How something new, or changed, of this person begins in this space. */
  stateOfNew({ space, moderates }: SpaceSeat): QnaState {
    return space.settings.moderation === 'before' && !moderates ? 'waiting' : 'shown';
  }

  /** What is new waits in the queue where moderators want to see it. Comes before it is stored, so none is missed. */
  async queueNew(
    seat: SpaceSeat,
    thing: Pick<QueueRecord, '_id' | 'questionid' | 'answerid'>,
  ): Promise<void> {
    const { moderation } = seat.space.settings;
    if (moderation === 'off' || seat.moderates) return;
    const why = moderation === 'before' ? 'waiting' : 'new';
    await this.queue({ ...thing, moduleid: seat.module._id, why });
  }

  /** @returns whether it was not in the queue */
  async queue(item: Omit<QueueRecord, 'open' | 'at'>): Promise<boolean> {
    const { queue } = this.#tools.models;
    const { _id, why, ...fields } = item;
    const opened = { ...fields, why, open: true, at: this.now() };
    // What was decided is open again; what is open stays where it is, and reports are said first.
    const again = await queue.updateOne({ _id, open: false }, { $set: opened });
    if (again.modifiedCount === 1) return true;
    try {
      const put = await queue.updateOne({ _id }, { $setOnInsert: opened }, { upsert: true });
      if (put.upsertedCount === 1) return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    if (why === 'reported') await queue.updateOne({ _id, why: 'new' }, { $set: { why } });
    return false;
  }

  /** Keeps how it was before a change. @throws AppError FORBIDDEN where it was changed too often */
  async keepVersion(was: Pick<StoredQuestion, VersionedField>): Promise<void> {
    const { versions } = this.#tools.models;
    const { _id: thing, moduleid, content, pictures, state } = was;
    if ((await versions.countDocuments({ thing })) >= qnaLimits.versions) {
      throw new AppError('FORBIDDEN', qnaMessages.tooManyVersions);
    }
    const at = was.editedAt ?? was.at;
    // Whoever else changes the same version keeps it under the same name.
    const _id = `${thing}:${at.getTime()}`;
    try {
      const fields = { thing, moduleid, content, pictures, at, shown: state === 'shown' };
      await versions.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Deletes questions with what was merged into them, their answers, and all that was said of them.
   * They go last, so that whatever fails before is done again.
   */
  async removeQuestions(questionids: readonly string[]): Promise<void> {
    const { models, tally, threadsGone, seenByOthers } = this.#tools;
    const wanted = { $in: [...questionids] };
    const gone = await models.questions
      .find({ $or: [{ _id: wanted }, { mergedInto: wanted }] })
      .lean<StoredQuestion[]>();
    const _id = { $in: gone.map((question) => question._id) };
    const answers = await models.answers.find({ questionid: _id }).lean<StoredAnswer[]>();
    await threadsGone(gone);
    await this.#forget([...gone, ...answers]);
    await models.answers.deleteMany({ questionid: _id });
    await models.queue.deleteMany({ questionid: _id });
    // What was merged is found by what it became a part of, so that goes after it.
    await models.questions.deleteMany({ mergedInto: wanted });
    await models.questions.deleteMany({ _id });
    // What was said there in this moment; and whoever is there still is sent away.
    await threadsGone(gone);
    for (const moduleid of new Set(gone.map((each) => each.moduleid))) seenByOthers(moduleid);
    for (const { moduleid, labels } of gone) await tally.labels(moduleid, labels);
  }

  /** Deletes answers, and all that was said of them; the question is to be counted anew. */
  async removeAnswers(answerids: readonly string[]): Promise<void> {
    const { answers } = this.#tools.models;
    const _id = { $in: [...answerids] };
    await this.#forget(await answers.find({ _id }).lean<StoredAnswer[]>());
    await answers.deleteMany({ _id });
  }

  /** Deletes the versions of something. */
  async forgetVersions(things: readonly string[]): Promise<void> {
    const { versions } = this.#tools.models;
    const thing = { $in: [...things] };
    const old = await versions.find({ thing }, { pictures: 1 }).lean();
    await this.loosenPictures(old.flatMap(({ pictures }) => pictures));
    await versions.deleteMany({ thing });
  }

  /** Others see a question of this space, or see it no more. */
  seenByOthers(moduleid: string): void {
    this.#tools.seenByOthers(moduleid);
  }

  async log(entry: Omit<LogRecord, '_id' | 'at'>): Promise<void> {
    await this.#tools.models.log.create({ _id: newId(), at: this.now(), ...entry });
  }

  /** Before what names them goes: afterwards nobody knows which they were. Whoever keeps them looks days later. */
  async loosenPictures(fileids: readonly string[]): Promise<void> {
    if (fileids.length > 0) await this.#tools.loosenPictures([...new Set(fileids)]);
  }

  /** All that hangs on what goes. */
  async #forget(gone: readonly Pick<StoredAnswer, '_id' | 'pictures'>[]): Promise<void> {
    const { votes, follows, reports, queue } = this.#tools.models;
    const ids = gone.map(({ _id }) => _id);
    const thing = { $in: ids };
    await this.loosenPictures(gone.flatMap(({ pictures }) => pictures));
    await votes.deleteMany({ thing });
    await follows.deleteMany({ thing });
    await reports.deleteMany({ thing });
    await queue.deleteMany({ _id: { $in: ids } });
    await this.forgetVersions(ids);
  }
}
