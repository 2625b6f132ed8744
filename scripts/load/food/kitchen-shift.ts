import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { newFoodid } from '../../../server/test/food-stage.ts';
import { inParallel } from '../in-parallel.ts';
import { dataOf } from '../lecturer.ts';
import type { AskFood } from './ask-food.ts';

/** An order on the board, and how whoever placed it shows its code. */
interface ToCook {
  readonly orderid: string;
  /** What their code says. */
  readonly proof: () => Promise<string | null>;
}

/** So many hands are at work. */
const hands = 8;
/** Of so many steps one is a double tap. */
const doubleTapOf = 10;

/** Moves orders on until they are handed over; gives those that could be accepted. @throws where a step is refused */
export const workShift = async (ask: AskFood, orders: readonly ToCook[]): Promise<string[]> => {
  const accepted: string[] = [];
  let taps = 0;
  /** The same attempt twice at once, now and then. */
  const tapped = async (
    what: string,
    send: () => Promise<Reply<MovedOrder>>,
  ): Promise<MovedOrder> => {
    taps += 1;
    const times = taps % doubleTapOf === 0 ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: times }, send));
    const [first] = replies.map((reply) => dataOf(what, reply));
    if (first === undefined) throw new Error(`${what} was not answered.`);
    return first;
  };
  const step = (orderid: string, type: 'accept' | 'prepare' | 'ready' | 'take-money') => {
    const body = { orderid, type, attempt: newFoodid() };
    return tapped(type, () => ask(orderCalls.step, { body }));
  };
  const places = orders.map((order, place) => ({ ...order, place }));
  await inParallel(places, hands, async ({ orderid, proof, place }) => {
    const { kitchen } = await step(orderid, 'accept');
    if (kitchen?.status === 'accepted') accepted.push(orderid);
    for (const type of ['prepare', 'ready', 'take-money'] as const) await step(orderid, type);
    const read = place % 2 === 0 ? await proof() : null;
    const shown = read === null ? {} : { proof: read };
    const body = { orderId: orderid, attempt: newFoodid(), ...shown };
    await tapped('delivered', () => ask(orderCalls.delivered, { body }));
  });
  return accepted;
};
