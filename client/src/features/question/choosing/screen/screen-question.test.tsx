import { render, screen, waitFor } from '@testing-library/react';
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

/** How the formulas of the answers are set, of as many answers. */
const formulasOf = async (count: number): Promise<string[]> => {
  const options = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    text: `$\\frac{1}{${index}}$`,
  }));
  const { unmount } = render(<ScreenQuestion {...asked} options={options} counts={null} />);
  await waitFor(() => expect(document.querySelectorAll('annotation')).toHaveLength(count));
  const set = [...document.querySelectorAll('annotation')].map(({ textContent }) => textContent);
  unmount();
  return set;
};

it('sets formulas large, and as those of a line where many answers leave no room', async () => {
  expect(await formulasOf(6)).toEqual(expect.arrayContaining(['\\displaystyle \\frac{1}{0}']));
  expect((await formulasOf(7)).join()).not.toContain('displaystyle');
});
