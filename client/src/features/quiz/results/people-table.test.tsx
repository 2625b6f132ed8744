import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quizScores, scoredPerson, scoredQuestion } from '../../../../test/quiz-scores.ts';
import { PeopleTable } from './people-table.tsx';
import { QuestionCard } from './question-card.tsx';
import { SheetAnswers } from './sheet-answers.tsx';

const question = scoredQuestion();
const scores = quizScores({
  people: [scoredPerson(1, 'Grace', 900), scoredPerson(2, 'ada', 0), scoredPerson(3, '', 0)],
});
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

it('a count of a full hall is shown whole', () => {
  const options = [{ text: 'Rome', right: true, count: 1_234, upper: null, lower: null }];
  render(<QuestionCard question={scoredQuestion({ answered: 1_500, options })} thirds={null} />);
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toBe('Rome ✓ right1,234');
});
