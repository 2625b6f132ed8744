import type { ScannedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../test/fake-kitchen.ts';
import { refusalText, refusalTitle } from './result/refusal-words.ts';
import { verdictOf, verdictOfFailure } from './verdict.ts';

const told = { code: 'WRONG_PHASE', msg: 'Not now.' } as const;
const at = '2031-05-06T10:00:00.000Z';
const read = (change: Partial<KitchenOrder>, more: Partial<ScannedOrder> = {}): ScannedOrder => {
  const kitchen = aKitchenOrder('one', { status: 'ready', ...change });
  const { orderid, number, status } = kitchen;
  return { orderid, number, status, usedAt: null, deliveredAt: null, kitchen, ...more };
};
const whyOf = (scanned: ScannedOrder) => {
  const verdict = verdictOf(scanned, told);
  return verdict.answer === 'no' ? verdict.refusal.why : verdict.answer;
};

it('what is ready and not paid is asked about; what is paid by card and not there is not', () => {
  expect(whyOf(read({}))).toBe('ask');
  expect(whyOf(read({ status: 'preparing' }))).toBe('not-yet');
  expect(whyOf(read({ pay: 'card' }))).toBe('not-paid-yet');
});

it('a code that was used is told with the time, also of what was paid back since', () => {
  const used = { usedAt: at, deliveredAt: at };
  const verdict = verdictOf(read({ status: 'delivered', isPaid: true }, used), told);
  expect(verdict).toMatchObject({ answer: 'no', refusal: { why: 'used', at, number: 17 } });
  expect(whyOf(read({ status: 'refunded', isPaid: true }, used))).toBe('used');
  expect(whyOf(read({ status: 'delivered' }, { deliveredAt: at }))).toBe('given');
  expect(whyOf(read({ status: 'cancelled' }))).toBe('cancelled');
});

it('what is brought is ready once it is under way; a courier may not be told of it', () => {
  const had = { type: 'delivery', place: 'Room 7' } as const;
  expect(whyOf(read({ had, isPaid: true }))).toBe('not-yet');
  expect(whyOf(read({ had, status: 'under-way' }))).toBe('ask');
  expect(whyOf(read({}, { kitchen: null }))).toBe('not-yet');
});

it('what could be handed over by now is refused in the words of the server', () => {
  const verdict = verdictOf(read({ isPaid: true }), told);
  expect(verdict).toMatchObject({ refusal: { why: 'refused', msg: 'Not now.' } });
});

it('each refusal of the server has its reason', () => {
  const why = (code: 'NOT_FOUND' | 'FORBIDDEN' | 'UNREADABLE') =>
    verdictOfFailure({ code, msg: 'It says so.' });
  expect(why('NOT_FOUND')).toMatchObject({ refusal: { why: 'not-theirs' } });
  expect(why('FORBIDDEN')).toMatchObject({ refusal: { why: 'forged' } });
  expect(why('UNREADABLE')).toMatchObject({ refusal: { why: 'refused', msg: 'It says so.' } });
});

it('what is ready and to be brought is said to be that, and what to do first', () => {
  const had = { type: 'delivery', place: 'Room 7' } as const;
  const verdict = verdictOf(read({ had, isPaid: true }), told);
  if (verdict.answer !== 'no') throw new Error('It was handed over.');
  expect(refusalTitle(verdict.refusal)).toBe('To be brought');
  expect(refusalText(verdict.refusal)).toBe('Press Set out on its card first, then hand it over.');
});

it('is said in words', () => {
  const verdict = verdictOf(read({ status: 'preparing' }), told);
  if (verdict.answer !== 'no') throw new Error('It was handed over.');
  expect(refusalTitle(verdict.refusal)).toBe('Not ready yet');
  expect(refusalText(verdict.refusal)).toContain('In preparation');
  expect(refusalTitle({ ...verdict.refusal, why: 'used', at })).toMatch(/^Already used on May 6/);
  expect(refusalText({ ...verdict.refusal, why: 'refused', msg: 'It says so.' })).toBe(
    'It says so.',
  );
});

it('of what a card paid once it is said that the money is gone, not that it is to come', () => {
  const title = (status: 'placed' | 'ready'): string => {
    const verdict = verdictOf(read({ pay: 'card', status }), told);
    if (verdict.answer !== 'no') throw new Error('It was handed over.');
    return refusalTitle(verdict.refusal);
  };
  expect(title('placed')).toBe('Not paid yet');
  expect(title('ready')).toBe('Its money is not there');
});
