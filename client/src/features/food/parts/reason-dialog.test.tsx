import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Send = ComponentProps<typeof ReasonDialog>['onSend'];

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

it('sends the same again under the same name, and anything else under another one', async () => {
  const onSend = vi.fn<Send>(async () => ({ code: 'UNAVAILABLE', msg: 'Away.' }));
  const props = { words, onSend, onClose: vi.fn<() => void>() };
  const { rerender } = render(<ReasonDialog {...props} choice={[0]} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: words.yes }));
  await press();
  rerender(<ReasonDialog {...props} choice={[0]} />);
  await press();
  rerender(<ReasonDialog {...props} choice={[0, 1]} />);
  await press();
  await userEvent.type(screen.getByRole('textbox', { name: words.reason }), 'Cold.');
  await press();
  await press();
  const [first, again, more, why, whyAgain] = onSend.mock.calls.map(([, attempt]) => attempt);
  expect(again).toBe(first);
  expect(whyAgain).toBe(why);
  expect(new Set([first, more, why]).size).toBe(3);
});

it('sends once what is pressed twice', async () => {
  const onSend = vi.fn<Send>(() => new Promise(() => {}));
  render(<ReasonDialog words={words} onSend={onSend} onClose={() => {}} />);
  await userEvent.dblClick(screen.getByRole('button', { name: words.yes }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('is red where something happens at once, and not where somebody else decides', () => {
  const props = { words, onSend: send(), onClose: vi.fn<() => void>() };
  const { rerender } = render(<ReasonDialog {...props} />);
  expect(lookOf('Cancel it')).toBe(buttonClass('danger'));
  rerender(<ReasonDialog {...props} isAsking />);
  expect(lookOf('Cancel it')).toBe(buttonClass('primary'));
});
