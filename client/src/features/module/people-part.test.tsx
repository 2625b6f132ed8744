// What the page is made of is there from the start, so that no test waits for it.
import '../../app/space-route.tsx';
import type { Module } from '@sets/shared/module/module.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../../test/a-space.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

type Answers = Parameters<typeof answerFetch>[0];

const open = async (space: Module, more: Answers = {}) => {
  const asked = answerFetch({ ...answersOf(space), ...more });
  renderApp('/space/m1');
  await screen.findByRole('heading', { level: 1 });
  return asked;
};
const button = (name: string) => screen.getByRole('button', { name });
const own = aSpace({ may: all });

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('invites a moderator by e-mail, in the words of the specification', async () => {
  const call = 'POST /api/module/invitemoderator';
  const asked = await open(own, { [call]: () => json(200, {}) });
  const field = screen.getByLabelText('Invite a moderator');
  await userEvent.click(button('Invite'));
  expect(screen.getByText('Need an email')).toBeDefined();
  await userEvent.type(field, 'omar');
  await userEvent.click(button('Invite'));
  expect(screen.getByText('Make sure to enter a valid email address.')).toBeDefined();
  expect(asked.of(call)).toEqual([]);
  await userEvent.type(field, '@school.example');
  await userEvent.click(button('Invite'));
  await waitFor(() => expect(asked.of(call)).toHaveLength(1));
  expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', email: 'omar@school.example' });
  // Whoever it is, is asked for: they may be here already, or be waited for.
  await waitFor(() =>
    expect(asked.of('GET /api/module/getinvitations/m1').length).toBeGreaterThan(1),
  );
});

it('says why an invitation was refused', async () => {
  const msg = 'You moderate it yourself.';
  await open(own, {
    'POST /api/module/invitemoderator': () => json(409, { code: 'CONFLICT', msg }),
  });
  await userEvent.type(screen.getByLabelText('Invite a moderator'), 'mira@school.example{Enter}');
  await screen.findByText(msg);
});

it('withdraws an invitation', async () => {
  const invitation = {
    invitationid: 'i1',
    email: 'new@school.example',
    at: '2026-01-01T00:00:00Z',
  };
  let invitations = [invitation];
  const asked = await open(own, {
    'GET /api/module/getinvitations/m1': () => json(200, { invitations }),
    'PUT /api/module/withdrawinvitation': () => {
      invitations = [];
      return json(200, { invitations });
    },
  });
  await screen.findByText('new@school.example');
  await userEvent.click(button('Withdraw the invitation of new@school.example'));
  await waitFor(() => expect(screen.queryByText('new@school.example')).toBeNull());
  expect(asked.of('PUT /api/module/withdrawinvitation')[0]?.body).toEqual({
    moduleid: 'm1',
    invitationid: 'i1',
  });
});

it('removes a moderator after a question', async () => {
  const call = 'PUT /api/module/removemoderator';
  const asked = await open(own, { [call]: () => json(200, { ...own, moderators: [] }) });
  await userEvent.click(button('Remove Omar'));
  expect(asked.of(call)).toEqual([]);
  await userEvent.click(button('Remove'));
  await waitFor(() => expect(screen.queryByText('Omar')).toBeNull());
  expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', userid: 'omar' });
});

it('hands the space over to one of its moderators', async () => {
  const call = 'POST /api/module/handover';
  const asked = await open(own, { [call]: () => json(200, own) });
  await userEvent.click(button('Hand over'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Hand over' }).at(-1)!);
  await waitFor(() => expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', userid: 'omar' }));
});

it('lets a moderator leave, and not remove the owner', async () => {
  const mine = aSpace({
    owner: { userid: 'omar', username: 'Omar' },
    moderators: [{ userid: 'mira', username: 'Mira' }],
    may: { ...all, leave: true, handOver: false, remove: false },
  });
  const asked = await open(mine, { 'POST /api/module/leave': () => json(200, {}) });
  expect(screen.queryByRole('button', { name: 'Remove Omar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  await userEvent.click(button('Leave as moderator'));
  await userEvent.click(button('Leave'));
  await waitFor(() => expect(asked.of('POST /api/module/leave')).toHaveLength(1));
  await screen.findByText('You no longer moderate this space.');
});
