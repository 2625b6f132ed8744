import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OwnEntries } from './own-entries.tsx';

const question: WordCloudQuestion = {
  kind: 'word-cloud',
  id: 'q1',
  text: 'What helps?',
  seconds: null,
  entries: 2,
  language: 'en',
  likes: false,
  filter: true,
};
const told = vi.fn<(words: string[]) => void>();

/** The phone's page keeps what is told, as it does with every answer. */
const Page = ({ asked = question }: { readonly asked?: WordCloudQuestion }) => {
  const [words, setWords] = useState<readonly string[]>([]);
  return (
    <OwnEntries
      question={asked}
      words={words}
      enabled
      onWords={(written) => {
        told(written);
        setWords(written);
      }}
    />
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Your word');
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('what stands in the field counts at once, and is a chip with Enter', async () => {
  render(<Page />);
  await userEvent.type(field(), 'sleep');
  expect(told).toHaveBeenLastCalledWith(['sleep']);
  expect(chips()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['sleep']);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('says when all words are written, and takes another once one is removed', async () => {
  render(<Page />);
  await userEvent.type(field(), 'sleep{Enter}music{Enter}');
  screen.getByText('All 2 are written. Remove one to write another.');
  expect(field().readOnly).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “sleep”' }));
  expect(told).toHaveBeenLastCalledWith(['music']);
  expect(chips()).toEqual(['music']);
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(told).toHaveBeenLastCalledWith(['music', 'Tea']);
});

it('says that a word is there already, also once it was added, until something else is written', async () => {
  render(<Page asked={{ ...question, entries: 3 }} />);
  await userEvent.type(field(), 'dog{Enter}Dogs');
  const twice = 'You have “Dogs” already: it counts once.';
  screen.getByText(twice);
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['dog']);
  expect(field().value).toBe('');
  screen.getByText(twice);
  await userEvent.type(field(), 'c');
  expect(screen.queryByText(twice)).toBeNull();
});

it('takes no Enter that ends a composition, and tells nothing before its end', () => {
  told.mockClear();
  render(<Page />);
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: 'ねこ' } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(told).not.toHaveBeenCalled();
  expect(chips()).toEqual([]);
  fireEvent.compositionEnd(field());
  expect(told).toHaveBeenLastCalledWith(['ねこ']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chips()).toEqual(['ねこ']);
});

it('pasted lines are words, variants of one are one, and what has no room is told', () => {
  render(<Page />);
  const clipboardData = { getData: () => 'dog\nDogs\n\ncat\r\nbird' };
  fireEvent.paste(field(), { clipboardData });
  expect(chips()).toEqual(['dog', 'cat']);
  screen.getByText('1 line had no room.');
});

it('says what is too long, and does not count it', async () => {
  told.mockClear();
  render(<Page />);
  fireEvent.change(field(), { target: { value: 'x'.repeat(41) } });
  screen.getByText('At most 40 characters.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(told).not.toHaveBeenCalled();
});

it('a single word is changed in its field', async () => {
  render(<Page asked={{ ...question, entries: 1 }} />);
  await userEvent.type(field(), 'tea{Enter}');
  expect(field().value).toBe('tea');
  await userEvent.type(field(), 'm');
  expect(told).toHaveBeenLastCalledWith(['team']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('what comes from elsewhere takes the place of what was written here', () => {
  const shown = (words: string[]) => (
    <OwnEntries question={question} words={words} enabled onWords={told} />
  );
  const { rerender } = render(shown(['dog']));
  rerender(shown(['dog', 'cat']));
  expect(chips()).toEqual(['dog', 'cat']);
  rerender(<OwnEntries question={question} words={['dog']} enabled={false} onWords={told} />);
  expect(screen.queryByRole('button')).toBeNull();
});
