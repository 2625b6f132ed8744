import { fail } from '@sets/shared/core/result.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PersonChange } from '@sets/shared/live/people.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHost } from '../../../../test/open-host.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { PersonDialog } from './person-dialog.tsx';

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

it('one person is called otherwise, allowed, taken out and sent out; and why not is said', async () => {
  const { live } = await openHost({ phase: 'open', rounds: [1, 0] }, { run: { entry: 'named' } });
  const waiting = { person: 'p3', number: 1, name: 'Dick', waits: true as const, here: true };
  const out = { person: 'p4', number: 4, name: 'Bo', out: 'room' as const, here: false };
  const all = [waiting, ...people, out];
  live.handlers['run:names'] = () => ({ ok: true, data: { people: all, total: 3, here: 2 } });
  live.handlers['run:person'] = () => ({ ok: true, data: {} });
  const { click, clear, type } = userEvent;
  await click(screen.getByText('Names'));
  await screen.findByText('One name waits for you.');
  expect(screen.getByText('Bo').closest('li')?.textContent).toBe('Bosent out');
  await click(screen.getByRole('button', { name: 'Show the name Dick' }));
  await click(screen.getByRole('button', { name: 'Change something of Ada Lovelace' }));
  await screen.findByRole('dialog', { name: 'Ada Lovelace' });
  const name = screen.getByLabelText('Name that everybody sees');
  await clear(name);
  await type(name, 'Ada{Enter}');
  // A poll closes for all at the same time.
  expect(screen.queryByLabelText('More time to answer')).toBeNull();
  await click(screen.getByRole('button', { name: 'Take out' }));
  live.handlers['run:person'] = () => fail('FULL', 'That can be said of 1000 people.');
  await click(screen.getByRole('button', { name: 'Send out of the room' }));
  await screen.findByText('That can be said of 1000 people.');
  await click(screen.getByRole('button', { name: 'Done' }));
  const changes = live.inputs('run:person').map((input) => {
    const { person, change } = input as { person: string; change: unknown };
    return [person, change];
  });
  expect(changes).toEqual([
    ['p3', { type: 'allow' }],
    ['p1', { type: 'rename', name: 'Ada' }],
    ['p1', { type: 'remove', on: true }],
    ['p1', { type: 'ban', on: true }],
  ]);
  await click(screen.getByRole('button', { name: 'Change something of Bo' }));
  expect(await screen.findByRole('button', { name: 'Let in again' })).toBeTruthy();
});

it('one person is given more time where what is on can give it', async () => {
  const changes: PersonChange[] = [];
  const change = async (wanted: PersonChange): Promise<null> => {
    changes.push(wanted);
    return null;
  };
  render(<PersonDialog person={people[0]!} givesTime change={change} onClose={() => undefined} />);
  await userEvent.selectOptions(screen.getByLabelText('More time to answer'), '50 % more');
  await userEvent.selectOptions(screen.getByLabelText('More time to answer'), 'none');
  expect(changes).toEqual([
    { type: 'extra', time: '50' },
    { type: 'extra', time: null },
  ]);
});
