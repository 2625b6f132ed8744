import type { OrderEvent } from '@sets/shared/food/order/order-events.ts';
import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type {
  askAnswered,
  delivered,
  kitchenStep,
  orderCancelled,
  refundAsked,
} from '@sets/shared/food/order/own-order.contract.ts';
import { proofOf } from '@sets/shared/food/order/proof.ts';
import type * as z from 'zod/mini';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import { newId } from '../../../../core/new-id.ts';
import { stallIn } from '../../food.presenter.ts';
import { foodMessages } from '../../food.messages.ts';
import { doerOf, type PersonRole } from '../../food.policy.ts';
import type { KnownStall } from '../../past-stall-store.service.ts';
import { orderMessages } from '../order.messages.ts';
import { auditedOrder } from './audited-order.ts';
import type { OrderChanges } from './change-order.service.ts';
import type { CourierStore } from './courier-store.service.ts';
import type { MovedViews } from './moved-views.service.ts';
import { movingMessages } from './moving.messages.ts';
import type { MovingTools } from './moving-tools.ts';

type Who = Pick<Actor, 'userid' | 'accountType'>;

interface ActTools extends Pick<MovingTools, 'orders' | 'stalls' | 'past' | 'signing'> {
  readonly changes: Pick<OrderChanges, 'change'>;
  readonly couriers: Pick<CourierStore, 'has'>;
  readonly views: Pick<MovedViews, 'moved'>;
}

/** What somebody does with an order. */
interface Deed {
  readonly orderid: string;
  /** As who they may act, the first that they are. */
  readonly as: (order: OrderState) => readonly PersonRole[];
  readonly event: (by: Doer, order: OrderState, vendor: string | null) => Promise<OrderEvent>;
  readonly reason?: string;
  /** An admin may do it in place of a vendor whose stall is gone. */
  readonly isForGone?: boolean;
}

const kitchenFirst = (): readonly PersonRole[] => ['vendor', 'courier', 'student'];
const vendorFirst = (): readonly PersonRole[] => ['vendor', 'student', 'courier'];

/**
 * What people do with orders: in the kitchen, at the counter, at the door. An order that is not theirs is not there for
 * them. All throw AppError NOT_FOUND, FORBIDDEN, CONFLICT, WRONG_PHASE, TOO_LATE, FULL, NEWER_VERSION, UNREADABLE.
 */
export class MovingOrders {
  readonly #tools: ActTools;

  constructor(tools: ActTools) {
    this.#tools = tools;
  }

  step(actor: Who, body: z.infer<typeof kitchenStep>): Promise<MovedOrder> {
    const { orderid, attempt: id } = body;
    return this.#act(actor, {
      orderid,
      as: kitchenFirst,
      event: async (by, { stallid }, vendor) => {
        if (body.type === 'undo') return { id, type: 'undo', step: body.step };
        if (body.type !== 'set-out') return { id, type: body.type };
        const courier = body.courier ?? by.userid;
        if (by.role === 'vendor') await this.#expectCourier(stallid, courier, vendor);
        return { id, type: 'set-out', courier };
      },
    });
  }

  deliver(actor: Who, body: z.infer<typeof delivered>): Promise<MovedOrder> {
    const { orderId: orderid, proof, attempt: id = newId() } = body;
    return this.#act(actor, {
      orderid,
      as: kitchenFirst,
      event: async () => ({ id, type: 'deliver', code: this.#codeIn(orderid, proof) }),
    });
  }

  here(actor: Who, orderid: string): Promise<MovedOrder> {
    return this.#act(actor, {
      orderid,
      // What is brought nobody waits for at the counter.
      as: ({ deliverTo }) =>
        deliverTo === null ? ['student', 'courier', 'vendor'] : ['courier', 'student', 'vendor'],
      event: async () => ({ id: newId(), type: 'here' }),
    });
  }

  cancel(actor: Who, body: z.infer<typeof orderCancelled>): Promise<MovedOrder> {
    const { orderid, paymentid, reason = '', attempt: id = newId() } = body;
    return this.#act(actor, {
      orderid,
      as: vendorFirst,
      event: async ({ role }) => ({
        id,
        type: 'cancel',
        paymentid: role === 'vendor' ? null : paymentid,
        reason,
      }),
      reason,
    });
  }

  refund(actor: Who, body: z.infer<typeof refundAsked>): Promise<MovedOrder> {
    const { orderid, reason, lines = null, attempt: id = newId() } = body;
    return this.#act(actor, {
      orderid,
      as: vendorFirst,
      event: async () => ({ id, type: 'refund', lines, reason }),
      reason,
      // What is owed alone: of what was sold nobody decides any more.
      isForGone: lines?.length === 0,
    });
  }

  answer(actor: Who, body: z.infer<typeof askAnswered>): Promise<MovedOrder> {
    const { orderid, asked, agrees, reason, attempt: id } = body;
    const askedAt = Date.parse(body.askedAt);
    return this.#act(actor, {
      orderid,
      as: () => ['vendor'],
      event: async () => ({ id, type: 'answer', asked, askedAt, agrees, reason }),
      reason,
    });
  }

  async #act(actor: Who, deed: Deed): Promise<MovedOrder> {
    const { orders, stalls, past, changes, views } = this.#tools;
    const { orderid, as, event, reason = '', isForGone = false } = deed;
    const { order } = await orders.read(orderid);
    const stall = await stalls.find(order.stallid);
    const vendor = stall?.vendor ?? null;
    const isStandIn = stall === null && isForGone && actor.accountType === 'admin';
    const by = isStandIn
      ? ({ role: 'vendor', userid: actor.userid } as const)
      : doerOf(as(order), { actor, order, vendor });
    if (by === null) throw new AppError('NOT_FOUND', foodMessages.noOrder);
    const happens = await event(by, order, vendor);
    if (stall === null && by.role === 'student' && happens.type === 'refund') {
      throw new AppError('TOO_LATE', movingMessages.nobodyAnswers);
    }
    const known = stall ?? (await past.find(order.stallid));
    const audited = auditedOrder(by, nameOf(known), reason);
    const read = await changes.change(orderid, happens, by, audited);
    if (isStandIn) expectSent(read.order, happens.id);
    return views.moved(actor, read, stall);
  }

  async #expectCourier(stallid: string, userid: string, vendor: string | null): Promise<void> {
    if (userid === vendor || (await this.#tools.couriers.has(stallid, userid))) return;
    throw new AppError('NOT_FOUND', movingMessages.noCourier);
  }

  /** What a code names, once its signature is found to be right; null where none was read. */
  #codeIn(orderid: string, read: string | undefined): string | null {
    if (read === undefined) return null;
    const proof = proofOf(read);
    if (proof === null || !this.#tools.signing.isSigned(proof)) {
      throw new AppError('FORBIDDEN', movingMessages.forged);
    }
    if (proof.orderid !== orderid) throw new AppError('FORBIDDEN', movingMessages.otherOrder);
    return proof.code;
  }
}

/**
 * An admin who stands in for a vendor sees no order that would show what came of it. An attempt that was made before is
 * answered as then. @throws AppError WRONG_PHASE where nothing was to be sent
 */
const expectSent = ({ steps, ledger }: OrderState, attempt: string): void => {
  if (steps.some(({ id }) => id === attempt)) return;
  const isUnderWay = ledger.refunds.some(
    ({ status }) => status === 'asked' || status === 'pending',
  );
  const { refundUnderWay, nothingOwed } = movingMessages;
  throw new AppError('WRONG_PHASE', isUnderWay ? refundUnderWay : nothingOwed);
};

const nameOf = (stall: KnownStall | null): string =>
  stall === null ? orderMessages.goneStall : stallIn(stall).name;
