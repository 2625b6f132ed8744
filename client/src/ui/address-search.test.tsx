import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { AddressSearch } from './address-search.tsx';

const List = () => {
  const inAddress = useSearchParams()[0].get('search') ?? '';
  return (
    <>
      <AddressSearch
        label="Search"
        longest={20}
        inAddress={inAddress}
        pathOf={(words) => (words === '' ? '/' : `/?search=${words}`)}
      />
      <Link to="/far">Far</Link>
    </>
  );
};

const open = () => {
  const far = Promise.withResolvers<{ Component: () => string }>();
  const routes = [
    { path: '/', Component: List },
    { path: '/far', lazy: () => far.promise },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return { far, at: () => `${router.state.location.pathname}${router.state.location.search}` };
};

const type = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: words } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('puts into the address what is typed, once the typing rests', async () => {
  const { at } = open();
  type('eigen');
  expect(at()).toBe('/');
  await rest();
  expect(at()).toBe('/?search=eigen');
  type('');
  await rest();
  expect(at()).toBe('/');
});

it('does not call back who has pressed a link whose page is still loading', async () => {
  const { at, far } = open();
  type('eigen');
  fireEvent.click(screen.getByRole('link', { name: 'Far' }));
  await rest();
  far.resolve({ Component: () => 'Far away' });
  await rest();
  expect(at()).toBe('/far');
  expect(screen.getByText('Far away')).toBeDefined();
});

it('does not call back who has pressed a link at the moment in which the typing has rested', async () => {
  const { at, far } = open();
  type('eigen');
  await act(() => vi.advanceTimersByTimeAsync(299));
  // Before the page has drawn that it is on its way.
  screen.getByRole('link', { name: 'Far' }).click();
  vi.advanceTimersByTime(1);
  await rest();
  far.resolve({ Component: () => 'Far away' });
  await rest();
  expect(at()).toBe('/far');
});
