import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { renderPart } from '../../../test/render-part.tsx';
import { signOut } from '../../../test/signed-in.ts';
import { RegisterDialog } from './register-dialog.tsx';

const call = 'POST /api/user/register';
const right = {
  username: 'Ada Lovelace',
  email: 'ada@uni.example',
  password: 'long enough',
  passwordagain: 'long enough',
};
const labels = {
  username: 'Your Name',
  email: 'E-mail',
  password: 'Password',
  passwordagain: 'Retype password',
};
type Line = keyof typeof labels;

const line = (name: Line): HTMLInputElement => screen.getByLabelText(labels[name]);
const fill = async (given: Partial<typeof right>): Promise<void> => {
  for (const name of Object.keys(labels) as Line[]) {
    await userEvent.clear(line(name));
    if (given[name]) await userEvent.type(line(name), given[name]);
  }
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

describe('the register form', () => {
  it('marks each faulty field, puts the focus into the first, and describes it by what is wrong', async () => {
    answerFetch({ [call]: () => json(200, {}) });
    renderPart(<RegisterDialog onClose={() => {}} />);
    const marked = (): Line[] =>
      (Object.keys(labels) as Line[]).filter(
        (name) => line(name).getAttribute('aria-invalid') === 'true',
      );
    const tried = async (given: Partial<typeof right>): Promise<void> => {
      await fill(given);
      await submit();
    };
    await tried({ username: 'Ada' });
    expect(marked()).toEqual(['email', 'password', 'passwordagain']);
    expect(document.activeElement).toBe(line('email'));
    expect(line('email').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    // The same fault again is told again.
    line('passwordagain').focus();
    await submit();
    expect(document.activeElement).toBe(line('email'));
    await tried({ ...right, passwordagain: 'another one' });
    expect(marked()).toEqual(['passwordagain']);
    expect(document.activeElement).toBe(line('passwordagain'));
    await tried({ ...right, password: 'short', passwordagain: 'short' });
    expect(marked()).toEqual(['password']);
    expect(document.activeElement).toBe(line('password'));
  });

  it('a password that the server refuses is marked, and has the focus', async () => {
    const msg = 'This is one of the passwords that are tried first. Take another one.';
    answerFetch({ [call]: () => json(400, { code: 'BAD_REQUEST', msg }) });
    renderPart(<RegisterDialog onClose={() => {}} />);
    await fill(right);
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(msg);
    expect(document.activeElement).toBe(line('password'));
    expect(line('password').getAttribute('aria-invalid')).toBe('true');
    expect(line('password').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  it('what is wrong with no field marks none', async () => {
    answerFetch({ [call]: () => json(429, { code: 'RATE_LIMITED', msg: 'Too often.' }) });
    renderPart(<RegisterDialog onClose={() => {}} />);
    await fill(right);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Too often.');
    expect(line('password').getAttribute('aria-invalid')).toBe('false');
  });

  it('says what is wrong in the specified order, and sends nothing until it is right', async () => {
    const asked = answerFetch({ [call]: () => json(200, {}) });
    renderPart(<RegisterDialog onClose={() => {}} />);
    const faults: [Partial<typeof right>, string][] = [
      [{}, 'Every field has to be filled.'],
      [{ username: 'Ada' }, 'Every field has to be filled.'],
      [{ email: 'no address' }, 'Every field has to be filled.'],
      [{ username: 'Ada', email: 'no address' }, 'Needs an email address.'],
      [{ username: 'Ada', email: 'a@b.c' }, 'Every field has to be filled'],
      [{ username: 'Ada', email: 'a@b.c', password: 'x' }, 'Every field has to be filled'],
      [
        { username: 'Ada', email: 'a@b.c', password: 'x', passwordagain: 'y' },
        'Passwords do not match',
      ],
      [
        { username: 'Ada', email: 'a@b.c', password: 'x', passwordagain: 'x' },
        'Password must be 8 characters or more!',
      ],
    ];
    for (const [given, fault] of faults) {
      await fill(given);
      await submit();
      expect(screen.getByRole('alert').textContent, JSON.stringify(given)).toBe(fault);
    }
    expect(asked.of(call)).toEqual([]);
    expect(line('password').placeholder).toBe('At least 8 characters');
  });

  it('sends once however often one taps, and keeps what was typed when it fails', async () => {
    const held = heldBack();
    const asked = answerFetch({ [call]: held.answer });
    renderPart(<RegisterDialog onClose={() => {}} />);
    await fill(right);
    await submit();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Registering …' }).disabled).toBe(
      true,
    );
    held.give(json(400, { code: 'BAD_REQUEST', msg: 'Not with this address.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not with this address.');
    expect(asked.of(call).map(({ body }) => body)).toEqual([right]);
    for (const name of Object.keys(labels) as Line[]) expect(line(name).value).toBe(right[name]);
  });

  it('moves nothing between two quick taps: what was wrong stays until the reply', async () => {
    const held = heldBack();
    answerFetch({ [call]: held.answer });
    renderPart(<RegisterDialog onClose={() => {}} />);
    await submit();
    await fill(right);
    await submit();
    await screen.findByRole('button', { name: 'Registering …' });
    screen.getByRole('alert');
    held.give(json(400, { code: 'BAD_REQUEST', msg: 'Not with this address.' }));
    await screen.findByText('Not with this address.');
  });

  it('shows the domains of the partnered schools', async () => {
    answerFetch({
      'GET /api/schools': () =>
        json(200, {
          schools: [
            {
              schoolid: 'uni',
              name: 'Example University',
              icon: '',
              country: 'SG',
              currency: 'SGD',
              domains: ['uni.example'],
            },
          ],
        }),
    });
    renderPart(<RegisterDialog onClose={() => {}} />);
    await screen.findByText('Example University');
    expect(screen.getByText('@uni.example')).toBeTruthy();
  });

  it('shows what is typed when asked to', async () => {
    answerFetch({});
    renderPart(<RegisterDialog onClose={() => {}} />);
    await userEvent.type(line('password'), 'secret');
    expect(line('password').type).toBe('password');
    await userEvent.click(screen.getAllByRole('button', { name: 'Show what is typed' })[0]!);
    expect(line('password').type).toBe('text');
  });
});

it('after the page leads to the login, with the address filled in', async () => {
  answerFetch({ [call]: () => json(200, {}) });
  const { router } = renderApp('/sets/register');
  await screen.findByLabelText('Your Name');
  // The title is set when the page has been drawn.
  await vi.waitFor(() => expect(document.title).toBe('Register · Sets'));
  await fill(right);
  await submit();
  await screen.findByText('Done! Login and get your verification code now !');
  expect(router.state.location.pathname).toBe('/sets/login');
  // Nothing that was before is news to them.
  expect(localStorage.getItem('sets.registered')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(right.email);
});

it('the dialog closes after it, and on cancel', async () => {
  answerFetch({ [call]: () => json(200, {}) });
  const onClose = vi.fn<() => void>();
  const { router } = renderPart(<RegisterDialog onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await fill(right);
  await submit();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(router.state.location).toMatchObject({
    pathname: '/sets/login',
    state: { email: right.email, notice: 'Done! Login and get your verification code now !' },
  });
});
