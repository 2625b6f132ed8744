import type { QnaLogEntry, QnaReport, Decision } from '@sets/shared/qna/qna-moderation.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
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

  /** What is to be decided about is over with it. `origin` is for mails that it leads to. */
  async decide(
    actor: Actor,
    ref: ThingRef & { readonly decision: Decision },
    origin: string,
  ): Promise<void> {
    const { models, written } = this.#tools;
    const found = await this.#find(actor, ref);
    mayModerate(found);
    const { question, answer } = found;
    const { decision } = ref;
    const about = { questionid: question._id, answerid: answer?._id ?? null };
    if (decision === 'remove') await this.#remove(found);
    else if (decision !== 'dismiss') await this.#show(found, decision === 'show', origin);
    const thing = (answer ?? question)._id;
    if (decision === 'hide') {
      const item = { _id: thing, moduleid: question.moduleid, ...about, why: 'reported' } as const;
      await written.queue(item);
      await models.queue.updateOne({ _id: thing }, { $set: { open: false } });
    } else {
      await models.queue.deleteOne({ _id: thing });
    }
    if (decision !== 'hide') await models.reports.deleteMany({ thing });
    await written.log({
      action: decision,
      by: actor.userid,
      moduleid: question.moduleid,
      ...about,
    });
  }

  /** Who asked without a name: logged before it is told to the moderator, and the asker is told too. */
  async reveal(actor: Actor, questionid: string): Promise<string> {
    const { access, written, notify } = this.#tools;
    const found = await access.question(actor, questionid);
    mayModerate(found);
    const { question } = found;
    allow(canReveal(found, question) && question.author !== null, qnaMessages.notAnonymous);
    const author = question.author as string;
    const { moduleid, _id, content } = question;
    const about = { moduleid, questionid: _id, answerid: null };
    await written.log({ action: 'reveal', by: actor.userid, ...about });
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
      await models.questions.updateOne(
        { _id: question._id, mergedInto: null },
        { $set: { state, listed: on } },
      );
      await tally.labels(question.moduleid, question.labels);
      return;
    }
    const isFirst = on && answer.shownAt === null;
    const shownAt = isFirst ? { shownAt: written.now() } : {};
    const { modifiedCount } = await models.answers.updateOne(
      { _id: answer._id, state: answer.state },
      { $set: { state, ...shownAt } },
    );
    const counted = await tally.question(question._id);
    if (isFirst && modifiedCount === 1 && counted !== null) {
      await follows.answerShown(counted, answer, origin);
    }
  }

  async #remove({ question, answer }: FoundThing): Promise<void> {
    const { written, tally } = this.#tools;
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
