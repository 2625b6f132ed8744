import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../test/render-app.tsx';
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
