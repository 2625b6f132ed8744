import type { ScannedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { proofOf } from '@sets/shared/food/order/proof.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import { foodMessages } from '../../food.messages.ts';
import { doerOf } from '../../food.policy.ts';
import type { MovedViews } from './moved-views.service.ts';
import { movingMessages } from './moving.messages.ts';
import type { MovingTools } from './moving-tools.ts';

interface ReadingTools extends Pick<MovingTools, 'orders' | 'stalls' | 'signing'> {
  readonly views: Pick<MovedViews, 'moved'>;
}

const textOrNull = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** What a code that was read is good for. Nothing changes by it. */
export class CodeReading {
  readonly #tools: ReadingTools;

  constructor(tools: ReadingTools) {
    this.#tools = tools;
  }

  /**
   * For the vendor of the stall and whoever brings the order; for all others there is no such order.
   * @throws AppError FORBIDDEN, NOT_FOUND, NEWER_VERSION, UNREADABLE
   */
  async read(actor: Pick<Actor, 'userid' | 'accountType'>, text: string): Promise<ScannedOrder> {
    const { orders, stalls, signing, views } = this.#tools;
    const proof = proofOf(text);
    if (proof === null || !signing.isSigned(proof)) {
      throw new AppError('FORBIDDEN', movingMessages.forged);
    }
    const read = await orders.read(proof.orderid);
    const { orderid, number, status, code, deliveredAt, stallid } = read.order;
    const stall = await stalls.find(stallid);
    const vendor = stall?.vendor ?? null;
    if (doerOf(['vendor', 'courier'], { actor, order: read.order, vendor }) === null) {
      throw new AppError('NOT_FOUND', foodMessages.noOrder);
    }
    if (code.id !== proof.code) throw new AppError('FORBIDDEN', movingMessages.otherOrder);
    const { kitchen } = await views.moved(actor, read, stall);
    return {
      orderid,
      number,
      status,
      usedAt: textOrNull(code.usedAt),
      deliveredAt: textOrNull(deliveredAt),
      kitchen,
    };
  }
}
