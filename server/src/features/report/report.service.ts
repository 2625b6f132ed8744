import { storedReport } from '@sets/shared/report/report.migrations.ts';
import type { ReportDraft, ReportSubject } from '@sets/shared/report/report.contract.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { newId } from '../../core/new-id.ts';
import { reportMessages } from './report.messages.ts';
import { reportId, thingId } from './report.model.ts';
import type { ReportNews } from './report-news.service.ts';
import { reportableOf, type ReportTools } from './report-tools.ts';

type Tools = Pick<ReportTools, 'models' | 'clock' | 'reportables'>;

/** What people report. */
export class ReportService {
  readonly #tools: Tools;
  readonly #news: Pick<ReportNews, 'tell'>;

  constructor(tools: Tools & { readonly news: Pick<ReportNews, 'tell'> }) {
    this.#tools = tools;
    this.#news = tools.news;
  }

  /**
   * One for each person and thing: the next replaces it. The report is written before the thing is put into the
   * list, and whoever decides takes the thing out of it before the reports: so none is kept of which no admin learns.
   * @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE
   */
  async report({ userid }: Actor, { subject, reason, text }: ReportDraft): Promise<void> {
    const { models, clock } = this.#tools;
    await this.#checkSees(userid, subject);
    const at = new Date(clock.now());
    const thing = thingId(subject);
    const content = toStored(storedReport, { text });
    await upserted(() =>
      models.reports.updateOne(
        { _id: reportId(subject, userid) },
        { $set: { thing, by: userid, reason, at, content } },
        { upsert: true },
      ),
    );
    const { upsertedCount } = await upserted(() =>
      models.things.updateOne(
        { _id: thing },
        {
          $set: { last: at },
          $inc: { revision: 1 },
          $setOnInsert: {
            kind: subject.kind,
            subject: subject.id,
            place: newId(),
            first: at,
            isDown: false,
          },
        },
        { upsert: true },
      ),
    );
    try {
      // It may have gone for good at this very moment.
      await this.#checkSees(userid, subject);
    } catch (error) {
      await this.#gone(reportId(subject, userid));
      throw error;
    }
    if (upsertedCount > 0) await this.#news.tell(userid, subject);
  }

  /** These are gone for good, and what was reported of them. */
  async gone(kind: ReportSubject['kind'], ids: readonly string[]): Promise<void> {
    const things = ids.map((id) => thingId({ kind, id }));
    const { models } = this.#tools;
    await models.things.deleteMany({ _id: { $in: things } });
    await models.reports.deleteMany({ thing: { $in: things } });
  }

  /** The list passes over a thing of which nothing is reported any more. */
  async #gone(_id: string): Promise<void> {
    await this.#tools.models.reports.deleteOne({ _id });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async #checkSees(userid: string, subject: ReportSubject): Promise<void> {
    const reportable = reportableOf(this.#tools, subject);
    const sees = await reportable.forReader(userid, subject.id);
    const content = sees ? await reportable.forAdmin(subject.id) : null;
    if (content === null) throw new AppError('NOT_FOUND', reportMessages.noSubject);
    if (content.author === userid) throw new AppError('FORBIDDEN', reportMessages.yours);
  }
}

/** Of two that write the same at the same moment, the one that was not first finds it there. */
const upserted = async <Written>(write: () => Promise<Written>): Promise<Written> => {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return await write();
  }
};
