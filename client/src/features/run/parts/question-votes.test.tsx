import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AskedCard } from './asked-card.tsx';

const round = {
  slot: 'votes',
  question: 1,
  round: 1,
  text: 'Your questions',
  multiple: true,
  lists: 'questions' as const,
  openedAt: null,
  closedAt: null,
  answered: 2,
  lines: [
    { text: 'Is it bounded?', count: 2, asked: { answered: true, against: 1 } },
    { text: 'Is it open?', count: 0, asked: { answered: false, against: 0 } },
  ],
};

it('what people asked has votes and what became of it, and nothing of what polls say', () => {
  const asked = { position: 1, text: round.text, multiple: true, rounds: [round] };
  render(<AskedCard asked={asked} joined={3} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Is it bounded?2Answered · 1 against', 'Is it open?0']);
  screen.getByText('2 of 3 voted');
  expect(screen.queryByText(/Several answers|Question 1/)).toBeNull();
});
