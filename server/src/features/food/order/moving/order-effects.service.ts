import { callsInVain } from '@sets/shared/food/order/money-news.ts';
import type { Effect } from '@sets/shared/food/order/order-effects.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { AppError } from '../../../../core/app-error.ts';
import { stallIn } from '../../food.presenter.ts';
import type { KnownStall } from '../../past-stall-store.service.ts';
import { orderMessages } from '../order.messages.ts';
import { isOfMoney } from '../paying/money-work.ts';
import type { MovingTools } from './moving-tools.ts';
import { movingMessages, orderNotices, orderPaths } from './moving.messages.ts';

type EffectTools = Pick<
  MovingTools,
  'stalls' | 'past' | 'notifyOrFail' | 'giveBack' | 'money' | 'papers' | 'log'
>;

type Telling = Extract<Effect, { readonly type: 'tell' }>;

/** As it is or as it was; null where nobody knows it. */
interface FoundStall {
  readonly stall: KnownStall | null;
  readonly isGone: boolean;
}

/**
 * What the log says of money that did not go back; null where nothing failed. Each failure is in it, also of what a
 * bank sent back later, which nobody has refused; and by itself that nothing of it goes out by itself any more.
 */
const failureOf = ({ whom, what }: Telling, { stall, isGone }: FoundStall): string | null => {
  if (whom === 'student' && what === 'refund-stuck') {
    const last = 'a refund failed for the last time and does not go out by itself any more';
    return isGone ? `${last}, and its stall is gone: an admin sees to it` : last;
  }
  if (whom !== 'vendor' || what !== 'refund-failed') return null;
  if (!stall?.vendor) return 'a refund failed, and there is no vendor to be told';
  return isGone ? 'a refund failed, and its stall is gone' : 'a refund failed';
};

/** Does what an order says is to be done outside. Done again under the same key, it is there once. */
export class OrderEffects {
  readonly #tools: EffectTools;

  constructor(tools: EffectTools) {
    this.#tools = tools;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT, UNAVAILABLE, NOT_FOUND */
  async carryOut(order: OrderState, effect: Effect): Promise<void> {
    const { papers, giveBack, stalls, past } = this.#tools;
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
    const there = await stalls.find(order.stallid);
    const stall = there ?? (await past.find(order.stallid));
    if (effect.type === 'tell') await this.#tell(order, effect, { stall, isGone: there === null });
    else if (effect.type === 'invoice') await papers.invoice(order, stall);
    else await papers.creditNote(order, stall, effect);
  }

  async #tell(order: OrderState, telling: Telling, found: FoundStall): Promise<void> {
    if (callsInVain(order, telling)) return;
    const { orderid, number, userid, courier } = order;
    const { whom, what, key } = telling;
    const { stall, isGone } = found;
    const to = { student: userid, courier, vendor: stall?.vendor }[whom];
    const notice = orderNotices[whom][what];
    const failure = failureOf(telling, found);
    if (failure !== null) this.#tools.log.error({ orderid }, failure);
    if (!to || notice === undefined) return;
    const text = (isGone && notice.textOfGone) || notice.text;
    const name = stall === null ? orderMessages.goneStall : stallIn(stall).name;
    await this.#tools.notifyOrFail(to, {
      kind: 'order',
      title: notice.title,
      text: text(number, name),
      path: orderPaths[whom],
      once: key,
    });
  }
}
