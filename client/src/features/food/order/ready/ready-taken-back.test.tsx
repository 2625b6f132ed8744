// The pages are there from the start, so that no test waits for them.
import '../../listings/food-page.tsx';
import './ready-listening.tsx';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { stallidOf } from '../../../../../test/fake-food.ts';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { hearOfOrders, readyOf } from '../../../../../test/hear-of-orders.ts';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';

const one = anOrder('one', { status: 'preparing' });
const isTold = () => screen.findByRole('dialog', { name: 'Your order is ready' });

drawWholeApp();

describe('that it is ready and is not after all', () => {
  const again: OwnOrder = { ...readyOf(one), revision: 4 };
  const handedOver = (): OwnOrder => ({
    ...one,
    status: 'delivered',
    revision: 3,
    deliveredAt: new Date().toISOString(),
    proof: null,
  });
  const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const known = (revision: number) =>
    waitFor(() =>
      expect(keptOrdersOf('mira').find(one.orderid)?.order).toMatchObject({ revision }),
    );

  /** Somebody was told, and has closed that or not, before the stall takes it back. */
  const told = async (isClosed: boolean) => {
    const heard = await hearOfOrders(foodPaths.stall(stallidOf('one')), [one]);
    await heard.connect();
    heard.ready(one);
    await isTold();
    if (isClosed) await close();
    return heard;
  };

  it.each([false, true])('is told anew once it is, closed before: %s', async (isClosed) => {
    const { move } = await told(isClosed);
    move({ ...one, revision: 3 });
    await known(3);
    await gone();
    move(again);
    await isTold();
  });

  it.each([false, true])('so where it was not handed over, closed before: %s', async (isClosed) => {
    const { move } = await told(isClosed);
    move(handedOver());
    await known(3);
    await gone();
    move(again);
    await isTold();
  });

  it('so on the device of who had read that before the page was opened', async () => {
    const { goOnline, held, move } = await hearOfOrders(foodPaths.listings, [readyOf(one)]);
    held.orders = [{ ...one, revision: 3 }];
    goOnline();
    await known(3);
    expect(screen.queryByRole('dialog')).toBeNull();
    move(again);
    await isTold();
  });

  it('goes where the order is called off', async () => {
    const { move } = await told(false);
    move({ ...one, status: 'cancelled', endedBy: 'stall', revision: 3, proof: null });
    await gone();
    expect(keptOrdersOf('mira').find(one.orderid)).toBeNull();
  });
});
