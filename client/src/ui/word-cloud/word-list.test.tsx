import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { HostWord } from './host-word.ts';
import { WordList } from './word-list.tsx';

const words: HostWord[] = [
  {
    key: 'tree',
    text: 'Trees',
    count: 5,
    variants: [
      { text: 'Trees', count: 3 },
      { text: 'tree', count: 2 },
    ],
  },
  {
    key: 'root',
    text: 'Wurzel für alles',
    count: 2,
    pinned: true,
    joined: ['rot'],
    split: 'Wurzel',
  },
  { key: 'dull', text: 'dull', count: 2, hidden: true },
  { key: 'the', text: 'the', count: 9, held: 'stop' },
];
const actionsOf = () => ({
  onHide: vi.fn(),
  onPin: vi.fn(),
  onAllow: vi.fn(),
  onJoin: vi.fn(),
  onSplit: vi.fn(),
  onPart: vi.fn(),
  onMend: vi.fn(),
});

test('without a host it is a table of words by count, and nothing can be pressed', () => {
  render(<WordList caption="Words" words={words.slice(0, 2)} more={3} />);
  const rows = within(screen.getByRole('table', { name: 'Words' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['WordPeople', 'Trees5', 'Wurzel für alles2']);
  expect(screen.getByText('+3 more')).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
});

test('a host hides, shows, pins, joins, splits and lets through, by keyboard alone', async () => {
  const actions = actionsOf();
  const user = userEvent.setup();
  render(<WordList caption="Words" words={words} actions={actions} />);
  const press = async (name: string): Promise<void> => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  await press('Hide “Trees”');
  expect(actions.onHide).toHaveBeenLastCalledWith('tree', true);
  await press('Show “dull” again');
  expect(actions.onHide).toHaveBeenLastCalledWith('dull', false);

  await press('More about “Trees”');
  expect(
    screen.getByRole('button', { name: 'More about “Trees”' }).getAttribute('aria-expanded'),
  ).toBe('true');
  await press('Pin');
  expect(actions.onPin).toHaveBeenLastCalledWith('tree', true);
  expect(screen.getByRole('button', { name: 'Join' })).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('Count “Trees” as'), 'root');
  await press('Join');
  expect(actions.onJoin).toHaveBeenLastCalledWith('tree', 'root');
  await press('Split off “tree”, as a word of its own');
  expect(actions.onSplit).toHaveBeenLastCalledWith('tree');

  await press('More about “Wurzel für alles”');
  await press('Take out “rot” again');
  expect(actions.onPart).toHaveBeenLastCalledWith('rot');
  await press('Put back “Wurzel” among its variants');
  expect(actions.onMend).toHaveBeenLastCalledWith('Wurzel');

  await user.click(screen.getByText('Held back: 1'));
  await press('Let through “the”');
  expect(actions.onAllow).toHaveBeenLastCalledWith('the', true);
});

test('of many words the first are listed, and each is found however it is typed', async () => {
  const many = Array.from({ length: 80 }, (_, at) => ({
    key: `k${at}`,
    text: `word ${at}`,
    count: 1,
  }));
  const user = userEvent.setup();
  render(<WordList caption="Words" words={[...many, ...words]} actions={actionsOf()} />);
  expect(document.querySelectorAll('tr')).toHaveLength(1 + 60);
  await user.type(screen.getByLabelText('Find a word'), 'FUR');
  expect(document.querySelectorAll('tr')).toHaveLength(1 + 1);
  await user.clear(screen.getByLabelText('Find a word'));
  await user.click(screen.getByText('Show all 83 words'));
  expect(document.querySelectorAll('tr')).toHaveLength(1 + 83);
});
