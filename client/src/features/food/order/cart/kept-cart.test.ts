import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { beforeEach, expect, it } from 'vitest';
import { foodCartKey } from '../../../../core/root/account-keys.ts';
import { purgeRoot } from '../../../../core/root/root-store.ts';
import { keptCart, storedCart } from './kept-cart.ts';
import cart1 from './stored/food-cart.v1.json' with { type: 'json' };

proveStoredShape(storedCart, [cart1]);

const { v: _v, ...example } = cart1;
const cart = { ...example, had: 'delivery' as const };

beforeEach(() => localStorage.clear());

it('is on the device as it was kept, for whom it is of', () => {
  keptCart.keep('mira', cart);
  expect(keptCart.find('mira')).toEqual(cart);
  expect(keptCart.find('noah')).toBeNull();
  expect(keptCart.find('')).toBeNull();
});

it('of a visitor is theirs once they have signed in, in place of the one that they had', () => {
  keptCart.keep('mira', cart);
  keptCart.keep('', { ...cart, orderid: 'of-a-visitor' });
  expect(keptCart.find('mira')).toMatchObject({ userid: 'mira', orderid: 'of-a-visitor' });
  expect(keptCart.find('')).toBeNull();
  expect(keptCart.find('mira')).toMatchObject({ orderid: 'of-a-visitor' });
});

it('that was sent and not heard of stays before that of a visitor', () => {
  keptCart.keep('mira', { ...cart, isSent: true });
  keptCart.keep('', { ...cart, orderid: 'of-a-visitor' });
  expect(keptCart.find('mira')).toMatchObject({ orderid: cart.orderid });
  expect(keptCart.find('')).toMatchObject({ orderid: 'of-a-visitor' });
});

it('leaves the device with whoever signs out', () => {
  keptCart.keep('mira', cart);
  purgeRoot();
  expect(localStorage.getItem(foodCartKey)).toBeNull();
});

it('with nothing in it is none', () => {
  keptCart.keep('mira', { ...cart, lines: [] });
  expect(keptCart.find('mira')).toBeNull();
  keptCart.keep('mira', cart);
  keptCart.keep('mira', null);
  expect(keptCart.find('mira')).toBeNull();
});
