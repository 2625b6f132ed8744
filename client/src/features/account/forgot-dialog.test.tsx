import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';

const call = 'POST /api/user/forgetpassword';

afterEach(() => vi.unstubAllGlobals());

it('is at the login, knows what was typed there, and sends once', async () => {
  const held = heldBack();
  const asked = answerFetch({ [call]: held.answer });
  renderApp('/sets/login');
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@uni.example');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sending …' }));
  held.give(json(200, {}));
  await screen.findByText(
    'If there is an account with this address, a link is on its way. It works once, for 30 minutes. Do check your junk folder.',
  );
  expect(asked.of(call).map(({ body }) => body)).toEqual([{ email: 'mira@uni.example' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what is wrong with an address, and what the server says against it', async () => {
  const msg = 'Too many of these. Try again in a minute.';
  answerFetch({ [call]: () => json(429, { code: 'RATE_LIMITED', msg }) });
  renderApp('/sets/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forgot password?' });
  const email = dialog.querySelector('input');
  await userEvent.type(email!, 'no address{Enter}');
  await screen.findByText('Make sure to enter a valid email address.');
  await userEvent.clear(email!);
  await userEvent.type(email!, 'mira@uni.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  expect(email?.value).toBe('mira@uni.example');
});
