import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedRetention } from '@sets/shared/run/retention.migrations.ts';
import {
  monthsAfter,
  type Retention,
  type RetentionTold,
} from '@sets/shared/run/run-looks.contract.ts';
import type { Model } from 'mongoose';
import * as z from 'zod/mini';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { FeatureContext } from '../../core/feature.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunRecord } from '../../live/run/run.model.ts';
import type { RunUpkeep } from '../../live/run/run-upkeep.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { retentionModel, type RetentionRecord } from './retention.model.ts';

interface RetentionTools extends Pick<FeatureContext, 'clock' | 'connection' | 'jobs'> {
  readonly spaces: Pick<ModuleAccess, 'moderated'>;
  readonly history: () => Pick<RunHistory, 'page'>;
  readonly upkeep: () => Pick<RunUpkeep, 'remove'>;
}

const dayMs = 24 * 60 * 60_000;
const pageSize = 100;
/** So many are counted before somebody changes it. */
const mostCounted = 1_000;

const payload = z.strictObject({ moduleid: z.string() });

/** Once a day a space is looked at that does not keep everything. */
const retentionJob: JobKind<z.infer<typeof payload>> = {
  name: 'result retention',
  payload,
  version: 1,
  sealed: false,
  pauses: [60_000, 600_000, 3_600_000, 6 * 3_600_000],
  lease: 300_000,
  // However long the server was off: what was to be deleted is deleted.
  keep: 3_650 * dayMs,
  atOnce: 1,
  about: ({ moduleid }) => moduleid,
};

const keepsAll: Retention = { months: null };

const isDue = ({ endedAt }: RunRecord, months: number, now: number): boolean =>
  endedAt !== null && monthsAfter(endedAt.getTime(), months) <= now;

/** How long spaces keep what was answered in them, and who deletes it then. */
export class RetentionService {
  readonly #tools: RetentionTools;
  readonly #kept: Model<RetentionRecord>;

  constructor(tools: RetentionTools) {
    this.#tools = tools;
    this.#kept = retentionModel(tools.connection);
    tools.jobs.handle(retentionJob, { run: ({ moduleid }) => this.#lookAfter(moduleid) });
  }

  /**
   * How long a space keeps results, and how many are due by that, or by `months` if that is given.
   * @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE
   */
  async told(actor: Actor, moduleid: string, months?: number): Promise<RetentionTold> {
    await this.#tools.spaces.moderated(actor, moduleid);
    const kept = await this.#of(moduleid);
    const asked = months ?? kept.months;
    return { ...kept, due: asked === null ? 0 : await this.#count(moduleid, asked) };
  }

  /** What is due then goes within a day. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async change(actor: Actor, moduleid: string, { months }: Retention): Promise<RetentionTold> {
    await this.#tools.spaces.moderated(actor, moduleid);
    // What a newer version has stored is not written over.
    await this.#of(moduleid);
    // The job comes first: none is forgotten.
    if (months !== null) await this.#lookAgain(moduleid);
    const content = toStored(storedRetention, { months });
    await this.#kept.updateOne({ _id: moduleid }, { $set: { content } }, { upsert: true });
    return this.told(actor, moduleid);
  }

  /** When a run is deleted, in ms; null where it is kept. @throws AppError NEWER_VERSION, UNREADABLE */
  async endsOf({ moduleid, endedAt }: RunRecord): Promise<number | null> {
    if (moduleid === undefined || endedAt === null) return null;
    const { months } = await this.#of(moduleid);
    return months === null ? null : monthsAfter(endedAt.getTime(), months);
  }

  /** A space is gone for good. */
  async forget(moduleid: string): Promise<void> {
    await this.#kept.deleteOne({ _id: moduleid });
    await this.#tools.jobs.forget(retentionJob, moduleid);
  }

  async #of(moduleid: string): Promise<Retention> {
    const stored = await this.#kept.findById(moduleid).lean();
    return stored === null ? keepsAll : storedValue(storedRetention, stored.content);
  }

  /** The runs of a space that are over and due, oldest pages last. */
  async *#due(moduleid: string, months: number): AsyncGenerator<RunRecord> {
    const now = this.#tools.clock.now();
    // No run ended before it was opened, and no month has fewer days than this.
    let before = { at: now - months * 28 * dayMs, id: '~' };
    for (;;) {
      const wanted = { moduleid, ended: true, before };
      const page = await this.#tools.history().page(wanted, pageSize);
      for (const run of page) if (isDue(run, months, now)) yield run;
      const last = page.at(-1);
      if (last === undefined || page.length < pageSize) return;
      before = { at: last.createdAt.getTime(), id: last._id };
    }
  }

  async #count(moduleid: string, months: number): Promise<number> {
    const due: string[] = [];
    for await (const { _id } of this.#due(moduleid, months)) {
      due.push(_id);
      if (due.length === mostCounted) break;
    }
    return due.length;
  }

  async #lookAfter(moduleid: string): Promise<void> {
    const { months } = await this.#of(moduleid);
    if (months === null) return;
    await this.#lookAgain(moduleid);
    for await (const run of this.#due(moduleid, months)) {
      try {
        await this.#tools.upkeep().remove(run);
      } catch (error) {
        // Answers may be coming in still: tomorrow they are not.
        if (!(error instanceof AppError) || error.code !== 'WRONG_PHASE') throw error;
      }
    }
  }

  /** At the next beginning of a day, in UTC; once, however often it is asked for. */
  async #lookAgain(moduleid: string): Promise<void> {
    const notBefore = (Math.floor(this.#tools.clock.now() / dayMs) + 1) * dayMs;
    await this.#tools.jobs.enqueue(
      retentionJob,
      { moduleid },
      { key: `${moduleid} ${notBefore}`, notBefore },
    );
  }
}
