import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { beforeEach, expect, it } from 'vitest';
import { foodCartKey } from '../../../../core/root/account-keys.ts';
import { purgeRoot } from '../../../../core/root/root-store.ts';
import { mira } from '../../../../../test/signed-in.ts';
import { accountState, tokenNow } from '../../../account/account.store.ts';
import { keptCart, storedCart } from './kept-cart.ts';
import cart1 from './stored/food-cart.v1.json' with { type: 'json' };
import cart2 from './stored/food-cart.v2.json' with { type: 'json' };

proveStoredShape(storedCart, [cart1, cart2]);

const { v: _v, ...example } = cart2;
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
  keptCart.keep('mira', { ...cart, sentAt: 1 });
  keptCart.keep('', { ...cart, orderid: 'of-a-visitor' });
  expect(keptCart.find('mira')).toMatchObject({ orderid: cart.orderid });
  expect(keptCart.find('')).toMatchObject({ orderid: 'of-a-visitor' });
});

it('of an older version was sent long ago, or not at all', () => {
  for (const isSent of [true, false]) {
    localStorage.setItem(foodCartKey, JSON.stringify({ ...cart1, isSent }));
    expect(keptCart.find('mira')?.sentAt).toBe(isSent ? 0 : null);
  }
});

it('stays where a session ends by itself, until somebody else signs in', () => {
  keptCart.keep('mira', { ...cart, sentAt: 1 });
  const { token, ...who } = mira;
  accountState.signIn({ ...who, token });
  accountState.sessionEnded();
  expect(tokenNow()).toBeNull();
  accountState.signIn(mira);
  expect(keptCart.find('mira')).toMatchObject({ orderid: cart.orderid, sentAt: 1 });
  accountState.sessionEnded();
  accountState.signIn({ ...mira, userid: 'noah' });
  expect(localStorage.getItem(foodCartKey)).toBeNull();
});

it('goes with a session that somebody ends', () => {
  keptCart.keep('mira', { ...cart, sentAt: 1 });
  accountState.signIn(mira);
  accountState.signOut();
  expect(localStorage.getItem(foodCartKey)).toBeNull();
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
