import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { foodPaths } from '../src/features/food/food-paths.ts';
import { type KeptCart, keptCart } from '../src/features/food/order/cart/kept-cart.ts';
import { emptyCart } from '../src/features/food/order/cart/use-choosing.ts';
import { aStall, itemidOf, stallidOf } from './fake-food.ts';

export const placeCall = 'POST /api/food/order';
export const quoteCall = 'POST /api/food/quote';
export const slotsCall = `GET /api/food/slots/${stallidOf('one')}`;
/** The cart of the stall `one`. */
export const checkoutPath = foodPaths.cart(stallidOf('one'));

export const lineOf = (name: string, count = 1) => ({
  itemid: itemidOf(name),
  name: `Item ${name}`,
  choices: [],
  note: '',
  count,
  price: 350,
});

/** Puts two of the item `one` on the device of Mira. */
export const fillCart = (change: Partial<KeptCart> = {}, userid = 'mira'): KeptCart => {
  const cart = { ...emptyCart(aStall('one')), lines: [lineOf('one', 2)], userid, ...change };
  keptCart.keep(userid, cart);
  return cart;
};
export const cartOfMira = (): KeptCart | null => keptCart.find('mira');

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await button(name));
/** The button of this name, once what it says can be done. */
export const isReady = async (name: RegExp): Promise<HTMLElement> => {
  const shown = await button(name);
  await waitFor(() => expect(shown.getAttribute('aria-disabled')).toBe('false'));
  return shown;
};
