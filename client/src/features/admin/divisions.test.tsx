import type { WaitingPerson } from '@sets/shared/account/division.contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { AdminPage } from './admin-page.tsx';

const waiting = 'GET /api/admin/divisions';
const decide = 'PUT /api/admin/people/a/division';

const somebody = (userid: string, username: string): WaitingPerson => ({
  userid,
  username,
  email: `${userid}@school.example`,
  school: 'North School',
  division: 'Arts',
  askedAt: Date.UTC(2026, 10, 2, 12),
});

type Answers = Parameters<typeof answerFetch>[0];
const show = (answers: Answers) => {
  const server = answerFetch(answers);
  renderPart(<AdminPage />, '/admin/homepage?part=divisions');
  return server;
};
const page = (people: WaitingPerson[], next: string | null = null) => json(200, { people, next });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  const { token, ...who } = mira;
  useRoot.setState({ auth: signedInAs({ ...who, accountType: 'admin' }, token) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('says that nobody waits', async () => {
  show({ [waiting]: () => page([]) });
  await screen.findByText('Nobody waits');
});

it('comes by pages', async () => {
  show({
    [waiting]: () => page([somebody('a', 'Ann')], 'place'),
    [`${waiting}?before=place`]: () => page([somebody('b', 'Ben')]),
  });
  await press('Load more');
  await screen.findByText('Ben');
  screen.getByText('Ann');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it.each([
  ['Confirm Ann in Arts', true, 'Confirmed'],
  ['Refuse Ann in Arts', false, 'Refused'],
])('%s: for what was read, once, and it stays in its place', async (button, confirmed, said) => {
  const server = show({
    [waiting]: () => page([somebody('a', 'Ann')]),
    [decide]: () => json(200, personOf('a')),
  });
  await press(button);
  await screen.findByText(said);
  expect(server.of(decide).map(({ body }) => body)).toEqual([{ division: 'Arts', confirmed }]);
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

it('tells why it was refused, and can be tried again', async () => {
  const msg = 'This person names another division now.';
  show({
    [waiting]: () => page([somebody('a', 'Ann')]),
    [decide]: () => json(409, { code: 'CONFLICT', msg }),
  });
  await press('Confirm Ann in Arts');
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  screen.getByRole('button', { name: 'Confirm Ann in Arts' });
});

/** An account as the call answers with it. */
const personOf = (userid: string) => ({
  userid,
  username: 'Ann',
  email: `${userid}@school.example`,
  accountType: 'student',
  verified: true,
  school: 'North School',
  division: { verified: true, division: 'Arts' },
  locked: false,
  premium: mira.premium,
  apiCredits: 0,
  createdAt: 0,
});
