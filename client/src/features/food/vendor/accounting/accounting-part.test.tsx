import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json } from '../../../../../test/answer-fetch.ts';
import { anOwnStall, fakeFoodServer, stallidOf } from '../../../../../test/fake-vendor-server.ts';
import { watchSavedFiles } from '../../../../../test/saved-files.ts';
import { signOut } from '../../../../../test/signed-in.ts';
import { openVendorPage, press, vendorIsHere } from '../../../../../test/vendor.tsx';

let saved: ReturnType<typeof watchSavedFiles>;
beforeEach(() => {
  vendorIsHere();
  saved = watchSavedFiles();
});
afterEach(async () => {
  await act(async () => signOut());
  saved.end();
  vi.unstubAllGlobals();
});

const csv = 'GET /api/food/accounting?';
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const file = (type: string) => () => new Response('Day', { headers: { 'content-type': type } });
const table = file('text/csv; charset=utf-8');
const sheet = file(orderCalls.accountingXlsx.reply.mediaType);

it('saves what stalls have written in days, of all stalls or of one', async () => {
  const stalls = [anOwnStall('north'), anOwnStall('south')];
  const days = 'from=2031-01-01&to=2031-12-31';
  const { of } = fakeFoodServer(
    { stalls },
    {
      [`${csv}${days}`]: table,
      [`${csv}${days}&stallid=${stallidOf('south')}`]: table,
      [`GET /api/food/accounting.xlsx?${days}&stallid=${stallidOf('south')}`]: sheet,
    },
  );
  openVendorPage();
  await screen.findByRole('heading', { name: 'For your accounting' });
  write('From', '2031-01-01');
  write('To', '2031-12-31');
  await press('Save as CSV');
  await waitFor(() => expect(saved.names).toHaveLength(1));
  expect(saved.names[0]).toBe('accounting 2031-01-01 2031-12-31.csv');
  expect(of(`${csv}${days}`)).toHaveLength(1);
  write('Stall', stallidOf('south'));
  await press('Save as CSV');
  await waitFor(() => expect(saved.names).toHaveLength(2));
  await press('Save as XLSX');
  await waitFor(() => expect(saved.names).toHaveLength(3));
  expect(saved.names[2]).toBe('accounting 2031-01-01 2031-12-31.xlsx');
});

it('says what is wrong with the days, and asks nobody', async () => {
  fakeFoodServer({ stalls: [anOwnStall('north')] });
  openVendorPage();
  await screen.findByRole('heading', { name: 'For your accounting' });
  expect(screen.queryByLabelText('Stall')).toBeNull();
  write('From', '2031-02-01');
  write('To', '2031-01-01');
  await press('Save as CSV');
  screen.getByText('The last day is before the first.');
  write('To', '2033-01-01');
  screen.getByText('At most a year at a time.');
  write('To', '');
  screen.getByText('Choose a day.');
  expect(saved.names).toEqual([]);
});

it('says why there is no table', async () => {
  const days = 'from=2031-01-01&to=2031-01-31';
  fakeFoodServer(
    { stalls: [anOwnStall('north')] },
    { [`${csv}${days}`]: () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' }) },
  );
  openVendorPage();
  await screen.findByRole('heading', { name: 'For your accounting' });
  write('From', '2031-01-01');
  write('To', '2031-01-31');
  await press('Save as CSV');
  await screen.findByText('Away.');
  expect(saved.names).toEqual([]);
});
