import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import type { SheetTools } from './cheatsheet-tools.ts';
import type { SheetRecord } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';

const dayMs = 24 * 3_600_000;

const payload = z.strictObject({
  sheetid: z.string(),
  uploadids: z.array(z.string()),
});
type Brought = z.infer<typeof payload>;

/** A day after a file was taken for a sheet it is looked at whether the sheet has it. */
const job: JobKind<Brought> = {
  name: 'cheat sheet upkeep',
  payload,
  version: 1,
  sealed: false,
  pauses: [60_000, 3_600_000, dayMs],
  lease: 60_000,
  keep: 365 * dayMs,
  atOnce: 1,
};

interface UpkeepTools extends Pick<SheetTools, 'uploads' | 'pictures' | 'clock' | 'jobs'> {
  readonly store: SheetStore;
  readonly texts: SheetTexts;
}

/** What a process that died between two writes has left: a file that no sheet has, or a search that does not know of it. */
export class SheetUpkeep {
  readonly #tools: UpkeepTools;

  constructor(tools: UpkeepTools) {
    this.#tools = tools;
    tools.jobs.handle(job, { run: (brought) => this.#run(brought) });
  }

  /** Stored before anything is kept for a sheet. */
  async later(brought: Brought): Promise<void> {
    const { jobs, clock } = this.#tools;
    await jobs.enqueue(job, brought, { notBefore: clock.now() + dayMs });
  }

  async #run({ sheetid, uploadids }: Brought): Promise<void> {
    const { store, texts, pictures, uploads } = this.#tools;
    const sheet = await store.find(sheetid);
    if (sheet === null) {
      await texts.removeAllOf(sheetid);
      await pictures.removeAllOfSheet(sheetid);
      await uploads.removeOf({ kind: 'cheatsheet', id: sheetid });
      return;
    }
    for (const uploadid of uploadids.filter((each) => !sheet.uploads.includes(each))) {
      await this.#release(sheet, uploadid);
    }
    await texts.settle(sheet);
  }

  /** What another sheet uses stays. */
  async #release({ _id: id, author }: SheetRecord, uploadid: string): Promise<void> {
    const { uploads, texts } = this.#tools;
    try {
      await uploads.claim(author, uploadid, { kind: 'cheatsheet', id });
    } catch (error) {
      if (error instanceof AppError && ['NOT_FOUND', 'CONFLICT'].includes(error.code)) return;
      throw error;
    }
    await texts.remove([uploadid]);
    await uploads.remove([uploadid]);
  }
}
