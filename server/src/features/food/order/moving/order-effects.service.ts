import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { AppError } from '../../../../core/app-error.ts';
import { stallIn } from '../../food.presenter.ts';
import { knownStall, type KnownStall } from '../../past-stall-store.service.ts';
import { orderMessages } from '../order.messages.ts';
import { isOfMoney } from '../paying/money-work.ts';
import type { MovingTools } from './moving-tools.ts';
import { movingMessages, orderNotices, orderPaths } from './moving.messages.ts';

type EffectTools = Pick<
  MovingTools,
  'stalls' | 'past' | 'notifyOrFail' | 'giveBack' | 'money' | 'papers' | 'log'
>;

type Telling = Extract<Effect, { readonly type: 'tell' }>;

/** Does what an order says is to be done outside. Done again under the same key, it is there once. */
export class OrderEffects {
  readonly #tools: EffectTools;

  constructor(tools: EffectTools) {
    this.#tools = tools;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT, UNAVAILABLE, NOT_FOUND */
  async carryOut(order: OrderState, effect: Effect): Promise<void> {
    const { papers, giveBack } = this.#tools;
    if (effect.type === 'give-back-stock') {
      await giveBack(order.orderid, effect.key, effect.items);
      return;
    }
    if (isOfMoney(effect)) {
      const money = this.#tools.money();
      if (money === null) throw new AppError('UNAVAILABLE', movingMessages.noProvider);
      await money.carryOut(order, effect);
      return;
    }
    const stall = await knownStall(this.#tools, order.stallid);
    if (effect.type === 'tell') await this.#tell(order, effect, stall);
    else if (effect.type === 'invoice') await papers.invoice(order, stall);
    else await papers.creditNote(order, stall, effect);
  }

  async #tell(
    { orderid, stallid, number, userid, courier }: OrderState,
    { whom, what, key }: Telling,
    stall: KnownStall | null,
  ): Promise<void> {
    const to = { student: userid, courier, vendor: stall?.vendor }[whom];
    const notice = orderNotices[whom][what];
    if (whom === 'vendor' && what === 'refund-failed') {
      await this.#logFailure(orderid, stallid, to ?? '');
    }
    if (!to || notice === undefined) return;
    const name = stall === null ? orderMessages.goneStall : stallIn(stall).name;
    await this.#tools.notifyOrFail(to, {
      kind: 'order',
      title: notice.title,
      text: notice.text(number, name),
      path: orderPaths[whom],
      once: key,
    });
  }

  /** Also of what a bank sent back later, which nobody has refused. Of a stall that is gone an admin sees to it. */
  async #logFailure(orderid: string, stallid: string, vendor: string): Promise<void> {
    const { log, stalls } = this.#tools;
    if (vendor === '') {
      log.error({ orderid }, 'a refund failed, and there is no vendor to be told');
    } else if ((await stalls.find(stallid)) === null) {
      log.error({ orderid }, 'a refund failed, and its stall is gone');
    } else {
      log.error({ orderid }, 'a refund failed');
    }
  }
}
