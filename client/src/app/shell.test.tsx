// The first page is there from the start, so that no test waits for it.
import './home/home-page.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { renderApp } from '../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../test/signed-in.ts';
import { signedInAs } from '../core/root/auth-slice.ts';
import { useRoot } from '../core/root/root-store.ts';
import { uiActions } from '../core/ui-state.ts';

const { token, ...account } = mira;
const premium = { ...account.premium, plan: 'premium', status: 'active' } as const;
let server: ReturnType<typeof answerFetch>;

beforeEach(() => {
  localStorage.clear();
  server = answerFetch({
    'POST /api/user/logout': () => json(200, {}),
    'GET /api/polls?moduleid=personal&topicid=polls': () => json(200, { polls: [] }),
  });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const bar = () => within(screen.getByRole('banner'));
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const openMenu = () => userEvent.click(bar().getByRole('button', { name: 'Menu' }));
const names = (all: HTMLElement[]) => all.map((each) => each.textContent);

describe('the bar', () => {
  it('shows visitors Contact Us, Login and Register', async () => {
    renderApp('/nowhere');
    const contact = await screen.findByRole('link', { name: 'Contact Us', description: '' });
    expect(contact).toBeDefined();
    expect(bar().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/sets/login');
    expect(bar().getByRole('button', { name: 'Register' })).toBeDefined();
    expect(bar().queryByText('FREE')).toBeNull();
    expect(bar().queryByRole('link', { name: 'Create Space' })).toBeNull();
  });

  it('shows FREE, the way to more, and the tools to who is signed in', async () => {
    signIn();
    renderApp('/nowhere');
    expect(await bar().findByText('FREE')).toBeDefined();
    const to = (name: string) => bar().getByRole('link', { name }).getAttribute('href');
    expect(to('Upgrade')).toBe('/account/upgrade');
    expect(to('Create Space')).toBe('/createmodule');
    expect(to('New poll')).toBe('/tools/polltime/createpoll/personal/polls');
    expect(bar().queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('shows PREMIUM, and then no Upgrade', () => {
    useRoot.setState({ auth: signedInAs({ ...account, premium }, token) });
    uiActions.closeUpdate();
    renderApp('/nowhere');
    expect(bar().getByText('PREMIUM')).toBeDefined();
    expect(bar().queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });

  it('hides past 30 px on the way down, and returns on the way up and for the keyboard', () => {
    renderApp('/nowhere');
    const scrollTo = (y: number): void => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      fireEvent.scroll(window);
    };
    const isShown = () => screen.getByRole('banner').dataset.shown;
    scrollTo(30);
    expect(isShown()).toBe('true');
    scrollTo(31);
    expect(isShown()).toBe('false');
    scrollTo(500);
    scrollTo(499);
    expect(isShown()).toBe('true');
    scrollTo(600);
    expect(isShown()).toBe('false');
    act(() => bar().getByRole('link', { name: 'Login' }).focus());
    expect(isShown()).toBe('true');
    scrollTo(0);
  });
});

describe('the menu', () => {
  it('leads a visitor home, to the settings, to support, and to a mail draft', async () => {
    renderApp('/nowhere');
    await openMenu();
    const ways = menu().getByRole('navigation');
    expect(names(within(ways).getAllByRole('listitem'))).toEqual([
      'Home',
      'Account Settings',
      'Sets Support',
      'Contact Us',
    ]);
    expect(menu().getByText('Sets Support').closest('a')?.getAttribute('href')).toBe(
      '/space/support',
    );
    const draft = new URL(
      (await menu().findByRole('link', { name: 'Contact Us' })).getAttribute('href') ?? '',
    );
    expect(draft.protocol + draft.pathname).toBe('mailto:support@sets.example');
    expect(draft.searchParams.get('subject')).toContain('demo');
    expect(draft.searchParams.get('body')).toContain('book a demo');
    expect(menu().queryByText('Log out')).toBeNull();
    await userEvent.click(menu().getByRole('button', { name: 'Close the menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes where it leads, and on Escape', async () => {
    const { router } = renderApp('/nowhere');
    await openMenu();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await openMenu();
    await userEvent.click(menu().getByText('Home'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), { timeout: 10_000 });
  });

  it('logs out after asking: the menu closes, the server is told, home', async () => {
    signIn();
    const { router } = renderApp('/nowhere');
    await openMenu();
    await userEvent.click(menu().getByRole('button', { name: 'Log out' }));
    const sure = () => within(screen.getByRole('dialog', { name: 'Are you sure?' }));
    await userEvent.click(sure().getByRole('button', { name: 'Cancel' }));
    expect(server.of('POST /api/user/logout')).toEqual([]);

    await userEvent.click(menu().getByRole('button', { name: 'Log out' }));
    await userEvent.click(sure().getByRole('button', { name: 'Log out' }));
    await screen.findByText('See every answer.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.of('POST /api/user/logout')).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/');
    expect(Object.keys(localStorage)).toContain('logout');
    expect(localStorage.getItem('root')).toBeNull();
  });

  it('has the way to the administration for admins alone', async () => {
    signIn();
    renderApp('/nowhere');
    await openMenu();
    expect(menu().queryByText('Admin')).toBeNull();
    act(
      () =>
        void useRoot.setState({ auth: signedInAs({ ...account, accountType: 'admin' }, token) }),
    );
    expect(menu().getByText('Admin').closest('a')?.getAttribute('href')).toBe('/admin/homepage');
  });
});

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('has the year, the tagline, and for visitors Login and Register', () => {
    renderApp('/nowhere');
    const line = `© ${new Date().getFullYear()} Sets · Slides, Engagement, Telemetry System`;
    expect(footer().getByText(line)).toBeDefined();
    for (const name of ['Contact Us', 'Sets Support', 'Login', 'Register'])
      expect(footer().getByText(name)).toBeDefined();
  });

  it('asks nobody to log in who has', () => {
    signIn();
    renderApp('/nowhere');
    expect(footer().queryByText('Login')).toBeNull();
    expect(footer().queryByText('Register')).toBeNull();
  });
});

describe('over the pages', () => {
  it('the register dialog opens from the bar and forgets what was typed', async () => {
    renderApp('/nowhere');
    const register = bar().getByRole('button', { name: 'Register' });
    await userEvent.click(register);
    await userEvent.type(screen.getByLabelText('Your Name'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(register);
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
  });

  it('the update log does not come where the account was asked for something, also not after that', async () => {
    server = answerFetch({
      'GET /api/schools': () =>
        json(200, {
          schools: [
            {
              schoolid: 'x',
              name: 'Example',
              icon: '',
              country: '',
              currency: 'EUR',
              domains: ['x.example'],
            },
          ],
        }),
    });
    signIn();
    uiActions.openUpdate();
    const { router } = renderApp('/nowhere');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog', { name: 'Enter your school email' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await act(() => router.navigate('/nowhere/else'));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Opened again, nothing is asked any more: now it comes.
    act(() => uiActions.openUpdate());
    await screen.findByRole('dialog', { name: 'Update Log' });
  });

  it('the update log does not come where it would be in the way; it waits for the next page', async () => {
    signIn();
    uiActions.openUpdate();
    const { router } = renderApp('/account/settings');
    await screen.findByRole('heading', { name: 'Account Settings' });
    await vi.waitFor(() => expect(server.of('GET /api/schools')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate('/nowhere'));
    await screen.findByRole('dialog', { name: 'Update Log' });
  });

  it('the update log does not come over a dialog that is open; it waits for the next page', async () => {
    signIn();
    const { router } = renderApp('/nowhere');
    await openMenu();
    act(() => uiActions.openUpdate());
    expect(screen.queryByRole('dialog', { name: 'Update Log' })).toBeNull();
    await userEvent.click(menu().getByRole('button', { name: 'Close the menu' }));
    await act(() => router.navigate('/nowhere/else'));
    await screen.findByRole('dialog', { name: 'Update Log' });
  });

  it('the update log comes after logging in, and not to visitors', async () => {
    signIn();
    uiActions.openUpdate();
    renderApp('/nowhere');
    expect(await screen.findByRole('dialog', { name: 'Update Log' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: "Don't show this again" }));
    expect(screen.queryByRole('dialog', { name: 'Update Log' })).toBeNull();
  });

  it('nothing is new to a visitor', () => {
    renderApp('/nowhere');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the first stop of the keyboard leads past the bar', async () => {
    renderApp('/nowhere');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('content');
  });
});
