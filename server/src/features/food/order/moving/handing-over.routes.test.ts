import { invoiceNumberOf } from '@sets/shared/food/order/invoice-number.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { openKitchen } from '../../../../../test/moving-calls.ts';
import { appOfWorker, type TestApp } from '../../../../../test/start-test-app.ts';

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
beforeAll(async () => {
  app = await appOfWorker();
  kitchen = await openKitchen(app);
});

describe('GET /api/food/invoice/:id', () => {
  test('200: for whoever placed it, for its vendor and for admins, with what was given back since', async () => {
    const { orderid, proof } = await kitchen.order();
    expect(await kitchen.invoice(kitchen.ann, orderid)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_PHASE' },
    });
    await kitchen.isReady(orderid);
    await kitchen.delivered(kitchen.vendor, orderid, { proof });
    await expect.poll(async () => (await kitchen.invoice(kitchen.ann, orderid)).status).toBe(200);
    const { body } = await kitchen.invoice(kitchen.ann, orderid);
    expect(body).toMatchObject({
      orderid,
      seller: { name: 'Werk', address: 'Am Markt 1', taxNumber: 'DE1' },
      buyer: 'Ada Test',
      totals: { total: 350 },
      credits: [],
    });
    expect(invoiceNumberOf(body.number)).not.toBeNull();
    const admin = await app.buildAccount({ accountType: 'admin' });
    for (const who of [kitchen.vendor, admin])
      expect((await kitchen.invoice(who, orderid)).body).toEqual(body);
    await kitchen.refund(kitchen.vendor, orderid);
    await expect
      .poll(async () => (await kitchen.invoice(kitchen.ann, orderid)).body.credits)
      .toMatchObject([{ amount: 350 }]);
  });

  test('401, 400, 404: a visitor, no id, and strangers', async () => {
    const { orderid } = await kitchen.order();
    expect((await kitchen.invoice(null, orderid)).status).toBe(401);
    expect((await kitchen.invoice(kitchen.ann, 'short')).status).toBe(400);
    for (const who of [kitchen.eve, kitchen.otherVendor])
      expect((await kitchen.invoice(who, orderid)).status).toBe(404);
    await kitchen.over(orderid);
  });
});

describe('what is brought', () => {
  test('its courier takes the money, is there, and hands it over; they see it until then', async () => {
    const courier = await app.buildAccount();
    await kitchen.nameCourier(kitchen.vendor, kitchen.stallid, courier.email);
    const { orderid, proof } = await kitchen.brought();
    await kitchen.steps(kitchen.vendor, orderid, 'accept', 'prepare', 'ready');
    const unnamed = await kitchen.step(kitchen.vendor, orderid, 'set-out', {
      courier: kitchen.eve.userid,
    });
    expect(unnamed).toMatchObject({ status: 404 });
    expect(unnamed.body.msg).toContain('does not bring orders of your stall');
    await kitchen.step(kitchen.vendor, orderid, 'set-out', { courier: courier.userid });
    const bring = await kitchen.deliveries(courier);
    expect(bring.body.orders).toMatchObject([
      { orderid, had: { place: 'Room 7' }, toPay: 550, undo: null },
    ]);
    expect((await kitchen.step(courier, orderid, 'undo', { step: 'x' })).status).toBe(403);
    expect((await kitchen.step(courier, orderid, 'take-money')).body.kitchen?.isPaid).toBe(true);
    expect((await kitchen.here(courier, orderid)).body.kitchen?.here.courier).not.toBeNull();
    const handed = await kitchen.delivered(courier, orderid, { proof });
    expect(handed.body).toMatchObject({ own: null, kitchen: { status: 'delivered' } });
    expect((await kitchen.deliveries(courier)).body.orders).toEqual([]);
  });

  test('the vendor brings it themselves where nobody is named', async () => {
    const { orderid } = await kitchen.brought();
    await kitchen.steps(kitchen.vendor, orderid, 'accept', 'prepare', 'ready', 'take-money');
    await kitchen.step(kitchen.vendor, orderid, 'set-out', { courier: null });
    expect((await kitchen.deliveries(kitchen.vendor)).body.orders).toMatchObject([{ orderid }]);
    expect((await kitchen.here(kitchen.vendor, orderid)).body.kitchen?.here.courier).not.toBeNull();
    expect((await kitchen.delivered(kitchen.vendor, orderid)).status).toBe(200);
  });

  test('401: a visitor', async () => {
    expect((await kitchen.deliveries(null)).status).toBe(401);
  });
});
