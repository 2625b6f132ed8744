import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import type { OrderEvent } from '@sets/shared/food/order/order-events.ts';
import { carriedOut, claimed, decide, dueOf } from '@sets/shared/food/order/order-machine.ts';
import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Audited } from '../../../../core/audit.ts';
import { auditOrUndo } from '../../../../core/audit-or-undo.ts';
import { mostTries } from '../../../../core/in-turn.ts';
import { createKeyedMutex } from '../../../../core/keyed-mutex.ts';
import type { ReadOrder } from '../order-store.service.ts';
import { movingMessages } from './moving.messages.ts';
import type { MovingTools } from './moving-tools.ts';

interface ChangeTools extends Pick<MovingTools, 'orders' | 'clock' | 'audit'> {
  /** Before an order is written: has it looked at once something of it is due, whatever becomes of this process. */
  readonly ahead: (order: OrderState) => Promise<void>;
  /** After that. `isSeen`: in another way than before, by those whose it is. */
  readonly moved: (written: ReadOrder, isSeen: boolean) => void;
}

/** What an admin must be able to find out later; null where that is nothing. */
export type AuditedAs = (before: OrderState, after: OrderState) => Audited | null;

/** Changes orders: each as of the revision that was read, or anew. Of two at once, one finds what the other has made. */
export class OrderChanges {
  readonly #tools: ChangeTools;
  /** Of this process: changes of one order take turns, instead of all against all. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: ChangeTools) {
    this.#tools = tools;
  }

  /**
   * What has become of the order; what was done before changes nothing.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, WRONG_PHASE, TOO_LATE, FULL, BAD_REQUEST, UNAVAILABLE,
   * NEWER_VERSION, UNREADABLE
   */
  change(
    orderid: string,
    event: OrderEvent,
    by: Doer,
    auditedAs: AuditedAs = () => null,
  ): Promise<ReadOrder> {
    const { clock, audit } = this.#tools;
    let isAudited = false;
    return this.#rewrite(orderid, async (order) => {
      const decided = decide(order, event, by, clock.now());
      if (!decided.ok) throw new AppError(decided.error.code, decided.error.msg);
      const next = decided.value.order;
      const audited = next === order || isAudited ? null : auditedAs(order, next);
      // Before it is done: what cannot be written down is not done. Money that went back cannot be called back.
      if (audited !== null) await auditOrUndo(audit, audited, async () => {});
      isAudited ||= audited !== null;
      return next;
    });
  }

  /**
   * Claims something that is due of an order, as it was known last; null where it is done, or somebody else has
   * claimed it. `until` in ms.
   */
  async claim(
    known: ReadOrder,
    key: string,
    by: string,
    until: number,
  ): Promise<{ readonly read: ReadOrder; readonly effect: Effect } | null> {
    let effect: Effect | undefined;
    const claim = await this.#rewrite(
      known.order.orderid,
      (read) => {
        effect = dueOf(read, this.#tools.clock.now()).find((each) => each.key === key);
        return effect === undefined ? read : claimed(read, key, by, until);
      },
      () => false,
      known,
    );
    return effect === undefined ? null : { read: claim, effect };
  }

  /** This was done outside. @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  carriedOut(known: ReadOrder, key: string): Promise<ReadOrder> {
    const isInvoice = ({ outbox }: OrderState): boolean =>
      outbox.some((each) => each.key === key && each.type === 'invoice');
    return this.#rewrite(
      known.order.orderid,
      (order) => (order.outbox.some((each) => each.key === key) ? carriedOut(order, key) : order),
      isInvoice,
      known,
    );
  }

  /** `known`: as it was a moment ago. Where it is another one by now it is read again. */
  #rewrite(
    orderid: string,
    change: (order: OrderState) => OrderState | Promise<OrderState>,
    isSeen: (before: OrderState) => boolean = () => true,
    known: ReadOrder | null = null,
  ): Promise<ReadOrder> {
    const { orders, ahead, moved } = this.#tools;
    return this.#inTurn(orderid, async () => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const read = (tries === 0 ? known : null) ?? (await orders.read(orderid));
        const order = await change(read.order);
        if (order === read.order) return read;
        await ahead(order);
        if (!(await orders.change(read, order))) continue;
        const written = { order, revision: read.revision + 1 };
        moved(written, isSeen(read.order));
        return written;
      }
      throw new AppError('CONFLICT', movingMessages.busy);
    });
  }
}
