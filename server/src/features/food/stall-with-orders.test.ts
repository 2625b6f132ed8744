import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setAccount, stallForTests } from '../../../test/food-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { openKitchen } from '../../../test/moving-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* A stall goes though something was ordered there: nobody waits for ever, and what was sold keeps its papers. */

const clock = createManualClock();
let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = await app.buildAccount({ accountType: 'admin' });
}, 60_000);
beforeEach(async () => {
  kitchen = await openKitchen(app);
});
afterAll(() => app.close());

const goes = {
  'by an admin': async () => {
    await setAccount(app, kitchen.vendor, { locked: true });
    return kitchen.stage.removeHeld(admin, kitchen.stallid);
  },
  'with the account of its vendor': () => {
    const { token, password } = kitchen.vendor;
    return app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  },
} as const;
const ways = ['by an admin', 'with the account of its vendor'] as const;

const toldTo = async ({ userid }: Person) =>
  ((await app.stored())['notifications'] as { userid: string; title: string; text: string }[])
    .filter((each) => each.userid === userid)
    .map(({ title, text }) => `${title}: ${text}`);
/** The rows of what a stall has written, as its vendor has them. */
const accountingOf = async ({ token }: Person, stallid: string): Promise<string[]> => {
  const now = clock.now();
  const [from, to] = [now - 86_400_000, now + 86_400_000].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  const asked = `${app.url}/api/food/accounting?from=${from}&to=${to}&stallid=${stallid}`;
  const response = await fetch(asked, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return (await response.text()).trim().split('\r\n').slice(1);
};
const past = async () => (await app.stored())['foodpaststalls'] ?? [];

test.each(ways)('%s: what nobody has been handed is called off', async (way) => {
  const { ann, vendor, stage } = kitchen;
  const [accepted, paid] = [await kitchen.order(), await kitchen.order()];
  await kitchen.steps(vendor, accepted.orderid, 'accept');
  await kitchen.steps(vendor, paid.orderid, 'accept', 'prepare', 'take-money');
  expect((await goes[way]()).status).toBe(200);
  for (const { orderid } of [accepted, paid]) {
    const { body } = await stage.order(ann, orderid);
    expect(body).toMatchObject({ status: 'cancelled', may: { askCancel: false } });
    expect(body.reason).toContain('stall is gone');
    const sum = orderid === paid.orderid ? 350 : 0;
    expect(body.sums).toMatchObject({ paid: sum, refunded: sum, open: 0 });
  }
  await expect
    .poll(async () =>
      (await toldTo(ann)).filter((text) => text.startsWith('Order cancelled')).toSorted(),
    )
    .toEqual([
      `Order cancelled: Order ${accepted.number} of Mensa Nord is cancelled.`,
      `Order cancelled: Order ${paid.number} of Mensa Nord is cancelled.`,
    ]);
});

test.each(ways)('%s: what was asked is answered', async (way) => {
  const { ann, vendor, stage } = kitchen;
  const { orderid, proof } = await kitchen.order();
  await kitchen.isReady(orderid);
  await kitchen.delivered(vendor, orderid, { proof });
  await kitchen.refund(ann, orderid);
  expect((await goes[way]()).status).toBe(200);
  expect((await stage.order(ann, orderid)).body).toMatchObject({
    status: 'delivered',
    asked: null,
    may: { askRefund: false },
  });
});

test.each(ways)('%s: what was just handed over has an invoice of its seller', async (way) => {
  const { ann, vendor, otherVendor } = kitchen;
  const { orderid } = await kitchen.order();
  await kitchen.isReady(orderid);
  // It could be undone still, so it has no invoice yet: its vendor would have to wait.
  expect((await kitchen.delivered(vendor, orderid)).status).toBe(200);
  expect(await kitchen.stage.removeStall(vendor, kitchen.stallid)).toMatchObject({ status: 409 });
  expect((await goes[way]()).status).toBe(200);
  clock.advance(15_000);
  await expect.poll(async () => (await kitchen.invoice(ann, orderid)).status).toBe(200);
  const { body } = await kitchen.invoice(ann, orderid);
  expect(body.seller).toEqual({ name: 'Werk', address: 'Am Markt 1', taxNumber: 'DE1' });
  expect((await kitchen.invoice(admin, orderid)).body).toEqual(body);
  expect((await kitchen.invoice(otherVendor, orderid)).status).toBe(404);
  expect(JSON.stringify(await past()).includes(vendor.userid)).toBe(way === 'by an admin');
});

test('removed by its vendor: the invoices stay theirs', async () => {
  const { vendor, otherVendor, stage, stallid } = kitchen;
  const { orderid, proof } = await kitchen.order();
  await kitchen.isReady(orderid);
  await kitchen.delivered(vendor, orderid, { proof });
  await expect.poll(async () => (await kitchen.invoice(vendor, orderid)).status).toBe(200);
  const { body } = await kitchen.invoice(vendor, orderid);
  const booked = await accountingOf(vendor, stallid);
  expect(booked).not.toEqual([]);
  expect((await stage.removeStall(vendor, stallid)).status).toBe(200);
  expect(await kitchen.invoice(vendor, orderid)).toMatchObject({ status: 200, body });
  expect(await accountingOf(vendor, stallid)).toEqual(booked);
  expect((await kitchen.invoice(otherVendor, orderid)).status).toBe(404);
});

test('of a stall at which nothing was ordered its id alone is kept: it becomes nobody’s again', async () => {
  const { stage, stallid, vendor, otherVendor } = kitchen;
  const { schoolid } = kitchen.school;
  expect((await stage.removeStall(vendor, stallid)).status).toBe(200);
  const kept = async () => (await past()).filter((each) => JSON.stringify(each).includes(stallid));
  expect(await kept()).toMatchObject([{ _id: stallid, vendor: '' }]);
  expect(JSON.stringify(await kept())).not.toContain('Mensa Nord');
  for (const who of [otherVendor, vendor]) {
    const taken = await stage.saveStall(who, { stallid, schoolid }, stallForTests());
    expect(taken.status).toBe(404);
  }
});

test('what was being placed as the stall went is called off a minute later', async () => {
  const { ann, stage, stallid } = kitchen;
  const { orderid } = await kitchen.order();
  await app.inStore(async (store) => {
    const orders = store.collection<{ _id: string }>('foodorders');
    const late = await orders.findOne({ _id: orderid });
    await orders.deleteOne({ _id: orderid });
    expect((await stage.removeStall(kitchen.vendor, stallid)).status).toBe(200);
    await orders.insertOne(late!);
  });
  clock.advance(120_000);
  await expect
    .poll(async () => (await stage.order(ann, orderid)).body.status, { timeout: 10_000 })
    .toBe('cancelled');
});
