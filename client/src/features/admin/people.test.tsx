import type { Person } from '@sets/shared/admin/admin.contract.ts';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { AdminPage } from './admin-page.tsx';

const person = (userid: string, change: Partial<Person> = {}): Person => ({
  userid,
  username: `Name of ${userid}`,
  email: `${userid}@school.example`,
  accountType: 'student',
  verified: true,
  school: 'North School',
  division: { verified: false, division: '' },
  locked: false,
  premium: noPremium,
  apiCredits: 0,
  createdAt: Date.UTC(2026, 0, 2, 12),
  ...change,
});
const page = (people: Person[], next: string | null = null, total = people.length) =>
  json(200, { people, next, total });

type Answers = Parameters<typeof answerFetch>[0];
const show = (answers: Answers) => {
  const server = answerFetch(answers);
  return { server, ...renderPart(<AdminPage />, '/admin/homepage?part=people') };
};
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const refusal = (msg: string) => () => json(409, { code: 'CONFLICT', msg });

beforeEach(() => {
  const { token, ...who } = mira;
  useRoot.setState({ auth: signedInAs({ ...who, accountType: 'admin' }, token) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

const all = 'GET /api/admin/people';

it('come page by page, with what is out of the ordinary', async () => {
  const premium = { ...noPremium, plan: 'premium', status: 'active' } as const;
  show({
    [all]: () =>
      page([person('ada', { accountType: 'moderator', premium }), person('mira')], 'p2', 3),
    [`${all}?before=p2`]: () =>
      page([person('bo', { locked: true, verified: false, school: 'NA' })], null, 3),
  });
  await screen.findByText('3 people');
  await press('Load more');
  await screen.findByText('Name of bo');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.filter((line) => line?.startsWith('Name of'))).toEqual([
    'Name of adaada@school.exampleNorth SchoolModeratorPremium',
    'Name of miramira@school.exampleNorth SchoolYou',
    'Name of bobo@school.exampleNo schoolNot verifiedLocked',
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('are looked for as one types: only the newest search counts', async () => {
  const slow = heldBack();
  const { server } = show({
    [all]: () => page([person('ada')]),
    [`${all}?search=bo`]: slow.answer,
    [`${all}?search=bob&accountType=vendor`]: () => page([]),
    [`${all}?search=bob`]: () => page([person('bob')]),
  });
  await screen.findByText('Name of ada');
  await userEvent.type(screen.getByLabelText('Search'), 'bo');
  await vi.waitFor(() => expect(server.of(`${all}?search=bo`)).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Search'), 'b');
  await screen.findByText('Name of bob');
  slow.give(page([person('boris')]));
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Vendor');
  await screen.findByText('Nobody fits');
  expect(screen.queryByText('Name of boris')).toBeNull();
  await press('Show everybody');
  await screen.findByText('Name of ada');
});

const open = async (userid: string, answers: Answers, change: Partial<Person> = {}) => {
  const shown = show({ [all]: () => page([person(userid, change)]), ...answers });
  await press(new RegExp(`^Name of ${userid}`));
  const panel = within(screen.getByRole('dialog', { name: `Name of ${userid}` }));
  return { ...shown, panel };
};

it('get another role, after a question only where it makes an admin', async () => {
  const call = 'PUT /api/admin/people/ada/role';
  const { server, panel } = await open('ada', {
    [call]: ({ body }) => json(200, person('ada', body as Partial<Person>)),
  });
  await userEvent.selectOptions(panel.getByLabelText('Role'), 'Moderator');
  await press('Save');
  await panel.findByText('Moderator', { selector: 'span' });
  await userEvent.selectOptions(panel.getByLabelText('Role'), 'Admin');
  await press('Save');
  expect(server.of(call)).toHaveLength(1);
  panel.getByRole('group', { name: 'Make Name of ada an admin?' });
  await press('Make an admin');
  await panel.findByText('Admin', { selector: 'span' });
  expect(server.of(call).map(({ body }) => body)).toEqual([
    { accountType: 'moderator' },
    { accountType: 'admin' },
  ]);
});

it('are locked after a question, and unlocked without one', async () => {
  const call = 'PUT /api/admin/people/ada/lock';
  const { server, panel } = await open('ada', {
    [call]: ({ body }) => json(200, person('ada', body as Partial<Person>)),
  });
  await press('Lock');
  panel.getByText(/^They are logged out everywhere at once/);
  await press('Cancel');
  expect(server.of(call)).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Lock');
  await press('Lock');
  await press('Lock the account');
  await panel.findByText('Logged out and kept out.');
  await press('Unlock');
  await panel.findByText('May log in.');
  expect(server.of(call).map(({ body }) => body)).toEqual([{ locked: true }, { locked: false }]);
});

it('get premium until a day or for good, and lose it after a question', async () => {
  const call = 'PUT /api/admin/people/ada/premium';
  const until = new Date('2099-05-31T23:59:59.999').getTime();
  const given = { ...noPremium, plan: 'premium', status: 'active' } as const;
  const { server, panel } = await open('ada', {
    [call]: ({ body }) => {
      const { granted, until: end } = body as { granted: boolean; until?: number };
      const premium = granted ? { ...given, currentPeriodEnd: end ?? null } : noPremium;
      return json(200, person('ada', { premium }));
    },
  });
  await press('Give premium');
  await press('Give until this day');
  panel.getByText('Choose a day that is still to come.');
  await userEvent.type(panel.getByLabelText('Until'), '2099-05-31');
  await press('Give until this day');
  await panel.findByText('Given until May 31, 2099.');
  await press('Take back');
  panel.getByText(/^The limits of the free plan hold from now on/);
  await userEvent.click(panel.getAllByRole('button', { name: 'Take back' }).at(-1)!);
  await panel.findByText('On the free plan.');
  await press('Give premium');
  await press('Give for good');
  await panel.findByText('Given for good.');
  expect(server.of(call).map(({ body }) => body)).toEqual([
    { granted: true, until },
    { granted: false },
    { granted: true, until: null },
  ]);
});

it('who pay keep what they pay for', async () => {
  const { panel } = await open(
    'ada',
    {},
    { premium: { ...noPremium, plan: 'premium', status: 'active', stripeSubscriptionId: 's' } },
  );
  panel.getByText('Paid for through the payment provider.');
  expect(panel.queryByRole('button', { name: 'Take back' })).toBeNull();
});

it('keep what the server refuses to change, in its own words', async () => {
  const { panel } = await open(
    'mira',
    {
      'PUT /api/admin/people/mira/role': refusal('You cannot change your own role.'),
      'PUT /api/admin/people/mira/lock': refusal('You cannot lock your own account.'),
    },
    { accountType: 'admin' },
  );
  await userEvent.selectOptions(panel.getByLabelText('Role'), 'Student');
  await press('Save');
  await press('Take it');
  await panel.findByText('You cannot change your own role.');
  await press('Lock');
  await press('Lock the account');
  await panel.findByText('You cannot lock your own account.');
  panel.getByText('May log in.');
});

it('say why they cannot be loaded, and are asked for again', async () => {
  let isUp = false;
  show({ [all]: () => (isUp ? page([person('ada')]) : refusal('Not now.')()) });
  await screen.findByText('Not now.');
  isUp = true;
  await press('Try again');
  await screen.findByText('Name of ada');
});
