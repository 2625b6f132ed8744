import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { newChoice, newGroup } from './item/group-draft.ts';
import { OptionsField } from './item/options-field.tsx';
import { ClosedDays } from './stall/closed-days.tsx';
import { OpenTimes } from './stall/open-times.tsx';
import { addTime, type Week } from './stall/week.ts';

/* For who works with keys: what is removed hands the focus on. */

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const hasFocus = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

it('a closed day, to the last of the others, then to the date', async () => {
  const Page = () => {
    const [days, setDays] = useState(['2031-12-24', '2031-12-26']);
    return <ClosedDays days={days} onChange={setDays} />;
  };
  render(<Page />);
  await press(/24/);
  await hasFocus(/26/);
  await press(/26/);
  await waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector('input[type="date"]')),
  );
});

it('an opening time, to the last of its day, then to the way to another one', async () => {
  const none: Week = [[], [], [], [], [], [], []];
  const Page = () => {
    const [days, setDays] = useState(() => addTime(addTime(none, 1), 1));
    return <OpenTimes days={days} faults={{}} onChange={setDays} />;
  };
  render(<Page />);
  const buttons = () => screen.queryAllByRole('button', { name: /^Remove/ });
  await userEvent.click(buttons()[0]!);
  await waitFor(() => expect(document.activeElement).toBe(buttons()[0]));
  await userEvent.click(buttons()[0]!);
  await hasFocus(/Tuesday/);
});

it('a choice, to the last of its group; a group, to the last one, then to the way to another one', async () => {
  const Page = () => {
    const [groups, setGroups] = useState(() => [
      { ...newGroup(), name: 'Size', choices: [newChoice(), newChoice(), newChoice()] },
      { ...newGroup(), name: 'Sauce' },
    ]);
    return <OptionsField groups={groups} currency="EUR" faults={{}} onChange={setGroups} />;
  };
  render(<Page />);
  const choices = () => screen.getAllByRole('button', { name: /^Remove .*choice/i });
  const before = choices().length;
  await userEvent.click(choices()[0]!);
  await waitFor(() => expect(choices()).toHaveLength(before - 1));
  await waitFor(() => expect(document.activeElement).toBe(choices()[1]));
  const groups = () => screen.getAllByRole('button', { name: 'Remove these options' });
  await userEvent.click(groups()[1]!);
  await waitFor(() => expect(document.activeElement).toBe(groups()[0]));
  await userEvent.click(groups()[0]!);
  await hasFocus('Add options');
});
