// The page is there from the start, so that no test waits for it.
import '../kitchen-page.tsx';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { aKitchenOrder, fakeKitchenServer } from '../../../../../test/fake-kitchen.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { vendorIsHere } from '../../../../../test/vendor.tsx';
import { drawWholeApp } from '../../../../../test/whole-app.ts';
import { type KeptScan, keptScansOf } from '../../scanner/queue/kept-scans.ts';
import { kitchenPaths } from '../kitchen-paths.ts';

drawWholeApp(vendorIsHere);

const { proof, orderid } = anOrder('one');
const attempt = 'a'.repeat(22);
const keep = (change: Partial<KeptScan> = {}) =>
  keptScansOf('mira').add({
    proof: proof!,
    orderid,
    attempt,
    at: Date.now(),
    state: 'waiting',
    refusal: null,
    ...change,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });
const type = async (code: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'The code in letters' }));
  await userEvent.paste(code);
  await userEvent.keyboard('{Enter}');
};
const attemptsOf = (asked: readonly { readonly body: unknown }[]) =>
  asked.map(({ body }) => (body as { attempt: string }).attempt);

const open = (isPaid = true) => {
  const server = fakeKitchenServer({
    orders: [aKitchenOrder('one', { status: 'ready', isPaid })],
  });
  return { ...server, ...renderApp(kitchenPaths.kitchen) };
};

it('what the scanner has kept is sent from the board, under the name of its attempt', async () => {
  keep();
  const { held } = open();
  await screen.findByText('1 that was kept: confirmed');
  await screen.findByText('Order 17 is handed over');
  expect(held.attempts).toEqual([attempt]);
});

it('a code without a connection is kept, told when it comes again, and sent once', async () => {
  const { held, of } = open();
  await press('Type a code');
  held.isAway = true;
  await type(proof!);
  await heading('Kept, not confirmed');
  await screen.findByText('1 code is not confirmed yet');
  await type(proof!);
  await heading('Read before');
  await press('Close');
  held.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('1 that was kept: confirmed');
  const attempts = attemptsOf(of('POST /api/food/delivered'));
  expect(attempts.length).toBeGreaterThan(1);
  expect(new Set(attempts).size).toBe(1);
  expect(held.attempts).toHaveLength(1);
});

it('what was refused of it is looked at again here', async () => {
  const why = { why: 'to-pay', number: 17, at: null, status: null, msg: '' } as const;
  keep({ state: 'refused', refusal: why });
  open(false);
  await press('Look again: Order 17');
  await heading('Not paid yet');
  await press('I have €7.00');
  await heading('Hand it over');
  expect(keptScansOf('mira').list()).toMatchObject([{ state: 'done' }]);
});
