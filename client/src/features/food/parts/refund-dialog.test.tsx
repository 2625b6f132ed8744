import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../../../test/fake-food-orders.ts';
import { fillGaps } from '../../../../test/render-app.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Props = ComponentProps<typeof RefundDialog>;

beforeEach(fillGaps);

const words = {
  title: 'Money back?',
  text: 'At once.',
  reason: 'Why',
  noReason: 'Say why.',
  lines: 'For what',
  noLines: 'Choose at least one.',
  yes: 'Give it back',
};

/** An order of three lines, of which some went back. */
const orderWithout = (...gone: readonly number[]): Props['order'] => ({
  currency: 'EUR',
  lines: ['Soup', 'Salad', 'Bread'].map((name, at) =>
    Object.assign({}, anOrder('one').lines[0]!, { name, isRefunded: gone.includes(at) }),
  ),
});

const open = (more: Partial<Props> = {}) => {
  const onSend = vi.fn<Props['onSend']>(async () => null);
  const props: Props = { order: orderWithout(), words, onSend, onClose: () => {}, ...more };
  const { rerender } = render(<RefundDialog {...props} />);
  const becomes = (order: Props['order']) => rerender(<RefundDialog {...props} order={order} />);
  return { onSend, becomes };
};
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const send = async (yes = words.yes): Promise<void> => {
  await userEvent.type(screen.getByRole('textbox', { name: words.reason }), 'Cold.');
  await userEvent.click(screen.getByRole('button', { name: yes }));
};

it('is of all of it, or of what is ticked', async () => {
  const { onSend } = open();
  await send();
  expect(onSend).toHaveBeenLastCalledWith('Cold.', null, expect.any(String));
  await userEvent.click(box(/Bread/));
  await userEvent.click(screen.getByRole('button', { name: words.yes }));
  expect(onSend).toHaveBeenLastCalledWith('Cold.', [0, 1], expect.any(String));
});

it('that a line goes back elsewhere meanwhile makes no whole of a part', async () => {
  const { onSend, becomes } = open();
  await userEvent.click(box(/Bread/));
  becomes(orderWithout(0));
  expect(screen.queryByRole('checkbox', { name: /Soup/ })).toBeNull();
  await send();
  expect(onSend).toHaveBeenCalledWith('Cold.', [1], expect.any(String));
});

it('asks for nothing where all that was ticked went back elsewhere', async () => {
  const { onSend, becomes } = open();
  for (const name of [/Salad/, /Bread/]) await userEvent.click(box(name));
  becomes(orderWithout(0));
  await send();
  await screen.findByText(words.noLines);
  expect(onSend).not.toHaveBeenCalled();
});

it('sends other lines under another name where no answer came, and the same ones under the same', async () => {
  const away = { code: 'UNAVAILABLE', msg: 'Away.' } as const;
  const onSend = vi.fn<Props['onSend']>(async () => away);
  const { becomes } = open({ onSend });
  for (const name of [/Salad/, /Bread/]) await userEvent.click(box(name));
  await send();
  const press = () => userEvent.click(screen.getByRole('button', { name: words.yes }));
  await press();
  // It was done, and its reply was lost.
  becomes(orderWithout(0));
  await userEvent.click(box(/Salad/));
  await press();
  const sent = onSend.mock.calls.map(([, lines]) => lines);
  expect(sent).toEqual([[0], [0], [1]]);
  const [first, again, other] = onSend.mock.calls.map(([, , attempt]) => attempt);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('says what is said of the lines that are ticked', async () => {
  const wordsOf = vi.fn<NonNullable<Props['wordsOf']>>((lines) => ({
    text: 'By hand.',
    yes: lines === null ? 'Give back all' : `Give back ${lines.length}`,
  }));
  const { onSend } = open({ wordsOf });
  for (const name of [/Soup/, /Bread/]) await userEvent.click(box(name));
  screen.getByText('By hand.');
  screen.getByRole('button', { name: 'Give back 1' });
  await userEvent.click(box(/Soup/));
  screen.getByRole('button', { name: 'Give back 2' });
  await userEvent.click(box(/Bread/));
  await send('Give back all');
  expect(onSend).toHaveBeenCalledWith('Cold.', null, expect.any(String));
  for (const name of [/Soup/, /Salad/, /Bread/]) await userEvent.click(box(name));
  screen.getByText(words.text);
  screen.getByRole('button', { name: words.yes });
});

it('tells lines of the same item apart by what was chosen and noted', () => {
  const [line] = anOrder('one').lines;
  const coffee = { ...line!, name: 'Coffee', isRefunded: false };
  const choices = [{ ...line!.choices[0], name: 'Oat drink' }] as typeof coffee.choices;
  const lines = [
    { ...coffee, choices, note: '' },
    { ...coffee, choices: [], note: 'Without sugar' },
  ];
  open({ order: { currency: 'EUR', lines } });
  box(/Coffee.*Oat drink/);
  box(/Coffee.*Without sugar/);
});

it('one press unticks all lines, and another ticks them', async () => {
  const { onSend } = open();
  await userEvent.click(box(/All of it/));
  expect(box(/Soup/).checked).toBe(false);
  await userEvent.click(box(/Salad/));
  expect(box(/All of it/)).toMatchObject({ checked: false, indeterminate: true });
  await send();
  expect(onSend).toHaveBeenLastCalledWith('Cold.', [1], expect.any(String));
  await userEvent.click(box(/All of it/));
  expect(box(/Bread/).checked).toBe(true);
});

it('takes back what it found missing once that is there', async () => {
  open();
  await userEvent.click(box(/All of it/));
  await userEvent.click(screen.getByRole('button', { name: words.yes }));
  screen.getByText(words.noReason);
  screen.getByText(words.noLines);
  await userEvent.click(box(/Soup/));
  expect(screen.queryByText(words.noLines)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'Cold.');
  expect(screen.queryByText(words.noReason)).toBeNull();
});
