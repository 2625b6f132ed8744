import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../test/render-app.tsx';
import { toast, useToasts } from './toast.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  fillGaps();
  render(<Toasts />);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});

const stack = () => screen.getByLabelText('Messages');
const show = (kind: keyof typeof toast, message: string): void =>
  act(() => void toast[kind](message));
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const spoken = (message: string) =>
  screen.getByText(message).closest('[aria-live]')?.getAttribute('aria-live');

it('an error is said at once, everything else when there is a pause', () => {
  show('error', 'It failed.');
  for (const kind of ['blank', 'success', 'loading', 'custom'] as const) show(kind, kind);
  expect(spoken('It failed.')).toBe('assertive');
  for (const kind of ['blank', 'success', 'loading', 'custom']) expect(spoken(kind)).toBe('polite');
});

it('stays while it is pointed at, or is in with the keyboard', () => {
  show('success', 'Saved');
  fireEvent.pointerEnter(stack());
  pass(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.pointerLeave(stack());
  fireEvent.focusIn(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
  pass(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.focusOut(stack());
  pass(2_000 + 1_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('can be dismissed, and the next is not held up by that', () => {
  show('loading', 'Sending …');
  fireEvent.pointerEnter(stack());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
  pass(1_000);
  expect(screen.queryByText('Sending …')).toBeNull();
  show('success', 'Sent');
  pass(3_000);
  expect(screen.queryByText('Sent')).toBeNull();
});

it('comes in front of a dialog that was opened before', () => {
  const raise = vi.spyOn(stack(), 'showPopover');
  show('blank', 'One');
  expect(raise).not.toHaveBeenCalled();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  show('blank', 'Two');
  expect(raise).toHaveBeenCalledOnce();
  dialog.remove();
});
