import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { proofOf } from '@sets/shared/food/order/proof.ts';
import { answerFetch, json } from './answer-fetch.ts';
import { anOrder } from './fake-food-orders.ts';
import { anOwnStall, type FoodHeld, vendorAnswer } from './fake-vendor-server.ts';

/** An order of two soups as the kitchen of the stall `north` sees it, to be paid at the counter. */
export const aKitchenOrder = (name: string, change: Partial<KitchenOrder> = {}): KitchenOrder => {
  const { orderid, number, status, lines, had, slot, note, pay, asked, here } = anOrder(name);
  return {
    orderid,
    revision: 1,
    number,
    status,
    lines,
    had,
    slot,
    note,
    pay,
    toPay: 700,
    placedAt: new Date(Date.now() - 60_000).toISOString(),
    asked,
    here,
    stallid: anOwnStall().stallid,
    username: 'Noah',
    currency: 'EUR',
    total: 700,
    isPaid: false,
    undo: null,
    left: change.isPaid === true ? (change.total ?? 700) : 0,
    back: 0,
    refundWaits: 0,
    failed: change.owed ?? 0,
    owed: 0,
    hasDispute: false,
    hasInvoice: false,
    ...change,
  };
};

/** What a server knows of kitchens; tests look at it, and change it as others would. */
export interface KitchenHeld extends FoodHeld {
  orders: KitchenOrder[];
  couriers: KitchenBoard['couriers'];
  /** By so many ms its clock is before the one of this device. */
  ahead: number;
  /** It cannot be reached. */
  isAway: boolean;
  /** It takes no token any more. */
  isEnded: boolean;
  /** What was done with orders, by the names of the attempts. */
  attempts: string[];
}

interface Sent {
  readonly type?: string;
  readonly orderid?: string;
  readonly orderId?: string;
  readonly attempt?: string;
  readonly step?: string;
  readonly agrees?: boolean;
}

/** Whoever is named at this server is Cleo. */
export const cleo = { userid: 'cleo', username: 'Cleo' };

const until = (): string => new Date(Date.now() + 10_000).toISOString();
const undoable = (attempt: string) => ({ undo: { step: attempt, until: until() } });

/** What becomes of an order by a step of this type. */
const stepOf = ({ type, attempt = '' }: Sent): Partial<KitchenOrder> => {
  if (type === 'accept') return { status: 'accepted', ...undoable(attempt) };
  if (type === 'prepare') return { status: 'preparing', ...undoable(attempt) };
  if (type === 'ready') return { status: 'ready', ...undoable(attempt) };
  if (type === 'set-out') return { status: 'under-way', ...undoable(attempt) };
  if (type === 'undo') return { status: 'placed', undo: null };
  return { isPaid: true, toPay: 0, undo: null };
};

type Answers = Parameters<typeof answerFetch>[0];

/** A server of a vendor with the stall `north`, and of who brings its orders. `answers` come before its own. */
export const fakeKitchenServer = (given: Partial<KitchenHeld> = {}, answers: Answers = {}) => {
  const held: KitchenHeld = {
    stalls: [anOwnStall()],
    orders: [],
    couriers: [],
    items: [],
    rows: [],
    ahead: 0,
    isAway: false,
    isEnded: false,
    attempts: [],
    ...given,
  };
  const board = (stallid: string): Response => {
    const stall = held.stalls.find((each) => each.stallid === stallid);
    if (stall === undefined) return json(404, { code: 'NOT_FOUND', msg: 'There is no stall.' });
    const { orders, couriers } = held;
    const { content, isPaused } = stall;
    return json(200, { stallid, name: content.name, isPaused, orders, isMore: false, couriers });
  };
  const move =
    (change: (order: KitchenOrder, sent: Sent) => Partial<KitchenOrder>): Answers[string] =>
    ({ body }) => {
      const sent = body as Sent;
      const { attempt = '', orderid = sent.orderId } = sent;
      const order = held.orders.find((each) => each.orderid === orderid);
      if (order === undefined) return json(404, { code: 'NOT_FOUND', msg: 'There is no order.' });
      const isNew = attempt === '' || !held.attempts.includes(attempt);
      const moved = isNew
        ? { ...order, revision: order.revision + 1, ...change(order, sent) }
        : order;
      if (isNew) held.attempts.push(attempt);
      held.orders = held.orders.map((each) => (each === order ? moved : each));
      return json(200, { own: null, kitchen: moved });
    };
  const handOver = move((_order, { attempt = '' }) => ({
    status: 'delivered',
    ...undoable(attempt),
  }));
  const fixed: Answers = {
    'GET /api/food/mine': () => json(200, { stalls: held.stalls }),
    'POST /api/food/testdelay': () =>
      json(200, { at: new Date(Date.now() + held.ahead).toISOString() }),
    'GET /api/food/deliveries': () =>
      json(200, { orders: held.orders.filter(({ status }) => status === 'under-way') }),
    'POST /api/food/step': move((_order, sent) => stepOf(sent)),
    'POST /api/food/delivered': (asked) => {
      const { orderId, attempt = '' } = asked.body as Sent;
      const order = held.orders.find(({ orderid }) => orderid === orderId);
      const isNew = order !== undefined && !held.attempts.includes(attempt);
      if (isNew && order.status === 'delivered') {
        return json(409, { code: 'CONFLICT', msg: 'It was handed over before.' });
      }
      if (isNew && order.pay === 'counter' && !order.isPaid) {
        return json(409, { code: 'WRONG_PHASE', msg: 'Take the money first.' });
      }
      return handOver(asked);
    },
    'POST /api/food/scanned': ({ body }) => {
      const read = proofOf((body as { proof: string }).proof);
      const order = held.orders.find(({ orderid }) => orderid === read?.orderid);
      if (order === undefined) return json(404, { code: 'NOT_FOUND', msg: 'There is no order.' });
      const { orderid, number, status } = order;
      const usedAt = status === 'delivered' ? new Date().toISOString() : null;
      return json(200, { orderid, number, status, usedAt, deliveredAt: usedAt, kitchen: order });
    },
    'POST /api/food/iamhere': move(({ here }) => ({
      here: { ...here, courier: new Date().toISOString() },
    })),
    'POST /api/food/cancelorder': move(() => ({ status: 'cancelled' })),
    'POST /api/food/refund': move(() => ({ status: 'refunded', owed: 0, failed: 0 })),
    'POST /api/food/answer': move((order, { agrees }) => ({
      asked: null,
      status: agrees === true ? 'cancelled' : order.status,
    })),
    ...answers,
  };
  const own = (call: string): Answers[string] | undefined => {
    const [method, path = ''] = call.split(' ');
    const [, stallid = '', userid] =
      /^\/api\/food\/(?:kitchen|courier)\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (stallid === '') return undefined;
    return () => {
      if (method === 'POST') held.couriers = [...held.couriers, cleo];
      if (method === 'DELETE') held.couriers = held.couriers.filter((one) => one.userid !== userid);
      return board(stallid);
    };
  };
  const server = answerFetch(
    new Proxy(fixed, {
      get: (known, call) => {
        if (typeof call !== 'string') return undefined;
        const isOfFood = call.includes('/api/food/');
        if (held.isAway && isOfFood) return () => Promise.reject(new TypeError('No network.'));
        if (held.isEnded && isOfFood && !call.endsWith('/testdelay')) {
          return () => json(401, { code: 'UNAUTHENTICATED', msg: 'Log in.' });
        }
        return known[call] ?? own(call) ?? vendorAnswer(held, call);
      },
    }),
  );
  return { held, ...server };
};
