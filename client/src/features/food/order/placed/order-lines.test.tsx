import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { fillGaps } from '../../../../../test/render-app.tsx';
import { OrderLines } from './order-lines.tsx';

beforeEach(fillGaps);

const [line] = anOrder('one').lines;
const soup = { ...line!, name: 'Soup', isRefunded: true, isBack: true as const };
const salad = { ...line!, name: 'Salad' };
const sums = { ...anOrder('one').sums, paid: 1400, refunded: 700 };

/** What its page says below the names of its lines. */
const said = (change: Partial<OwnOrder>): readonly string[] => {
  const order = { lines: [soup, salad], status: 'delivered' as const, sums, ...change };
  const { unmount } = render(<OrderLines order={anOrder('one', order)} />);
  const texts = screen.getAllByRole('listitem').map((each) => each.lastElementChild?.textContent);
  unmount();
  return texts.map((text) => (text?.includes('aid back') === true ? text : ''));
};

it('a line that is back is told so, whatever becomes of another one', () => {
  expect(said({})).toEqual(['Paid back', '']);
  expect(said({ owed: 700 })).toEqual(['Paid back', '']);
  expect(said({ sums: { ...sums, disputed: 700 } })).toEqual(['Paid back', '']);
  const both = [soup, { ...salad, isRefunded: true }];
  const returning = { ...sums, returning: 700 };
  expect(said({ lines: both, sums: returning })).toEqual(['Paid back', 'To be paid back']);
});

it('of an order that goes back as a whole each line is to be paid back until it is', () => {
  const lines = [
    { ...line!, isRefunded: true },
    { ...salad, isRefunded: true },
  ];
  const none = { ...sums, refunded: 0 };
  const whole = { status: 'refunded' as const, lines, sums: none };
  expect(said({ ...whole, owed: 1400 })).toEqual(['To be paid back', 'To be paid back']);
  const back = { ...none, refunded: 1400 };
  expect(said({ ...whole, sums: back })).toEqual(['Paid back', 'Paid back']);
  // What had gone back before it was called off is back.
  expect(said({ ...whole, lines: [soup, lines[1]!], owed: 700 })).toEqual([
    'Paid back',
    'To be paid back',
  ]);
});
