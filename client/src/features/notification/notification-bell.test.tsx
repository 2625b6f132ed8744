import type { Notification } from '@sets/shared/notification/notification.contract.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { NotificationBell } from './notification-bell.tsx';

const line = (index: number, change: Partial<Notification> = {}): Notification => ({
  notificationid: `n${index}`,
  kind: 'account',
  title: `Notice ${index}`,
  text: `What notice ${index} says.`,
  path: '/account/settings',
  at: Date.now() - index * 3_600_000,
  read: false,
  ...change,
});

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** A server with these notifications, two on a page. */
const serve = (...all: Notification[]) => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    if (path === '/api/notifications/read') return Response.json({ unread: 0 });
    const from = path.endsWith('?before=2') ? 2 : 0;
    return Response.json({
      notifications: all.slice(from, from + 2),
      unread: all.filter(({ read }) => !read).length,
      next: all.length > from + 2 ? String(from + 2) : null,
    });
  });
  return asked;
};

const show = () => {
  const pages = ['/', '/account/settings'].map((path) => ({ path, Component: NotificationBell }));
  const router = createMemoryRouter(pages);
  render(<RouterProvider router={router} />);
  return router;
};
const open = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('tells how many are unread, and lists them newest first', async () => {
  serve(line(1), line(2, { read: true }));
  show();
  await open('Notifications, 1 unread');
  screen.getByRole('dialog', { name: 'Notifications' });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^UnreadNotice 1What notice 1 says\.1 hour ago$/);
  expect(items[1]).toMatch(/^Notice 2/);
});

it('leads to the page of a notice, and has read it then', async () => {
  const asked = serve(line(1), line(2));
  const router = show();
  await open('Notifications, 2 unread');
  await userEvent.click(screen.getByRole('link', { name: /Notice 1/ }));
  expect(router.state.location.pathname).toBe('/account/settings');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toContainEqual({
    path: '/api/notifications/read',
    body: { notificationid: 'n1' },
  });
});

it('marks all as read', async () => {
  const asked = serve(line(1), line(2));
  show();
  await open('Notifications, 2 unread');
  await open('Mark all as read');
  await screen.findByRole('button', { name: 'Notifications' });
  expect(screen.queryByText('Unread')).toBeNull();
  expect(asked.at(-1)).toEqual({ path: '/api/notifications/read', body: {} });
});

it('loads older ones, and keeps them when it asks for new ones', async () => {
  serve(line(1), line(2), line(3));
  show();
  await open('Notifications, 3 unread');
  await open('Load more');
  await screen.findByText('Notice 3');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  serve(line(0), line(1), line(2), line(3));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Notice 0');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('says when there is nothing, and Escape leads back to the bell', async () => {
  serve();
  show();
  await open('Notifications');
  await screen.findByText('Nothing new');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
});

it('says why they cannot be loaded, and tries again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  show();
  await open('Notifications');
  await screen.findByText('Your notifications cannot be loaded');
  serve(line(1));
  await open('Try again');
  await screen.findByText('Notice 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks at once when a push has arrived', async () => {
  const worker = new EventTarget();
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }));
  serve();
  show();
  await screen.findByRole('button', { name: 'Notifications' });
  serve(line(1));
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: 'push-arrived' })));
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
});

it('asks for the account when a notice tells that it has changed', async () => {
  const asked = serve(line(1));
  show();
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(asked.map(({ path }) => path)).toEqual(['/api/notifications']);
  const later = serve(line(0, { kind: 'premium' }), line(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  await vi.waitFor(() =>
    expect(later.map(({ path }) => path)).toEqual(['/api/notifications', '/api/user/getme']),
  );
});

it('is not there for visitors', () => {
  signOut();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
