import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import { dueOf } from '@sets/shared/food/order/order-machine.ts';
import { createFairQueue } from '../../../../core/fair-queue.ts';
import { newId } from '../../../../core/new-id.ts';
import { dueTimeOf, isExpired } from '../due-of-order.ts';
import { isOfMoney } from '../paying/money-work.ts';
import type { ReadOrder } from '../order-store.service.ts';
import type { OrderChanges } from './change-order.service.ts';
import type { OrderEffects } from './order-effects.service.ts';
import type { MovingTools } from './moving-tools.ts';
import { movingMessages } from './moving.messages.ts';
import { isTooLateToTell } from './too-late-to-tell.ts';
import { dueOrdersJob, type WorkPlan } from './work-plan.service.ts';

/** Whoever has claimed something has it for so long, in ms. Then it is anybody's, whether it failed or its process died. */
export const lease = 60_000;

/**
 * At so many orders a process is at once, and at as many with which a payment provider has to do something, who may be
 * slow: others wait, stall by stall. What is done outside may wait for a moment, and whoever places an order does not
 * wait for it.
 */
const underWay = { atOnce: 2, waiting: 20_000, msg: movingMessages.busy };

/** Orders that are looked for together, and how often in one run of the job. */
const atOnce = 50;
const mostRounds = 100;

type Needed = 'orders' | 'clock' | 'jobs' | 'log' | 'background' | 'money' | 'rush';

interface WorkerTools extends Pick<MovingTools, Needed> {
  readonly changes: Pick<OrderChanges, 'change' | 'claim' | 'carriedOut'>;
  readonly effects: Pick<OrderEffects, 'carryOut'>;
  readonly plan: Pick<WorkPlan, 'at'>;
}

/** An order that this process is at, or will be in a moment. */
interface Work {
  /** As this process has written it since it was looked at last. */
  written: ReadOrder | null;
}

const server = { role: 'server', userid: '' } as const;

/**
 * Does what is to be done outside, and calls off what waited too long: at once after a change, or when its time comes.
 * Each thing is claimed by a write before it is done, so two processes never do it at the same moment.
 */
export class OrderWorker {
  readonly #tools: WorkerTools;
  /** By this name this process claims. */
  readonly #name = newId();
  readonly #underWay = new Map<string, Work>();
  readonly #turns = { money: createFairQueue(underWay), other: createFairQueue(underWay) };

  constructor(tools: WorkerTools) {
    this.#tools = tools;
    tools.jobs.handle(dueOrdersJob, { run: () => this.workOffDue() });
  }

  /** After an order was written. */
  nudge(written: ReadOrder): void {
    const { background, clock, rush } = this.#tools;
    const { orderid, stallid } = written.order;
    const known = this.#underWay.get(orderid);
    if (known !== undefined) {
      known.written = written;
      return;
    }
    const due = dueTimeOf(written.order);
    if (due === null || due > clock.now()) return;
    const work: Work = { written };
    this.#underWay.set(orderid, work);
    const isOfPayment = dueOf(written.order, clock.now()).some(isOfMoney);
    const inTurn = this.#turns[isOfPayment ? 'money' : 'other'];
    const goOn = async (): Promise<boolean> => {
      await rush.calm();
      return this.#try(orderid, work);
    };
    background.run('what is to be done for an order', () =>
      this.#until(orderid, () => inTurn([stallid], goOn)),
    );
  }

  /** All that is due. */
  async workOffDue(): Promise<void> {
    const { orders, clock, plan } = this.#tools;
    const left: string[] = [];
    for (let round = 0; round < mostRounds; round += 1) {
      const due = await orders.dueBy(new Date(clock.now()), atOnce, left);
      for (const orderid of due) if (!(await this.workOff(orderid))) left.push(orderid);
      if (due.length < atOnce) break;
    }
    // What could not be done is looked at again, also where not even that could be written down.
    if (left.length > 0) await plan.at(clock.now() + lease);
  }

  /** What is due of one order. False where something of it is left, or somebody is at it. */
  async workOff(orderid: string): Promise<boolean> {
    if (this.#underWay.has(orderid)) return false;
    const work: Work = { written: null };
    this.#underWay.set(orderid, work);
    return this.#until(orderid, () => this.#try(orderid, work));
  }

  async #until(orderid: string, work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } finally {
      this.#underWay.delete(orderid);
    }
  }

  async #try(orderid: string, work: Work): Promise<boolean> {
    try {
      return await this.#workOff(orderid, work);
    } catch (error) {
      this.#tools.log.error({ err: error, orderid }, 'what is due of an order was not done');
      return false;
    }
  }

  async #workOff(orderid: string, work: Work): Promise<boolean> {
    const { orders, clock, changes, money } = this.#tools;
    let isDone = true;
    for (;;) {
      const { written } = work;
      work.written = null;
      const read = written ?? (await orders.find(orderid));
      if (read === null) return true;
      const [effect] = dueOf(read.order, clock.now());
      if (effect !== undefined) {
        isDone = (await this.#do(read, effect)) && isDone;
      } else if (isExpired(read.order, clock.now())) {
        await money()?.beforeExpiry(read.order);
        await changes.change(orderid, { id: '', type: 'expire' }, server);
      } else if (work.written === null) {
        return isDone;
      }
    }
  }

  /** False where it failed: then it stays claimed, and is tried again once that is over. */
  async #do(read: ReadOrder, { key, type }: Effect): Promise<boolean> {
    const { changes, effects, clock, log } = this.#tools;
    const mine = await changes.claim(read, key, this.#name, clock.now() + lease);
    // Somebody else was first: it is theirs.
    if (mine === null) return true;
    const { orderid } = read.order;
    try {
      await effects.carryOut(mine.read.order, mine.effect);
    } catch (error) {
      const isLeft = isTooLateToTell(mine.effect, clock.now());
      log.error({ err: error, orderid, type, isLeft }, 'something for an order was not done');
      if (!isLeft) return false;
    }
    await changes.carriedOut(mine.read, key);
    return true;
  }
}
