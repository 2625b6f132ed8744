import { counted, gave, opened, went } from '@sets/shared/quiz/testing/alone-quiz.ts';
import type { AloneCommand } from '@sets/shared/quiz/alone/alone.contract.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openQuizHost } from '../../../../../test/hosted-quiz.tsx';
import { signIn, signOut } from '../../../../../test/signed-in.ts';
// It is there from the start, so that no test waits for it.
import './alone-desk.tsx';

beforeEach(signIn);
afterEach(signOut);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const answers = [
  ...went(1, [{ choices: ['rome'] }]),
  gave('a2', { attempt: 'begun' }),
  { ...gave('a1', { attempt: 'begun' }), participant: 'bob' },
  { ...gave('q0.1', { choices: ['bonn'] }), participant: 'bob' },
];

it('is left open from the lobby, from a time on, as its host chooses', async () => {
  const { commands } = await openQuizHost({});
  await press('Leave open …');
  const dialog = within(screen.getByRole('dialog', { name: 'Leave this quiz open' }));
  await userEvent.selectOptions(dialog.getByLabelText('Attempts'), 'Up to 3');
  await userEvent.selectOptions(dialog.getByLabelText('Which attempt counts'), 'The last one');
  await userEvent.selectOptions(
    dialog.getByLabelText('What is right is told'),
    'Once it has closed',
  );
  await userEvent.selectOptions(dialog.getByLabelText('Opens'), 'From a time on');
  fireEvent.change(dialog.getByLabelText('Open from'), { target: { value: '' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it open' }));
  dialog.getByText('Choose a day and a time.');
  expect(commands()).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText('Opens'), 'At once');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it open' }));
  const [command] = commands() as AloneCommand[];
  expect(command).toMatchObject({ type: 'alone', since: null, attempts: 3, feedback: 'closed' });
  expect(command).toMatchObject({ counts: 'last', until: expect.any(Number) as number });
});

it('says how far people are and how they do, and is closed', async () => {
  const { commands } = await openQuizHost({ state: opened(), answers });
  await screen.findByRole('heading', { name: 'This quiz is open' });
  const region = within(screen.getByRole('region', { name: 'On their own' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 have begun',
    '1 have handed in',
    '50 % right so far',
  ]);
  screen.getByText('1 of 2 right');
  await press('Count question 1 for nobody');
  await press('Close it now');
  expect(commands()).toEqual([{ type: 'void', place: 0, on: true }, { type: 'close' }]);
});

it('tells points once they are counted, and is opened again, but not where all were told what is right', async () => {
  const { commands, unmount } = await openQuizHost({ state: counted(opened()), answers });
  await screen.findByRole('heading', { name: 'This quiz is closed' });
  screen.getByText('500');
  screen.getByRole('button', { name: 'Open again …' });
  await press('Show podium on the projector');
  expect(commands()).toEqual([{ type: 'podium' }]);
  unmount();
  await openQuizHost({ state: counted(opened({ feedback: 'closed' })), answers });
  await screen.findByRole('heading', { name: 'This quiz is closed' });
  expect(screen.queryByRole('button', { name: 'Open again …' })).toBe(null);
});
