import { kindNamed } from '@sets/shared/question/question-kinds.ts';
import type { NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { rightNumber } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberKey } from './number-key.tsx';

const question = kindNamed('number').blank(() => 'q1') as NumberQuestion;
const Written = ({ onTold }: { readonly onTold: (right: Right | null) => void }) => {
  const [right, setRight] = useState<Right | null>(null);
  const tell = (next: Right | null): void => {
    onTold(next);
    setRight(next);
  };
  return <NumberKey {...{ question, right }} onChange={tell} />;
};

it('a number is right, alone or with what is near it; an empty field says that none is', async () => {
  const onTold = vi.fn();
  render(<Written onTold={onTold} />);
  const number = screen.getByLabelText('The right number');
  await userEvent.type(number, '27');
  expect(onTold).toHaveBeenLastCalledWith(rightNumber(27));
  const within = screen.getByLabelText(/off by at most/);
  await userEvent.clear(within);
  await userEvent.type(within, '2');
  expect(onTold).toHaveBeenLastCalledWith(rightNumber(27, 2));
  await userEvent.clear(number);
  expect(onTold).toHaveBeenLastCalledWith(null);
  expect(screen.queryByLabelText(/off by at most/)).toBeNull();
});

it('says where nobody can give it', async () => {
  render(<Written onTold={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('The right number'), '270');
  expect(screen.getByText(/Nobody can give it/)).not.toBeNull();
});
