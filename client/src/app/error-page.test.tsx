import { render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { signOut } from '../../test/signed-in.ts';
import { page } from './feature-routes.ts';
import { ErrorPage } from './error-page.tsx';

beforeEach(() => {
  // React tells of every error that a boundary takes.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  signOut();
});

const renderRoute = (route: RouteObject): void => {
  const routes = [
    { ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: [{ path: '/', ...route }] },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
};

it('an address that does not exist has a way home', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  renderApp('/nowhere/at/all');
  await screen.findByRole('heading', { name: 'There is no such page' });
  expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/');
});

it('a page that fails while it is drawn offers to reload', async () => {
  const Broken = () => {
    throw new Error('a fault of ours');
  };
  renderRoute({ Component: Broken });
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.queryByText('a fault of ours')).toBeNull();
});

it('a page that does not load says so, where no newer version is the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  renderRoute({ lazy: page(() => Promise.reject(new TypeError('Failed to fetch'))) });
  await screen.findByRole('heading', { name: 'This page did not load' });
});
