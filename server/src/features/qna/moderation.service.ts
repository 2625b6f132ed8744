import type {
  Deciding,
  DecidedOn,
  QnaLogEntry,
  QnaReport,
  QueuedItem,
} from '@sets/shared/qna/qna-moderation.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { Audit } from '../../core/audit.ts';
import type { Notify } from '../../core/notify.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { FollowService } from './follow.service.ts';
import { pageOf } from './follow.service.ts';
import {
  allow,
  type FoundQuestion,
  mayModerate,
  type QnaAccess,
  writerOf,
} from './qna-access.service.ts';
import { qnaMessages, qnaNotices } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import { canReveal, isMine } from './qna.policy.ts';
import { type AnswerRecord, idOfPerson } from './qna-records.ts';
import type { Tally } from './tally.service.ts';
import type { Written } from './written.service.ts';

interface ModerationTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly tally: Tally;
  readonly written: Written;
  readonly follows: Pick<FollowService, 'answerShown'>;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly spaces: Pick<ModuleAccess, 'moderatorsOf'>;
}

/** A question, or an answer to it. */
interface ThingRef {
  readonly questionid: string;
  readonly answerid: string | null;
}

type FoundThing = FoundQuestion & { readonly answer: AnswerRecord | null };

/** Reports, and what moderators decide. All throw AppError NOT_FOUND and FORBIDDEN. */
export class ModerationService {
  readonly #tools: ModerationTools;

  constructor(tools: ModerationTools) {
    this.#tools = tools;
  }

  /** One report of a person for a thing: the first. Resolves alike for a further one. */
  async report(actor: Actor, { reason, text, ...ref }: QnaReport): Promise<void> {
    const { models, written, notify, spaces } = this.#tools;
    const found = await this.#find(actor, ref);
    const by = writerOf(found);
    const { question, answer, module } = found;
    allow(!isMine(found, answer ?? question), qnaMessages.ownReport);
    allow((answer ?? question).state === 'shown', qnaMessages.notShown);
    const thing = (answer ?? question)._id;
    const { moduleid } = question;
    const report = { thing, moduleid, by, reason, text, at: written.now() };
    try {
      await models.reports.create({ _id: idOfPerson(thing, by), ...report });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const about = { questionid: question._id, answerid: answer?._id ?? null };
    const isFirst = await written.queue({ _id: thing, moduleid, ...about, why: 'reported' });
    if (!isFirst) return;
    const { title, text: say } = qnaNotices.reported;
    for (const userid of await spaces.moderatorsOf(module)) {
      await notify(userid, {
        kind: 'question',
        title,
        text: say(module.content.title),
        path: `/space/${moduleid}/moderation`,
      });
    }
  }

  /**
   * What is to be decided about is over with it, as it was when the moderator looked. `origin` is for
   * mails that it leads to. @throws AppError CONFLICT where it is not as they have seen it
   */
  async decide(actor: Actor, { decision, seen, ...ref }: Deciding, origin: string): Promise<void> {
    const { models, written } = this.#tools;
    const found = await this.#find(actor, ref);
    mayModerate(found);
    const { question, answer } = found;
    const { moduleid } = question;
    const about = { questionid: question._id, answerid: answer?._id ?? null };
    const thing = (answer ?? question)._id;
    if (thing !== (ref.answerid ?? ref.questionid)) conflict(qnaMessages.mergedSince);
    asSeen(answer ?? question, seen);
    if (decision !== 'hide') await this.#noFurtherReports(thing, seen);
    if (decision === 'remove') await this.#remove(found, origin);
    else if (decision !== 'dismiss') await this.#show(found, decision === 'show', origin);
    if (decision === 'hide') {
      await written.queue({ _id: thing, moduleid, ...about, why: 'reported' });
      await models.queue.updateOne({ _id: thing }, { $set: { open: false } });
    } else {
      await this.#over(thing, seen);
      const why = decision === 'remove' ? null : await this.#openStill(found, seen);
      if (why !== null) await written.queue({ _id: thing, moduleid, ...about, why });
    }
    await written.log({ action: decision, by: actor.userid, moduleid, ...about });
  }

  /** @throws AppError CONFLICT where somebody has reported it since */
  async #noFurtherReports(thing: string, { reportedAt }: DecidedOn): Promise<void> {
    if (reportedAt === null) return;
    const since = { thing, at: { $gt: new Date(reportedAt) } };
    if ((await this.#tools.models.reports.exists(since)) !== null) {
      conflict(qnaMessages.reportedSince);
    }
  }

  /** Why it is to be decided about again: reports or other words that came in this moment. */
  async #openStill(
    { question, answer, space }: FoundThing,
    { editedAt }: DecidedOn,
  ): Promise<QueuedItem['why'] | null> {
    const { reports, questions, answers } = this.#tools.models;
    const thing = (answer ?? question)._id;
    if ((await reports.exists({ thing })) !== null) return 'reported';
    if (space.settings.moderation === 'off') return null;
    const fields = { state: 1, editedAt: 1 } as const;
    const now = await (answer === null
      ? questions.findById(thing, fields).lean<AnswerRecord>()
      : answers.findById(thing, fields).lean<AnswerRecord>());
    if (now === null || (now.editedAt?.getTime() ?? null) === editedAt) return null;
    return now.state === 'waiting' ? 'waiting' : 'new';
  }

  /** It is in the queue no more; the reports that were looked at are gone. */
  async #over(thing: string, { reportedAt }: DecidedOn): Promise<void> {
    const { queue, reports } = this.#tools.models;
    const upTo = reportedAt === null ? {} : { at: { $lte: new Date(reportedAt) } };
    await queue.deleteOne({ _id: thing });
    await reports.deleteMany({ thing, ...upTo });
  }

  /** Who asked without a name: logged before it is told to the moderator, and the asker is told too. */
  async reveal(actor: Actor, questionid: string): Promise<string> {
    const { access, written, notify, audit } = this.#tools;
    const found = await access.question(actor, questionid);
    mayModerate(found);
    const { question } = found;
    allow(canReveal(found, question) && question.author !== null, qnaMessages.notAnonymous);
    const author = question.author as string;
    const { moduleid, _id, content } = question;
    const about = { moduleid, questionid: _id, answerid: null };
    await written.log({ action: 'reveal', by: actor.userid, ...about });
    // For admins too, who see neither the words nor who it was.
    const subject = `question ${_id} in space ${moduleid}`;
    await audit({ by: actor.userid, action: 'question.revealed', subject, details: '' });
    const { title, text } = qnaNotices.revealed;
    const path = pageOf(question);
    await notify(author, { kind: 'question', title, text: text(content.title), path });
    return author;
  }

  /** Newest first. */
  async reportsOf(things: readonly string[]) {
    const { reports } = this.#tools.models;
    const newest = things.map(async (thing) => {
      const told = await reports.find({ thing }).sort({ at: -1 }).limit(20).lean();
      return [thing, told] as const;
    });
    return new Map(await Promise.all(newest));
  }

  /** How much is open, up to a bound. */
  open(moduleid: string): Promise<number> {
    return this.#tools.models.queue
      .countDocuments({ moduleid, open: true })
      .limit(qnaLimits.counted);
  }

  async log(
    actor: Actor,
    entry: Pick<QnaLogEntry, 'action'> & { moduleid: string },
  ): Promise<void> {
    const none = { questionid: null, answerid: null };
    await this.#tools.written.log({ ...entry, ...none, by: actor.userid });
  }

  async #show({ question, answer }: FoundThing, on: boolean, origin: string): Promise<void> {
    const { models, tally, written, follows } = this.#tools;
    const state = on ? 'shown' : 'hidden';
    if (answer === null) {
      const { matchedCount } = await models.questions.updateOne(
        { ...asFound(question), mergedInto: null },
        { $set: { state, listed: on } },
      );
      if (matchedCount === 0) conflict(qnaMessages.changedSince);
      written.seenByOthers(question);
      await tally.labels(question.moduleid, question.labels);
      return;
    }
    const isFirst = on && answer.shownAt === null;
    const shownAt = isFirst ? { shownAt: written.now() } : {};
    const { matchedCount } = await models.answers.updateOne(asFound(answer), {
      $set: { state, ...shownAt },
    });
    if (matchedCount === 0) conflict(qnaMessages.changedSince);
    const counted = await tally.question(question._id);
    if (isFirst && counted !== null) {
      await follows.answerShown(counted, answer, origin);
    }
  }

  async #remove(found: FoundThing, origin: string): Promise<void> {
    const { written, tally } = this.#tools;
    const { question, answer } = found;
    // What is hidden as it was looked at goes; where that fails, others do not see it meanwhile.
    await this.#show(found, false, origin);
    if (answer === null) {
      await written.removeQuestions([question._id]);
    } else {
      await written.removeAnswers([answer._id]);
      await tally.question(question._id);
    }
  }

  async #find(actor: Actor, { questionid, answerid }: ThingRef): Promise<FoundThing> {
    const { access } = this.#tools;
    if (answerid !== null) return access.answer(actor, answerid);
    return { ...(await access.question(actor, questionid)), answer: null };
  }
}

/** Neither its words nor what somebody else has decided may have changed since it was looked up. */
const asFound = ({ _id, editedAt, state }: Pick<AnswerRecord, '_id' | 'editedAt' | 'state'>) => ({
  _id,
  editedAt,
  state,
});

const conflict = (why: string): never => {
  throw new AppError('CONFLICT', why);
};

/** @throws AppError CONFLICT where it is not what the moderator looked at */
const asSeen = (
  { state, editedAt }: Pick<AnswerRecord, 'state' | 'editedAt'>,
  seen: DecidedOn,
): void => {
  if ((editedAt?.getTime() ?? null) !== seen.editedAt) conflict(qnaMessages.changedSince);
  if (state !== seen.state) conflict(qnaMessages.decidedSince);
};
