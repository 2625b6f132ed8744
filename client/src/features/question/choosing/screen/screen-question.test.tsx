import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../../../test/render-app.tsx';
import { ScreenQuestion } from './screen-question.tsx';

beforeAll(fillGaps);

const standing = { round: '0 1', phase: 'closed', joined: 10, left: null, of: null } as const;
const asked = {
  text: 'Which?',
  options: ['One', 'Two', 'Three'].map((text) => ({ id: text, text })),
  answered: 9,
  standing,
};
const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

it('rings what is right and says so, and then nothing leads', () => {
  const counts = { One: 2, Two: 6, Three: 1 };
  const { rerender } = render(<ScreenQuestion {...asked} counts={counts} />);
  expect(rowOf(/Two 67% 6$/).dataset.lead).toBe('true');
  rerender(<ScreenQuestion {...asked} counts={counts} correct={['One']} />);
  const right = rowOf(/One ?Correct 22% 2$/);
  expect(right.dataset.correct).toBe('true');
  expect(rowOf(/Two 67% 6$/).dataset).toMatchObject({ correct: 'false', lead: 'false' });
});

it('sets nothing off on a tie, and shows who got nothing as a figure alone', () => {
  render(<ScreenQuestion {...asked} answered={4} counts={{ One: 2, Two: 2, Three: 0 }} />);
  expect(document.querySelector('tr[data-lead="true"]')).toBeNull();
  expect(rowOf(/Three 0% 0$/).dataset.empty).toBe('true');
});

it('says what most of them chose, as one sentence', async () => {
  render(<ScreenQuestion {...asked} counts={{ One: 2, Two: 6, Three: 1 }} />);
  await screen.findByText('Two: 67%, 6 of 9');
});
