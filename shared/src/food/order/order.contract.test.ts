import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  askAnswered,
  delivered,
  invoiceRef,
  orderRef,
  iAmHere,
  kitchenStep,
  orderCancelled,
  refundAsked,
} from './own-order.contract.ts';
import { cart, cartLine, orderPlaced } from './order.contract.ts';
import { orderLimits } from './order.limits.ts';
import { nameOf } from './testing/orders.ts';

const orderid = nameOf('order');
const line = { itemid: nameOf('item'), count: 1, choices: [], note: '', seen: 100 };
const wanted = {
  stallid: nameOf('stall'),
  lines: [line],
  had: { type: 'pick-up' },
  slot: null,
  tip: 0,
  note: '',
  pay: 'card',
  currency: 'EUR',
  total: 100,
};
const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

describe('a cart', () => {
  test('has lines, of whole counts and whole money', () => {
    expect(fits(cart, wanted)).toBe(true);
    expect(fits(cart, { ...wanted, lines: [] })).toBe(false);
    const lines = Array.from({ length: orderLimits.lines + 1 }, () => line);
    expect(fits(cart, { ...wanted, lines })).toBe(false);
    for (const count of [0, -1, 1.5, orderLimits.count + 1]) {
      expect(fits(cartLine, { ...line, count })).toBe(false);
    }
    for (const tip of [-1, 0.5, Number.NaN, 1e9])
      expect(fits(cart, { ...wanted, tip })).toBe(false);
    const { currency: _notSeen, ...ofNone } = wanted;
    expect(fits(cart, ofNone)).toBe(false);
    const choices = [nameOf('oat'), nameOf('oat')];
    expect(fits(cartLine, { ...line, choices })).toBe(false);
  });

  test('has no more choices than one order may have, however they are spread', () => {
    const { choices: most, choicesOfOrder } = orderLimits;
    const choices = Array.from({ length: most }, (_none, at) => nameOf(`choice${at}`));
    const lines = Array.from({ length: choicesOfOrder / most }, () => ({ ...line, choices }));
    expect(fits(cart, { ...wanted, lines })).toBe(true);
    const more = { ...line, choices: choices.slice(0, 1) };
    expect(fits(cart, { ...wanted, lines: [...lines, more] })).toBe(false);
    expect(fits(cartLine, { ...line, choices: [...choices, nameOf('more')] })).toBe(false);
  });

  test('that is brought says where to', () => {
    expect(fits(cart, { ...wanted, had: { type: 'delivery', place: 'Library' } })).toBe(true);
    expect(fits(cart, { ...wanted, had: { type: 'delivery', place: ' ' } })).toBe(false);
    expect(fits(orderPlaced, { orderid, cart: wanted })).toBe(true);
    expect(fits(orderPlaced, { orderid: 'short', cart: wanted })).toBe(false);
  });
});

test('bodies name their fields as the specified calls do', () => {
  expect(fits(iAmHere, { orderid })).toBe(true);
  expect(fits(delivered, { orderId: orderid })).toBe(true);
  expect(fits(delivered, { orderid })).toBe(false);
  expect(fits(delivered, { orderId: orderid, proof: 'anything' })).toBe(false);
  expect(fits(orderCancelled, { orderid, paymentid: '' })).toBe(true);
  expect(fits(orderCancelled, { orderid })).toBe(false);
  expect(fits(refundAsked, { orderid, reason: 'cold' })).toBe(true);
  expect(fits(refundAsked, { orderid, reason: ' ' })).toBe(false);
  expect(fits(refundAsked, { orderid, reason: 'cold', lines: [0, 3] })).toBe(true);
  // Of no line: what is owed alone.
  expect(fits(refundAsked, { orderid, reason: 'cold', lines: [] })).toBe(true);
  for (const lines of [[0, 0], [-1], [orderLimits.lines]]) {
    expect(fits(refundAsked, { orderid, reason: 'cold', lines })).toBe(false);
  }
});

test('what is named by its id is an order', () => {
  for (const id of [orderid, 'short']) {
    expect(fits(orderRef, { orderid: id })).toBe(id === orderid);
    expect(fits(invoiceRef, { id })).toBe(id === orderid);
  }
});

test('a vendor answers what was asked, by name and moment', () => {
  const answered = {
    orderid,
    asked: 'refund',
    askedAt: '2031-05-06T10:00:00.000Z',
    agrees: true,
    reason: '',
    attempt: nameOf('attempt'),
  };
  expect(fits(askAnswered, answered)).toBe(true);
  expect(fits(askAnswered, { ...answered, asked: 'tip' })).toBe(false);
  expect(fits(askAnswered, { ...answered, askedAt: '' })).toBe(false);
});

test('a step in the kitchen names its attempt', () => {
  const attempt = nameOf('attempt');
  expect(fits(kitchenStep, { type: 'accept', orderid, attempt })).toBe(true);
  expect(fits(kitchenStep, { type: 'accept', orderid })).toBe(false);
  expect(fits(kitchenStep, { type: 'set-out', orderid, attempt, courier: null })).toBe(true);
  expect(fits(kitchenStep, { type: 'undo', orderid, attempt })).toBe(false);
});
