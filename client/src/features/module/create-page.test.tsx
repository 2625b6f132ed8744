// What the page is made of is there from the start, so that no test waits for it.
import './create-page.tsx';
import '../../app/space-route.tsx';
import type { Account } from '@sets/shared/account/account.contract.ts';
import type { ModuleAllowance } from '@sets/shared/module/module.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { mira, signOut } from '../../../test/signed-in.ts';
import { signedInAs } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { uiActions } from '../../core/ui-state.ts';

const call = 'POST /api/module/createmodule';
const free: ModuleAllowance = { created: 0, allowed: 10, cannot: null };

const open = (
  allowance: ModuleAllowance,
  who: Partial<Account> = {},
  divisions: readonly string[] = [],
) => {
  const { token, ...account } = mira;
  useRoot.setState({ auth: signedInAs({ ...account, ...who }, token) });
  uiActions.closeUpdate();
  const asked = answerFetch({
    ...answersOf(aSpace()),
    'GET /api/module/getallowance': () => json(200, allowance),
    [call]: () => json(201, aSpace()),
    'GET /api/schools/mine/divisions': () => json(200, { school: 'Example School', divisions }),
    'PUT /api/module/changevisibility': () => json(200, aSpace({ visibility: 'school' })),
  });
  return { asked, ...renderApp('/createmodule') };
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Space' }));

afterEach(() => {
  signOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('creates a space and leads into it', async () => {
  const { asked, router } = open(free);
  await userEvent.type(await title(), ' Algorithms ');
  await userEvent.type(screen.getByLabelText('Description'), 'About');
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/space/m1'));
  const [sent] = asked.of(call);
  expect(sent?.body).toMatchObject({
    title: 'Algorithms',
    description: 'About',
    divisionOnly: false,
    division: '',
  });
  expect(sessionStorage).toHaveLength(0);
});

it('says what is missing, and sends nothing', async () => {
  const { asked } = open(free);
  await title();
  await create();
  expect(screen.getByText('Fill this in.')).toBeDefined();
  expect(document.activeElement).toBe(await title());
  expect(asked.of(call)).toEqual([]);
});

it('keeps what was typed in this tab', async () => {
  const { unmount } = open(free);
  await userEvent.type(await title(), 'Begun');
  unmount();
  open(free);
  expect((await title()).value).toBe('Begun');
});

it('opens it to a division of the school: one’s own unless another is chosen', async () => {
  const { asked } = open(
    free,
    { school: 'Example School', registeredPhone: { verified: true, division: 'Physics' } },
    ['Arts', 'Physics', 'Biology'],
  );
  await userEvent.type(await title(), 'Optics');
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'A division' });
  await waitFor(() => expect(radio.disabled).toBe(false));
  await userEvent.click(radio);
  const which = screen.getByLabelText<HTMLSelectElement>('Which division');
  expect([...which.options].map(({ text }) => text)).toEqual(['Arts', 'Physics', 'Biology']);
  expect(which.value).toBe('Physics');
  await userEvent.selectOptions(which, 'Biology');
  await create();
  await waitFor(() =>
    expect(asked.of(call)[0]?.body).toMatchObject({ divisionOnly: true, division: 'Biology' }),
  );
});

it('closes it to others where it is for the school', async () => {
  const { asked } = open(free, { school: 'Example School' });
  await userEvent.type(await title(), 'Optics');
  await screen.findByText('Your school has no divisions.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A division' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'My school' }));
  await create();
  await waitFor(() =>
    expect(asked.of(call)[0]?.body).toMatchObject({ divisionOnly: false, schoolOnly: true }),
  );
  // Not for a moment is it open to others.
  expect(asked.of('PUT /api/module/changevisibility')).toEqual([]);
});

it('says how many are left before the limit is met', async () => {
  open({ ...free, created: 8 });
  await screen.findByText('You can create 2 more of 10 spaces. Deleted ones count.');
});

it.each([
  ['unverified', 'Verify your account first', '/account/settings#email'],
  ['noSchool', 'Your school comes first', '/account/settings#email'],
  ['usedUp', 'All your spaces are used', '/account/upgrade'],
] as const)('tells who may not what to do: %s', async (cannot, heading, way) => {
  open({ created: 10, allowed: 10, cannot });
  await screen.findByRole('heading', { name: heading });
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toContain(way);
  expect(screen.queryByLabelText('Title')).toBeNull();
});
