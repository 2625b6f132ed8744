import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import { DailyNews } from '../../core/daily-news.ts';
import { reportNotices } from './report.messages.ts';
import { thingId } from './report.model.ts';
import type { ReportTools } from './report-tools.ts';

/** Tells admins that something waits for their decision. */
export class ReportNews {
  readonly #people: ReportTools['people'];
  readonly #news: DailyNews;

  constructor(tools: Pick<ReportTools, 'people' | 'notify' | 'limits'>) {
    this.#people = tools.people;
    this.#news = new DailyNews('reports', tools);
  }

  /** Of what was reported for the first time; never who reported it. @throws AppError NEWER_VERSION, UNREADABLE */
  async tell(by: string, subject: ReportSubject): Promise<void> {
    const news = { about: thingId(subject), ...reportNotices.waiting(subject.kind) };
    for (const { _id: admin, locked } of await this.#people.admins()) {
      if (!locked && admin !== by) await this.#news.tell(admin, news);
    }
  }
}
