import { render, screen } from '@testing-library/react';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, it } from 'vitest';
import { RoundChart } from './round-chart.tsx';

const round = {
  slot: 'q1.r1',
  question: 1,
  round: 1,
  text: 'Water boils at 100 °C.',
  multiple: false,
  openedAt: null,
  closedAt: null,
  answered: 3,
};

it('names an option by its letter, and true and false by themselves', () => {
  const lines = [
    { text: 'True', count: 2, sign: 'tick' as const },
    { text: 'Maybe', count: 1 },
  ];
  render(<RoundChart round={{ ...round, lines }} />);
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['True', 'BMaybe']);
});

it('marks the answer that is right with the word, and no other', () => {
  const lines = [
    { text: 'True', count: 2, sign: 'tick' as const },
    { text: 'False', count: 1, sign: 'cross' as const },
  ];
  render(
    <RoundChart round={{ ...round, lines, right: { lines: [1], of: rightOptions('false') } }} />,
  );
  screen.getByRole('row', { name: /^False Correct 33% 1$/ });
  screen.getByRole('row', { name: /^True 67% 2$/ });
});

it('draws many steps of one scale as columns, and tells those that have answers', () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({
    text: `${at} kg`,
    count: at === 7 ? 3 : 0,
  }));
  render(<RoundChart round={{ ...round, unmarked: true, lines }} />);
  expect(document.querySelectorAll('.chart-steps-columns i')).toHaveLength(30);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  screen.getByRole('row', { name: '7 kg 100% 3' });
});
