import { beforeAll, describe, expect, test } from 'vitest';
import { newAttempt, openKitchen } from '../../../../../test/moving-calls.ts';
import { appOfWorker, type TestApp } from '../../../../../test/start-test-app.ts';

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
beforeAll(async () => {
  app = await appOfWorker();
  kitchen = await openKitchen(app);
});

describe('POST /api/food/scanned', () => {
  test('200: its vendor learns how it stands with the order; nothing changes by that', async () => {
    const { orderid, proof, number } = await kitchen.order();
    const placed = await kitchen.scanned(kitchen.vendor, proof);
    expect(placed).toMatchObject({
      status: 200,
      body: { orderid, number, status: 'placed', usedAt: null, deliveredAt: null },
    });
    expect(placed.body.kitchen).toMatchObject({ orderid, username: 'Ada Test', toPay: 350 });
    await kitchen.isReady(orderid);
    expect((await kitchen.scanned(kitchen.vendor, proof)).body.status).toBe('ready');
    const handed = await kitchen.delivered(kitchen.vendor, orderid, { proof });
    expect(handed.status).toBe(200);
    const { body } = await kitchen.scanned(kitchen.vendor, proof);
    expect(body).toMatchObject({ status: 'delivered', usedAt: body.deliveredAt });
    expect(body.usedAt).not.toBeNull();
  });

  test('what was handed over without a code has used none', async () => {
    const { orderid, proof } = await kitchen.order();
    await kitchen.isReady(orderid);
    await kitchen.delivered(kitchen.vendor, orderid, { attempt: newAttempt() });
    const { body } = await kitchen.scanned(kitchen.vendor, proof);
    expect(body).toMatchObject({ status: 'delivered', usedAt: null });
    expect(body.deliveredAt).not.toBeNull();
  });

  test('whoever brings it learns it, too', async () => {
    const courier = await app.buildAccount();
    await kitchen.nameCourier(kitchen.vendor, kitchen.stallid, courier.email);
    const { orderid, proof } = await kitchen.brought();
    await kitchen.steps(kitchen.vendor, orderid, 'accept', 'prepare', 'ready');
    expect((await kitchen.scanned(courier, proof)).status).toBe(404);
    await kitchen.step(kitchen.vendor, orderid, 'set-out', { courier: courier.userid });
    expect((await kitchen.scanned(courier, proof)).body.kitchen).toMatchObject({
      status: 'under-way',
      toPay: 550,
      undo: null,
    });
    await kitchen.over(orderid);
    expect((await kitchen.scanned(courier, proof)).body).toMatchObject({
      status: 'cancelled',
      kitchen: null,
    });
  });

  test('401, 400, 404, 403: a visitor, no code, whose business it is not, a forged one', async () => {
    const { orderid, proof } = await kitchen.order();
    expect((await kitchen.scanned(null, proof)).status).toBe(401);
    expect((await kitchen.scanned(kitchen.vendor, 'a song')).status).toBe(400);
    for (const who of [kitchen.ann, kitchen.eve, kitchen.otherVendor])
      expect((await kitchen.scanned(who, proof)).status).toBe(404);
    const forged = await kitchen.scanned(kitchen.vendor, `${proof?.slice(0, -3)}AAA`);
    expect(forged).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(forged.body.msg).toContain('not made by this server');
    await kitchen.over(orderid);
  });
});
