import { beforeAll, describe, expect, test } from 'vitest';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { newAttempt, openKitchen } from '../../../../../test/moving-calls.ts';
import { cartForTests, lineForTests } from '../../../../../test/order-stage.ts';
import { appOfWorker, type Person, type TestApp } from '../../../../../test/start-test-app.ts';

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
beforeAll(async () => {
  app = await appOfWorker();
  kitchen = await openKitchen(app);
});

const audited = async (action: string, details: string) => {
  const entries = (await app.stored())['audit'] as { action: string; details: string }[];
  return entries.filter((each) => each.action === action && each.details === details);
};

describe('GET /api/food/kitchen/:stallid', () => {
  test('200: what is open and what was over lately, the one that is due first at the top', async () => {
    const [one, two] = [await kitchen.order(), await kitchen.order()];
    await kitchen.over(one.orderid);
    const { status, body } = await kitchen.board(kitchen.vendor, kitchen.stallid);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      stallid: kitchen.stallid,
      name: 'Mensa Nord',
      isPaused: false,
      couriers: [],
    });
    const [first, second] = body.orders.slice(-2);
    expect(first).toMatchObject({ orderid: one.orderid, status: 'cancelled' });
    expect(second).toMatchObject({
      orderid: two.orderid,
      status: 'placed',
      username: 'Ada Test',
      toPay: 350,
    });
    await kitchen.over(two.orderid);
  });

  test('401, 403, 400, 404: a visitor, no vendor, no id, a stall of somebody else', async () => {
    expect((await kitchen.board(null, kitchen.stallid)).status).toBe(401);
    expect((await kitchen.board(kitchen.ann, kitchen.stallid)).status).toBe(403);
    expect((await kitchen.board(kitchen.vendor, 'short')).status).toBe(400);
    expect((await kitchen.board(kitchen.otherVendor, kitchen.stallid)).status).toBe(404);
  });
});

describe('POST /api/food/step', () => {
  test('200: the vendor moves it on, and takes a step back; the same attempt twice is one step', async () => {
    const { orderid } = await kitchen.order();
    const attempt = newAttempt();
    const accepted = await kitchen.step(kitchen.vendor, orderid, 'accept', { attempt });
    expect(accepted.body).toMatchObject({ own: null, kitchen: { orderid, status: 'accepted' } });
    const again = await kitchen.step(kitchen.vendor, orderid, 'accept', { attempt });
    expect(again.body.kitchen).toMatchObject({ undo: { step: attempt } });
    const undone = await kitchen.step(kitchen.vendor, orderid, 'undo', { step: attempt });
    expect(undone.body.kitchen).toMatchObject({ status: 'placed', undo: null });
    await kitchen.over(orderid);
  });

  test('401, 400, 404, 403: a visitor, no such step, a stranger, whoever placed it', async () => {
    const { orderid } = await kitchen.order();
    expect((await kitchen.step(null, orderid, 'accept')).status).toBe(401);
    expect((await kitchen.step(kitchen.vendor, orderid, 'eat')).status).toBe(400);
    expect((await kitchen.step(kitchen.vendor, newFoodid(), 'accept')).status).toBe(404);
    for (const who of [kitchen.eve, kitchen.otherVendor]) {
      const refused = await kitchen.step(who, orderid, 'accept');
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await kitchen.step(kitchen.ann, orderid, 'accept')).status).toBe(403);
    const early = await kitchen.step(kitchen.vendor, orderid, 'ready');
    expect(early).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
    await kitchen.over(orderid);
  });

  test('a vendor who orders at their own stall moves it on as its vendor', async () => {
    const { stage, school } = kitchen;
    const shopper = await stage.hungry(school);
    await makeVendor(shopper);
    const own = await stage.stallOf(shopper, school);
    const dish = await stage.itemOf(shopper, own);
    const { orderid } = await stage.placed(shopper, cartForTests(own, [lineForTests(dish)]));
    const moved = await kitchen.step(shopper, orderid, 'accept');
    expect(moved.body).toMatchObject({
      own: { orderid, status: 'accepted' },
      kitchen: { orderid, status: 'accepted' },
    });
    // At the counter they are whoever picks it up.
    expect((await kitchen.here(shopper, orderid)).body.own?.here.student).toEqual(
      expect.any(String),
    );
  });

  const makeVendor = ({ userid }: Person) =>
    app.inStore((store) =>
      store
        .collection<{ _id: string }>('accounts')
        .updateOne({ _id: userid }, { $set: { accountType: 'vendor' } }),
    );
});

describe('POST /api/food/delivered', () => {
  test('200: with the code that whoever placed it shows, once', async () => {
    const { orderid, proof } = await kitchen.order();
    await kitchen.isReady(orderid);
    const handed = await kitchen.delivered(kitchen.vendor, orderid, { proof });
    expect(handed.body.kitchen).toMatchObject({ status: 'delivered', undo: null });
    const again = await kitchen.delivered(kitchen.vendor, orderid, { proof });
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('403: a code of another order, a forged one, and whoever placed it', async () => {
    const [one, two] = [await kitchen.order(), await kitchen.order()];
    await kitchen.isReady(one.orderid);
    const wrong = await kitchen.delivered(kitchen.vendor, one.orderid, { proof: two.proof });
    expect(wrong).toMatchObject({ status: 403, body: { msg: 'This code is not of this order.' } });
    const forged = `${one.proof?.slice(0, -3)}AAA`;
    const refused = await kitchen.delivered(kitchen.vendor, one.orderid, { proof: forged });
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.body.msg).toContain('not made by this server');
    expect((await kitchen.delivered(kitchen.ann, one.orderid, { proof: one.proof })).status).toBe(
      403,
    );
    for (const { orderid } of [one, two]) await kitchen.over(orderid);
  });

  test('401, 400, 404, WRONG_PHASE: a visitor, no code, a stranger, not ready', async () => {
    const { orderid } = await kitchen.order();
    expect((await kitchen.delivered(null, orderid)).status).toBe(401);
    expect((await kitchen.delivered(kitchen.vendor, orderid, { proof: 'no code' })).status).toBe(
      400,
    );
    expect((await kitchen.delivered(kitchen.eve, orderid)).status).toBe(404);
    const early = await kitchen.delivered(kitchen.vendor, orderid);
    expect(early).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
    await kitchen.over(orderid);
  });
});

describe('POST /api/food/iamhere', () => {
  test('200: whoever placed it is at the counter; said twice it is once', async () => {
    const { orderid } = await kitchen.order();
    const { status, body } = await kitchen.here(kitchen.ann, orderid);
    expect(status).toBe(200);
    expect(body.kitchen).toBeNull();
    expect((await kitchen.here(kitchen.ann, orderid)).body.own?.here).toEqual(body.own?.here);
    await kitchen.over(orderid);
  });

  test('401, 400, 403, 404: a visitor, no id, the vendor, a stranger', async () => {
    const { orderid } = await kitchen.order();
    expect((await kitchen.here(null, orderid)).status).toBe(401);
    expect((await kitchen.here(kitchen.ann, 'short')).status).toBe(400);
    expect((await kitchen.here(kitchen.vendor, orderid)).status).toBe(403);
    expect((await kitchen.here(kitchen.eve, orderid)).status).toBe(404);
    await kitchen.over(orderid);
  });
});

describe('POST /api/food/cancelorder', () => {
  test('200: whoever placed it until it is accepted, from then on they ask; the vendor answers', async () => {
    const free = await kitchen.order();
    const cancelled = await kitchen.cancel(kitchen.ann, free.orderid);
    expect(cancelled.body.own).toMatchObject({ status: 'cancelled' });
    const { orderid } = await kitchen.order();
    await kitchen.steps(kitchen.vendor, orderid, 'accept');
    const asked = await kitchen.cancel(kitchen.ann, orderid, { reason: 'Too late for me' });
    expect(asked.body.own).toMatchObject({ status: 'accepted', asked: { type: 'cancel' } });
    const askedAt = asked.body.own?.asked?.at;
    const answered = await kitchen.answer(kitchen.vendor, orderid, { askedAt });
    expect(answered.body.kitchen).toMatchObject({ status: 'cancelled', asked: null });
  });

  test('the vendor at once, which is written down with the reason', async () => {
    const { orderid } = await kitchen.order();
    const reason = `No bread ${orderid}`;
    const done = await kitchen.cancel(kitchen.vendor, orderid, { reason });
    expect(done.body.kitchen).toMatchObject({ status: 'cancelled' });
    expect(await audited('order.cancelled', `the whole order: “${reason}”`)).toHaveLength(1);
  });

  test('401, 400, 404, CONFLICT: a visitor, no payment named, a stranger, another payment', async () => {
    const { orderid } = await kitchen.order();
    expect((await kitchen.cancel(null, orderid)).status).toBe(401);
    expect((await kitchen.cancel(kitchen.ann, orderid, { paymentid: null })).status).toBe(400);
    expect((await kitchen.cancel(kitchen.eve, orderid)).status).toBe(404);
    expect((await kitchen.cancel(kitchen.ann, orderid, { paymentid: 'pi_1' })).status).toBe(409);
    await kitchen.over(orderid);
  });
});

describe('POST /api/food/refund and /answer', () => {
  test('200: the vendor gives back at once; whoever placed it asks, and is refused for good', async () => {
    const { orderid, proof } = await kitchen.order();
    await kitchen.isReady(orderid);
    await kitchen.delivered(kitchen.vendor, orderid, { proof });
    const asked = await kitchen.refund(kitchen.ann, orderid);
    expect(asked.body.own).toMatchObject({ status: 'delivered', asked: { type: 'refund' } });
    const askedAt = asked.body.own?.asked?.at;
    const no = { asked: 'refund', askedAt, agrees: false, reason: 'It was warm' };
    expect((await kitchen.answer(kitchen.vendor, orderid, no)).body.kitchen?.asked).toBeNull();
    expect((await kitchen.refund(kitchen.ann, orderid)).body.code).toBe('TOO_LATE');
    const reason = `Cold ${orderid}`;
    const given = await kitchen.refund(kitchen.vendor, orderid, { reason });
    expect(given.body.kitchen).toMatchObject({ status: 'refunded' });
    expect(await audited('order.refunded', `the whole order: “${reason}”`)).toHaveLength(1);
  });

  test('CONFLICT: an answer to what was asked at another moment; what is asked still waits', async () => {
    const { orderid } = await kitchen.order();
    await kitchen.steps(kitchen.vendor, orderid, 'accept');
    const asked = await kitchen.cancel(kitchen.ann, orderid);
    const askedAt = asked.body.own?.asked?.at;
    const before = new Date(Date.parse(askedAt ?? '') - 1).toISOString();
    const late = await kitchen.answer(kitchen.vendor, orderid, { askedAt: before });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const read = await kitchen.answer(kitchen.vendor, orderid, { askedAt });
    expect(read.body.kitchen).toMatchObject({ status: 'cancelled', asked: null });
  });

  test('401, 400, 403, 404', async () => {
    const { orderid } = await kitchen.order();
    expect((await kitchen.refund(null, orderid)).status).toBe(401);
    expect((await kitchen.refund(kitchen.vendor, orderid, { reason: ' ' })).status).toBe(400);
    expect((await kitchen.refund(kitchen.eve, orderid)).status).toBe(404);
    expect((await kitchen.answer(null, orderid)).status).toBe(401);
    expect((await kitchen.answer(kitchen.vendor, orderid, { asked: 'money' })).status).toBe(400);
    expect((await kitchen.answer(kitchen.ann, orderid)).status).toBe(403);
    expect((await kitchen.answer(kitchen.otherVendor, orderid)).status).toBe(404);
    await kitchen.over(orderid);
  });
});
