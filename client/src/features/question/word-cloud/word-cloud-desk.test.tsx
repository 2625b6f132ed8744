import { example } from '../../../../../shared/src/question/kinds/testing/word-cloud.drafts.ts';
import type { CloudCounts } from '@sets/shared/question/kinds/word-cloud.ts';
import { cloudEdit } from '@sets/shared/question/words/cloud-edits.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toFreeze } from './cloud-of.ts';
import { WordDesk } from './word-cloud-desk.tsx';

const counts: CloudCounts = {
  words: [
    {
      text: 'Trees',
      key: 'tree',
      count: 3,
      variants: [
        { text: 'Trees', count: 2 },
        { text: 'tree', count: 1 },
      ],
    },
    { text: 'root', count: 1, pinned: true },
    { text: 'shit', count: 9, held: 'profane' },
  ],
  more: 0,
  entries: 13,
};
const onEdit = vi.fn<(edit: unknown) => void>();
const desk = (given: CloudCounts = counts) => (
  <WordDesk question={example} counts={given} edits={null} onEdit={onEdit} />
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('each change of a word is an edit of the cloud, and so is what takes it back', async () => {
  render(desk());
  const pressed: [string, object][] = [
    ['Hide “Trees”', { type: 'add', list: 'hidden', word: 'tree' }],
    ['More about “Trees”', {}],
    ['Pin', { type: 'add', list: 'pinned', word: 'tree' }],
    ['Split off “tree”, as a word of its own', { type: 'add', list: 'split', word: 'tree' }],
    ['More about “root”', {}],
    ['Unpin', { type: 'remove', list: 'pinned', word: 'root' }],
  ];
  for (const [name, edit] of pressed) {
    await press(name);
    if (Object.keys(edit).length > 0) expect(onEdit).toHaveBeenLastCalledWith(edit);
  }
  await userEvent.click(screen.getByText('Held back: 1'));
  await press('Let through “shit”');
  expect(onEdit).toHaveBeenLastCalledWith({ type: 'add', list: 'allowed', word: 'shit' });
  for (const [edit] of onEdit.mock.calls) expect(cloudEdit.parse(edit)).toEqual(edit);
});

it('freezes what the screen shows, and goes on', async () => {
  const { rerender } = render(desk());
  await press('Freeze the cloud');
  expect(onEdit).toHaveBeenLastCalledWith({
    type: 'freeze',
    words: [
      ['tree', 3],
      ['root', 1],
    ],
  });
  rerender(desk({ ...counts, frozen: true }));
  await press('Go on');
  expect(onEdit).toHaveBeenLastCalledWith({ type: 'thaw' });
});

it('a frozen cloud fits into a live message, however long its words are', () => {
  const words = Array.from({ length: 500 }, (_, at) => ({
    text: `${'字'.repeat(30)}${at}`,
    count: at,
  }));
  const kept = toFreeze(words);
  expect(kept.length).toBeGreaterThan(100);
  expect(new TextEncoder().encode(JSON.stringify(kept)).length).toBeLessThan(15_000);
});
