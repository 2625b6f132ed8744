import { expect, it, test, vi } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import { readPaper } from '../../../../../core/paper/testing/read-paper.ts';
import {
  creditForTests,
  invoiceForTests,
  overfullInvoice,
} from '@sets/shared/food/order/testing/invoices.ts';
import { drawInvoice } from './draw-invoice.ts';

// Many fonts are opened here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const read = async (invoice: Parameters<typeof drawInvoice>[0]) =>
  readPaper(await drawInvoice(invoice));

interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly number[];
}

/** Where each text of a page ends, from its left. */
const endsOf = async (paper: Buffer, page = 1): Promise<Map<string, number>> => {
  const pdf = await getDocumentProxy(new Uint8Array(paper));
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return new Map(
    (items as TextItem[]).map(({ str, width, transform }) => [str, transform[4]! + width]),
  );
};

it('says who sold what to whom, its taxes, and how it was paid', async () => {
  const { pages, title, hasTags } = await read(invoiceForTests());
  expect(pages).toHaveLength(1);
  const [page = ''] = pages;
  for (const said of [
    'K7M2QD-2031-000042',
    'Campus Canteen GmbH',
    '10115 Berlin',
    'Tax number DE123456789',
    'Ann Lee',
    'April 26, 2031',
    'At the counter',
    'Oat milk',
    'incl. €0.50',
    'Tip (not taxed)',
    'Invoice date',
    'Handed over',
    'Tax rate',
    '€14.00',
    '€8.40',
    '€1.60',
  ])
    expect(page).toContain(said);
  expect(title).toBe('Invoice K7M2QD-2031-000042');
  expect(hasTags).toBe(true);
});

it('is of the day by the clock of its stall', async () => {
  const at = '2031-04-26T23:30:00.000Z';
  expect((await read(invoiceForTests({ at }))).text).toContain('April 27, 2031');
  expect((await read(invoiceForTests({ at, timeZone: 'UTC' }))).text).toContain('April 26, 2031');
});

it('has each credit note on a page of its own, with its number and that of the invoice', async () => {
  const { pages } = await read(
    invoiceForTests({
      credits: [
        creditForTests(),
        creditForTests({ number: 'K7M2QD-2031-000044', amount: -350, lines: [], taxes: [] }),
      ],
    }),
  );
  expect(pages).toHaveLength(3);
  for (const number of ['000043', '000042', 'Credit note', 'Bagel'])
    expect(pages[1]).toContain(number);
  expect(pages[2]).toContain('its refund did not arrive');
  expect(pages[2]).toContain('-€3.50');
});

it('has on a credit note who sold to whom as it was written, whatever the invoice says', async () => {
  const seller = { name: 'Canteen South GmbH', address: 'Hall 9', taxNumber: 'DE987' };
  const credit = creditForTests({ seller, buyer: 'Ann Smith', pay: 'card' });
  const { pages } = await read(invoiceForTests({ credits: [credit] }));
  for (const said of ['Canteen South GmbH', 'Hall 9', 'Tax number DE987', 'Ann Smith', 'By card'])
    expect(pages[1]).toContain(said);
  expect(pages[1]).not.toContain('Campus Canteen GmbH');
  expect(pages[0]).toContain('Campus Canteen GmbH');
});

it('says of a credit note of no lines how much of what was paid it gives back', async () => {
  const note = (place: number, amount: number) =>
    creditForTests({ number: `K7M2QD-2031-00004${place}`, amount, lines: [] });
  const whole = await read(invoiceForTests({ credits: [note(3, 1_400)] }));
  expect(whole.pages[1]).toContain('All of what was paid.');
  const parts = await read(invoiceForTests({ credits: [note(3, 400), note(4, 1_000)] }));
  expect(parts.pages[1]).toContain('A part of what was paid.');
  expect(parts.pages[2]).toContain('The rest of what was paid.');
});

it('dates each credit note by the clock that its stall had then', async () => {
  const at = '2031-04-27T23:30:00.000Z';
  const credit = creditForTests({ at, timeZone: 'America/New_York' });
  expect((await read(invoiceForTests({ credits: [credit] }))).pages[1]).toContain('April 27, 2031');
});

test('numbers end below each other', async () => {
  const ends = await endsOf(await drawInvoice(invoiceForTests()));
  const [amount, ...others] = ['€8.00', '€11.50', '€2.00', '€14.00', 'Amount'].map((said) =>
    ends.get(said),
  );
  expect(amount).toBeGreaterThan(500);
  for (const other of others) expect(other).toBeCloseTo(amount!, 0);
});

it('goes on over pages, each with its head and its number, whatever script names are in', async () => {
  const { pages, text } = await read(overfullInvoice());
  const own = pages.filter((page) => page.includes('page '));
  expect(own).toHaveLength(4);
  for (const [at, page] of own.entries()) {
    expect(page).toContain('Quantity');
    expect(page).toContain(`K7M2QD-2031-000042 · page ${at + 1} of 4`);
  }
  for (const name of ['陳小明', 'カフェラテ', '라떼', '拿铁咖啡']) expect(text).toContain(name);
  expect(text).not.toContain('□');
  // No line is lost where a page is full.
  for (const count of [1, 25, 50]) expect(text).toMatch(new RegExp(`\\b${count}\\b`));
});

it.each(['\u0000\u202etxet', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'x'.repeat(300), '👩‍👩‍👧‍👦', '', '\ud800'])(
  'there is one whatever names are (%j)',
  async (name) => {
    const [line] = invoiceForTests().lines;
    const { pages } = await read(
      invoiceForTests({
        buyer: name,
        seller: { name, address: `${name}\n\n${name}`, taxNumber: name },
        lines: [{ ...line!, name, choices: [{ name, price: 1 }] }],
      }),
    );
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.join(' ')).toContain('€14.00');
  },
);

it('loses no line of an address that is longer than a page', async () => {
  const address = Array.from({ length: 99 }, (_none, at) => `L${at}`).join('\n');
  const { pages, text } = await read(
    invoiceForTests({ seller: { name: 'Werk', address, taxNumber: '' } }),
  );
  expect(pages).toHaveLength(3);
  for (const at of [0, 50, 98]) expect(text).toMatch(new RegExp(`\\bL${at}\\b`));
});

it('says that nobody is named where nobody is', async () => {
  const { text } = await read(
    invoiceForTests({ buyer: '', seller: { name: '', address: '', taxNumber: '' }, pay: 'card' }),
  );
  expect(text).toContain('Not named by the stall');
  expect(text).toContain('By card');
});

it('of a currency without digits has none, and the same is the same bytes', async () => {
  const yen = invoiceForTests({ currency: 'JPY' });
  const paper = await drawInvoice(yen);
  expect((await readPaper(paper)).text).toContain('¥1,400');
  expect(paper.equals(await drawInvoice(yen))).toBe(true);
});
