import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PeopleTable } from './people-table.tsx';
import { QuestionCard } from './question-card.tsx';
import { SheetAnswers } from './sheet-answers.tsx';

const question: QuizScores['questions'][number] = {
  position: 1,
  text: 'Of Italy?',
  explanation: 'Since 1871.',
  right: ['Rome'],
  corrected: false,
  voided: false,
  counts: true,
  most: 1_000,
  answered: 24,
  hits: 12,
  partly: 0,
  share: 0.5,
  medianMs: 2_300,
  discrimination: -0.2,
  upperLower: -0.3,
  notes: ['key', 'backwards', 'unchosen'],
  isChosen: true,
  options: [
    { text: 'Rome', right: true, count: 12, upper: 2, lower: 6 },
    { text: 'Bonn', right: false, count: 12, upper: 6, lower: 2 },
    { text: 'Bern', right: false, count: 0, upper: 0, lower: 0 },
  ],
  said: ['Rome', 'Bonn'],
};
const person = (number: number, name: string, points: number, made: string, said: number) => ({
  number,
  name,
  points,
  place: number,
  credit: points / 1_000,
  made,
  team: null,
  won: [points],
  took: [2_000],
  said: [said],
});
const scores: QuizScores = {
  runId: 'run1',
  title: 'Capitals',
  openedAt: '2026-11-27T10:00:00.000Z',
  endedAt: null,
  named: true,
  most: 1_000,
  counted: 1,
  questions: [question],
  people: [person(1, 'Grace', 900, 'r', 0), person(2, 'ada', 0, 'w', 1), person(3, '', 0, 'w', 1)],
  reliability: null,
  thirds: { upper: 8, lower: 8 },
  lrs: null,
  alone: null,
  teams: null,
};
const toPdf = async () => new Blob();

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('people are sorted by what is pressed, both ways', () => {
  render(<PeopleTable scores={scores} toPdf={toPdf} />);
  expect(names()).toEqual(['Grace', 'ada', 'Without a name']);
  fireEvent.click(screen.getByRole('button', { name: 'Sort by name' }));
  expect(names()).toEqual(['Without a name', 'ada', 'Grace']);
  fireEvent.click(screen.getByRole('button', { name: 'Sort by points' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sort by points' }));
  expect(names()).toEqual(['ada', 'Without a name', 'Grace']);
  fireEvent.click(screen.getByRole('button', { name: /^Q1, sort by/ }));
  expect(names()[0]).toBe('Grace');
});

it('a sheet of somebody has their answers, and what is right where they are not', () => {
  render(<SheetAnswers scores={scores} person={scores.people[1]!} />);
  screen.getByText('Bonn');
  screen.getByText('Rome');
  screen.getByText('0 points, place 2 of 3', { exact: false });
});

it('a question says what to look at: the key, who answered it better, what nobody chose', () => {
  render(<QuestionCard question={question} thirds={scores.thirds} />);
  screen.getByText(/^Look at the key/);
  screen.getByText(/^Those who did worse/);
  screen.getByText(/^Nobody chose “Bern”/);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toBe('Rome ✓ right1225%75%');
});
