import type { Quote } from '@sets/shared/food/order/order.contract.ts';
import { expect, test } from 'vitest';
import { isClearRefusal, judgeRush, type RushFacts, type Sender } from './food-judge.ts';

const numberOf = (number: number): string => `K7M2QD-2031-00000${number}`;
const sender = (orderid: string, number: number | null): Sender => ({
  userid: `of ${orderid}`,
  orderid,
  numbers: number === null ? [] : [number],
  outcome: { as: number === null ? 'refused' : 'placed' },
});
const delivered = (orderid: string) => ({ orderid, userid: `of ${orderid}`, status: 'delivered' });

/** Three want one of two. */
const good: RushFacts = {
  portions: 2,
  senders: [sender('a', 1), sender('b', 2), sender('c', null)],
  board: ['a', 'b'],
  accepted: ['b', 'a'],
  invoices: [
    { orderid: 'a', number: numberOf(2) },
    { orderid: 'b', number: numberOf(1) },
  ],
  stored: {
    orders: [delivered('a'), delivered('b')],
    invoices: [
      { orderid: 'a', number: numberOf(2) },
      { orderid: 'b', number: numberOf(1) },
    ],
    stock: 0,
  },
};
const stored = (more: Partial<RushFacts['stored']>): RushFacts => ({
  ...good,
  stored: { ...good.stored, ...more },
});

test('two of three are placed and handed over, one is refused', () => {
  expect(judgeRush(good)).toEqual({
    placed: 2,
    accepted: 2,
    refused: 1,
    unclear: 0,
    lost: 0,
    doubled: 0,
    invoiceGaps: 0,
    stockOff: 0,
  });
});

test('an acknowledged order that the kitchen, the store or the counter does not know is lost', () => {
  expect(judgeRush({ ...good, board: ['a'] }).lost).toBe(1);
  expect(judgeRush(stored({ orders: [delivered('a')] })).lost).toBe(1);
  const notYet = { ...delivered('b'), status: 'accepted' };
  expect(judgeRush(stored({ orders: [delivered('a'), notYet] })).lost).toBe(1);
});

test('what is there twice, or of somebody who was refused, is doubled', () => {
  expect(judgeRush({ ...good, board: ['a', 'b', 'b'] }).doubled).toBe(1);
  const twice = { ...sender('a', 1), numbers: [1, 3] };
  expect(judgeRush({ ...good, senders: [twice, ...good.senders.slice(1)] }).doubled).toBe(1);
  const more = stored({ orders: [...good.stored.orders, delivered('c')], stock: -1 });
  expect(judgeRush(more)).toMatchObject({ doubled: 1, stockOff: 0, invoiceGaps: 1 });
});

test('whoever was told neither is counted, and an answer that came once counts', () => {
  const [a, b] = good.senders;
  const lost: Sender = { ...sender('c', null), outcome: { as: 'unclear', why: 'INTERNAL' } };
  expect(judgeRush({ ...good, senders: [a!, b!, lost] })).toMatchObject({ refused: 0, unclear: 1 });
  const later: Sender = { ...b!, outcome: { as: 'unclear', why: 'no answer' } };
  expect(judgeRush({ ...good, senders: [a!, later] })).toMatchObject({ placed: 2, unclear: 1 });
});

test('numbers of invoices have no gap and no double, and everybody reads their own', () => {
  const of = (...numbers: string[]) => {
    const invoices = numbers.map((number, place) => ({ orderid: 'ab'[place] ?? '', number }));
    return judgeRush({ ...stored({ invoices }), invoices }).invoiceGaps;
  };
  expect(of(numberOf(1), numberOf(2))).toBe(0);
  expect(of(numberOf(1), numberOf(4))).toBe(2);
  expect(of(numberOf(2), numberOf(3))).toBe(1);
  expect(of(numberOf(1), numberOf(1))).toBe(1);
  expect(of(numberOf(1), 'none')).toBe(1);
  expect(of(numberOf(1))).toBe(1);
  const other = [{ orderid: 'a', number: numberOf(1) }, good.invoices[1]!];
  expect(judgeRush({ ...good, invoices: other }).invoiceGaps).toBe(1);
});

test('the stock is what the orders have left', () => {
  expect(judgeRush(stored({ stock: 1 })).stockOff).toBe(1);
  expect(judgeRush(stored({ stock: -1 })).stockOff).toBe(1);
  expect(judgeRush(stored({ stock: null })).stockOff).toBe(2);
  expect(judgeRush({ ...good, portions: 5 }).stockOff).toBe(3);
});

test('a refusal is clear where it says of every line that there is none left', () => {
  const line = { seen: 350, total: 350, fault: 'sold-out', left: null } as const;
  const totals = { items: 350, fee: 0, tip: 0, total: 350, taxes: [] };
  const quote: Quote = { currency: 'EUR', lines: [line], totals, faults: [], canBePlaced: false };
  expect(isClearRefusal(quote)).toBe(true);
  expect(isClearRefusal({ ...quote, lines: [{ ...line, fault: 'too-few-left', left: 0 }] })).toBe(
    true,
  );
  expect(isClearRefusal({ ...quote, lines: [{ ...line, fault: 'unknown' }] })).toBe(false);
  expect(isClearRefusal({ ...quote, lines: [{ ...line, fault: null }] })).toBe(false);
  expect(isClearRefusal({ ...quote, faults: ['not-then'] })).toBe(false);
  expect(isClearRefusal({ ...quote, canBePlaced: true })).toBe(false);
  expect(isClearRefusal({ ...quote, lines: [] })).toBe(false);
});
