import type { Session } from '@sets/shared/account/account.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import type { Camera, Size } from './camera.ts';
import { anOrder } from './food-order-samples.ts';

const sizes: readonly Size[] = ['phone', 'laptop'];
const page = '/food/dm/orders';
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();

const order = (number: number, change: Partial<KitchenOrder> = {}): KitchenOrder => {
  const { lines, had, slot, note, pay, toPay, asked, here, revision, totals } = anOrder();
  return {
    orderid: `picture-of-order-${number}`.padEnd(22, '_'),
    revision,
    number,
    status: 'placed',
    lines,
    had,
    slot,
    note,
    pay,
    toPay,
    placedAt: minutesAgo(3),
    asked,
    here,
    stallid: anOrder().stall.stallid,
    username: 'Noah',
    currency: 'EUR',
    total: totals.total,
    isPaid: false,
    undo: null,
    hasFailedRefund: false,
    owed: 0,
    hasDispute: false,
    ...change,
  };
};

const place = 'Building C, second floor, the lecture hall behind the stairs';
const brought = { had: { type: 'delivery', place } } as const;
const orders: readonly KitchenOrder[] = [
  order(46, { placedAt: minutesAgo(32), note: 'In one bag, please' }),
  order(47),
  order(48, { username: 'Maximiliane Konstantinopolous-Wetterstein' }),
  order(44, { status: 'accepted', here: { student: minutesAgo(1), courier: null } }),
  order(43, {
    status: 'preparing',
    asked: { type: 'cancel', lines: null, reason: 'I have to leave.', at: minutesAgo(1) },
  }),
  order(42, { status: 'ready', isPaid: true }),
  order(41, { status: 'ready', ...brought }),
  order(40, {
    status: 'under-way',
    here: { student: null, courier: minutesAgo(2) },
    ...brought,
  }),
  order(39, { status: 'delivered', isPaid: true, placedAt: minutesAgo(50) }),
  order(38, { status: 'cancelled', isPaid: true, hasFailedRefund: true, owed: 980 }),
];

/** The kitchen of a stall, and what its vendor brings. */
export const photographKitchen = async (
  camera: Camera,
  as: Session,
  stall: OwnStall,
): Promise<void> => {
  const { stallid } = stall;
  const couriers = [
    { userid: 'cleo', username: 'Cleo' },
    { userid: 'emil', username: 'Emil' },
  ];
  const board = { stallid, name: stall.content.name, isPaused: false, orders, couriers };
  const answers = {
    '/api/food/mine': { stalls: [stall] },
    [`/api/food/kitchen/${stallid}`]: board,
    '/api/food/deliveries': { orders: orders.filter(({ status }) => status === 'under-way') },
  };
  const shot = { as, sizes, answers, path: page, until: 'main article', alone: true };
  await camera.take({ ...shot, name: 'vendor-kitchen', isWhole: true });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-empty',
    until: 'main h1',
    answers: { ...answers, [`/api/food/kitchen/${stallid}`]: { ...board, orders: [] } },
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-items',
    path: `${page}?stall=${stallid}&view=items`,
    until: 'main li h2',
    isWhole: true,
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-couriers',
    path: `${page}?stall=${stallid}&view=couriers`,
    until: 'main form',
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-code',
    before: (shown) => shown.getByRole('button', { name: 'Hand over by code' }).click(),
  });
  await camera.take({ ...shot, name: 'vendor-bring', path: `${page}?bring=mine` });
};
