import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack, json } from '../../../../test/answer-fetch.ts';
import { here, openSettings, part, phone } from '../../../../test/open-settings.tsx';
import { mira, signOut } from '../../../../test/signed-in.ts';
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
  delete document.documentElement.dataset.theme;
  signOut();
});

it('leads to each of its parts, and to those of others', async () => {
  openSettings();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
  expect(links.map(({ textContent }) => textContent)).toContain('More');
  screen.getByText('More of it');
  await vi.waitFor(() => expect(document.title).toBe('Account Settings · Sets'));
});

describe('the name', () => {
  const call = 'PUT /api/user/updateusername';

  it('is saved once, and said to be', async () => {
    const held = heldBack();
    const { asked } = openSettings({ [call]: held.answer });
    const field = part('Name').getByLabelText('Your Name');
    await userEvent.clear(field);
    await userEvent.type(field, ' Mira Kaya {Enter}');
    await userEvent.click(part('Name').getByRole('button', { name: 'Saving …' }));
    held.give(json(200, { username: 'Mira Kaya' }));
    await part('Name').findByText('Saved');
    expect(asked.of(call).map(({ body, token }) => [body, token])).toEqual([
      [{ username: 'Mira Kaya' }, mira.token],
    ]);
    expect(useRoot.getState().auth.username).toBe('Mira Kaya');
  });

  it('that is empty or refused is told at the field, and stays', async () => {
    openSettings({ [call]: () => json(400, { code: 'BAD_REQUEST', msg: 'Not this one.' }) });
    const field = part('Name').getByLabelText<HTMLInputElement>('Your Name');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    part('Name').getByText('Fill this in.');
    await userEvent.type(field, 'Root{Enter}');
    await part('Name').findByText('Not this one.');
    expect(field.value).toBe('Root');
  });
});

describe('e-mail and school', () => {
  const section = 'E-mail and school';
  const call = 'PUT /api/user/updateemail';

  it('a new address has to be verified again, and may bring a school', async () => {
    const changed = {
      email: 'mira@uni.example',
      school: 'Example University',
      schoolIcon: '',
      country: 'SG',
    };
    openSettings({ [call]: () => json(200, changed) });
    part(section).getByText('Verified');
    part(section).getByText('No school');
    const field = part(section).getByLabelText('E-mail');
    await userEvent.clear(field);
    await userEvent.click(part(section).getByRole('button', { name: 'Change Email' }));
    part(section).getByText('Need an email');
    await userEvent.type(field, 'nothing{Enter}');
    part(section).getByText('Make sure to enter a valid email address.');
    await userEvent.clear(field);
    await userEvent.type(field, 'mira@uni.example{Enter}');
    await part(section).findByText('Not verified');
    expect(messages()).toEqual(['Updated successfully !']);
    part(section).getByText('Example University');
    part(section).getByText('Singapore');
    await userEvent.click(part(section).getByRole('button', { name: 'Verify' }));
    screen.getByRole('dialog', { name: 'Enter your verification code' });
  });

  it('verified from here, the dialog closes', async () => {
    openSettings({ 'POST /api/user/verifyacc': () => json(200, {}) }, { verified: false });
    await userEvent.click(part(section).getByRole('button', { name: 'Verify' }));
    await userEvent.type(screen.getByLabelText('Verification code'), '123456{Enter}');
    const verified = await part(section).findByText('Verified');
    expect(screen.queryByRole('dialog')).toBeNull();
    // The button that opened the dialog is gone.
    expect(document.activeElement).toBe(verified);
    expect(messages()).toEqual(['Verified successfully !']);
  });

  it('put off, the dialog leads back to what opened it', async () => {
    openSettings({}, { verified: false });
    const verify = part(section).getByRole('button', { name: 'Verify' });
    await userEvent.click(verify);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(document.activeElement).toBe(verify);
  });

  it('who can add a school is led there', async () => {
    openSettings({}, { accountType: 'admin' });
    const way = await part(section).findByRole('link', { name: 'Add a school' });
    expect(way.getAttribute('href')).toBe('/admin/homepage');
  });
});

describe('the password', () => {
  const call = 'PUT /api/user/updatepassword';
  const type = async (first: string, again: string): Promise<void> => {
    const fields = [
      part('Password').getByLabelText('New password'),
      part('Password').getByLabelText('New password again'),
    ];
    for (const [index, text] of [first, again].entries()) {
      await userEvent.clear(fields[index]!);
      if (text !== '') await userEvent.type(fields[index]!, text);
    }
    await userEvent.click(part('Password').getByRole('button', { name: 'Change password' }));
  };

  it('is checked, then changed; the list of sessions is asked for again', async () => {
    const { asked } = openSettings({ [call]: () => json(200, {}) });
    await type('long enough', '');
    part('Password').getByText('Every field has to be filled');
    await type('long enough', 'other');
    part('Password').getByText('Passwords do not match');
    await type('short', 'short');
    part('Password').getByText('Password must be 8 characters or more!');
    expect(asked.of(call)).toEqual([]);
    await type('long enough', 'long enough');
    await part('Password').findByText('Password changed. Everywhere else you are logged out.');
    expect(asked.of(call).map(({ body }) => body)).toEqual([{ password: 'long enough' }]);
    await vi.waitFor(() => expect(asked.of('GET /api/user/sessions')).toHaveLength(2));
  });

  it('that is refused stays in its fields', async () => {
    openSettings({ [call]: () => json(429, { code: 'RATE_LIMITED', msg: 'Too often.' }) });
    await type('long enough', 'long enough');
    await part('Password').findByText('Too often.');
    const field = part('Password').getByLabelText<HTMLInputElement>('New password');
    expect(field.value).toBe('long enough');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('that is too easily guessed is marked, and has the focus', async () => {
    const msg = 'Your own address or name is no password.';
    openSettings({ [call]: () => json(400, { code: 'BAD_REQUEST', msg }) });
    await type('long enough', 'long enough');
    await part('Password').findByText(msg);
    const field = part('Password').getByLabelText('New password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });
});

it('the colours are chosen here', async () => {
  openSettings();
  await userEvent.click(part('Appearance').getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(part('Appearance').getByRole('radio', { name: 'As the system' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

describe('sessions', () => {
  const section = 'Where you are logged in';
  const list = 'GET /api/user/sessions';

  it('says where, since when, when last seen, and which one is here', async () => {
    openSettings();
    part(section).getByLabelText('Loading the list …');
    const [first, second] = await part(section).findAllByRole('listitem');
    expect(first?.textContent).toContain('This device');
    expect(second?.textContent).toMatch(/Chrome on Android.*Last seen 3 days ago.*Since /);
  });

  it('ends one', async () => {
    let sessions = [here, phone];
    const { asked } = openSettings({
      [list]: () => json(200, { sessions }),
      'DELETE /api/user/sessions/phone': () => {
        sessions = [here];
        return json(200, {});
      },
    });
    await userEvent.click(
      await part(section).findByRole('button', { name: /^Log out Chrome on Android/ }),
    );
    await part(section).findByText('You are logged in nowhere else.');
    expect(asked.of('DELETE /api/user/sessions/phone')).toHaveLength(1);
  });

  it('ends all others', async () => {
    openSettings({ 'POST /api/user/logouteverywhere': () => json(200, { ended: 2 }) });
    await userEvent.click(
      await part(section).findByRole('button', { name: 'Log out everywhere else' }),
    );
    await vi.waitFor(() => expect(messages()).toEqual(['2 sessions ended.']));
  });

  it('a list that cannot be loaded can be asked for again', async () => {
    let answer = () => json(503, { code: 'UNAVAILABLE', msg: 'Not now.' });
    openSettings({ [list]: () => answer() });
    await part(section).findByText('Not now.');
    answer = () => json(200, { sessions: [here] });
    await userEvent.click(part(section).getByRole('button', { name: 'Try again' }));
    await part(section).findByText('This device');
  });

  it('very many are shown when asked for', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...phone, sessionId: `s${index}` }));
    openSettings({ [list]: () => json(200, { sessions: [...many, here] }) });
    await userEvent.click(await part(section).findByRole('button', { name: 'Show all 41' }));
    expect(part(section).getAllByRole('listitem')).toHaveLength(41);
  });
});
