import type { RoundResult, RunResults } from '@sets/shared/run/run.contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Compared } from './compared.tsx';

const round = (mean: number, ...lines: RoundResult['lines']): RoundResult => ({
  slot: 'q0.r1',
  question: 1,
  round: 1,
  asks: 'pace',
  text: 'How fast is it?',
  multiple: false,
  openedAt: null,
  closedAt: null,
  answered: 4,
  lines,
  figures: [
    { name: 'Mean', text: mean.toFixed(1), value: mean },
    { name: 'Ratings', text: '4' },
  ],
});
const run = (runId: string, told: RoundResult): RunResults => ({
  runId,
  activity: 'poll',
  definitionId: 'poll1',
  title: 'Week 5',
  openedAt: '2026-11-20T08:00:00.000Z',
  endedAt: '2026-11-20T09:00:00.000Z',
  joined: 5,
  leftOut: 0,
  rounds: [told],
});
const show = (one: RoundResult, other: RoundResult): void => {
  render(
    <Compared one={run('run1', one)} other={run('run2', other)} names={['Monday', 'Friday']} />,
  );
};

it('means stand side by side with how far they moved, and each answer below them', () => {
  show(round(2.25, { text: '2', count: 4 }), round(3.5, { text: '4', count: 4 }));
  screen.getByRole('row', { name: 'Mean 2.3 3.5 +1.2' });
  screen.getByRole('row', { name: 'Ratings 4 4' });
  screen.getByText('Answer by answer');
  expect(document.querySelector('details')?.querySelector('table')).not.toBeNull();
});

it('how far a mean moved is read as the means are, and one point is a point', () => {
  show(round(3), round(4));
  screen.getByRole('row', { name: 'Mean 3.0 4.0 +1.0' });
  const said = (yes: number): RoundResult => {
    const { figures: _none, ...told } = round(0);
    return { ...told, answered: 100, lines: [{ text: 'Yes', count: yes }] };
  };
  show(said(40), said(41));
  screen.getByRole('row', { name: 'Yes 40% 41% +1 point' });
});

it('a round of which too few answered says so, and nothing is between them', () => {
  const few = {
    ...round(0),
    withheld: true as const,
    figures: [{ name: 'Not shown', text: 'Fewer than 5 answers' }],
  };
  show(few, few);
  screen.getByRole('row', { name: 'Not shown Fewer than 5 answers Fewer than 5 answers' });
  expect(document.querySelector('details')).toBeNull();
});

it('of own words the most frequent stand there, and how many more there are', () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({ text: `Text ${at}`, count: 1 }));
  const told = {
    ...round(2, ...lines, { text: 'Said by all', count: 4 }),
    lists: 'texts' as const,
  };
  show(told, { ...told, lines: [] });
  const rows = document.querySelectorAll('.compare-table tbody tr th');
  const texts = [...rows].map(({ textContent }) => textContent);
  expect(texts).toContain('Said by all');
  expect(texts.filter((text) => text?.startsWith('Text'))).toHaveLength(19);
  screen.getByText(/^and 11 more/);
});
