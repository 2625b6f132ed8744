import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageLoading } from './page-loading.tsx';

it('is there from the tap until the next page is', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter([
    {
      element: (
        <>
          <PageLoading />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: 'first' },
        { path: '/next', lazy: () => promise },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('status')).toBeNull();
  let arrived: Promise<void> | undefined;
  await act(async () => {
    arrived = router.navigate('/next');
  });
  expect(screen.getByRole('status').className).toContain('page-loading');
  screen.getByText('first');
  await act(async () => {
    resolve({ Component: () => 'next' });
    await arrived;
  });
  screen.getByText('next');
  expect(screen.queryByRole('status')).toBeNull();
});

it('is seen within 300 ms', () => {
  const css = readFileSync(join(import.meta.dirname, 'page-loading.css'), 'utf8');
  const [, takes, after] = /animation: page-loading-in (\d+)ms (\d+)ms forwards/.exec(css) ?? [];
  expect(Number(takes) + Number(after)).toBeLessThanOrEqual(300);
});
