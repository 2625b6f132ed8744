// The page is there from the start, so that no test waits for it.
import './scanner-page.tsx';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { anOrder } from '../../../../test/fake-food-orders.ts';
import {
  aKitchenOrder,
  fakeKitchenServer,
  type KitchenHeld,
} from '../../../../test/fake-kitchen.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signOut } from '../../../../test/signed-in.ts';
import { vendorIsHere } from '../../../../test/vendor.tsx';
import { uiActions } from '../../../core/ui-state.ts';
import { followSession } from '../../account/use-session-check.ts';
import { kitchenPaths } from '../kitchen/kitchen-paths.ts';
import { scannerPath } from './scanner-path.ts';

// The whole app is drawn: on a busy machine that takes long.
configure({ asyncUtilTimeout: 12_000 });

const proof = anOrder('one').proof!;
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const line = () => screen.findByRole('textbox', { name: 'Or the code in letters' });
const typed = async (text: string) => {
  await userEvent.click(await line());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
};

/** The page, and a server with an order that is ready, paid or not; what it does not hand over it explains. */
const open = (given: Partial<KitchenHeld> = {}) => {
  const server = fakeKitchenServer(
    { orders: [aKitchenOrder('one', { status: 'ready', isPaid: true })], ...given },
    {
      'POST /api/food/testdelay': () => json(200, { at: new Date().toISOString() }),
      'POST /api/food/scanned': () => {
        const [kitchen] = server.held.orders;
        const { orderid, number, status } = kitchen!;
        return json(200, { orderid, number, status, usedAt: null, deliveredAt: null, kitchen });
      },
      'POST /api/food/step': () => {
        const [order] = server.held.orders;
        const paid = { ...order!, isPaid: true, toPay: 0 };
        server.held.orders = [paid];
        return json(200, { own: null, kitchen: paid });
      },
      'POST /api/food/delivered': () => {
        const [order] = server.held.orders;
        if (order?.isPaid !== true) return json(409, { code: 'WRONG_PHASE', msg: 'Not paid.' });
        return json(200, { own: null, kitchen: { ...order, status: 'delivered' } });
      },
    },
  );
  return { ...server, ...renderApp(scannerPath) };
};

beforeEach(() => {
  localStorage.clear();
  vendorIsHere();
  uiActions.closeUpdate();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('the scanner', () => {
  it('is for whoever is logged in', async () => {
    signOut();
    open();
    await heading('Log in to hand over orders');
  });

  it('says why there is no camera, and takes a code that is typed all the same', async () => {
    const { of } = open();
    await press('Switch the camera on');
    await screen.findByText('No camera without https');
    const way = screen.getByRole('link', { name: 'Or hand it over by its number in Orders' });
    expect(way.getAttribute('href')).toBe(kitchenPaths.kitchen);
    await typed(proof);
    await heading('Hand it over');
    await screen.findByText('Item one');
    await screen.findByText(/Noah/);
    expect(of('POST /api/food/delivered')).toMatchObject([
      { body: { orderId: anOrder('one').orderid, proof } },
    ]);
    await press('Next');
    expect(screen.queryByRole('heading', { name: 'Hand it over' })).toBeNull();
  });

  it('takes what a scanner in the hand types, wherever one is on the page', async () => {
    const { of } = open();
    await line();
    await userEvent.keyboard('soup{Enter}');
    await heading('Not a code of Sets');
    expect(of('POST /api/food/delivered')).toEqual([]);
  });

  it('asks for the money of what is not paid, and hands it over once that is there', async () => {
    const { of } = open({ orders: [aKitchenOrder('one', { status: 'ready' })] });
    await typed(proof);
    await heading('Not paid yet');
    await screen.findByText(/Take €7\.00 first/);
    await press('I have €7.00');
    await heading('Hand it over');
    expect(of('POST /api/food/step')).toMatchObject([{ body: { type: 'take-money' } }]);
  });

  it('hands nothing over where the money is not there', async () => {
    const { of } = open({ orders: [aKitchenOrder('one', { status: 'ready' })] });
    await typed(proof);
    await press('Do not hand it over');
    expect(screen.queryByRole('heading', { name: 'Not paid yet' })).toBeNull();
    expect(of('POST /api/food/step')).toEqual([]);
  });

  it('keeps what it reads without a connection, and sends it once when that is back', async () => {
    const { held, of } = open();
    await screen.findByText(/^Server: /);
    held.isAway = true;
    await typed(proof);
    await heading('Kept, not confirmed');
    await screen.findByText('1 code is not confirmed yet');
    await typed(proof);
    await heading('Read before');
    held.isAway = false;
    await press('Send now');
    await screen.findByText('1 that was kept: confirmed');
    const attempts = of('POST /api/food/delivered').map(
      ({ body }) => (body as { attempt: string }).attempt,
    );
    expect(new Set(attempts).size).toBe(1);
    await waitFor(() => expect(screen.queryByText('1 code is not confirmed yet')).toBeNull());
  });

  it('loses nothing where the session ends: after the next login it is sent', async () => {
    const { held, of } = open();
    onTestFinished(followSession());
    await screen.findByText(/^Server: /);
    held.isAway = true;
    await typed(proof);
    await heading('Kept, not confirmed');
    held.isEnded = true;
    held.isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await heading('Log in to hand over orders');
    held.isEnded = false;
    act(() => vendorIsHere());
    await screen.findByText('1 that was kept: confirmed');
    const attempts = of('POST /api/food/delivered').map(
      ({ body }) => (body as { attempt: string }).attempt,
    );
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);
  });

  it('can be silent', async () => {
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Sound', checked: true }));
    await screen.findByRole('switch', { name: 'Sound', checked: false });
  });
});
