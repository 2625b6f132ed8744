// The page is there from the start, so that no test waits for it.
import '../orders-page.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder, fakeOrdersServer } from '../../../../../test/fake-food-orders.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { foodPaths } from '../../food-paths.ts';

const sums = { ...anOrder('one').sums, paid: 700, disputed: 700 };
const fromDispute = anOrder('one', { status: 'accepted', pay: 'card', toPay: 0, sums });
const disputed = { ...fromDispute, lacksMoney: true as const };
const undecided = /^€7\.00 that you paid is disputed at the bank, which has not decided yet\./;
const here = () => screen.queryByRole('button', { name: 'I am at the counter' });

drawWholeApp();

const open = (order: typeof fromDispute) => {
  fakeOrdersServer({ orders: [order] });
  return renderApp(foodPaths.order(order.orderid));
};

describe('an order whose payment is disputed', () => {
  it('says that the stall waits for the bank, on its page and in the list', async () => {
    const { router } = open(disputed);
    const said = await screen.findByText(undecided);
    expect(said.textContent).toMatch(/Until it has, the stall does not go on with this order\.$/);
    expect(screen.getByText('Disputed at the bank').textContent).toBe('Disputed at the bank€7.00');
    expect(screen.queryByText('There is nothing left to pay.')).toBeNull();
    // The code stays: the bank may decide for the stall.
    expect(screen.queryByText('It is called out at the counter.')).toBeNull();
    screen.getByRole('img', { name: 'Code of order 17' });
    expect(here()).toBeNull();
    await router.navigate(foodPaths.orders);
    await screen.findByText(undecided);
  });

  it('calls nobody to the counter where it is cooked: it is not handed over', async () => {
    open({ ...disputed, status: 'ready' });
    const said = await screen.findByText(undecided);
    expect(said.textContent).toMatch(/Until it has, the stall does not hand this order over\.$/);
    expect(here()).toBeNull();
  });

  it('goes on where only a part of it is disputed', async () => {
    open({ ...fromDispute, sums: { ...sums, disputed: 200, open: 500 } });
    const said = await screen.findByText(/^€2\.00 that you paid is disputed at the bank/);
    expect(said.textContent).toMatch(/has not decided yet\.$/);
    expect(here()).not.toBeNull();
  });

  it('says no more than that once it was handed over', async () => {
    open({ ...fromDispute, status: 'delivered', proof: null });
    const said = await screen.findByText(undecided);
    expect(said.textContent).toMatch(/has not decided yet\.$/);
  });

  it('says that its money is gone once the bank has given it back', async () => {
    open({ ...disputed, sums: { ...sums, disputed: 0, refunded: 700 } });
    await screen.findByText('Its money went back, so the stall does not go on with this order.');
    screen.getByText('Paid back to you');
    expect(here()).toBeNull();
  });
});
