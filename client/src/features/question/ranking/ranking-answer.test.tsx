import { example } from '@sets/shared/question/kinds/testing/ranking.drafts.ts';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from './ranking-answer.tsx';

it('what has no place yet stands in the order that a phone has, with the marks of the question', () => {
  const { Answer } = answer;
  const given = { question: example, enabled: true, closed: false, counts: null, answered: 0 };
  const own = { labelledBy: 'asked', order: ['o2', 'o0', 'o1'], onChange: vi.fn() };
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { rerender } = render(<Answer {...given} {...own} value={null} />);
  expect(shown()).toEqual(['C Limits', 'A Chain rule', 'B Taylor series']);
  rerender(<Answer {...given} {...own} value={{ order: ['o1'] }} />);
  expect(shown().slice(1)).toEqual(['C Limits', 'A Chain rule']);
});
