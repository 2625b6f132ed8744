import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerFetch, json } from '../../../../../test/answer-fetch.ts';
import { openHost } from '../../../../../test/open-host.tsx';
import { signIn, signOut } from '../../../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);

const key = 'k'.repeat(43);
const embed = {
  embedid: 'e1',
  name: 'OBS',
  madeBy: 'Olga',
  madeAt: new Date(Date.now() - 7_200_000).toISOString(),
};
const path = '/api/rooms/room1/embeds';

/** The dialog of a room, over a server that remembers links. */
const openDialog = async (links = [embed]) => {
  const there = [...links];
  const asked = answerFetch({
    [`GET ${path}`]: () => json(200, { embeds: there }),
    [`POST ${path}`]: ({ body }) => {
      const made = { ...embed, embedid: 'e2', name: (body as { name: string }).name };
      there.unshift(made);
      return json(201, { embed: made, key });
    },
    [`DELETE ${path}/e1`]: () => {
      there.splice(0, 1);
      return json(200, {});
    },
  });
  await openHost({});
  await userEvent.click(screen.getByRole('button', { name: 'Show it elsewhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show it elsewhere' }));
  return { dialog, asked };
};

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value;

it('makes a link, and shows its addresses as they are chosen', async () => {
  const { dialog, asked } = await openDialog([]);
  await dialog.findByText('There are none yet.');
  await userEvent.clear(dialog.getByLabelText('Name of the link'));
  expect(dialog.getByRole('button', { name: 'Make a link' })).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByLabelText('Name of the link'), 'Course page');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
  const made = within(await dialog.findByRole('region', { name: '“Course page” is ready' }));
  expect(asked.of(`POST ${path}`)[0]?.body).toEqual({ name: 'Course page' });
  const page = () => valueOf(made.getByLabelText('Address, for OBS and browsers'));
  await waitFor(() => expect(page()).toBe(`http://192.168.1.5:3000/embed/${key}`));
  await userEvent.selectOptions(made.getByLabelText('Background'), 'none');
  await userEvent.click(made.getByRole('switch', { name: /With the join code/ }));
  expect(page()).toBe(`http://192.168.1.5:3000/embed/${key}?background=none&code=off`);
  expect(valueOf(made.getByLabelText('Picture, for slides that take no frames'))).toBe(
    `http://192.168.1.5:3000/embed/${key}/image.png?background=none&code=off`,
  );
  const frame = new DOMParser().parseFromString(
    valueOf(made.getByLabelText('Frame, for a web page')),
    'text/html',
  );
  expect(frame.querySelector('iframe')?.src).toBe(page());
  expect(frame.querySelector('iframe')?.title).not.toBe('');
});

it('withdraws a link, once it was asked whether', async () => {
  const { dialog, asked } = await openDialog();
  await dialog.findByText('Olga, 2 hours ago');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw OBS' }));
  const sure = within(screen.getByRole('dialog', { name: 'Withdraw “OBS”?' }));
  await userEvent.click(sure.getByRole('button', { name: 'Cancel' }));
  expect(asked.of(`DELETE ${path}/e1`)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw OBS' }));
  const again = within(screen.getByRole('dialog', { name: 'Withdraw “OBS”?' }));
  await userEvent.click(again.getByRole('button', { name: 'Withdraw' }));
  await dialog.findByText('There are none yet.');
  expect(asked.of(`DELETE ${path}/e1`)).toHaveLength(1);
});

it('says why a link could not be made', async () => {
  const msg = 'A room has 20 links at most. Withdraw one first.';
  const { dialog } = await openDialog();
  answerFetch({
    [`GET ${path}`]: () => json(200, { embeds: [embed] }),
    [`POST ${path}`]: () => json(409, { code: 'FULL', msg }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(msg);
});
