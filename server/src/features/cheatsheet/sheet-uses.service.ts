import type { SheetUse } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { enqueueAt, timedJob } from '../../core/jobs/timed-job.ts';
import { hasProvenAddress } from '../account/proven-address.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import type { SheetRecord, SheetRecords, UseRecord } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';
import { beginOf, usesIn, weekOf } from './weeks.ts';

/** Rows that are looked for together. */
const atOnce = 200;
const mostTries = 100;

const job = timedJob('cheat sheet weeks');

interface UseTools extends Pick<SheetTools, 'models' | 'clock' | 'jobs' | 'people'> {
  readonly store: SheetStore;
  /** @throws AppError NOT_FOUND where they may not read it */
  readonly expectSeen: (who: Who, sheetid: string) => Promise<SheetRecord>;
}

/** No id has a `:` in it. */
const idOf = (sheetid: string, userid: string, week: number): string =>
  `${sheetid}:${userid}:${week}`;

/**
 * How many accounts open a sheet in a week: a row for each, and whoever puts it there counts. At the end of a
 * week a job has the counts of all follow, for the list that is in their order.
 */
export class SheetUses {
  readonly #tools: UseTools;
  readonly #models: Pick<SheetRecords, 'sheets' | 'uses'>;
  /** The week of this process after which the job runs. */
  #planned = 0;

  constructor(tools: UseTools) {
    this.#tools = tools;
    this.#models = tools.models;
    tools.jobs.handle(job, { run: () => this.#run() });
  }

  /** Of the uploader nothing is counted, nor of who has proven no address. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async use(who: Who, sheetid: string): Promise<SheetUse> {
    const { store, expectSeen } = this.#tools;
    const seen = await expectSeen(who, sheetid);
    const week = this.#week();
    const counts =
      seen.author !== who.userid && (await hasProvenAddress(this.#tools.people, who.userid));
    if (!counts || !(await this.#put(who, sheetid, week))) return usesIn(week, seen);
    await this.#later(week);
    await this.#count(sheetid, week);
    const sheet = await store.find(sheetid);
    // It went in this moment, perhaps before this use came.
    if (sheet === null) await this.removeAllUnder(sheetid);
    return usesIn(week, sheet ?? seen);
  }

  of(userid: string): AsyncIterable<UseRecord> {
    return this.#models.uses.find({ userid }).sort({ week: 1 }).lean<UseRecord>().cursor();
  }

  /** What was counted names nobody, and stays. */
  async removeAllOf(userid: string): Promise<void> {
    await this.#models.uses.deleteMany({ userid });
  }

  async removeAllUnder(sheetid: string): Promise<void> {
    await this.#models.uses.deleteMany({ sheetid });
  }

  async #put({ userid }: Who, sheetid: string, week: number): Promise<boolean> {
    try {
      await this.#models.uses.create({ _id: idOf(sheetid, userid, week), sheetid, userid, week });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async #count(sheetid: string, week: number): Promise<void> {
    const { sheets } = this.#models;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { matchedCount } = await sheets.updateOne(
        { _id: sheetid, useWeek: week },
        { $inc: { useCount: 1, useRank: 1 } },
      );
      if (matchedCount === 1) return;
      const sheet = await this.#tools.store.find(sheetid);
      // It is gone, or another process has begun the next week.
      if (sheet === null || sheet.useWeek > week) return;
      // Where somebody else has begun this one meanwhile, it counts in the next try.
      if (sheet.useWeek < week) await this.#roll(sheet, week);
    }
  }

  /** Has its counts be those of this week; does nothing where it was used meanwhile. */
  async #roll(
    {
      _id,
      useWeek,
      useCount,
      useBefore,
    }: Pick<SheetRecord, '_id' | 'useWeek' | 'useCount' | 'useBefore'>,
    week: number,
  ): Promise<void> {
    const { lastWeek } = usesIn(week, { useWeek, useCount, useBefore });
    const now = { useWeek: week, useCount: 0, useBefore: lastWeek, useRank: lastWeek };
    await this.#models.sheets.updateOne({ _id, useWeek, useCount }, { $set: now });
  }

  /** The job comes before it is needed, and once for each week. */
  async #later(week: number): Promise<void> {
    if (this.#planned === week) return;
    await enqueueAt(this.#tools.jobs, job, beginOf(week + 1));
    this.#planned = week;
  }

  async #run(): Promise<void> {
    const week = this.#week();
    const { sheets, uses } = this.#models;
    for (;;) {
      const old = await sheets
        .find({ useRank: { $gt: 0 }, useWeek: { $lt: week } }, usedFields)
        .limit(atOnce)
        .lean<Pick<SheetRecord, '_id' | keyof typeof usedFields>[]>();
      for (const sheet of old) await this.#roll(sheet, week);
      if (old.length < atOnce) break;
    }
    for (;;) {
      const old = await uses
        .find({ week: { $lt: week - 1 } }, { _id: 1 })
        .limit(atOnce)
        .lean<Pick<UseRecord, '_id'>[]>();
      await uses.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
      if (old.length < atOnce) break;
    }
    if ((await uses.exists({ week: { $lte: week } })) !== null) await this.#later(week);
    else if ((await sheets.exists({ useRank: { $gt: 0 } })) !== null) await this.#later(week);
  }

  #week(): number {
    return weekOf(this.#tools.clock.now());
  }
}

const usedFields = { useWeek: 1, useCount: 1, useBefore: 1 } as const;
