import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureBook, pictureSize } from './picture-book.ts';
import { Reader } from './reader.tsx';

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function watch() {
      return observer;
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = { fileid: 'one', width: 600, height: 800 };

const open = () => {
  // Its pages are never there: this is about what is around them.
  const book = pictureBook([picture], () => new Promise(() => undefined));
  render(
    <main>
      <button type="button">Before</button>
      <Reader book={book} firstSize={pictureSize(picture)} title="Bases" isAway={false} />
      <div>
        <button type="button">After</button>
      </div>
    </main>,
  );
  return {
    reader: screen.getByRole('region', { name: 'Reader: Bases' }),
    isReached: (name: string): boolean => screen.getByText(name).closest('[inert]') === null,
  };
};
const isFull = (): boolean => screen.queryByRole('button', { name: 'Back to the page' }) !== null;

it('fills the window by its key from anywhere, and nothing behind it is reached until Escape', async () => {
  const { reader, isReached } = open();
  screen.getByText('After').focus();
  await userEvent.keyboard('f');
  expect(isFull()).toBe(true);
  expect(reader.contains(document.activeElement)).toBe(true);
  expect([isReached('Before'), isReached('After')]).toEqual([false, false]);
  screen.getByRole('heading', { level: 1, name: 'Bases' });
  await userEvent.keyboard('{Escape}');
  expect(isFull()).toBe(false);
  expect([isReached('Before'), isReached('After')]).toEqual([true, true]);
});

it('is left by Escape wherever one has clicked, and from its field', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Fill the window' }));
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  expect(isFull()).toBe(false);
  await userEvent.keyboard('f');
  screen.getByRole('textbox', { name: 'Page' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(isFull()).toBe(false);
});

it('does not tell a count as the last one while there are pages to read', async () => {
  const book = {
    ...pictureBook([picture, picture], () => new Promise(() => undefined)),
    hasText: true,
    textOf: (page: number) =>
      page === 1 ? Promise.resolve('A basis of a basis') : new Promise<string>(() => undefined),
  };
  render(<Reader book={book} firstSize={pictureSize(picture)} title="Bases" isAway={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search in the text' }));
  await userEvent.keyboard('basis');
  await screen.findByText('1 of 2 …');
});
