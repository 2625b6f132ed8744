import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

beforeEach(fillGaps);

const words = { title: 'Cancel this order?', text: 'At once.', reason: 'Why', yes: 'Cancel it' };
const send = () => vi.fn<() => Promise<null>>();
const lookOf = (name: string): string => screen.getByRole('button', { name }).className;

it('has a way out that cannot be taken for what it asks', async () => {
  const props = { onSend: send(), onClose: vi.fn<() => void>() };
  const { rerender } = render(<ReasonDialog words={words} {...props} />);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(props.onClose).toHaveBeenCalledTimes(1);
  rerender(<ReasonDialog words={{ ...words, no: 'Keep the order' }} {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep the order' }));
  expect(props.onClose).toHaveBeenCalledTimes(2);
  expect(props.onSend).not.toHaveBeenCalled();
});

it('is red where something happens at once, and not where somebody else decides', () => {
  const props = { words, onSend: send(), onClose: vi.fn<() => void>() };
  const { rerender } = render(<ReasonDialog {...props} />);
  expect(lookOf('Cancel it')).toBe(buttonClass('danger'));
  rerender(<ReasonDialog {...props} isAsking />);
  expect(lookOf('Cancel it')).toBe(buttonClass('primary'));
});
