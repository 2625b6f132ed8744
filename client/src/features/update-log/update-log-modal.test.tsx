import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillGaps } from '../../../test/render-app.tsx';
import { updateEntries } from './update-log.entries.ts';
import { UpdateLogModal } from './update-log-modal.tsx';

beforeEach(() => {
  fillGaps();
  localStorage.clear();
  sessionStorage.clear();
});

const show = () => {
  const onClose = vi.fn();
  const rendered = render(<UpdateLogModal isAsked onClose={onClose} />);
  return { ...rendered, onClose };
};

test('lists every entry with its day, its title and its text', () => {
  show();
  screen.getByRole('dialog', { name: 'Update Log' });
  expect(screen.getAllByRole('listitem')).toHaveLength(updateEntries.length);
  for (const { title } of updateEntries) screen.getByRole('heading', { name: title });
  expect(screen.getAllByText('November 21, 2026').length).toBeGreaterThan(0);
});

test('entries are newest first, and each day is one', () => {
  const days = updateEntries.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const day of days) expect(Number.isNaN(Date.parse(day))).toBe(false);
});

test('closes at its icon and at the backdrop, and stays away from this browser', async () => {
  const { onClose, unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('heading', { name: 'Update Log' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
  // Another tab, another day.
  sessionStorage.clear();
  const again = show();
  expect(screen.queryByRole('dialog')).toBeNull();
  again.unmount();
});

test('comes again with a new entry, until it is closed again', async () => {
  localStorage.setItem('sets.update-seen', updateEntries[1]!.id);
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays away on this device once it was told to', async () => {
  const { onClose, unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: "Don't show this again" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is not there where nobody asked for it', () => {
  render(<UpdateLogModal isAsked={false} onClose={() => {}} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new account is shown what came after it, and nothing while that is nothing', () => {
  const { date } = updateEntries.at(-1)!;
  localStorage.setItem('sets.registered', date);
  const { unmount } = show();
  const later = updateEntries.filter((each) => each.date > date);
  expect(screen.getAllByRole('listitem')).toHaveLength(later.length);
  unmount();
  localStorage.setItem('sets.registered', updateEntries[0]!.date);
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});
