import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoice } from './invoice.contract.ts';
import { invoiceOf } from './invoice-view.ts';
import {
  accept,
  after,
  deliver,
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

const given = refund(vendor, [1]);
const seller = { name: 'Canteen', address: 'Hall 1', taxNumber: 'DE 1' };
const beside = {
  number: 'BCDFGH-2031-000001',
  seller,
  buyer: 'Ann',
  notes: new Map([[`${orderid}:${given[0].id}`, { number: 'BCDFGH-2031-000002', at: noon }]]),
};
const handedOver = () =>
  after(orderOf({ pay: 'counter' }), accept(), prepare(), ready(), takeMoney(), deliver('code'));

test('an invoice says what was handed over, with its taxes, and what went back of it', () => {
  const told = invoiceOf(after(handedOver(), given), beside);
  expect(z.safeParse(invoice, told).error).toBeUndefined();
  expect(told).toMatchObject({
    number: 'BCDFGH-2031-000001',
    at: '2031-05-06T12:00:00.000Z',
    lines: [
      { total: 400, isRefunded: false },
      { total: 600, isRefunded: true },
    ],
    totals: {
      total: 1_050,
      taxes: [
        { rate: 700, net: 561, tax: 39 },
        { rate: 1_900, net: 336, tax: 64 },
      ],
    },
    credits: [{ number: 'BCDFGH-2031-000002', amount: 600, taxes: [{ rate: 700, tax: 39 }] }],
  });
});

test('there is none before it is handed over, and no note that has no number', () => {
  expect(invoiceOf(readyOrder(), beside)).toBeNull();
  const told = invoiceOf(after(handedOver(), given), { ...beside, notes: new Map() });
  expect(told?.credits).toEqual([]);
});
