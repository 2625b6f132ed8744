import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { paymentCalls } from '@sets/shared/food/order/payment.calls.ts';
import { proofOf } from '@sets/shared/food/order/proof.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFoodid, putFoodSchool } from '../../../../../test/food-stage.ts';
import { cartForTests, lineForTests, orderStage } from '../../../../../test/order-stage.ts';
import { settle } from '../../../../../test/settle.ts';
import { appOfWorker, type Person, type TestApp } from '../../../../../test/start-test-app.ts';
import { payingMessages } from '../paying/paying.messages.ts';

let app: TestApp;
let stage: ReturnType<typeof orderStage>;
let vendor: Person;
let ann: Person;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
let stallid: string;
let coffee: string;
let cart: Cart;
beforeAll(async () => {
  app = await appOfWorker();
  stage = orderStage(app);
  school = await putFoodSchool(app);
  [vendor, ann] = [await stage.vendor(), await stage.hungry(school)];
  stallid = await stage.stallOf(vendor, school);
  coffee = await stage.itemOf(vendor, stallid);
  cart = cartForTests(stallid, [lineForTests(coffee)]);
});

/** The orders of a stall that are stored. */
const storedOf = (where: string): Promise<number> =>
  app.inStore((store) => store.collection('foodorders').countDocuments({ stallid: where }));

describe('POST /api/food/quote', () => {
  test('200: what it costs now, with what is wrong; nothing is taken', async () => {
    const itemid = await stage.itemOf(vendor, stallid, { stock: 3, price: 200 });
    const two = cartForTests(stallid, [
      lineForTests(itemid, { count: 2, seen: 400 }),
      lineForTests(coffee),
    ]);
    expect((await stage.quote(ann, two)).body).toMatchObject({
      currency: 'EUR',
      totals: { items: 750, total: 750 },
      faults: [],
      canBePlaced: true,
    });
    const four = cartForTests(stallid, [lineForTests(itemid, { count: 4, seen: 800 })]);
    expect((await stage.quote(ann, four)).body).toMatchObject({
      lines: [{ fault: 'too-few-left', left: 3 }],
      canBePlaced: false,
    });
    expect((await stage.items(vendor, stallid)).body.items).toContainEqual(
      expect.objectContaining({ itemid, stock: 3 }),
    );
  });

  test('200: an item of another stall is unknown; cards and deliveries are refused where there are none', async () => {
    const other = await stage.stallOf(vendor, school);
    const elsewhere = cartForTests(other, [lineForTests(coffee)]);
    expect((await stage.quote(ann, elsewhere)).body.lines).toMatchObject([{ fault: 'unknown' }]);
    const brought: Cart = { ...cart, had: { type: 'delivery', place: 'Room 4' }, pay: 'card' };
    const { body } = await stage.quote(ann, brought);
    expect(body.faults).toEqual(['no-delivery', 'no-card']);
    expect(body).not.toHaveProperty('takesCards');
    const paused = await stage.stallOf(vendor, school);
    await stage.pause(vendor, paused, true);
    const there = await stage.quote(ann, cartForTests(paused, [lineForTests(coffee)]));
    expect(there.body.faults).toEqual(['not-then']);
  });

  test('200: what bringing it costs is the stall’s to say', async () => {
    const brings = await stage.stallOf(vendor, school, { delivery: { price: 150, tax: 700 } });
    const itemid = await stage.itemOf(vendor, brings);
    const brought = cartForTests(brings, [lineForTests(itemid)], {
      had: { type: 'delivery', place: 'Room 4' },
      total: 500,
    });
    expect((await stage.quote(ann, brought)).body).toMatchObject({
      totals: { items: 350, fee: 150, total: 500 },
      canBePlaced: true,
    });
  });

  test('401, 400, 404: a visitor, what is no cart, no such stall', async () => {
    expect((await stage.quote(null, cart)).status).toBe(401);
    expect((await stage.quote(ann, { ...cart, lines: [] })).status).toBe(400);
    expect((await stage.quote(ann, { ...cart, total: -1 })).status).toBe(400);
    expect((await stage.quote(ann, { ...cart, stallid: newFoodid() })).status).toBe(404);
  });
});

describe('GET /api/food/slots/:stallid', () => {
  test('200: times to pick up; none while it is paused', async () => {
    const open = await stage.slots(ann, stallid);
    expect(open.status).toBe(200);
    expect(open.body.now).toBe(true);
    expect(open.body.slots.length).toBeGreaterThan(600);
    expect(open.body.slots[0]).toEqual({ at: expect.any(String), left: null });
    const paused = await stage.stallOf(vendor, school);
    await stage.pause(vendor, paused, true);
    expect((await stage.slots(ann, paused)).body).toEqual({ now: false, slots: [] });
  });

  test('401, 400, 404', async () => {
    expect((await stage.slots(null, stallid)).status).toBe(401);
    expect((await stage.slots(ann, 'short')).status).toBe(400);
    expect((await stage.slots(ann, newFoodid())).status).toBe(404);
  });
});

describe('POST /api/food/order', () => {
  test('200: placed once, however often it is sent; numbers are called out from 1 on', async () => {
    const own = await stage.stallOf(vendor, school, { name: 'Counting' });
    const itemid = await stage.itemOf(vendor, own, { stock: 5 });
    const wanted = cartForTests(own, [lineForTests(itemid, { count: 2, seen: 700 })], { tip: 30 });
    const orderid = newFoodid();
    const first = await stage.place(ann, wanted, orderid);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      isPlaced: true,
      order: {
        orderid,
        revision: 1,
        number: 1,
        status: 'placed',
        stall: { stallid: own, name: 'Counting', place: 'Building 3' },
        lines: [{ name: 'Cappuccino', count: 2, price: 350, total: 700 }],
        totals: { items: 700, tip: 30, total: 730 },
        toPay: 730,
        hasInvoice: false,
      },
    });
    const told = first.body.isPlaced ? first.body.order : null;
    // Its vendor may have been told of it since, which is noted in it.
    const same = { ...told, revision: expect.any(Number) };
    expect((await stage.place(ann, wanted, orderid)).body).toEqual({ isPlaced: true, order: same });
    expect((await stage.order(ann, orderid)).body).toEqual(same);
    expect(await storedOf(own)).toBe(1);
    const { items } = (await stage.items(vendor, own)).body;
    expect(items).toMatchObject([{ itemid, stock: 3 }]);
    expect((await stage.placed(ann, wanted)).number).toBe(2);
  });

  test('200: its code is its own, and is of this order', async () => {
    const [one, other] = [await stage.placed(ann, cart), await stage.placed(ann, cart)];
    const [mine, theirs] = [one, other].map(({ proof }) => proofOf(proof ?? ''));
    expect(mine?.orderid).toBe(one.orderid);
    expect(theirs?.orderid).toBe(other.orderid);
    expect(mine?.code).not.toBe(theirs?.code);
  });

  test('200: the same taps at once are one order', async () => {
    const own = await stage.stallOf(vendor, school);
    const itemid = await stage.itemOf(vendor, own, { stock: 1 });
    const [wanted, orderid] = [cartForTests(own, [lineForTests(itemid)]), newFoodid()];
    const sent = Array.from({ length: 8 }, () => stage.place(ann, wanted, orderid));
    for (const { status, body } of await Promise.all(sent)) {
      expect([status, body.isPlaced]).toEqual([200, true]);
    }
    expect(await storedOf(own)).toBe(1);
    expect((await stage.items(vendor, own)).body.items).toMatchObject([{ stock: 0 }]);
  });

  test('200: what costs other than was seen, or cannot be had, is not placed, and nothing is taken', async () => {
    const own = await stage.stallOf(vendor, school);
    const [many, few] = [
      await stage.itemOf(vendor, own, { stock: 9 }),
      await stage.itemOf(vendor, own, { stock: 1 }),
    ];
    const cheap = cartForTests(own, [lineForTests(many, { seen: 100 })]);
    expect((await stage.place(ann, cheap)).body).toMatchObject({
      isPlaced: false,
      quote: { lines: [{ seen: 100, total: 350 }], canBePlaced: false },
    });
    const short = cartForTests(own, [
      lineForTests(many),
      lineForTests(few, { count: 2, seen: 700 }),
    ]);
    expect((await stage.place(ann, short)).body).toMatchObject({
      isPlaced: false,
      quote: { lines: [{ fault: null }, { fault: 'too-few-left', left: 1 }] },
    });
    expect(await storedOf(own)).toBe(0);
    const { items } = (await stage.items(vendor, own)).body;
    expect(items.map(({ stock }) => stock)).toEqual([9, 1]);
  });

  test('409: an id that is somebody else’s order tells nothing of it', async () => {
    const { orderid } = await stage.placed(ann, cart);
    const other = await stage.hungry(school);
    const { status, body } = await stage.place(other, cart, orderid);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'msg']);
  });

  test('409: nobody has very many open orders', async () => {
    const own = await stage.hungry(school);
    for (let at = 0; at < orderLimits.openOfPerson; at += 1) await stage.placed(own, cart);
    const { status, body } = await stage.place(own, cart);
    expect([status, body.code]).toEqual([409, 'FULL']);
  });

  test('403: who has not proven to be of that school', async () => {
    const unproven = await stage.hungry(school);
    await settle(app, unproven, { verified: false });
    const elsewhere = await stage.hungry(await putFoodSchool(app));
    for (const who of [unproven, elsewhere, await app.buildAccount()]) {
      const { status, body } = await stage.place(who, cart);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
      expect(body.msg).toContain(school.name);
    }
  });

  test('401, 400, 404: a visitor, what is no order, no such stall', async () => {
    expect((await stage.place(null, cart)).status).toBe(401);
    expect((await stage.place(ann, cart, 'short')).status).toBe(400);
    expect((await stage.place(ann, { ...cart, slot: 'soon' })).status).toBe(400);
    expect((await stage.place(ann, { ...cart, stallid: newFoodid() })).status).toBe(404);
  });
});

describe('GET /api/food/order/:orderid', () => {
  test('401, 400, 404: a visitor, what is no id, somebody else’s, its vendor, none', async () => {
    const { orderid } = await stage.placed(await stage.hungry(school), cart);
    expect((await stage.order(null, orderid)).status).toBe(401);
    expect((await stage.order(ann, 'short')).status).toBe(400);
    for (const who of [ann, vendor]) expect((await stage.order(who, orderid)).status).toBe(404);
    expect((await stage.order(ann, newFoodid())).status).toBe(404);
  });

  test('200: an order outlives its stall', async () => {
    const own = await stage.stallOf(vendor, school);
    const itemid = await stage.itemOf(vendor, own);
    const who = await stage.hungry(school);
    const { orderid } = await stage.placed(who, cartForTests(own, [lineForTests(itemid)]));
    const cancelled = { token: who.token, body: { orderid, paymentid: '' } };
    expect((await app.call('POST', '/api/food/cancelorder', cancelled)).status).toBe(200);
    expect((await stage.removeStall(vendor, own)).status).toBe(200);
    expect((await stage.order(who, orderid)).body).toMatchObject({
      orderid,
      stall: { stallid: own, name: 'A stall that is gone' },
      lines: [{ name: 'Cappuccino' }],
    });
  });
});

describe('GET /api/food/orders', () => {
  test('200: one’s own, the newest first, page by page', async () => {
    const who = await stage.hungry(school);
    const { orderid } = await stage.placed(who, cart);
    await app.inStore(async (store) => {
      const orders = store.collection<{ _id: string; at: Date; content: { placedAt: number } }>(
        'foodorders',
      );
      const made = await orders.findOne({ _id: orderid });
      if (made === null) throw new Error('There is no such order.');
      const older = Array.from({ length: 25 }, (_none, at) => {
        const placedAt = made.content.placedAt - (at + 1) * 1_000;
        const _id = newFoodid();
        const content = { ...made.content, orderid: _id, placedAt };
        return { ...made, _id, at: new Date(placedAt), isOver: true, content };
      });
      await orders.insertMany(older);
    });
    const first = (await stage.orders(who)).body;
    expect(first.orders).toHaveLength(20);
    expect(first.orders[0]?.orderid).toBe(orderid);
    const rest = (await stage.orders(who, first.next ?? '')).body;
    expect([rest.orders.length, rest.next]).toEqual([6, null]);
    const times = [...first.orders, ...rest.orders].map(({ placedAt }) => placedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(26);
  });

  test('401, 400: a visitor, and a place that is none', async () => {
    expect((await stage.orders(null)).status).toBe(401);
    expect((await stage.orders(ann, '!')).status).toBe(400);
    expect((await stage.orders(await stage.hungry(school))).body).toEqual({
      orders: [],
      next: null,
    });
  });
});

test('without a payment provider nobody pays by card, and it tells nothing: 404', async () => {
  const noProvider = { status: 404, body: { msg: payingMessages.noProvider } };
  const { pay, webhook } = paymentCalls;
  const asked = { token: ann.token, body: { orderid: newFoodid() } };
  expect(await app.call('POST', pay.path, asked)).toMatchObject(noProvider);
  const told = { body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } };
  expect(await app.call('POST', webhook.path, told)).toMatchObject(noProvider);
});
