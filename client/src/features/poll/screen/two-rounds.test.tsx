import {
  kindNamed,
  kindOf,
  type Question,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import { example as number } from '@sets/shared/question/kinds/testing/number.drafts.ts';
import { rightNumber } from '@sets/shared/question/testing/rights.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { TwoRounds } from './two-rounds.tsx';

beforeAll(fillGaps);

/** Choices draw both rounds as one picture. */
const names = questionKindNames.filter(
  (name) => kindNamed(name).isSlide !== true && kindNamed(name).choosing === undefined,
);

const exampleOf = async (name: string): Promise<Question> => {
  const drafts = `../../../../../shared/src/question/kinds/testing/${name}.drafts.ts`;
  return ((await import(drafts)) as { example: Question }).example;
};

const rendered = (question: Question, right?: Parameters<typeof TwoRounds>[0]['right']) => {
  const counts = kindOf(question).counts(question, {});
  const before = { round: 1, answered: 4, counts, hits: 1 };
  const tally = { question: 0, round: 2, answered: 5, counts, hits: 3 };
  render(<TwoRounds {...{ question, tally, before, right }} joined={6} isTimed={false} />);
};

it.each(names)('asks a question of the kind %s once, over two pictures', async (name) => {
  const question = await exampleOf(name);
  rendered(question);
  screen.getByRole('heading', { level: 1, name: question.text });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  for (const round of ['Round 1, 4 answered', 'Round 2, 5 answered']) {
    const part = screen.getByRole('region', { name: round });
    expect(part.querySelector('.screen-question, .pictured-title, .cloud-screen-title')).toBeNull();
  }
  expect(screen.getByText('of 6 answered').parentElement?.textContent).toBe('5 of 6 answered');
});

it('says of each round how many had it right', () => {
  rendered(number, rightNumber(40, 5));
  const saidIn = (name: string) => within(screen.getByRole('region', { name }));
  saidIn('Round 1, 4 answered').getByText(/Correct .*1 of/);
  saidIn('Round 2, 5 answered').getByText(/Correct .*3 of/);
});
