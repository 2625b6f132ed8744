import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { AskedPart } from './asked-part.tsx';

const at = '2031-05-06T10:20:00.000Z';
const [soup] = anOrder('one').lines;
const choice = (name: string) => [{ name, price: 0 }];

/** What is said of what was asked, paragraph by paragraph. */
const said = (asked: OwnOrder['asked'], lines: OwnOrder['lines'] = [soup!]) => {
  const { container } = render(<AskedPart order={anOrder('one', { asked, lines })} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};

const refund = 'You have asked for money back. The stall has not answered yet.';
const cold = 'Your reason: \u2068Cold.\u2069';

test('nothing is said where nothing was asked', () => {
  expect(said(null)).toEqual([]);
});

test('it says for what money was asked back, and why', () => {
  const tea = { ...soup!, name: 'Tea', count: 1, choices: choice('Mint') };
  const asked = { type: 'refund' as const, lines: [0, 1], reason: 'Cold.', at };
  const both = 'For: 2 × \u2068Item one\u2069, 1 × \u2068Tea\u2069';
  expect(said(asked, [soup!, tea])).toEqual([refund, both, cold]);
  expect(said({ ...asked, lines: null })).toEqual([refund, 'For: the whole order', cold]);
});

test('of two lines of one name it says which', () => {
  const tea = { ...soup!, name: 'Tea' };
  const lines = [
    { ...tea, choices: choice('Oat') },
    { ...tea, choices: choice('Cow') },
  ];
  const asked = { type: 'refund' as const, lines: [1], reason: 'Cold.', at };
  expect(said(asked, lines)).toEqual([refund, 'For: 2 × \u2068Tea\u2069 (\u2068Cow\u2069)', cold]);
});

test('why an order is to be cancelled need not be said', () => {
  const cancel = 'You have asked the stall to cancel it. It has not answered yet.';
  const asked = { type: 'cancel' as const, lines: null, reason: '', at };
  expect(said(asked)).toEqual([cancel]);
  expect(said({ ...asked, reason: 'Cold.' })).toEqual([cancel, cold]);
});
