import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

/* A page asks once what there is on its server: so this has a file of its own. */

beforeEach(() => {
  answerFetch({
    'GET /api/about': () =>
      json(200, {
        phoneOrigin: 'http://192.168.1.5:3000',
        demoAccounts: [],
        supportEmail: 'help@school.example',
        supportSpace: 'support',
        resetCode: 'K',
        plans: false,
        mailCatcher: false,
      }),
  });
  signIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('where no plan can be had, none is spoken of', async () => {
  renderApp('/nowhere');
  // It is known by now what the server told.
  const footer = within(screen.getByRole('contentinfo'));
  const contact = await footer.findByRole('link', { name: 'Contact Us' });
  await vi.waitFor(() => expect(contact.getAttribute('href')).toContain('help@school.example'));
  const bar = within(screen.getByRole('banner'));
  expect(bar.queryByText('FREE')).toBeNull();
  expect(bar.queryByRole('link', { name: 'Upgrade' })).toBeNull();
});
