import { expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../../test/fake-kitchen.ts';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { codeState, readCode } from './code-rules.ts';

const order = aKitchenOrder('one', { status: 'ready', isPaid: true });
const proof = anOrder('one').proof!;

it('finds the order of a code, with blanks around it, too', () => {
  expect(readCode(` ${proof}\n`, [order])).toEqual({ proof, orderid: order.orderid });
});

it('says why nothing is done with what was read', () => {
  expect(readCode('soup', [order])).toEqual({ fault: 'none' });
  expect(readCode(proof, [aKitchenOrder('two')])).toEqual({ fault: 'unknown' });
  expect(readCode(proof, [{ ...order, status: 'delivered' }])).toEqual({ fault: 'over' });
});

it('tells how it stands with the order', () => {
  expect(codeState(order)).toBe('ready');
  expect(codeState({ ...order, isPaid: false })).toBe('to-pay');
  expect(codeState({ ...order, status: 'preparing' })).toBe('not-yet');
  expect(codeState({ ...order, had: { type: 'delivery', place: 'Room 5' } })).toBe('not-yet');
  expect(codeState({ ...order, status: 'delivered' })).toBe('handed-over');
  expect(codeState({ ...order, status: 'cancelled' })).toBe('over');
});
