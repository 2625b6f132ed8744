import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import { describe, expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../test/fake-kitchen.ts';
import { codeState, lacksMoney, nextTap } from './order-state.ts';

const order = aKitchenOrder;
const brought = { type: 'delivery', place: 'Room 5' } as const;

describe('the next step', () => {
  it('leads an order that is picked up from its acceptance to its handing over', () => {
    const paid = { isPaid: true };
    expect(nextTap(order('one'))).toBe('accept');
    expect(nextTap(order('one', { status: 'accepted' }))).toBe('prepare');
    expect(nextTap(order('one', { status: 'preparing' }))).toBe('ready');
    expect(nextTap(order('one', { status: 'ready' }))).toBe('take-money');
    expect(nextTap(order('one', { status: 'ready', ...paid }))).toBe('deliver');
    expect(nextTap(order('one', { status: 'delivered', ...paid }))).toBeNull();
  });

  it('sets out with one that is brought, and takes its money at the door', () => {
    expect(nextTap(order('one', { had: brought, status: 'ready' }))).toBe('set-out');
    expect(nextTap(order('one', { had: brought, status: 'under-way' }))).toBe('take-money');
  });

  it('waits for the money of a card', () => {
    const unpaid = order('one', { pay: 'card' });
    expect(nextTap(unpaid)).toBeNull();
    expect(waitsForCard(unpaid)).toBe(true);
    const paid = order('one', { pay: 'card', status: 'paid', isPaid: true });
    expect(nextTap(paid)).toBe('accept');
    expect(waitsForCard(paid)).toBe(false);
    expect(waitsForCard(order('one'))).toBe(false);
  });

  it('is none but what finishes what is cooked, where the money of a card is gone', () => {
    const gone = order('one', { pay: 'card', isPaid: false });
    for (const status of ['paid', 'accepted', 'ready', 'under-way'] as const) {
      expect(nextTap({ ...gone, status })).toBeNull();
    }
    expect(nextTap({ ...gone, status: 'ready', had: brought })).toBeNull();
    expect(nextTap({ ...gone, status: 'preparing' })).toBe('ready');
    expect(lacksMoney({ ...gone, status: 'ready' })).toBe(true);
    for (const other of [{ status: 'placed' }, { status: 'ready', isPaid: true }] as const) {
      expect(lacksMoney({ ...gone, ...other })).toBe(false);
    }
    expect(lacksMoney(order('one', { status: 'ready' }))).toBe(false);
  });
});

it('a code is told how it stands with its order', () => {
  const ready = order('one', { status: 'ready', isPaid: true });
  expect(codeState(ready)).toBe('ready');
  expect(codeState({ ...ready, isPaid: false })).toBe('to-pay');
  expect(codeState({ ...ready, pay: 'card', isPaid: false })).toBe('not-yet');
  expect(codeState({ ...ready, status: 'preparing' })).toBe('not-yet');
  expect(codeState({ ...ready, had: brought })).toBe('not-yet');
  expect(codeState({ ...ready, status: 'delivered' })).toBe('handed-over');
  expect(codeState({ ...ready, status: 'cancelled' })).toBe('over');
});
