import { example } from '@sets/shared/question/kinds/testing/open-text.drafts.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OpenTextKey } from './open-text-key.tsx';

const question = { ...example, entries: 1 };
const Written = ({ onTold }: { readonly onTold: (right: Right | null) => void }) => {
  const [right, setRight] = useState<Right | null>(null);
  const tell = (next: Right | null): void => {
    setRight(next);
    onTold(next);
  };
  return <OpenTextKey question={question} right={right} onChange={tell} />;
};

it('each line that is written is right, with small typos or without; none where nothing is written', async () => {
  const onTold = vi.fn();
  render(<Written onTold={onTold} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Right answers, one on each line');
  await userEvent.type(field, 'Rome{Enter} Roma {Enter}');
  const accepted = ['Rome', 'Roma'];
  expect(onTold).toHaveBeenLastCalledWith({ type: 'texts', accepted, typos: true });
  expect(field.value).toBe('Rome\n Roma \n');
  await userEvent.click(screen.getByRole('switch'));
  expect(onTold).toHaveBeenLastCalledWith({ type: 'texts', accepted, typos: false });
  await userEvent.clear(field);
  expect(onTold).toHaveBeenLastCalledWith(null);
});

it('what is too long is said, and is not right yet', async () => {
  const onTold = vi.fn();
  render(<Written onTold={onTold} />);
  await userEvent.click(screen.getByLabelText(/^Right answers/));
  await userEvent.paste('x'.repeat(101));
  screen.getByText('Each at most 100 characters.');
  expect(onTold).not.toHaveBeenCalled();
});

it('where people give several answers none is right', () => {
  render(<OpenTextKey question={example} right={null} onChange={vi.fn()} />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
