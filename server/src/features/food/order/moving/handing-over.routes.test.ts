import { beforeAll, describe, expect, test } from 'vitest';
import { openKitchen } from '../../../../../test/moving-calls.ts';
import { appOfWorker, type TestApp } from '../../../../../test/start-test-app.ts';

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
beforeAll(async () => {
  app = await appOfWorker();
  kitchen = await openKitchen(app);
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
