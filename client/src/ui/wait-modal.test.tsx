import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fillGaps } from '../../test/render-app.tsx';
import { whileWaiting } from './wait.ts';
import { WaitModal } from './wait-modal.tsx';

beforeEach(() => {
  fillGaps();
  render(<WaitModal />);
});
const modal = () => screen.queryByRole('dialog', { name: 'Please wait.' });

it('is there until everything that is waited for is settled', async () => {
  const one = Promise.withResolvers<string>();
  const other = Promise.withResolvers<string>();
  expect(modal()).toBeNull();
  let waits: Promise<unknown>[] = [];
  act(() => {
    waits = [whileWaiting(one.promise), whileWaiting(other.promise).catch(() => 'failed')];
  });
  expect(modal()).not.toBeNull();
  await act(async () => {
    one.resolve('done');
    expect(await waits[0]).toBe('done');
  });
  expect(modal()).not.toBeNull();
  await act(async () => {
    other.reject(new Error('no'));
    expect(await waits[1]).toBe('failed');
  });
  expect(modal()).toBeNull();
});

it('cannot be closed by the person', async () => {
  const work = Promise.withResolvers<void>();
  let wait: Promise<void> = Promise.resolve();
  act(() => {
    wait = whileWaiting(work.promise);
  });
  const shown = modal() as HTMLDialogElement;
  expect(fireEvent(shown, new Event('cancel', { cancelable: true }))).toBe(false);
  // A browser closes it all the same at the second Escape.
  shown.close();
  fireEvent(shown, new Event('close'));
  expect(shown.open).toBe(true);
  await act(async () => {
    work.resolve();
    await wait;
  });
});
