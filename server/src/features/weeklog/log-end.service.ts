import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import * as z from 'zod/mini';
import type { JobKind } from '../../core/jobs/jobs.ts';
import { openPurge } from '../../core/jobs/purge-job.ts';
import type { LogRecord } from './log-store.service.ts';
import { ownerOf, type WeeklogTools } from './weeklog-tools.ts';

const dayMs = 24 * 3_600_000;
/** Entries that are looked for together. */
const atOnce = 100;

const changed = z.strictObject({
  logid: z.string(),
  uploadids: z.array(z.string()),
  paperids: z.array(z.string()),
});
/** What came to an entry, or was to go from it. */
type Changed = z.infer<typeof changed>;

/** A day after a change it is looked at whether the entry has these. */
const upkeep: JobKind<Changed> = {
  name: 'week log upkeep',
  payload: changed,
  version: 1,
  sealed: false,
  pauses: [60_000, 3_600_000, dayMs],
  lease: 60_000,
  keep: 365 * dayMs,
  atOnce: 1,
};

type EndTools = Pick<WeeklogTools, 'store' | 'uploads' | 'onGone' | 'clock' | 'jobs'>;

/** What goes: entries, with all that hangs on them, and what a process that died has left. */
export class LogEnd {
  readonly #tools: EndTools;
  /** Has what is removed today taken away when it can be put back no more. */
  readonly purgeLater: () => Promise<void>;

  constructor(tools: EndTools) {
    this.#tools = tools;
    this.purgeLater = openPurge({
      ...tools,
      name: 'week log purge',
      putBack: weeklogLimits.putBack,
      removedUntil: (until, most) => tools.store.removedUntil(until, most),
      purge: (logid) => this.#purge(logid),
    });
    tools.jobs.handle(upkeep, { run: (what) => this.#settle(what) });
  }

  /** Stored before anything is written of a change that brings or drops something. */
  async lookLater(what: Changed): Promise<void> {
    if (what.uploadids.length + what.paperids.length === 0) return;
    const { jobs, clock } = this.#tools;
    await jobs.enqueue(upkeep, what, { notBefore: clock.now() + dayMs });
  }

  /** What of these the entry does not have goes, with what was noted in the margin. */
  async #settle({ logid, uploadids, paperids }: Changed): Promise<void> {
    const { store, uploads } = this.#tools;
    const entry = await store.find(logid);
    const held = await uploads.heldBy(ownerOf(logid), uploadids);
    await uploads.remove(held.filter((uploadid) => entry?.uploads.includes(uploadid) !== true));
    await this.papersGone(paperids.filter((paperid) => entry?.papers.includes(paperid) !== true));
  }

  /** Of an entry that another one has too, or took from this one, nothing goes. */
  async papersGone(paperids: readonly string[]): Promise<void> {
    const { store, onGone } = this.#tools;
    const gone: string[] = [];
    for (const paperid of paperids) {
      if ((await store.withPaper(paperid)) === null) gone.push(paperid);
    }
    if (gone.length > 0) await onGone(gone);
  }

  /** A space is gone for good. May be called again after a failure. */
  async spaceGone(moduleid: string): Promise<void> {
    for (;;) {
      const some = await this.#tools.store.ofSpace(moduleid, atOnce);
      for (const entry of some) await this.#end(entry);
      if (some.length < atOnce) return;
    }
  }

  /** The entry itself goes last: whatever failed before is found again by it. */
  async #end({ _id, papers }: LogRecord): Promise<void> {
    const { store, uploads, onGone } = this.#tools;
    const gone: string[] = [];
    for (const paperid of papers) {
      if (!(await store.hasElsewhere(_id, [paperid]))) gone.push(paperid);
    }
    if (gone.length > 0) await onGone(gone);
    await uploads.removeOf(ownerOf(_id));
    await store.remove(_id);
  }

  async #purge(logid: string): Promise<void> {
    const entry = await this.#tools.store.find(logid);
    if (entry !== null) await this.#end(entry);
  }
}
