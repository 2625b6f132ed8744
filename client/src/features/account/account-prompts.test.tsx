import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Account } from '@sets/shared/account/account.contract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { useToasts } from '../../ui/toast.ts';
import { AccountPrompts } from './account-prompts.tsx';

const change = 'PUT /api/user/updateemail';
const partnered = {
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
};
const comeIn = (who: Partial<Account>, path = '/'): void => {
  const { token, ...account } = mira;
  useRoot.setState({ auth: signedInAs({ ...account, ...who }, token) });
  renderPart(<AccountPrompts />, path);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByLabelText<HTMLInputElement>('School email');
/** Once the schools are known, there is nothing more to wait for. */
const schoolsKnown = (asked: ReturnType<typeof answerFetch>) =>
  vi.waitFor(() => expect(asked.of('GET /api/schools')).toHaveLength(1));

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('without a school, the screen for a school e-mail names who is partnered', async () => {
  const asked = answerFetch(partnered);
  comeIn({ school: 'NA', verified: false });
  await screen.findByRole('dialog', { name: 'Enter your school email' });
  screen.getByText('Example University');
  screen.getByText(/^Only partnered schools are open\./);
  screen.getByRole('button', { name: 'Log out' });
  await press('Change Email');
  screen.getByText('Need an email');
  await userEvent.type(email(), 'no address');
  await press('Change Email');
  screen.getByText('Make sure to enter a valid email address.');
  expect(asked.of(change)).toEqual([]);
});

it('a new address is sent once, said, and asks for its verification', async () => {
  const held = heldBack();
  const asked = answerFetch({ ...partnered, [change]: held.answer });
  comeIn({ school: 'NA', verified: true });
  await screen.findByRole('dialog');
  await userEvent.type(email(), ' mira@uni.example ');
  await press('Change Email');
  await userEvent.click(screen.getByRole('button', { name: 'Changing …' }));
  held.give(
    json(200, {
      email: 'mira@uni.example',
      school: 'Example University',
      schoolIcon: '',
      country: 'SG',
    }),
  );
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
  expect(asked.of(change).map(({ body }) => body)).toEqual([{ email: 'mira@uni.example' }]);
  expect(useToasts.getState().toasts).toMatchObject([{ message: 'Updated successfully !' }]);
  expect(useRoot.getState().auth).toMatchObject({ verified: false, school: 'Example University' });
});

it('what the server says against an address stands at the field, and the address stays', async () => {
  const msg = 'This address has an account already.';
  answerFetch({ ...partnered, [change]: () => json(409, { code: 'CONFLICT', msg }) });
  comeIn({ school: 'NA' });
  await screen.findByRole('dialog');
  await userEvent.type(email(), 'taken@uni.example{Enter}');
  await screen.findByText(msg);
  expect(email().value).toBe('taken@uni.example');
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

it('an address of no partnered school is taken, and said to be none', async () => {
  const changed = { email: 'mira@home.example', school: 'NA', schoolIcon: '', country: '' };
  answerFetch({ ...partnered, [change]: () => json(200, changed) });
  comeIn({ school: 'NA' });
  await screen.findByRole('dialog');
  await userEvent.type(email(), 'mira@home.example{Enter}');
  await screen.findByText(/^mira@home.example is your address now/);
});

it('is put off for this tab; then a bar leads back to it', async () => {
  answerFetch(partnered);
  comeIn({ school: 'NA' });
  await screen.findByRole('dialog');
  await press('Not now');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('No school yet.');
  expect(sessionStorage.getItem('sets.later')).toContain('school');
  await press('Enter your school email');
  await screen.findByRole('dialog', { name: 'Enter your school email' });
});

it('with a school, an unverified account is asked for its code; the bar says so once put off', async () => {
  answerFetch(partnered);
  comeIn({ school: 'Example University', verified: false });
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
  await press('Not now');
  screen.getByText('Your e-mail is not verified yet.');
  await press('Verify');
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
});

it('asks for nothing where nothing is missing', () => {
  const asked = answerFetch(partnered);
  comeIn({ school: 'Example University', verified: true });
  expect(asked.of('GET /api/schools')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['/account/settings', '/resetpassword/link', '/admin/homepage'])(
  'is not in the way on %s',
  async (path) => {
    const asked = answerFetch(partnered);
    comeIn({ school: 'NA' }, path);
    await schoolsKnown(asked);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('without a school, an unverified account is asked for its code once the school is put off', async () => {
  answerFetch(partnered);
  comeIn({ school: 'NA', verified: false });
  await screen.findByRole('dialog', { name: 'Enter your school email' });
  await press('Not now');
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
  await press('Not now');
  // One bar says both, and leads to both.
  const bar = within(screen.getByRole('complementary'));
  bar.getByText('No school yet.');
  bar.getByText('Your e-mail is not verified yet.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Verify');
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
});

it('without any partnered school, an unverified account is asked for its code', async () => {
  answerFetch({});
  comeIn({ school: 'NA', verified: false });
  await screen.findByRole('dialog', { name: 'Enter your verification code' });
  await press('Not now');
  screen.getByText('Your e-mail is not verified yet.');
  expect(screen.queryByText('No school yet.')).toBeNull();
});

it('without any partnered school nobody is nagged; an admin is led to where schools are added', async () => {
  const asked = answerFetch({});
  comeIn({ school: 'NA', verified: true });
  await schoolsKnown(asked);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  comeIn({ school: 'NA', accountType: 'admin', userid: 'root' });
  const way = (await screen.findAllByRole('link', { name: 'Add a school' }))[0];
  expect(way?.getAttribute('href')).toBe('/admin/homepage');
});
