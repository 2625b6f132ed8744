// The page is there from the start, so that no test waits for it.
import './invoice-page.tsx';
import { creditForTests, invoiceForTests } from '@sets/shared/food/order/testing/invoices.ts';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { watchSavedFiles } from '../../../../test/saved-files.ts';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { vendorIsHere } from '../../../../test/vendor.tsx';
import { foodPaths } from '../food-paths.ts';
import { kitchenPaths } from '../kitchen/kitchen-paths.ts';

// The whole app is drawn: on a busy machine that takes long.
configure({ asyncUtilTimeout: 12_000 });

let saved: ReturnType<typeof watchSavedFiles>;
const invoice = invoiceForTests();
const call = `GET /api/food/invoice/${invoice.orderid}`;
const path = foodPaths.invoice(invoice.orderid);
const heading = (name: string) => screen.findByRole('heading', { name });

const open = (
  answers: Parameters<typeof answerFetch>[0] = { [call]: () => json(200, invoice) },
) => ({
  ...answerFetch(answers),
  ...renderApp(path),
});

beforeEach(() => {
  signIn();
  saved = watchSavedFiles();
});
afterEach(async () => {
  await act(async () => signOut());
  saved.end();
  vi.unstubAllGlobals();
});

it('says who sold what to whom, its taxes, and how it was paid', async () => {
  open();
  await heading('Invoice');
  expect(document.title).toContain('Invoice K7M2QD-2031-000042');
  for (const said of ['K7M2QD-2031-000042', 'Campus Canteen GmbH', 'Ann Lee', 'At the counter'])
    screen.getByText(said);
  for (const name of ['Invoice date', 'Handed over'])
    expect(screen.getByText(name).parentElement?.textContent).toBe(`${name}Apr 26, 2031`);
  const [lines, taxes] = screen.getAllByRole('table');
  within(lines!).getByText('Flat white');
  within(lines!).getByText('Oat milk');
  expect(within(lines!).getByText(/incl\./).textContent).toContain('€0.50');
  within(taxes!).getByText('€1.60');
  screen.getByRole('columnheader', { name: 'Tax rate' });
  expect(screen.getByText('Tip (not taxed)').parentElement?.textContent).toContain('€0.50');
  const total = screen.getByText('Total').parentElement;
  expect(total?.textContent).toBe('Total€14.00');
  const back = screen.getByRole('link', { name: 'The order' });
  expect(back.getAttribute('href')).toBe(foodPaths.order(invoice.orderid));
});

it('has what was given back since under numbers of its own', async () => {
  const credits = [
    creditForTests(),
    creditForTests({ number: 'K7M2QD-2031-000044', amount: -350, taxes: [], lines: [] }),
  ];
  open({ [call]: () => json(200, { ...invoice, credits }) });
  await heading('Refunds');
  const note = await screen.findByRole('article', { name: 'Credit note K7M2QD-2031-000043' });
  within(note).getByText('Bagel');
  expect(within(note).getByText('For invoice').parentElement?.textContent).toContain('-000042');
  expect(within(note).getByText('Given back').parentElement?.textContent).toContain('€3.50');
  const other = screen.getByRole('article', { name: 'Credit note K7M2QD-2031-000044' });
  within(other).getByText(/its refund did not arrive/);
});

it('has on a credit note who sold to whom as it was written, whatever the invoice says', async () => {
  const seller = { name: 'Canteen South GmbH', address: 'Hall 9', taxNumber: 'DE987' };
  const credits = [creditForTests({ seller, buyer: 'Ann Smith', pay: 'card' })];
  open({ [call]: () => json(200, { ...invoice, credits }) });
  const note = await screen.findByRole('article', { name: 'Credit note K7M2QD-2031-000043' });
  for (const said of ['Canteen South GmbH', 'Hall 9', 'Tax number DE987', 'Ann Smith', 'By card'])
    within(note).getByText(said);
  expect(within(note).queryByText('Campus Canteen GmbH')).toBeNull();
});

it('says of a credit note of no lines how much of what was paid it gives back', async () => {
  const note = (place: number, amount: number) =>
    creditForTests({ number: `K7M2QD-2031-00004${place}`, amount, lines: [] });
  const credits = [note(3, 1_400), note(4, -1_400), note(5, 400), note(6, 1_000)];
  open({ [call]: () => json(200, { ...invoice, credits }) });
  const said = async (place: number, text: string): Promise<void> => {
    const name = `Credit note K7M2QD-2031-00004${place}`;
    within(await screen.findByRole('article', { name })).getByText(text);
  };
  await said(3, 'All of what was paid.');
  await said(5, 'A part of what was paid.');
  await said(6, 'The rest of what was paid.');
});

it('is saved as a PDF, and printed', async () => {
  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  open({ [call]: () => json(200, invoice), [`${call}/pdf`]: pdf });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(saved.names).toHaveLength(1));
  expect(saved.names[0]).toBe('Invoice K7M2QD-2031-000042.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('says why there is no PDF', async () => {
  const busy = () => json(503, { code: 'UNAVAILABLE', msg: 'Many are being drawn.' });
  open({ [call]: () => json(200, invoice), [`${call}/pdf`]: busy });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await screen.findByText('Many are being drawn.');
  expect(saved.names).toEqual([]);
});

it('names nobody where nobody is named', async () => {
  const nobody = { buyer: '', seller: { name: '', address: '', taxNumber: '' } };
  open({ [call]: () => json(200, { ...invoice, ...nobody }) });
  await screen.findByText('Not named by the stall');
  screen.getByText('Not named');
});

it('of an order that was not handed over yet is not there yet', async () => {
  open({ [call]: () => json(409, { code: 'WRONG_PHASE', msg: 'This order has no invoice yet.' }) });
  await heading('No invoice yet');
  screen.getByText(/This page looks for it by itself\.$/);
  screen.getByRole('link', { name: 'The order' });
});

it('appears by itself once it is written', async () => {
  let isWritten = false;
  const none = () => json(409, { code: 'WRONG_PHASE', msg: 'This order has no invoice yet.' });
  open({ [call]: () => (isWritten ? json(200, invoice) : none()) });
  await heading('No invoice yet');
  isWritten = true;
  await heading('Invoice');
});

it('leads its vendor back to the kitchen, also where there is none yet', async () => {
  vendorIsHere();
  let isWritten = false;
  const none = () => json(409, { code: 'WRONG_PHASE', msg: 'This order has no invoice yet.' });
  open({ [call]: () => (isWritten ? json(200, invoice) : none()) });
  const way = async () =>
    (await screen.findByRole('link', { name: 'To the orders' })).getAttribute('href');
  await heading('No invoice yet');
  expect(await way()).toBe(kitchenPaths.kitchen);
  isWritten = true;
  await heading('Invoice');
  expect(await way()).toBe(kitchenPaths.kitchen);
});

it('of somebody else leads to one’s own orders', async () => {
  open({});
  await heading('There is no such invoice');
  const way = screen.getByRole('link', { name: 'Your orders' });
  expect(way.getAttribute('href')).toBe(foodPaths.orders);
});

it('that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  const down = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
  open({ [call]: () => (isDown ? down() : json(200, invoice)) });
  await heading('The invoice cannot be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Invoice');
});

it('asks a visitor to log in, and comes back', async () => {
  await act(async () => signOut());
  const { of, router } = open();
  await heading('Log in to see this invoice');
  expect(of(call)).toEqual([]);
  await userEvent.click(screen.getByRole('main').querySelector('a')!);
  expect(router.state.location).toMatchObject({ pathname: '/sets/login', state: { from: path } });
});
