import { example } from '@sets/shared/question/kinds/testing/ranking.drafts.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { rightOrder } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RankingKey } from './ranking-key.tsx';

const Written = ({ onTold }: { readonly onTold: (right: Right | null) => void }) => {
  const [right, setRight] = useState<Right | null>(null);
  const tell = (next: Right | null): void => {
    setRight(next);
    onTold(next);
  };
  return <RankingKey question={example} right={right} onChange={tell} />;
};

it('the right order is made as answers are, and taken back at once', async () => {
  const onTold = vi.fn();
  render(<Written onTold={onTold} />);
  await userEvent.click(await screen.findByRole('button', { name: /Limits/ }));
  expect(onTold).toHaveBeenLastCalledWith(rightOrder('o2'));
  screen.getByText('Place 2 more');
  await userEvent.click(screen.getByRole('button', { name: /Chain rule/ }));
  expect(onTold).toHaveBeenLastCalledWith(rightOrder('o2', 'o0', 'o1'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the order' }));
  expect(onTold).toHaveBeenLastCalledWith(null);
});
