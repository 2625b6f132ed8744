// What is loaded lazily is there before the tests, which wait for a second alone.
import '../../../app/home/home-page.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../../test/answer-fetch.ts';
import { day, openSettings, part } from '../../../../test/open-settings.tsx';
import { renderApp } from '../../../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../../../test/signed-in.ts';
import { useRoot } from '../../../core/root/root-store.ts';
import { useToasts } from '../../../ui/toast.ts';

const messages = () => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  signOut();
});

describe('the plan', () => {
  it('is free, with the way to more', async () => {
    openSettings();
    part('Plan').getByText('Free');
    const way = await part('Plan').findByRole('link', { name: 'Upgrade' });
    expect(way.getAttribute('href')).toBe('/account/upgrade');
  });

  it('is premium until it ends', () => {
    const premium = {
      ...mira.premium,
      plan: 'premium' as const,
      status: 'active' as const,
      currentPeriodEnd: Date.now() + 9 * day,
      cancelAtPeriodEnd: true,
    };
    openSettings({}, { premium });
    part('Plan').getByText('Premium');
    part('Plan').getByText(/^It ends on /);
  });
});

describe('the data', () => {
  it('comes as a file; the token goes in a header and never in an address', async () => {
    const held = heldBack();
    const { asked } = openSettings({ 'GET /api/user/export': held.answer });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => {};
    await userEvent.click(part('Your data').getByRole('button', { name: 'Export all my data' }));
    await userEvent.click(part('Your data').getByRole('button', { name: /^Collecting/ }));
    held.give(new Response('PK', { headers: { 'content-type': 'application/zip' } }));
    await vi.waitFor(() => expect(saved).toEqual(['sets-my-data.zip blob:data']));
    expect(asked.of('GET /api/user/export')).toMatchObject([{ token: mira.token }]);
  });

  it('that cannot be had is told', async () => {
    openSettings({
      'GET /api/user/export': () => json(429, { code: 'RATE_LIMITED', msg: 'Too often.' }),
    });
    await userEvent.click(part('Your data').getByRole('button', { name: 'Export all my data' }));
    await part('Your data').findByText('Too often.');
  });
});

describe('deleting the account', () => {
  const call = 'POST /api/user/deleteaccount';
  const start = async () => {
    await userEvent.click(
      part('Delete account').getByRole('button', { name: 'Delete my account' }),
    );
    return within(screen.getByRole('dialog', { name: 'Delete my account' }));
  };

  it('says what goes and what stays, and wants the password', async () => {
    const { asked } = openSettings();
    const dialog = await start();
    dialog.getByText('What goes');
    dialog.getByText('What stays, without your name');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    dialog.getByText('Type your password, to be sure that it is you.');
    expect(asked.of(call)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a wrong password changes nothing', async () => {
    openSettings({
      [call]: () => json(403, { code: 'FORBIDDEN', msg: 'That is not your password.' }),
    });
    const dialog = await start();
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await dialog.findByText('That is not your password.');
    expect(useRoot.getState().auth.userid).toBe(mira.userid);
  });

  it('clears this device and leads home', async () => {
    sessionStorage.setItem('sets.later', 'mira:school');
    signIn();
    const asked = answerFetch({ [call]: () => json(200, {}) });
    const { router } = renderApp('/account/settings');
    await screen.findByRole('region', { name: 'Delete account' });
    const dialog = await start();
    await userEvent.type(dialog.getByLabelText('Your password'), 'my password{Enter}');
    await vi.waitFor(() => expect(useRoot.getState().auth.userid).toBeNull());
    await screen.findByText('See every answer.');
    expect(router.state.location.pathname).toBe('/');
    expect(asked.of(call).map(({ body }) => body)).toEqual([{ password: 'my password' }]);
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('root')).toBeNull();
    expect(messages()).toEqual(['Your account is deleted.']);
  });
});
