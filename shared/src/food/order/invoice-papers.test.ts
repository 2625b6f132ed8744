import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoice } from './invoice.contract.ts';
import {
  creditPaper,
  creditPaperOf,
  invoicePaper,
  invoicePaperOf,
  withoutBuyer,
} from './invoice-papers.ts';
import { toldInvoice } from './invoice-view.ts';
import {
  accept,
  after,
  deliver,
  line,
  nameOf,
  noon,
  orderid,
  orderOf,
  prepare,
  ready,
  readyOrder,
  refund,
  takeMoney,
  vendor,
} from './testing/orders.ts';

const seller = { name: 'Canteen', address: 'Hall 1', taxNumber: 'DE 1' };
const timeZone = 'Europe/Berlin';
const beside = { number: 'BCDFGH-2031-000001', timeZone, seller, buyer: 'Ann' };
// The stall has moved in between.
const note = {
  ...beside,
  number: 'BCDFGH-2031-000002',
  timeZone: 'Asia/Tokyo',
  seller: { ...seller, address: 'Hall 2' },
  at: noon + 1,
  invoice: beside.number,
};
const lines = [
  line({ note: 'for Ann, who is ill', choices: [{ id: nameOf('oat'), name: 'Oat', price: 50 }] }),
  line({ itemid: nameOf('other'), price: 300, count: 2, tax: 700 }),
];
const handedOver = () =>
  after(
    orderOf({ pay: 'counter', lines }),
    accept(),
    prepare(),
    ready(),
    takeMoney(),
    deliver('code'),
  );

test('an invoice says what was handed over, with its taxes, and nothing that was noted', () => {
  const paper = invoicePaperOf(handedOver(), beside);
  expect(z.safeParse(invoicePaper, paper).error).toBeUndefined();
  expect(paper).toMatchObject({
    ...beside,
    orderid,
    at: noon,
    currency: 'EUR',
    pay: 'counter',
    lines: [
      { name: 'Flat white', choices: [{ name: 'Oat', price: 50 }], total: 400, tax: 1_900 },
      { count: 2, price: 300, total: 600, tax: 700 },
    ],
    totals: {
      total: 1_050,
      taxes: [
        { rate: 700, net: 561, tax: 39 },
        { rate: 1_900, net: 336, tax: 64 },
      ],
    },
  });
  expect(JSON.stringify(paper)).not.toContain('ill');
  expect(invoicePaperOf(readyOrder(), beside)).toBeNull();
});

test('a credit note says what it takes back, of which invoice', () => {
  const given = refund(vendor, [1]);
  const order = after(handedOver(), given);
  const key = `${orderid}:${given[0].id}`;
  const paper = creditPaperOf(order, key, note);
  expect(z.safeParse(creditPaper, paper).error).toBeUndefined();
  expect(paper).toMatchObject({
    ...note,
    orderid,
    refund: key,
    pay: 'counter',
    amount: 600,
    taxes: [{ rate: 700, tax: 39 }],
    lines: [{ total: 600 }],
  });
  expect(creditPaperOf(order, 'none', note)).toBeNull();
  // Whatever comes after it, it would be the same again.
  expect(creditPaperOf(after(order, refund(vendor)), key, note)).toEqual(paper);
  expect(
    creditPaperOf(after(order, refund(vendor)), `${orderid}:back:counter:1`, note),
  ).toMatchObject({
    amount: 450,
    tip: 50,
    lines: [],
  });
});

test('they are told as they were written, together', () => {
  const given = refund(vendor, [1]);
  const order = after(handedOver(), given);
  const papers = [creditPaperOf(order, `${orderid}:${given[0].id}`, note)!];
  const told = toldInvoice(invoicePaperOf(order, beside)!, papers, { pay: 'card' });
  expect(z.safeParse(invoice, told).error).toBeUndefined();
  expect(told).toMatchObject({
    number: beside.number,
    // What it says itself counts, and of an old one that says nothing what the order has.
    pay: 'counter',
    at: '2031-05-06T12:00:00.000Z',
    timeZone: 'Europe/Berlin',
    totals: { total: 1_050 },
    credits: [
      {
        number: note.number,
        at: '2031-05-06T12:00:00.001Z',
        timeZone: 'Asia/Tokyo',
        seller: { ...seller, address: 'Hall 2' },
        buyer: 'Ann',
        pay: 'counter',
        amount: 600,
      },
    ],
  });
  const old = { ...invoicePaperOf(order, beside)!, pay: null };
  expect(toldInvoice(old, papers, { pay: 'card' }).pay).toBe('card');
  const oldNotes = papers.map((each) => Object.assign({}, each, { pay: null }));
  expect(toldInvoice(old, oldNotes, { pay: 'card' }).credits).toMatchObject([{ pay: 'card' }]);
});

test('of whoever placed it nothing is left when their name is taken out', () => {
  const paper = invoicePaperOf(handedOver(), beside)!;
  expect(withoutBuyer(paper)).toEqual({ ...paper, buyer: '' });
  expect(JSON.stringify(withoutBuyer(paper))).not.toContain('Ann');
});
