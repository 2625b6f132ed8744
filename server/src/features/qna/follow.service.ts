import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { ifFound } from '../../core/if-found.ts';
import type { JobKind, Jobs } from '../../core/jobs/jobs.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { ownOrigin } from '../../core/own-origin.ts';
import type { Notify } from '../../core/notify.ts';
import type { Rate } from '../../core/window-limiter.ts';
import * as z from 'zod/mini';
import type { PeopleService } from '../account/people.service.ts';
import { followMail } from './follow-mail.ts';
import { type QnaAccess, readableQuestions, type SpaceSeat } from './qna-access.service.ts';
import { qnaMessages, qnaNotices } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import {
  type FollowRecord,
  idOfPerson,
  type QuestionRecord,
  type StoredAnswer,
  type StoredQuestion,
} from './qna-records.ts';
import type { UnsubscribeProofs } from './unsubscribe-proof.ts';

interface FollowTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly notify: Notify;
  readonly people: Pick<PeopleService, 'lookUp' | 'findByEmail'>;
  readonly proofs: UnsubscribeProofs;
  /** Where the server is reached, where that is set. */
  readonly publicUrl: URL | null;
}

/** Answers are gathered: who follows a question has at most one mail of it in this time. */
export const gatheredMs = 10 * 60_000;

/** Mails to one follower, of all questions together; what is on top is left out. */
const mailsOfDay: Rate = { count: 50, seconds: 86_400 };
/** What an asker is told in the app of one question. */
const toldOfQuestion: Rate = { count: 5, seconds: 600 };

/** A mail counts the newest of these. */
const mostCounted = 100;

const followersPayload = z.strictObject({ questionid: z.string(), origin: z.string() });

/** One for each question that has new answers. */
const followersJob: JobKind<z.infer<typeof followersPayload>> = {
  name: 'question followers',
  payload: followersPayload,
  version: 1,
  sealed: false,
  pauses: [60_000, 600_000, 3_600_000],
  lease: 300_000,
  keep: 24 * 60 * 60_000,
  atOnce: 2,
  about: ({ questionid }) => questionid,
};

type Followed = Pick<StoredQuestion, '_id' | 'moduleid'>;

/** Who follows a question, and what they and its asker are told. */
export class FollowService {
  readonly #tools: FollowTools;
  readonly #mails: Limiter;
  readonly #told: Limiter;

  constructor(tools: FollowTools) {
    this.#tools = tools;
    this.#mails = tools.limits.window('qna mails to a follower', mailsOfDay);
    this.#told = tools.limits.window('qna answers told', toldOfQuestion);
    tools.jobs.handle(followersJob, {
      run: ({ questionid, origin }) => this.#tellFollowers(questionid, origin),
    });
  }

  /** The same again changes nothing. */
  async follow(by: string, { _id: thing, moduleid }: Followed, on: boolean): Promise<void> {
    const { follows } = this.#tools.models;
    const _id = idOfPerson(thing, by);
    if (!on) {
      await follows.deleteOne({ _id });
      return;
    }
    const at = new Date(this.#tools.clock.now());
    const fields = { thing, by, moduleid, at, toldUpTo: at };
    await follows.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
  }

  /** By the link of a mail. Resolves alike whether they followed it or not. @throws AppError FORBIDDEN */
  async unsubscribe(questionid: string, proof: string): Promise<void> {
    const { proofs, access } = this.#tools;
    const userid = proofs.userOf(questionid, proof);
    if (userid === null) throw new AppError('FORBIDDEN', qnaMessages.badLink);
    // It may have become a part of another question since.
    const question = await access.find(questionid);
    if (question !== null) await this.follow(userid, question, false);
  }

  /** All can see an answer from now on: its asker is told at once, followers by mail, gathered. */
  async answerShown(
    question: StoredQuestion,
    answer: Pick<StoredAnswer, '_id' | 'author'>,
    origin: string,
  ): Promise<void> {
    const { author, _id: questionid } = question;
    if (author !== null && author !== answer.author) {
      const isMuch = (await this.#told.take(questionid)) > 0;
      if (!isMuch) await this.#tell(author, 'answered', question, answer._id);
    }
    // At the end of the ten minutes that it came in, one job for all answers of these.
    const { jobs, clock } = this.#tools;
    const notBefore = Math.ceil((clock.now() + 1) / gatheredMs) * gatheredMs;
    await jobs.enqueue(
      followersJob,
      { questionid, origin },
      { key: `${questionid} ${notBefore}`, notBefore },
    );
  }

  async answerAccepted(
    actor: Actor,
    question: QuestionRecord,
    answer: Pick<StoredAnswer, '_id' | 'author'>,
  ): Promise<void> {
    const { author } = answer;
    if (author === null || author === actor.userid) return;
    if ((await this.#told.take(`${answer._id} accepted`)) > 0) return;
    await this.#tell(author, 'accepted', question, answer._id);
  }

  async #tell(
    userid: string,
    what: 'answered' | 'accepted',
    stored: StoredQuestion,
    answerid: string,
  ): Promise<void> {
    const [question] = readableQuestions([stored]);
    if (question === undefined || (await this.#seatOf(userid, question.moduleid)) === null) return;
    const { title, text } = qnaNotices[what];
    await this.#tools.notify(userid, {
      kind: 'question',
      title,
      text: text(question.content.title),
      path: `${pageOf(question)}/answer/${answerid}`,
    });
  }

  async #tellFollowers(questionid: string, origin: string): Promise<void> {
    const { models, access } = this.#tools;
    const stored = await access.find(questionid);
    const [question] = readableQuestions(stored === null ? [] : [stored]);
    if (question === undefined || !question.listed) return;
    const shown = await models.answers
      .find({ questionid: question._id, state: 'shown' }, { author: 1, shownAt: 1 })
      .sort({ shownAt: -1 })
      .limit(mostCounted)
      .lean<Pick<StoredAnswer, '_id' | 'author' | 'shownAt'>[]>();
    for await (const follower of models.follows.find({ thing: question._id }).lean()) {
      const news = shown.filter(
        ({ author, shownAt }) =>
          author !== follower.by && shownAt !== null && shownAt > follower.toldUpTo,
      );
      const upTo = news[0]?.shownAt ?? null;
      if (upTo !== null) {
        await this.#mail(follower, question, { count: news.length, upTo }, origin);
      }
    }
  }

  async #mail(
    { _id, by, toldUpTo }: FollowRecord,
    question: QuestionRecord,
    { count, upTo }: { readonly count: number; readonly upTo: Date },
    origin: string,
  ): Promise<void> {
    const { models, people, mailer, proofs, publicUrl } = this.#tools;
    const person = await people.lookUp(by);
    const seat = await this.#seatOf(by, question.moduleid);
    // Whoever lost sight of the space meanwhile, or cannot log in, is told nothing of it.
    if (person === null || !person.verified || person.locked || seat === null) return;
    // First it is put down: done again after a failure, nobody is told twice.
    const { modifiedCount } = await models.follows.updateOne(
      { _id, toldUpTo },
      { $set: { toldUpTo: upTo } },
    );
    if (modifiedCount === 0 || (await this.#mails.take(by)) > 0) return;
    const { email: to } = person;
    await mailer.post(
      followMail({
        to,
        count,
        question,
        space: seat.module.content.title,
        server: publicUrl?.origin ?? ownOrigin(origin),
        page: pageOf(question),
        proof: proofs.proofOf(question._id, by),
      }),
    );
  }

  /** Null for whom the space is closed. */
  #seatOf(userid: string, moduleid: string): Promise<SpaceSeat | null> {
    return ifFound(this.#tools.access.seat({ userid }, moduleid));
  }
}

/** The page of a question, as links that we make have it. */
export const pageOf = ({
  moduleid,
  topicid,
  _id,
}: Pick<StoredQuestion, '_id' | 'moduleid' | 'topicid'>): string =>
  `/space/${moduleid}/topic/${topicid}/${_id}`;
