import * as z from 'zod/mini';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import { dayMs } from '../../core/jobs/timed-job.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import { nameOfStall } from './food.presenter.ts';
import type { FoodTools } from './food-tools.ts';
import type { CourierStore } from './order/moving/courier-store.service.ts';
import type { OrdersOfGoneStall } from './order/moving/orders-of-gone-stall.service.ts';
import type { OrderStore } from './order/order-store.service.ts';
import type { StallRecord } from './stall-store.service.ts';

/** By then whoever removes a stall is done, or has died; and an order that was being placed there is there, or never will be. */
const meanwhile = 90_000;

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
  readonly orders: Pick<OrderStore, 'hasAnyOf'>;
  readonly gone: Pick<OrdersOfGoneStall, 'end'>;
}

/** Removes stalls with all that hangs on them. */
export class StallRemoval {
  readonly #tools: RemovalTools;

  constructor(tools: RemovalTools) {
    this.#tools = tools;
    tools.jobs.handle(job, { run: ({ stallid }) => this.#endRemoval(stallid) });
  }

  /** Written down. What a process that ends in between leaves goes a minute later. @throws AppError UNAVAILABLE, CONFLICT, NEWER_VERSION, UNREADABLE */
  async remove(by: string, stall: StallRecord): Promise<void> {
    const { stalls, past, audit } = this.#tools;
    const { _id: stallid, school } = stall;
    await this.#takeAway(stall);
    const subject = `${nameOfStall(stall)}, ${school.name}`;
    await auditOrUndo(audit, { by, action: 'stall.removed', subject, details: '' }, async () => {
      await stalls.insert(stall);
      await past.remove(stallid);
    });
    await this.#removeBelow(stallid);
  }

  /** As its vendor goes. @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE */
  async removeUnwritten(stall: StallRecord): Promise<void> {
    await this.#takeAway(stall);
    await this.#removeBelow(stall._id);
  }

  /** From here on nothing is ordered there. */
  async #takeAway(stall: StallRecord): Promise<void> {
    const { stalls, past, jobs, clock } = this.#tools;
    const { _id: stallid } = stall;
    const now = clock.now();
    await jobs.enqueue(job, { stallid }, { key: stallid, notBefore: now + meanwhile });
    await past.keep(stall, new Date(now));
    await stalls.remove(stallid);
  }

  /** May be done again. */
  async #removeBelow(stallid: string): Promise<void> {
    const { items, couriers, pictures, gone, orders, past } = this.#tools;
    await items.removeAllOf(stallid);
    await couriers.removeAllOf(stallid);
    await pictures.removeAllOfStall(stallid);
    await gone.end(stallid);
    if (!(await orders.hasAnyOf(stallid))) await past.keepIdAlone(stallid);
  }

  async #endRemoval(stallid: string): Promise<void> {
    const { stalls, past } = this.#tools;
    // It was not removed after all.
    if ((await stalls.find(stallid)) !== null) return past.remove(stallid);
    return this.#removeBelow(stallid);
  }
}
