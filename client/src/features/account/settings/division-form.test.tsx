import type { Account } from '@sets/shared/account/account.contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { mira, signOut } from '../../../../test/signed-in.ts';
import { signedInAs } from '../../../core/root/auth-slice.ts';
import { useRoot } from '../../../core/root/root-store.ts';
import { accountState, useAccount } from '../account.store.ts';
import { DivisionForm } from './division-form.tsx';

const list = 'GET /api/schools/mine/divisions';
const call = 'PUT /api/user/updatedivision';
const school = 'North School';

const Form = () => {
  const who = useAccount();
  return who === null ? null : <DivisionForm who={who} />;
};

type Answers = Parameters<typeof answerFetch>[0];
const open = (
  change: Partial<Account>,
  answers: Answers = {},
  divisions: readonly string[] = ['Arts', 'Engineering'],
) => {
  const { token, ...account } = mira;
  useRoot.setState({ auth: signedInAs({ ...account, school, ...change }, token) });
  const asked = answerFetch({ [list]: () => json(200, { school, divisions }), ...answers });
  renderPart(<Form />);
  return asked;
};
const choice = () => screen.findByLabelText<HTMLSelectElement>('Division');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

it('is saved, and says whether it counts', async () => {
  const asked = open({}, { [call]: () => json(200, { verified: true, division: 'Engineering' }) });
  await userEvent.selectOptions(await choice(), 'Engineering');
  await save();
  await screen.findByText('Saved');
  screen.getByText('Confirmed: what is for this division is open to you.');
  expect(asked.of(call).map(({ body }) => body)).toEqual([{ division: 'Engineering' }]);
  expect(useRoot.getState().auth.personalDivision).toEqual({
    verified: true,
    division: 'Engineering',
  });
});

it.each([
  ['waits for an admin', {}, 'Arts', 'An admin confirms it. You are told when it counts.'],
  [
    'counts by a proven address alone',
    { verified: false },
    'Arts',
    'It counts once your address is verified and it is confirmed.',
  ],
  ['is gone', {}, 'Law', 'Your school has it no more. Choose another one.'],
])('what is not confirmed %s', async (_what, change, division, text) => {
  open({ ...change, registeredPhone: { verified: false, division } });
  await screen.findByText(text);
  expect((await choice()).value).toBe(division);
});

it('tells why it was refused', async () => {
  const msg = 'Your school has no division of this name.';
  open({}, { [call]: () => json(400, { code: 'BAD_REQUEST', msg }) });
  await userEvent.selectOptions(await choice(), 'Arts');
  await save();
  await screen.findByText(msg);
  expect(useRoot.getState().auth.personalDivision.division).toBe('');
});

it('is not there where the school has none', async () => {
  const asked = open({}, {}, []);
  await vi.waitFor(() => expect(asked.of(list)).toHaveLength(1));
  expect(screen.queryByLabelText('Division')).toBeNull();
});

it('another address takes the confirmation from it, the same in other letters does not', () => {
  open({ registeredPhone: { verified: true, division: 'Arts' } });
  const now = () => useRoot.getState().auth.personalDivision;
  const told = { school, schoolIcon: '', country: '' };
  accountState.emailUpdated({ ...told, email: mira.email.toUpperCase() });
  expect(now()).toEqual({ verified: true, division: 'Arts' });
  accountState.emailUpdated({ ...told, email: 'other@school.example' });
  expect(now()).toEqual({ verified: false, division: 'Arts' });
});
