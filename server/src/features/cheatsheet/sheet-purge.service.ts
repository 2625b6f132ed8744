import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { enqueueAt, midnightAfter, timedJob } from '../../core/jobs/timed-job.ts';
import type { SheetTools } from './cheatsheet-tools.ts';
import type { SheetStore } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';
import type { SheetUses } from './sheet-uses.service.ts';
import type { SheetVotes } from './sheet-votes.service.ts';

/** Sheets that are looked for together. */
const atOnce = 100;

const job = timedJob('cheat sheet purge');

interface PurgeTools extends Pick<
  SheetTools,
  'models' | 'clock' | 'jobs' | 'pictures' | 'uploads' | 'onGone'
> {
  readonly store: SheetStore;
  readonly texts: SheetTexts;
  readonly votes: Pick<SheetVotes, 'removeAllUnder'>;
  readonly uses: Pick<SheetUses, 'removeAllUnder'>;
}

/** Takes cheat sheets away for good, with all that hangs on them. */
export class SheetPurge {
  readonly #tools: PurgeTools;

  constructor(tools: PurgeTools) {
    this.#tools = tools;
    tools.jobs.handle(job, { run: () => this.#run() });
  }

  /** Has what is removed today taken away when it can be put back no more: once for each day. */
  async later(): Promise<void> {
    const { clock, jobs } = this.#tools;
    await enqueueAt(jobs, job, midnightAfter(clock.now() + sheetLimits.putBack));
  }

  /** The sheet itself goes last: whatever failed before is found again by it. */
  async purge(sheetid: string): Promise<void> {
    const { onGone, votes, uses, texts, pictures, uploads, store } = this.#tools;
    await onGone(sheetid);
    await votes.removeAllUnder(sheetid);
    await uses.removeAllUnder(sheetid);
    await texts.removeAllOf(sheetid);
    await pictures.removeAllOfSheet(sheetid);
    await uploads.removeOf({ kind: 'cheatsheet', id: sheetid });
    await store.remove(sheetid);
  }

  async #run(): Promise<void> {
    const until = new Date(this.#tools.clock.now() - sheetLimits.putBack);
    const { sheets } = this.#tools.models;
    for (;;) {
      const removed = await sheets
        .find({ isRemoved: true, removedAt: { $lte: until } }, { _id: 1 })
        .limit(atOnce)
        .lean<{ _id: string }[]>();
      for (const { _id } of removed) await this.purge(_id);
      if (removed.length < atOnce) break;
    }
    // One that was removed as a day began may have been planned for the day before.
    if ((await sheets.exists({ isRemoved: true })) !== null) await this.later();
  }
}
