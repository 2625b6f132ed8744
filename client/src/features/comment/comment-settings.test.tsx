// What the page is made of is there from the start, so that no test waits for it.
import '../../app/account-settings.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useToasts } from '../../ui/toast.ts';

const read = 'GET /api/user/commentsettings';
const save = 'PUT /api/user/commentsettings';
const telling = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: /Tell me of comments and answers/ });

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

const open = (answers: Parameters<typeof answerFetch>[0]) => {
  const asked = answerFetch({ [read]: () => json(200, { tellsOfComments: true }), ...answers });
  renderApp('/account/settings');
  return asked;
};

it('switches off that one is told of comments', async () => {
  const asked = open({ [save]: () => json(200, { tellsOfComments: false }) });
  await userEvent.click(await telling());
  await waitFor(() =>
    expect(asked.of(save).map(({ body }) => body)).toEqual([{ tellsOfComments: false }]),
  );
  expect((await telling()).checked).toBe(false);
});

it('says why that was refused, and shows what is so', async () => {
  open({ [save]: () => json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) });
  await userEvent.click(await telling());
  await screen.findByText('Later.');
  await waitFor(async () => expect((await telling()).checked).toBe(true));
});

it('that cannot be loaded says so, and is asked for again', async () => {
  let isThere = false;
  open({
    [read]: () =>
      isThere
        ? json(200, { tellsOfComments: true })
        : json(503, { code: 'UNAVAILABLE', msg: 'Later.' }),
  });
  const said = await screen.findByText('These settings cannot be loaded. Later.');
  isThere = true;
  await userEvent.click(within(said.parentElement!).getByRole('button', { name: 'Try again' }));
  await telling();
});
