import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import { aCart, anOrder, faultyQuote, fineQuote, manyOrders, times } from './food-order-samples.ts';
import { canteenMenu, coffee, listings, manyStalls } from './food-samples.ts';
import type { Product } from './product.ts';

const sizes: readonly Size[] = ['phone', 'laptop'];
const allSizes: readonly Size[] = ['small', 'phone', 'laptop'];
const menuPath = `/food/listings?stall=${canteenMenu.stall.stallid}`;
const orderPath = `/food/ordersuccess?order=${aCart.orderid}`;

const usual = {
  '/api/food/listings**': listings(manyStalls),
  '/api/food/menu/**': canteenMenu,
  '/api/food/quote': fineQuote,
  '/api/food/slots/**': times,
  '/api/food/order/**': anOrder(),
  '/api/food/orders**': manyOrders,
};

/** Puts the cart on the device of whoever is signed in, and opens the page anew. */
const withCart =
  (
    userid: string,
    until: string,
    change: Partial<Omit<typeof aCart, 'slot'> & { slot: string | null }> = {},
  ) =>
  async (page: Page): Promise<void> => {
    const kept = JSON.stringify({ ...aCart, ...change, userid });
    await page.evaluate((cart) => localStorage.setItem('sets.food-cart', cart), kept);
    await page.reload();
    await page.locator(until).first().waitFor();
  };

const photographCart = async (camera: Camera, as: Product['student']): Promise<void> => {
  const shot = { as, sizes, path: `${menuPath}&cart=open`, until: 'main h1', alone: true };
  const full = { ...shot, isWhole: true, answers: usual };
  const total = 'main dl';
  const before = withCart(as.userid, total);
  await camera.take({ ...full, name: 'food-order-cart', sizes: allSizes, before });
  await camera.take({
    ...full,
    name: 'food-order-cart-faulty',
    answers: {
      ...usual,
      '/api/food/quote': faultyQuote,
      '/api/food/slots/**': { now: false, slots: [] },
    },
    before,
  });
  await camera.take({
    ...full,
    name: 'food-order-cart-brought',
    before: withCart(as.userid, total, {
      had: 'delivery',
      place: 'Room 12',
      slot: times.slots[1]?.at ?? null,
    }),
  });
  await camera.take({ ...shot, name: 'food-order-cart-empty', answers: usual });
  await camera.take({
    ...shot,
    name: 'food-order-bar',
    path: menuPath,
    answers: usual,
    sizes: allSizes,
    before: withCart(as.userid, 'main nav[aria-label=Cart]'),
  });
  await camera.take({
    ...shot,
    name: 'food-order-item',
    path: `${menuPath}&item=${coffee.itemid}`,
    until: 'dialog h3',
    isWhole: true,
    answers: usual,
  });
};

const photographOrders = async (camera: Camera, as: Product['student']): Promise<void> => {
  const shot = { as, sizes, path: orderPath, until: 'main h1', answers: usual };
  await camera.take({ ...shot, name: 'food-order-placed', sizes: allSizes, isWhole: true });
  await camera.take({
    ...shot,
    name: 'food-order-cancelled',
    isWhole: true,
    answers: {
      ...usual,
      '/api/food/order/**': anOrder({
        status: 'cancelled',
        proof: null,
        toPay: 0,
        reason: 'The soup is out. Sorry!',
        may: { cancel: false, askCancel: false, askRefund: false },
      }),
    },
  });
  await camera.take({
    ...shot,
    name: 'food-order-refund',
    alone: true,
    answers: {
      ...usual,
      '/api/food/order/**': anOrder({
        status: 'delivered',
        proof: null,
        toPay: 0,
        may: { cancel: false, askCancel: false, askRefund: true },
      }),
    },
    before: (page) => page.getByRole('button', { name: 'Ask for money back' }).click(),
  });
  const list = { ...shot, path: '/food/ordersuccess' };
  await camera.take({ ...list, name: 'food-order-list', until: 'main article' });
  await camera.take({
    ...list,
    name: 'food-order-list-empty',
    until: 'main h2',
    answers: { ...usual, '/api/food/orders**': { orders: [], next: null } },
  });
};

/** The cart of whoever orders, and their orders. */
export const photographFoodOrders = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('food-order-')) return;
  await photographCart(camera, product.student);
  await photographOrders(camera, product.student);
};
