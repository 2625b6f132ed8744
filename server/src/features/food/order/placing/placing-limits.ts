import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { portionsOf } from '@sets/shared/food/order/stock.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Limits } from '../../../../core/limits/limits.ts';
import type { Rate } from '../../../../core/window-limiter.ts';
import { orderMessages } from '../order.messages.ts';
import { mayPlaceAt } from '../held-for-nothing.ts';
import type { Held } from '../order-store.service.ts';

/** Orders of one person. Each takes stock and a number and calls a vendor, also where it is cancelled at once. */
const ordersInAnHour: Rate = { count: 30, seconds: 3_600 };
const ordersInADay: Rate = { count: 100, seconds: 86_400 };

/** Counts an order of somebody. @throws AppError RATE_LIMITED where they have placed too many */
export const placingLimits = (limits: Limits): ((userid: string) => Promise<void>) => {
  const windows = [
    limits.window('orders placed in an hour', ordersInAnHour),
    limits.window('orders placed in a day', ordersInADay),
  ];
  return async (userid) => {
    for (const window of windows) {
      const retryInMs = await window.take(userid);
      if (retryInMs > 0) throw new AppError('RATE_LIMITED', orderMessages.tooOften, { retryInMs });
    }
  };
};

/**
 * What somebody's orders hold, others cannot have. `now` in ms.
 * @throws AppError FULL, RATE_LIMITED where they hold too much, or held it for nothing too often
 */
export const expectFew = (
  held: Held,
  { pay, total, lines }: Pick<Cart, 'pay' | 'total' | 'lines'>,
  now: number,
): void => {
  const { open, portions, unpaid } = held;
  const { openOfPerson, unpaidOfPerson, portionsOfPerson } = orderLimits;
  if (open >= openOfPerson) throw new AppError('FULL', orderMessages.tooManyOpen);
  if (portions + portionsOf({ lines }) > portionsOfPerson) {
    throw new AppError('FULL', orderMessages.tooManyPortions);
  }
  const refused = mayPlaceAt(held, now);
  if (refused !== null) {
    const { because, at } = refused;
    throw new AppError('RATE_LIMITED', orderMessages[because], { retryInMs: at - now });
  }
  // What costs nothing waits for no payment.
  const isToBePaid = pay === 'card' && total > 0;
  if (isToBePaid && unpaid >= unpaidOfPerson) {
    throw new AppError('FULL', orderMessages.tooManyUnpaid);
  }
};
