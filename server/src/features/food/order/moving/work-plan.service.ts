import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { enqueueAt, timedJob } from '../../../../core/jobs/timed-job.ts';
import { dueTimeOf } from '../due-of-order.ts';
import type { MovingTools } from './moving-tools.ts';

const second = 1_000;
const minute = 60 * second;

/** Looks for what is due of orders. In the store, so its name never changes. */
export const dueOrdersJob = timedJob('food orders');

/** A job may run, and clocks may be, a little early. */
const early = 20;

/** The first whole `step` after that time, in ms: what is due in the same one is looked for once. */
const wholeAfter = (at: number, step: number): number =>
  (Math.floor((at + early) / step) + 1) * step;

/** When it is looked at what is due at `due`, at the latest. What is due by now is done at once, and looked at in case that fails. */
export const lookAt = (due: number, now: number): number => {
  if (due <= now) return wholeAfter(now + minute, minute);
  return wholeAfter(due, due < now + minute ? second : minute);
};

/** Sees to it that what will be due is looked for then: stored before it is needed, so that no crash can lose it. */
export class WorkPlan {
  readonly #tools: Pick<MovingTools, 'jobs' | 'clock'>;
  /** Times to come for which this process has stored a job. */
  #planned: readonly number[] = [];

  constructor(tools: Pick<MovingTools, 'jobs' | 'clock'>) {
    this.#tools = tools;
  }

  /** Before an order is written as this. */
  readonly ahead = async (order: OrderState): Promise<void> => {
    const due = dueTimeOf(order);
    if (due !== null) await this.at(due);
  };

  /** Resolves once that is stored. `due` in ms. */
  async at(due: number): Promise<void> {
    const { jobs, clock } = this.#tools;
    const now = clock.now();
    const time = lookAt(due, now);
    if (this.#planned.includes(time)) return;
    await enqueueAt(jobs, dueOrdersJob, time);
    this.#planned = [...this.#planned.filter((each) => each > now), time];
  }
}
