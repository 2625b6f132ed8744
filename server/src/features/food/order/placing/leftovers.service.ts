import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { dayMs, enqueueAt, timedJob } from '../../../../core/jobs/timed-job.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { PlacingTools } from './placing-tools.ts';

/** In ms. An attempt to place an order takes so long at most. */
export const attemptMs = 60_000;
/** So old is a mark at least before it is asked what became of it: then its attempt has ended, or died. */
const oldMs = 4 * 60_000;
/** How often it is looked, where something was taken. */
const everyMs = 5 * 60_000;
const atOnce = 100;

const job = timedJob('food leftovers');

type LeftoverTools = Pick<
  PlacingTools,
  'orders' | 'stock' | 'slots' | 'numbers' | 'clock' | 'jobs'
>;

/** What becomes of a mark: what it says stands, is undone, or is not known yet. */
type Verdict = 'stands' | 'undo' | 'wait';

interface Mark {
  readonly key: string;
  readonly orderid: string;
}

/**
 * Finds out what became of what was taken for an order, or given back, where the process that did it has died: what
 * was taken for an order that never came is given back.
 */
export class Leftovers {
  readonly #tools: LeftoverTools;
  /** For when this process has planned the job last. */
  #planned = 0;

  constructor(tools: LeftoverTools) {
    this.#tools = tools;
    tools.jobs.handle(job, { run: () => this.look() });
  }

  /** Resolves once it is stored that it will be looked for whatever is marked from now on. */
  async plan(): Promise<void> {
    const { jobs, clock } = this.#tools;
    const at = (Math.floor(clock.now() / everyMs) + 2) * everyMs;
    if (this.#planned === at) return;
    await enqueueAt(jobs, job, at);
    this.#planned = at;
  }

  async look(): Promise<void> {
    const { clock, slots, numbers } = this.#tools;
    const until = new Date(clock.now() - oldMs);
    const isDone = [await this.#lookAtStock(until), await this.#lookAtSlots(until)];
    if (isDone.includes(false)) await this.plan();
    await slots.removeBefore(new Date(clock.now() - dayMs));
    await numbers.removeBefore(new Date(clock.now() - 2 * dayMs));
  }

  async #lookAtStock(until: Date): Promise<boolean> {
    const { stock } = this.#tools;
    return inPages(
      () => stock.markedBy(until, atOnce),
      async ({ _id, marks }) => {
        let isOver = true;
        for (const mark of marks.filter(({ madeAt }) => madeAt <= until)) {
          const verdict = await this.#verdict(mark, mark.count > 0);
          if (verdict === 'undo') await stock.undo(_id, mark);
          if (verdict === 'stands') await stock.forget([_id], [mark.key]);
          isOver &&= verdict !== 'wait';
        }
        return isOver;
      },
    );
  }

  async #lookAtSlots(until: Date): Promise<boolean> {
    const { slots } = this.#tools;
    return inPages(
      () => slots.markedBy(until, atOnce),
      async ({ _id, marks }) => {
        let isOver = true;
        for (const mark of marks.filter(({ madeAt }) => madeAt <= until)) {
          const verdict = await this.#verdict(mark, true);
          if (verdict === 'undo') await slots.giveBack(mark.key);
          if (verdict === 'stands') await slots.forget([_id], [mark.key]);
          isOver &&= verdict !== 'wait';
        }
        return isOver;
      },
    );
  }

  async #verdict({ key, orderid }: Mark, isTaken: boolean): Promise<Verdict> {
    const found = await this.#orderOf(orderid);
    if (found === 'unreadable') return 'wait';
    // Of two attempts to place the same order one has placed it: that which its code is of.
    if (isTaken) return found?.code.id === key ? 'stands' : 'undo';
    return found?.outbox.some((each) => each.key === key) === true ? 'wait' : 'stands';
  }

  async #orderOf(orderid: string): Promise<OrderState | null | 'unreadable'> {
    try {
      return (await this.#tools.orders.find(orderid))?.order ?? null;
    } catch (error) {
      if (error instanceof AppError) return 'unreadable';
      throw error;
    }
  }
}

/** Looks at each that is found, as long as there are more and some of them are done with; whether all are. */
const inPages = async <Found>(
  find: () => Promise<readonly Found[]>,
  isDoneWith: (found: Found) => Promise<boolean>,
): Promise<boolean> => {
  for (;;) {
    const found = await find();
    let done = 0;
    for (const each of found) done += Number(await isDoneWith(each));
    if (found.length < atOnce || done === 0) return done === found.length;
  }
};
