import * as z from 'zod/mini';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import { dayMs } from '../../core/jobs/timed-job.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import { nameOfStall } from './food.presenter.ts';
import type { FoodTools } from './food-tools.ts';
import type { CourierStore } from './order/moving/courier-store.service.ts';
import type { StallRecord } from './stall-store.service.ts';

/** By then whoever removes a stall is done, or this process has ended in between. */
const meanwhile = 60_000;

/** Takes away what hangs on a stall that is gone. */
const job: JobKind<{ readonly stallid: string }> = {
  name: 'stall removal',
  payload: z.strictObject({ stallid: z.string() }),
  version: 1,
  sealed: false,
  pauses: [60_000, 3_600_000, dayMs],
  lease: 300_000,
  keep: 365 * dayMs,
  atOnce: 1,
};

interface RemovalTools extends FoodTools {
  /** Who brings orders of a stall. */
  readonly couriers: Pick<CourierStore, 'removeAllOf'>;
}

/** Removes stalls with all that hangs on them. */
export class StallRemoval {
  readonly #tools: RemovalTools;

  constructor(tools: RemovalTools) {
    this.#tools = tools;
    tools.jobs.handle(job, { run: ({ stallid }) => this.#endRemoval(stallid) });
  }

  /** Written down. What a process that ends in between leaves goes a minute later. @throws AppError UNAVAILABLE */
  async remove(by: string, stall: StallRecord): Promise<void> {
    const { stalls, audit, jobs, clock } = this.#tools;
    const { _id: stallid, school } = stall;
    await jobs.enqueue(job, { stallid }, { key: stallid, notBefore: clock.now() + meanwhile });
    await stalls.remove(stallid);
    const subject = `${nameOfStall(stall)}, ${school.name}`;
    await auditOrUndo(audit, { by, action: 'stall.removed', subject, details: '' }, () =>
      stalls.insert(stall),
    );
    await this.removeBelow(stallid);
  }

  /** May be done again. */
  async removeBelow(stallid: string): Promise<void> {
    await this.#tools.items.removeAllOf(stallid);
    await this.#tools.couriers.removeAllOf(stallid);
    await this.#tools.pictures.removeAllOfStall(stallid);
  }

  async #endRemoval(stallid: string): Promise<void> {
    // It was not removed after all.
    if ((await this.#tools.stalls.find(stallid)) !== null) return;
    await this.removeBelow(stallid);
  }
}
