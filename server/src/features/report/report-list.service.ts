import {
  type ReportedThing,
  reportLimits,
  type ReportsPage,
  type ReportReason,
  type ReportsQuery,
} from '@sets/shared/report/report.contract.ts';
import { storedReport } from '@sets/shared/report/report.migrations.ts';
import { type PlaceInList, readPlace, writePlace } from '../../core/place-in-list.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { ReportedThingRecord } from './report.model.ts';
import { subjectOf } from './report-records.service.ts';
import { reportableOf, type ReportTools } from './report-tools.ts';

type ListTools = Pick<ReportTools, 'models' | 'people' | 'reportables'>;

type Counted = ReadonlyMap<string, ReportedThing['reasons']>;

const { perPage } = reportLimits;

/** What waits for a decision, as admins read it. Nothing here names who reported it. */
export class ReportLists {
  readonly #tools: ListTools;

  constructor(tools: ListTools) {
    this.#tools = tools;
  }

  /** What is not there now is passed over. @throws AppError BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async page({ of = 'waiting', before }: ReportsQuery): Promise<ReportsPage> {
    const { isDown, order } = lists[of];
    const things: ReportedThing[] = [];
    let last: ReportedThingRecord | null = null;
    for (let place = before === undefined ? null : readPlace(before); ;) {
      const read = await this.#tools.models.things
        .find({ isDown, ...(place === null ? {} : behind(place, order)) })
        .sort({ first: order, place: order })
        .limit(perPage + 1)
        .lean();
      const reasons = await this.#reasons(read);
      for (const each of read) {
        const told = await this.#told(each, reasons);
        if (told === null) continue;
        if (last !== null && things.length === perPage) {
          return { things, next: writePlace(placeOf(last)) };
        }
        things.push(told);
        last = each;
      }
      const end = read.at(-1);
      if (end === undefined || read.length <= perPage) return { things, next: null };
      place = placeOf(end);
    }
  }

  async #told(record: ReportedThingRecord, all: Counted): Promise<ReportedThing | null> {
    const subject = subjectOf(record);
    const reasons = all.get(record._id) ?? [];
    if (reasons.length === 0 && !record.isDown) {
      // Whoever reported it is gone; unless somebody has reported it anew just now.
      const { _id, revision } = record;
      await this.#tools.models.things.deleteOne({ _id, revision });
      return null;
    }
    const content = await reportableOf(this.#tools, subject).forAdmin(subject.id);
    if (content === null) return null;
    const { author, title, text, isTakenDown } = content;
    // Put back where nothing is known of this list.
    if (record.isDown && !isTakenDown) return null;
    const names = await this.#tools.people.names([author]);
    return {
      subject,
      title,
      excerpt: beginningOf(text),
      by: { userid: author, username: names.get(author)?.username ?? '' },
      reasons,
      texts: await this.#texts(record._id),
      first: record.first.toISOString(),
      last: record.last.toISOString(),
      isTakenDown,
    };
  }

  /** How many reported each of these, for each reason; the most first. */
  async #reasons(things: readonly ReportedThingRecord[]): Promise<Counted> {
    const counted = await this.#tools.models.reports.aggregate<{
      readonly _id: { readonly thing: string; readonly reason: ReportReason };
      readonly count: number;
    }>([
      { $match: { thing: { $in: things.map(({ _id }) => _id) } } },
      { $group: { _id: { thing: '$thing', reason: '$reason' }, count: { $sum: 1 } } },
    ]);
    const byThing = Map.groupBy(counted, ({ _id }) => _id.thing);
    return new Map(
      [...byThing].map(([thing, all]) => [
        thing,
        all
          .map(({ _id: { reason }, count }) => ({ reason, count }))
          .toSorted(
            (one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1),
          ),
      ]),
    );
  }

  async #texts(thing: string): Promise<string[]> {
    const found = await this.#tools.models.reports
      .find({ thing, 'content.text': { $ne: '' } }, { content: 1 })
      .sort({ at: -1 })
      .limit(reportLimits.texts)
      .lean();
    return found.map(({ content }) => storedValue(storedReport, content).text);
  }
}

/** The longest waiting first; what was taken down last first. */
const lists = {
  waiting: { isDown: false, order: 1 },
  takenDown: { isDown: true, order: -1 },
} as const;

const placeOf = ({ first, place }: ReportedThingRecord): PlaceInList => ({
  at: first.getTime(),
  id: place,
});

/** What comes after that place. */
const behind = ({ at, id }: PlaceInList, order: 1 | -1) => {
  const first = new Date(at);
  // The first condition says no more than the others: it is for the index.
  return order === 1
    ? { first: { $gte: first }, $or: [{ first: { $gt: first } }, { place: { $gt: id } }] }
    : { first: { $lte: first }, $or: [{ first: { $lt: first } }, { place: { $lt: id } }] };
};

/** Without half a letter at its end. */
const beginningOf = (text: string): string =>
  text.slice(0, reportLimits.excerpt).replace(/[\uD800-\uDBFF]$/, '');
