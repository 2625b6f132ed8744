import { decide } from '@sets/shared/food/order/order-machine.ts';
import { isFreeToCancel } from '@sets/shared/food/order/order-calling-off.ts';
import { withoutPerson } from '@sets/shared/food/order/order-forgetting.ts';
import { storedOrder } from '@sets/shared/food/order/order.migrations.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { Clock } from '../../../core/clock.ts';
import { newId } from '../../../core/new-id.ts';
import type { PersonalData } from '../../../core/personal-data.ts';
import type { OrderStore } from './order-store.service.ts';
import type { WrittenOrders } from './written-orders.ts';

interface HeldTools {
  readonly orders: OrderStore;
  readonly written: WrittenOrders;
  readonly clock: Pick<Clock, 'now'>;
}

export const orderPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'orders',
  holds:
    'Your orders at stalls, and what you did with orders of others in a kitchen or on the way. A stall keeps what it has sold, without your name.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
});

/** Of an order of somebody else: only what this person did. */
const partOf = ({ orderid, stallid, courier, steps }: OrderState, userid: string) => ({
  orderid,
  stallid,
  wasCourier: courier === userid,
  steps: steps
    .filter(({ by }) => by.userid === userid)
    .map(({ type, at }) => ({ type, at: new Date(at) })),
});

/** All of it, but who else has done something with it. */
const wholeOf = (order: OrderState, userid: string) => {
  const { outbox: _outbox, code: _code, courier: _courier, ...said } = order;
  const steps = said.steps.map(({ by, ...step }) => ({
    ...step,
    by: by.userid === userid ? by : { role: by.role },
  }));
  return { ...said, placedAt: new Date(said.placedAt), steps };
};

/** What this program cannot read is its person's all the same: as it is stored. */
async function* collect(tools: HeldTools, userid: string): AsyncGenerator {
  for await (const orderid of tools.orders.naming(userid)) {
    const record = await tools.orders.stored(orderid);
    if (record === null) continue;
    const told = readStored(storedOrder, record.content);
    if (told.ok) {
      const isOwn = told.value.userid === userid;
      yield isOwn ? wholeOf(told.value, userid) : partOf(told.value, userid);
    } else if (record.userid === userid) {
      yield { orderid, at: record.at, content: record.content };
    } else {
      yield { orderid, stallid: record.stallid, at: record.at };
    }
  }
}

/**
 * An order that nobody has accepted is cancelled: it would be cooked for nobody. What a kitchen has begun stays on its
 * board with its number, so that whoever comes for it still gets it.
 */
const erased = (order: OrderState, userid: string, at: number): OrderState => {
  const by = { role: 'student' as const, userid };
  const cancels = order.userid === userid && isFreeToCancel(order);
  const event = { id: newId(), type: 'cancel' as const, paymentid: null, reason: '' };
  const decided = cancels ? decide(order, event, by, at) : null;
  return withoutPerson(decided?.ok === true ? decided.value.order : order, userid);
};

/** @throws AppError NEWER_VERSION, UNREADABLE once all that can be read is done */
const erase = async (tools: HeldTools, userid: string): Promise<void> => {
  let fault: unknown = null;
  for await (const orderid of tools.orders.naming(userid)) {
    try {
      await eraseIn(tools, orderid, userid);
    } catch (error) {
      fault ??= error;
    }
  }
  if (fault !== null) throw fault;
};

/** Others may move it on at the same moment. @throws AppError NEWER_VERSION, UNREADABLE */
const eraseIn = async (
  { orders, written, clock }: HeldTools,
  orderid: string,
  userid: string,
): Promise<void> => {
  for (;;) {
    const read = await orders.find(orderid);
    if (read === null) return;
    const order = erased(read.order, userid, clock.now());
    await written.ahead(order);
    if (!(await orders.change(read, order))) continue;
    written.moved({ order, revision: read.revision + 1 });
    return;
  }
};
