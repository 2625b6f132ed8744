// The page is there from the start, so that no test waits for it.
import '../orders-page.tsx';
import '../../listings/food-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json } from '../../../../../test/answer-fetch.ts';
import { anItem, aStall } from '../../../../../test/fake-food.ts';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { button, cartOfMira, fillCart, press } from '../../../../../test/food-checkout.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodCartKey } from '../../../../core/root/account-keys.ts';
import { foodPaths } from '../../food-paths.ts';

const order = anOrder('one');
const act17 = 'Order again what was in order 17';
const menuCall = `GET /api/food/menu/${order.stall.stallid}`;
const onItsWay = 'Your last order has just been sent. First see what came of it.';

drawWholeApp();

/** Another tab places the cart, and does not hear what came of it. */
const sendElsewhere = () => {
  const sent = fillCart({ orderid: 'order-elsewhere_______', sentAt: 5 });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: foodCartKey })));
  return sent;
};

describe('ordering again leaves a cart that is on its way', () => {
  it('as it is where it was sent while the question was open, and says so', async () => {
    fillCart();
    fakeOrdersServer({ orders: [order] });
    const { router } = renderApp(foodPaths.orders);
    await press(act17);
    await button('Begin a new one');
    const sent = sendElsewhere();
    await press('Begin a new one');
    await screen.findByText(onItsWay);
    expect(cartOfMira()).toEqual(sent);
    expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByText('Look'));
    await waitFor(() => expect(router.state.location.search).toContain('cart'));
  });

  it('so where it was sent while the menu was asked for', async () => {
    const menu = Promise.withResolvers<Response>();
    const { of } = fakeOrdersServer({ orders: [order] }, { [menuCall]: () => menu.promise });
    const { router } = renderApp(foodPaths.orders);
    await press(act17);
    await waitFor(() => expect(of(menuCall)).toHaveLength(1));
    const sent = sendElsewhere();
    menu.resolve(json(200, { stall: aStall('one'), items: [anItem('one')] }));
    await screen.findByText(onItsWay);
    expect(cartOfMira()).toEqual(sent);
    expect(router.state.location.search).toBe('');
  });
});
