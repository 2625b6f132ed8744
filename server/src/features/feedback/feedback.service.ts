import type { Connection, Model, QueryFilter } from 'mongoose';
import { type Feedback, feedbackFault } from '@sets/shared/feedback/feedback.contract.ts';
import { withoutMarkup } from '@sets/shared/feedback/without-markup.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import { mailOf } from '../../core/mail/mail-layout.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { newId } from '../../core/new-id.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import { feedbackMail } from './feedback.messages.ts';
import { feedbackModel, type FeedbackRecord } from './feedback.model.ts';

export type { FeedbackRecord } from './feedback.model.ts';

/** Who wrote, as support needs to know it. */
export interface Author {
  readonly username: string;
  readonly email: string;
}

interface FeedbackTools {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly mailer: Pick<Mailer, 'post'>;
  /** Where the copies go. */
  readonly supportEmail: string;
  /** Those of these people who are here, by userid. */
  readonly findAuthors: (userids: readonly string[]) => Promise<ReadonlyMap<string, Author>>;
}

export interface FeedbackPage {
  readonly records: readonly FeedbackRecord[];
  readonly authors: ReadonlyMap<string, Author>;
  readonly next: string | null;
}

/** For each person; visitors are bounded by their address range, in the route. */
const perPerson = { count: 20, seconds: 600 };
const pageSize = 50;

export class FeedbackService {
  readonly #feedback: Model<FeedbackRecord>;
  readonly #tools: Omit<FeedbackTools, 'connection' | 'limits'>;
  readonly #limiter: Limiter;

  constructor({ connection, limits, ...tools }: FeedbackTools) {
    this.#feedback = feedbackModel(connection);
    this.#tools = tools;
    this.#limiter = limits.window('feedback', perPerson);
  }

  /** Keeps what somebody wrote, and sends support a copy. @throws AppError BAD_REQUEST, RATE_LIMITED */
  async post(actor: Actor | null, typed: Feedback): Promise<void> {
    const fault = feedbackFault(typed);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const wait = actor === null ? 0 : await this.#limiter.take(actor.userid);
    if (wait > 0) {
      const msg = 'You have sent a lot of feedback. Wait some minutes.';
      throw new AppError('RATE_LIMITED', msg, { retryInMs: wait });
    }
    const record: FeedbackRecord = {
      _id: newId(),
      type: withoutMarkup(typed.type).trim() || 'general',
      feedback: withoutMarkup(typed.feedback).trim(),
      at: new Date(this.#tools.clock.now()),
      userid: actor?.userid ?? null,
    };
    await this.#feedback.create(record);
    await this.#sendCopy(record);
  }

  /** Newest first. @throws AppError BAD_REQUEST */
  async page(before: string | undefined): Promise<FeedbackPage> {
    const rest = before === undefined ? {} : after('at', readPlace(before));
    const read = await this.#feedback
      .find(rest as QueryFilter<FeedbackRecord>)
      .sort({ at: -1, _id: -1 })
      .limit(pageSize + 1)
      .lean();
    const { items: records, next } = cutPage(read, pageSize, ({ at, _id }) => ({
      at: at.getTime(),
      id: _id,
    }));
    const userids = records.flatMap(({ userid }) => (userid === null ? [] : [userid]));
    return { records, authors: await this.#tools.findAuthors([...new Set(userids)]), next };
  }

  /** The text of who leaves stays: support may still have to act on it. */
  readonly personalData: PersonalData = {
    name: 'feedback',
    holds: 'The feedback that you sent.',
    collect: async (userid) => {
      const own = await this.#feedback.find({ userid }).sort({ at: 1 }).lean();
      if (own.length === 0) return null;
      return own.map(({ type, feedback, at }) => ({ type, feedback, at: at.toISOString() }));
    },
    erase: async (userid) => {
      await this.#feedback.updateMany({ userid }, { $set: { userid: null } });
    },
  };

  async #sendCopy({ type, feedback, userid }: FeedbackRecord): Promise<void> {
    const { mailer, supportEmail, findAuthors } = this.#tools;
    const author = userid === null ? undefined : (await findAuthors([userid])).get(userid);
    const line =
      author === undefined
        ? feedbackMail.fromVisitor
        : feedbackMail.from(author.username, author.email);
    await mailer.post(
      mailOf({
        to: supportEmail,
        // A subject is one line, whatever was sent as a type.
        subject: feedbackMail.subject(type.replaceAll(/\s+/g, ' ')),
        heading: feedbackMail.heading,
        paragraphs: [line, ...feedback.split(/\n{2,}/)],
      }),
    );
  }
}
