import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { useToasts } from '../../ui/toast.ts';
import { AccountPrompts } from './account-prompts.tsx';

const send = 'POST /api/user/sendpin';
const verify = 'POST /api/user/verifyacc';
const schools = () =>
  json(200, {
    schools: [
      {
        schoolid: 'x',
        name: 'Example',
        icon: '',
        country: '',
        currency: 'EUR',
        domains: ['school.example'],
      },
    ],
  });
const sentOnce = () => json(200, { expiresInMs: 600_000, nextInMs: 60_000 });

let people = 0;
/** Somebody with a school and another address each time: what was sent is remembered by address. */
const comeIn = (): string => {
  people += 1;
  const { token, ...account } = mira;
  const email = `mira${people}@school.example`;
  const auth = signedInAs({ ...account, email, school: 'Example', verified: false }, token);
  useRoot.setState({ auth });
  renderPart(<AccountPrompts />);
  return email;
};

const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  signOut();
});

it('is called as specified, and needs a pin', async () => {
  const asked = answerFetch({ 'GET /api/schools': schools });
  const email = comeIn();
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
  screen.getByText(email, { exact: false });
  expect(screen.queryByText(/^It is sent to/)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Send Code');
  for (const name of ['Send Code', 'Verify', 'Log out']) screen.getByRole('button', { name });
  await press('Verify');
  expect(screen.getByRole('alert').textContent).toBe('Need a pin');
  expect(asked.of(verify)).toEqual([]);
});

it('sends a code once, says so, counts down to the next, and shows the mail catcher of a laptop', async () => {
  const held = heldBack();
  const asked = answerFetch({ 'GET /api/schools': schools, [send]: held.answer });
  comeIn();
  await screen.findByRole('dialog');
  await press('Send Code');
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending …' });
  await userEvent.click(busy);
  expect(busy.disabled).toBe(true);
  held.give(sentOnce());
  await screen.findByText(
    'Verification code sent to your registered email. Do check your junk folder.',
  );
  screen.getByText(/^Another code can be sent in (60|59) seconds\.$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Code' }).disabled).toBe(true);
  screen.getByText(/^It is sent to mira\d+@school\.example: six digits/);
  expect(document.activeElement).toBe(code());
  expect(asked.of(send)).toMatchObject([{ token: mira.token }]);
  const mailCatcher = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Open the mails',
  });
  expect(mailCatcher.getAttribute('href')).toBe('/dev/mails');
});

it('keeps the code that could not be sent', async () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  answerFetch({ 'GET /api/schools': schools, [verify]: offline });
  comeIn();
  await screen.findByRole('dialog');
  await userEvent.type(code(), '123456');
  await press('Verify');
  await screen.findByRole('alert');
  expect(code().value).toBe('123456');
});

it('the countdown ends, and another code can be sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerFetch({ 'GET /api/schools': schools, [send]: sentOnce });
  comeIn();
  await screen.findByRole('dialog');
  screen.getByRole('button', { name: 'Send Code' }).click();
  await screen.findByText(/^Another code can be sent/);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(screen.queryByText(/^Another code can be sent/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Code' }).disabled).toBe(false);
});

it('who asks too often reads so, and when it goes on', async () => {
  const limited = { code: 'RATE_LIMITED', msg: 'Wait a little.', retryInMs: 30_000 };
  answerFetch({ 'GET /api/schools': schools, [send]: () => json(429, limited) });
  comeIn();
  await screen.findByRole('dialog');
  await press('Send Code');
  expect((await screen.findByRole('alert')).textContent).toBe('Wait a little.');
  screen.getByText(/^Another code can be sent in (30|29) seconds\.$/);
});

it('a wrong code is told and cleared; a right one verifies', async () => {
  const held = heldBack();
  let answer = held.answer;
  const asked = answerFetch({ 'GET /api/schools': schools, [verify]: () => answer() });
  comeIn();
  await screen.findByRole('dialog');
  await userEvent.click(code());
  await userEvent.paste(' 123 456\n');
  expect(code().value).toBe('123456');
  await press('Verify');
  screen.getByRole('button', { name: 'Verifying …' });
  held.give(json(400, { code: 'BAD_REQUEST', msg: 'That code is not right. 4 tries left.' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That code is not right. 4 tries left.',
  );
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());

  answer = async () => json(200, {});
  await userEvent.type(code(), '654321{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useToasts.getState().toasts).toMatchObject([
    { kind: 'success', message: 'Verified successfully !' },
  ]);
  expect(useRoot.getState().auth.verified).toBe(true);
  expect(asked.of(verify).map(({ body }) => body)).toEqual([{ pin: '123456' }, { pin: '654321' }]);
});

it('logs out', async () => {
  const asked = answerFetch({
    'GET /api/schools': schools,
    'POST /api/user/logout': () => json(200, {}),
  });
  comeIn();
  await screen.findByRole('dialog');
  await press('Log out');
  await vi.waitFor(() => expect(useRoot.getState().auth.userid).toBeNull());
  expect(asked.of('POST /api/user/logout')).toHaveLength(1);
});
