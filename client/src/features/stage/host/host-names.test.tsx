import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHost } from '../../../../test/open-host.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);

const people = [
  { person: 'p1', number: 1, name: 'Ada Lovelace', here: true },
  { person: 'p2', number: 2, name: 'Grace', here: false },
];

it('the names of a run that asks for them are shown to the host, with who is not here', async () => {
  const { live } = await openHost({ phase: 'open', rounds: [1, 0] }, { run: { entry: 'named' } });
  live.handlers['run:names'] = () => ({ ok: true, data: { people, total: 7, here: 1 } });
  expect(live.inputs('run:names')).toEqual([]);
  await userEvent.click(screen.getByText('Names'));
  expect((await screen.findByText('Ada Lovelace')).closest('li')?.textContent).toBe('Ada Lovelace');
  expect(screen.getByText('Grace').closest('li')?.textContent).toBe('Gracenot here');
  screen.getByText('1 of 3 here have said their name');
  screen.getByText('And 5 more; the table of answers has all.');
  expect(live.inputs('run:names')).toEqual([{ roomId: 'room1', runId: 'run1' }]);
});

it('a run that asks nobody for a name has no panel of names', async () => {
  await openHost({ phase: 'open', rounds: [1, 0] });
  expect(screen.queryByText('Names')).toBeNull();
});
