import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../test/fake-kitchen.ts';
import { CardLines } from './card-lines.tsx';
import { cardStatus } from './card-words.ts';

const [line] = aKitchenOrder('one').lines;
const lines = [
  { ...line!, total: 280, isRefunded: true },
  { ...line!, name: 'Item two', total: 700 },
];

const cases: readonly (readonly [string, Partial<KitchenOrder>, string])[] = [
  ['is to be paid', {}, 'To pay: €9.80'],
  ['waits for its card', { pay: 'card' }, 'It waits for its payment.'],
  [
    'was paid and is disputed',
    { pay: 'card', status: 'ready', hasDispute: true },
    'The payer disputes it at their bank.',
  ],
  ['has lost its money', { pay: 'card', status: 'ready' }, 'Its money is not there: it went back.'],
  ['is paid', { isPaid: true }, 'Paid: €9.80'],
  [
    'went back in part',
    { isPaid: true, lines, left: 700, back: 280 },
    'Paid: €9.80, of it back: €2.80',
  ],
  ['waits for its next try', { isPaid: true, lines, left: 700, refundWaits: 280 }, 'Paid: €9.80'],
  ['went back by hand', { isPaid: true, status: 'cancelled' }, 'Paid back by hand: €9.80'],
  [
    'did not go back to a card yet',
    { isPaid: true, status: 'cancelled', pay: 'card', owed: 980 },
    'Paid: €9.80',
  ],
];

it.each(cases)('what %s is told as that', (_what, change, said) => {
  render(<CardLines order={aKitchenOrder('one', { total: 980, ...change })} />);
  screen.getByText(said);
});

it('of what is disputed nothing is told that is not sure', () => {
  const gone = { pay: 'card', status: 'accepted', hasDispute: true } as const;
  render(<CardLines order={aKitchenOrder('one', gone)} />);
  expect(screen.queryByText(/^Its money is not there/)).toBeNull();
});

it('a line whose refund failed, or may have, is not told as paid back; nor is the whole', () => {
  const paid = { isPaid: true, lines, left: 700 };
  const { rerender } = render(<CardLines order={aKitchenOrder('one', paid)} />);
  screen.getByText('Paid back');
  const refunded = { status: 'refunded' as const, failed: 280 };
  for (const not of [{ refundWaits: 280 }, refunded]) {
    rerender(<CardLines order={aKitchenOrder('one', { ...paid, ...not })} />);
    screen.getByText('Refund');
    expect(screen.queryByText('Paid back')).toBeNull();
  }
  expect(cardStatus(aKitchenOrder('one', refunded))).toBe('To be paid back');
  expect(cardStatus(aKitchenOrder('one', { ...refunded, failed: 0 }))).toBe('Paid back');
  // Of an order that goes on what failed is of another line, which is not struck out.
  rerender(<CardLines order={aKitchenOrder('one', { ...paid, failed: 280 })} />);
  screen.getByText('Paid back');
});

it('of what was called off nothing is told as paid back while a bank holds some of it', () => {
  const gone = { pay: 'card', status: 'refunded', hasDispute: true, total: 980 } as const;
  const all = lines.map((each) => Object.assign({}, each, { isRefunded: true }));
  const order = (back: number) => aKitchenOrder('one', { ...gone, lines: all, back });
  for (const back of [0, 280]) expect(cardStatus(order(back))).toBe('To be paid back');
  const { rerender } = render(<CardLines order={order(0)} />);
  expect(screen.getAllByText('Refund')).toHaveLength(2);
  // What is disputed besides is another payment.
  rerender(<CardLines order={order(980)} />);
  expect(screen.getAllByText('Paid back')).toHaveLength(2);
  expect(cardStatus(order(980))).toBe('Paid back');
});

it('of what was cancelled before it was paid no money is told', () => {
  render(<CardLines order={aKitchenOrder('one', { total: 980, status: 'cancelled' })} />);
  expect(screen.queryByText(/€9\.80/)).toBeNull();
});
