import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { beforeEach, expect, it } from 'vitest';
import { foodCartKey, foodVisitorCartKey } from '../../../../core/root/account-keys.ts';
import { purgeRoot } from '../../../../core/root/root-store.ts';
import { mira } from '../../../../../test/signed-in.ts';
import { accountState, tokenNow } from '../../../account/account.store.ts';
import { keptCart, keptCartsAt, storedCart, visitorCartMs } from './kept-cart.ts';
import cart1 from './stored/food-cart.v1.json' with { type: 'json' };
import cart2 from './stored/food-cart.v2.json' with { type: 'json' };
import cart3 from './stored/food-cart.v3.json' with { type: 'json' };
import cart4 from './stored/food-cart.v4.json' with { type: 'json' };

proveStoredShape(storedCart, [cart1, cart2, cart3, cart4]);

const { v: _v, keptAt: _keptAt, ...example } = cart4;
const cart = { ...example, had: 'delivery' as const, pay: 'card' as const };

beforeEach(() => localStorage.clear());

it('is on the device as it was kept, for whom it is of', () => {
  keptCart.keep('mira', cart);
  expect(keptCart.find('mira')).toEqual(cart);
  expect(keptCart.find('noah')).toBeNull();
  expect(keptCart.find('')).toBeNull();
});

it('of a visitor is theirs once they have signed in', () => {
  keptCart.keep('', { ...cart, orderid: 'of-a-visitor' });
  expect(keptCart.find('mira')).toMatchObject({ userid: 'mira', orderid: 'of-a-visitor' });
  expect(keptCart.find('')).toBeNull();
  expect(keptCart.find('mira')).toMatchObject({ orderid: 'of-a-visitor' });
});

it('of whoever was here before takes the place of none that somebody has', () => {
  keptCart.keep('mira', cart);
  keptCart.keep('', { ...cart, orderid: 'of-a-visitor' });
  expect(keptCart.find('mira')).toEqual(cart);
  // One with nothing in it is none.
  keptCart.keep('mira', { ...cart, lines: [] });
  expect(keptCart.find('mira')).toMatchObject({ orderid: 'of-a-visitor' });
});

it('of a visitor is gone some hours after it was changed last, for them and for whoever signs in', () => {
  for (const who of ['', 'mira']) {
    let now = 1_000_000_000_000;
    const carts = keptCartsAt(() => now);
    carts.keep('', cart);
    now += visitorCartMs - 1;
    expect(carts.find('')).toMatchObject({ orderid: cart.orderid });
    // What is changed is young again.
    carts.keep('', cart);
    now += visitorCartMs - 1;
    expect(carts.find('')).not.toBeNull();
    now += 1;
    expect(carts.find(who)).toBeNull();
    expect(localStorage.getItem(foodVisitorCartKey)).toBeNull();
    expect(localStorage.getItem(foodCartKey)).toBeNull();
  }
});

it('of a visitor is not kept longer by a clock that is set back', () => {
  let now = 1_000_000_000_000;
  const carts = keptCartsAt(() => now);
  carts.keep('', cart);
  now -= visitorCartMs;
  expect(carts.find('mira')).toBeNull();
});

it('of an account has no age', () => {
  let now = 1_000_000_000_000;
  const carts = keptCartsAt(() => now);
  carts.keep('mira', cart);
  now += 30 * visitorCartMs;
  expect(carts.find('mira')).toEqual(cart);
});

it('of a visitor that an older page has kept is gone: nobody knows how old it is', () => {
  localStorage.setItem(foodVisitorCartKey, JSON.stringify({ ...cart2, userid: '' }));
  expect(keptCart.find('')).toBeNull();
  localStorage.setItem(foodCartKey, JSON.stringify(cart2));
  expect(keptCart.find('mira')).toMatchObject({ orderid: cart.orderid });
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

it('of an older version is paid when it is handed over: that a card was chosen was not kept', () => {
  for (const older of [cart1, cart2, cart3]) {
    localStorage.setItem(foodCartKey, JSON.stringify(older));
    expect(keptCart.find('mira')).toMatchObject({ orderid: cart.orderid, pay: 'counter' });
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

it('leaves the device with whoever signs out, and that of a visitor with it', () => {
  keptCart.keep('mira', cart);
  keptCart.keep('', cart);
  purgeRoot();
  expect(localStorage.getItem(foodCartKey)).toBeNull();
  expect(localStorage.getItem(foodVisitorCartKey)).toBeNull();
});

it('of a visitor is theirs, too, through the signing in itself, and gone once they sign out', () => {
  keptCart.keep('', { ...cart, orderid: 'of-a-visitor' });
  accountState.signIn(mira);
  expect(keptCart.find('mira')).toMatchObject({ orderid: 'of-a-visitor' });
  keptCart.keep('', cart);
  accountState.signOut();
  expect(keptCart.find('')).toBeNull();
  expect(keptCart.find('mira')).toBeNull();
});

it('with nothing in it is none', () => {
  keptCart.keep('mira', { ...cart, lines: [] });
  expect(keptCart.find('mira')).toBeNull();
  keptCart.keep('mira', cart);
  keptCart.keep('mira', null);
  expect(keptCart.find('mira')).toBeNull();
});
