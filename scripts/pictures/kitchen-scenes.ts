import type { Session } from '@sets/shared/account/account.contract.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import type { Page } from 'playwright-core';
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
    left: change.isPaid === true ? totals.total : 0,
    back: 0,
    refundWaits: 0,
    failed: change.owed ?? 0,
    owed: 0,
    hasDispute: false,
    hasInvoice: false,
    ...change,
  };
};

const place = 'Building C, second floor, the lecture hall behind the stairs';
const brought = { had: { type: 'delivery', place } } as const;
const orders: readonly KitchenOrder[] = [
  order(46, { placedAt: minutesAgo(32), note: 'In one bag, please' }),
  order(47),
  order(48, { username: 'Maximiliane Konstantinopolous-Wetterstein' }),
  order(45, { pay: 'card', placedAt: minutesAgo(1) }),
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
  order(39, { status: 'delivered', isPaid: true, hasInvoice: true, placedAt: minutesAgo(50) }),
  order(38, {
    status: 'cancelled',
    pay: 'card',
    isPaid: true,
    owed: 980,
  }),
];

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerksteller mit Gemüse';
/** More than a kitchen can make, of people who write much. */
const overfull: readonly KitchenOrder[] = Array.from({ length: 48 }, (_none, at) =>
  order(9_000 + at, {
    status: (['placed', 'accepted', 'preparing', 'ready'] as const)[at % 4] ?? 'placed',
    placedAt: minutesAgo(240 - at * 5),
    username: at % 2 === 0 ? long : 'نور الدين عبد الرحمن الأنصاري',
    note: at % 3 === 0 ? `${long} ${long}` : '',
    lines: anOrder().lines.flatMap((line) =>
      Array.from({ length: 1 + (at % 4) }, () => ({
        ...line,
        name: at % 5 === 0 ? long : line.name,
      })),
    ),
    total: 1_234_500,
    ...(at % 3 === 0 && brought),
  }),
);

const couriers = [
  { userid: 'cleo', username: 'Cleo' },
  { userid: 'emil', username: 'Emil' },
];

/** Where the orders of a stall are, what the server tells there, and each picture begins with that. */
const sceneOf = (as: Session, stall: OwnStall, items: readonly OwnItem[]) => {
  const { stallid } = stall;
  const at = `/api/food/kitchen/${stallid}`;
  const board: KitchenBoard = {
    stallid,
    name: stall.content.name,
    isPaused: false,
    orders: [...orders],
    isMore: false,
    couriers,
  };
  // What was ordered is of this menu.
  const [soup, ...others] = items.map((item, nth) => ({ ...item, isSoldOut: nth === 1 }));
  const ordered = orders[0]?.lines[0]?.itemid ?? '';
  const menu = soup === undefined ? [] : [{ ...soup, itemid: ordered }, ...others];
  const answers = {
    '/api/food/mine': { stalls: [stall] },
    [`/api/food/items/${stallid}`]: { items: menu },
    [at]: board,
    '/api/food/deliveries': { orders: orders.filter(({ status }) => status === 'under-way') },
  };
  const shot = { as, sizes, answers, path: page, until: 'main article', alone: true };
  const withOrders = (shown: readonly KitchenOrder[]) => ({
    ...answers,
    [at]: { ...board, orders: shown },
  });
  return {
    shot,
    answers,
    withOrders,
    view: (name: string) => `${page}?stall=${stallid}&view=${name}`,
  };
};
type Scene = ReturnType<typeof sceneOf>;

const accept = (shown: Page): Promise<void> =>
  shown.getByRole('button', { name: 'Accept: order 46' }).click();
const accepted = order(46, {
  revision: 9,
  status: 'accepted',
  undo: { step: 'a'.repeat(22), until: minutesAgo(-1) },
});

const photographBoard = async (
  camera: Camera,
  { shot, answers, withOrders }: Scene,
): Promise<void> => {
  await camera.take({ ...shot, name: 'vendor-kitchen', isWhole: true });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-empty',
    until: 'main h1',
    answers: withOrders([]),
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-overfull',
    answers: withOrders(overfull),
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-undo',
    answers: { ...answers, '/api/food/step': { own: null, kitchen: accepted } },
    before: accept,
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-away',
    before: async (shown) => {
      await shown.unrouteAll();
      await shown.context().setOffline(true);
      await accept(shown);
      await shown.getByRole('alert').waitFor();
    },
  });
};

/** The kitchen of a stall, and what its vendor brings. */
export const photographKitchen = async (
  camera: Camera,
  as: Session,
  stall: OwnStall,
  items: readonly OwnItem[],
): Promise<void> => {
  const scene = sceneOf(as, stall, items);
  const { shot, view } = scene;
  await photographBoard(camera, scene);
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-menu',
    path: view('menu'),
    until: 'main li h2',
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-items',
    path: view('items'),
    until: 'main li input',
    isWhole: true,
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-couriers',
    path: view('couriers'),
    until: 'main form',
  });
  await camera.take({
    ...shot,
    name: 'vendor-kitchen-code',
    before: (shown) => shown.getByRole('button', { name: 'Type a code' }).click(),
  });
  await camera.take({ ...shot, name: 'vendor-bring', path: `${page}?bring=mine` });
};
