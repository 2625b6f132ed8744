import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../test/render-app.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

beforeEach(fillGaps);

/** A click that comes so many ms after the dialog was drawn. */
const clickAfter = (ms: number): MouseEvent => {
  const click = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + ms });
  return click;
};

it('closes by a click beside it, and not by the second one of the double click that has opened it', () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog title="Times" onClose={close} closesOnBackdrop>
      <p>From eight to three</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  dialog.dispatchEvent(clickAfter(200));
  expect(close).not.toHaveBeenCalled();
  screen.getByText('From eight to three').dispatchEvent(clickAfter(2_000));
  expect(close).not.toHaveBeenCalled();
  dialog.dispatchEvent(clickAfter(2_000));
  expect(close).toHaveBeenCalledTimes(1);
});

const asked = (isDanger: boolean) =>
  render(
    <ConfirmDialog
      title="Remove it?"
      yes="Remove"
      isDanger={isDanger}
      onYes={() => {}}
      onCancel={() => {}}
    />,
  );

it('what cannot be taken back is not what the next key presses', () => {
  const { unmount } = asked(true);
  expect(document.activeElement?.textContent).toBe('Cancel');
  unmount();
  asked(false);
  expect(document.activeElement?.textContent).toBe('Remove');
});

it('a key that is held since it has opened the dialog presses nothing, and one that is pressed anew does', () => {
  asked(false);
  const yes = screen.getByRole('button', { name: 'Remove' });
  const isTaken = (given: { key: string; repeat: boolean }): boolean => {
    const press = createEvent.keyDown(yes, given);
    fireEvent(yes, press);
    return press.defaultPrevented;
  };
  expect(isTaken({ key: 'Enter', repeat: true })).toBe(true);
  expect(isTaken({ key: 'Enter', repeat: false })).toBe(false);
  expect(isTaken({ key: 'Tab', repeat: true })).toBe(false);
});
