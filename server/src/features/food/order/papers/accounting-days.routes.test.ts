import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { csvRows } from '../../../../core/csv-rows.ts';
import { stallForTests } from '../../../../../test/food-stage.ts';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { openKitchen } from '../../../../../test/moving-calls.ts';
import { cartForTests, lineForTests } from '../../../../../test/order-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';
import { PastStallStore } from '../../past-stall-store.service.ts';
import { StallStore } from '../../stall-store.service.ts';

/* The day and the year of a paper are those of the clock that its stall had when it was written. */

// Half an hour into the new year in Auckland; noon of New Year’s Eve in Berlin.
const clock = createManualClock(Date.parse('2031-12-31T11:30:00Z'));
const eve = '2031-12-31';
const newYear = '2032-01-01';
const auckland = 'Pacific/Auckland';
const newYork = 'America/New_York';

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
let admin: Person;
let stallid: string;
/** One of ann's at that stall, that was handed over, with its invoice. */
let orderid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  kitchen = await openKitchen(app);
  admin = await app.buildAccount({ accountType: 'admin' });
  const { stage, vendor, school, ann } = kitchen;
  stallid = await stage.stallOf(vendor, school, { timeZone: auckland });
  const line = lineForTests(await stage.itemOf(vendor, stallid));
  const order = await stage.placed(ann, cartForTests(stallid, [line]));
  ({ orderid } = order);
  await kitchen.isReady(orderid);
  await kitchen.delivered(vendor, orderid, { proof: order.proof });
  await vi.waitFor(
    async () => expect((await kitchen.invoice(ann, orderid)).status).toBe(200),
    20_000,
  );
}, 60_000);
afterAll(() => app.close());

type Row = Record<string, string>;
const ask = (who: Person, asked: string): Promise<Response> =>
  fetch(`${app.url}/api/food/accounting?${asked}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
const rows = async (who: Person, asked: string): Promise<Row[]> => {
  const response = await ask(who, asked);
  expect(response.status).toBe(200);
  const [head = [], ...all] = csvRows(await response.text(), ',', 1_000) ?? [];
  const cells = all.filter(({ length }) => length > 1);
  return cells.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
};
const daysOf = (from: string, to = from): string => `from=${from}&to=${to}`;
const ofDay = (day: string) => rows(kitchen.vendor, `${daysOf(day)}&stallid=${stallid}`);
const both = () => `${daysOf(eve, newYear)}&stallid=${stallid}`;

test('an invoice is of the day of its stall’s own clock, and of no other', async () => {
  expect(await ofDay(eve)).toEqual([]);
  expect(await ofDay('2032-01-02')).toEqual([]);
  const [row, ...others] = await ofDay(newYear);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ Day: newYear, Invoices: '1', Gross: '3.5' });
  const { body } = await kitchen.invoice(kitchen.ann, orderid);
  expect(body).toMatchObject({ timeZone: auckland, number: row?.['First number'] });
  expect(body.number).toContain('-2032-');
});

test('and stays so when the stall changes its clock: only what is written since is by the new one', async () => {
  const { stage, school, vendor, ann } = kitchen;
  const before = (await kitchen.invoice(ann, orderid)).body;
  const moved = stallForTests({ timeZone: newYork });
  const place = { stallid, schoolid: school.schoolid };
  expect((await stage.saveStall(vendor, place, moved, 1)).status).toBe(200);
  expect((await kitchen.invoice(ann, orderid)).body).toEqual(before);
  expect(await ofDay(newYear)).toMatchObject([{ Invoices: '1', 'Credit notes': '0' }]);
  expect(await ofDay(eve)).toEqual([]);

  expect((await kitchen.refund(vendor, orderid)).status).toBe(200);
  const credits = async () => (await kitchen.invoice(ann, orderid)).body.credits;
  await expect.poll(async () => (await credits()).length, { timeout: 20_000 }).toBe(1);
  const [credit] = await credits();
  expect(credit).toMatchObject({ timeZone: newYork });
  expect(credit?.number).toContain('-2031-');
  expect((await kitchen.invoice(ann, orderid)).body.timeZone).toBe(auckland);
  expect(await ofDay(newYear)).toMatchObject([{ Invoices: '1', 'Credit notes': '0' }]);
  expect(await ofDay(eve)).toMatchObject([{ Invoices: '0', 'Credit notes': '1' }]);
});

test('a stall whose removal failed is in the books once', async () => {
  const told = await rows(kitchen.vendor, both());
  expect(told).toHaveLength(2);
  await app.inStore(async (connection) => {
    const live = await new StallStore(connection).find(stallid);
    await new PastStallStore(connection).keep(live!, new Date(clock.now()));
  });
  expect(await rows(kitchen.vendor, daysOf(eve, newYear))).toEqual(told);
});

test('what a stall has written that is gone its vendor reads, and an admin, also where nobody knows it', async () => {
  const { stage, vendor, otherVendor } = kitchen;
  const told = await rows(admin, both());
  expect(told).toHaveLength(2);
  // Not while its last paper is being written.
  await expect.poll(async () => (await stage.removeStall(vendor, stallid)).status).toBe(200);
  expect(await rows(admin, both())).toEqual(told);
  expect(await rows(vendor, both())).toEqual(told);
  expect((await ask(otherVendor, both())).status).toBe(404);
  await app.inStore((store) =>
    store.collection<{ _id: string }>('foodpaststalls').deleteOne({ _id: stallid }),
  );
  // A name that might be a formula is marked as text.
  const Stall = expect.stringContaining(stallid) as string;
  const nameless = told.map((row) => Object.assign({}, row, { Stall }));
  expect(await rows(admin, both())).toEqual(nameless);
  expect((await ask(vendor, both())).status).toBe(404);
});

test('of a stall that has written nothing there is nothing once it is gone', async () => {
  const { stage, otherVendor, school } = kitchen;
  const other = await stage.stallOf(otherVendor, school);
  const asked = `${daysOf(eve)}&stallid=${other}`;
  expect(await rows(admin, asked)).toEqual([]);
  expect((await stage.removeStall(otherVendor, other)).status).toBe(200);
  expect((await ask(admin, asked)).status).toBe(404);
});
