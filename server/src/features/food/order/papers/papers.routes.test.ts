import { csvRows } from '../../../../core/csv-rows.ts';
import { readPaper } from '../../../../core/paper/testing/read-paper.ts';
import { invoiceNumberOf } from '@sets/shared/food/order/invoice-number.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openKitchen } from '../../../../../test/moving-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../../../test/start-test-app.ts';

// Fonts are opened in a thread here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
let admin: Person;
/** One of ann's, that was handed over, with its invoice. */
let orderid: string;
let number: string;
beforeAll(async () => {
  app = await appOfWorker();
  kitchen = await openKitchen(app);
  admin = await app.buildAccount({ accountType: 'admin' });
  const order = await kitchen.order();
  ({ orderid } = order);
  await kitchen.isReady(orderid);
  await kitchen.delivered(kitchen.vendor, orderid, { proof: order.proof });
  const { ann } = kitchen;
  await vi.waitFor(
    async () => expect((await kitchen.invoice(ann, orderid)).status).toBe(200),
    20_000,
  );
  ({ number } = (await kitchen.invoice(ann, orderid)).body);
}, 60_000);

const get = (who: Person | null, path: string): Promise<Response> =>
  fetch(`${app.url}/api/food/${path}`, {
    headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
  });

const proveDownload = (response: Response, type: string, name: string): void => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
};

describe('GET /api/food/invoice/:id/pdf', () => {
  test('200: for whoever placed it, for its vendor and for admins', async () => {
    for (const who of [kitchen.ann, kitchen.vendor, admin]) {
      const response = await get(who, `invoice/${orderid}/pdf`);
      proveDownload(response, 'application/pdf', `Invoice ${number}.pdf`);
      const { text } = await readPaper(Buffer.from(await response.arrayBuffer()));
      for (const said of [number, 'Werk', 'Ada Test', '€3.50']) expect(text).toContain(said);
    }
  });

  test('409: what was not handed over yet', async () => {
    const open = await kitchen.order();
    const response = await get(kitchen.ann, `invoice/${open.orderid}/pdf`);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'WRONG_PHASE' }]);
    await kitchen.over(open.orderid);
  });

  test('401, 400, 404: a visitor, no id, and strangers', async () => {
    expect((await get(null, `invoice/${orderid}/pdf`)).status).toBe(401);
    expect((await get(kitchen.ann, 'invoice/short/pdf')).status).toBe(400);
    for (const who of [kitchen.eve, kitchen.otherVendor])
      expect((await get(who, `invoice/${orderid}/pdf`)).status).toBe(404);
  });
});

describe('GET /api/food/accounting', () => {
  const dayMs = 24 * 3_600_000;
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const days = `from=${day(Date.now() - dayMs)}&to=${day(Date.now() + dayMs)}`;
  const rowsOf = async (response: Response): Promise<Record<string, string>[]> => {
    const [head = [], ...rows] = csvRows(await response.text(), ',', 1_000) ?? [];
    const cells = rows.filter(({ length }) => length > 1);
    return cells.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
  };
  const ofStall = () => `${days}&stallid=${kitchen.stallid}`;

  test('200: for the vendor of a stall, and for admins, by day and tax', async () => {
    const response = await get(kitchen.vendor, `accounting?${ofStall()}`);
    const name = `accounting ${days.slice(5, 15)} ${days.slice(-10)}.csv`;
    proveDownload(response, 'text/csv', name);
    const rows = await rowsOf(response);
    expect(rows).toMatchObject([
      {
        Stall: 'Mensa Nord',
        Currency: 'EUR',
        Paid: 'At the counter',
        'Tax in %': '19',
        Invoices: '1',
        'First number': number,
        'Last number': number,
        Net: '2.94',
        Tax: '0.56',
        Gross: '3.5',
        Tips: '0',
        'Refunded gross': '0',
      },
    ]);
    const { year } = invoiceNumberOf(number)!;
    expect(rows[0]?.['Day']).toMatch(new RegExp(`^${year}-\\d\\d-\\d\\d$`));
    for (const [who, asked] of [[admin, ofStall()] as const, [kitchen.vendor, days] as const])
      expect(await rowsOf(await get(who, `accounting?${asked}`))).toEqual(rows);
  });

  test('what was given back stands beside what was sold', async () => {
    await kitchen.refund(kitchen.vendor, orderid);
    await expect
      .poll(async () => (await kitchen.invoice(kitchen.ann, orderid)).body.credits.length)
      .toBe(1);
    const [row] = await rowsOf(await get(kitchen.vendor, `accounting?${ofStall()}`));
    expect(row).toMatchObject({
      Invoices: '1',
      'Credit notes': '1',
      Gross: '3.5',
      'Refunded net': '2.94',
      'Refunded tax': '0.56',
      'Refunded gross': '3.5',
    });
    expect(row?.['Last number']).not.toBe(row?.['First number']);
  });

  test('as a spreadsheet', async () => {
    const response = await get(kitchen.vendor, `accounting.xlsx?${ofStall()}`);
    const name = `accounting ${days.slice(5, 15)} ${days.slice(-10)}.xlsx`;
    proveDownload(response, 'spreadsheetml.sheet', name);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test.each(['accounting', 'accounting.xlsx'])('401, 400, 404: %s', async (call) => {
    expect((await get(null, `${call}?${days}`)).status).toBe(401);
    for (const wrong of [
      'from=2031-01-02&to=2031-01-01',
      'from=2031-01-01&to=2032-01-02',
      'from=2031-13-01&to=2032-01-02',
      'from=2031-01-01',
      `${days}&stallid=short`,
    ])
      expect((await get(kitchen.vendor, `${call}?${wrong}`)).status).toBe(400);
    for (const who of [kitchen.eve, kitchen.ann, kitchen.otherVendor])
      expect((await get(who, `${call}?${ofStall()}`)).status).toBe(404);
    // Who has no stalls names one.
    for (const who of [admin, kitchen.ann])
      expect((await get(who, `${call}?${days}`)).status).toBe(404);
  });
});

// Last: another invoice of the stall is in its books.
describe('GET /api/food/invoice/:id', () => {
  test('200: for whoever placed it, for its vendor and for admins, with what was given back since', async () => {
    const { orderid: id, proof } = await kitchen.order();
    expect(await kitchen.invoice(kitchen.ann, id)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_PHASE' },
    });
    await kitchen.isReady(id);
    await kitchen.delivered(kitchen.vendor, id, { proof });
    await expect.poll(async () => (await kitchen.invoice(kitchen.ann, id)).status).toBe(200);
    const { body } = await kitchen.invoice(kitchen.ann, id);
    expect(body).toMatchObject({
      orderid: id,
      seller: { name: 'Werk', address: 'Am Markt 1', taxNumber: 'DE1' },
      buyer: 'Ada Test',
      totals: { total: 350 },
      credits: [],
    });
    expect(invoiceNumberOf(body.number)).not.toBeNull();
    for (const who of [kitchen.vendor, admin])
      expect((await kitchen.invoice(who, id)).body).toEqual(body);
    await kitchen.refund(kitchen.vendor, id);
    await expect
      .poll(async () => (await kitchen.invoice(kitchen.ann, id)).body.credits)
      .toMatchObject([{ amount: 350 }]);
  });

  test('401, 400, 404: a visitor, no id, and strangers', async () => {
    expect((await kitchen.invoice(null, orderid)).status).toBe(401);
    expect((await kitchen.invoice(kitchen.ann, 'short')).status).toBe(400);
    for (const who of [kitchen.eve, kitchen.otherVendor])
      expect((await kitchen.invoice(who, orderid)).status).toBe(404);
  });
});
