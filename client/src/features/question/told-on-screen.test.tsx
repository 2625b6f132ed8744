import type { Question, QuestionCounts } from '@sets/shared/question/question-kinds.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { example as openText } from '@sets/shared/question/kinds/testing/open-text.drafts.ts';
import { example as pin } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { example as ranking } from '@sets/shared/question/kinds/testing/ranking.drafts.ts';
import { moveBy } from '@sets/shared/live/tally.ts';
import { rightOrder } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../test/render-app.tsx';
import { screenParts } from './kind-parts.ts';

beforeAll(fillGaps);

const standing = { round: 'r', phase: 'closed', joined: 3, left: null, of: null } as const;

/** The wall after these answers, with what is right as it is told; null until then. */
const onScreen = (question: Question, answers: readonly unknown[], right: Right | null) => {
  const kind = kindOf(question);
  const sum = new Map<string, number>();
  for (const answer of answers) moveBy(sum, kind.contribution(question, answer as never), 1);
  const counts: QuestionCounts = kind.counts(question, Object.fromEntries(sum));
  const { Screen } = screenParts(question);
  const { answered, hits } = { answered: answers.length, hits: 1 };
  return render(<Screen {...{ question, counts, answered, standing, right, hits }} />);
};

it('a ranking stands in the right order once that is told, each with its place, and how many had it', () => {
  const answers = [{ order: ['o0', 'o1', 'o2'] }, { order: ['o0', 'o2', 'o1'] }];
  const rows = () => screen.getAllByRole('row').slice(1);
  const { unmount } = onScreen(ranking, answers, null);
  expect(screen.queryByText(/✓/)).toBeNull();
  unmount();
  onScreen(ranking, answers, rightOrder('o2', 'o0', 'o1'));
  expect(rows().map((row) => row.style.getPropertyValue('--at'))).toEqual(['1', '2', '0']);
  expect(rows().map(({ lastElementChild: last }) => last?.textContent)).toEqual([
    '✓ 2nd',
    '✓ 3rd',
    '✓ 1st',
  ]);
  screen.getByText('✓ Correct: 1 of 2');
});

it('the areas in which pins are right are drawn on the picture once they are told', () => {
  const box = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
  const areas = (['oval', 'rectangle'] as const).map((shape) => Object.assign({ shape }, box));
  const answers = [
    { x: 16, y: 16 },
    { x: 0, y: 0 },
    { x: 31, y: 31 },
  ];
  const { container, unmount } = onScreen(pin, answers, null);
  expect(container.querySelector('.pin-areas')).toBeNull();
  unmount();
  const told = onScreen(pin, answers, { type: 'area', areas });
  expect(told.container.querySelectorAll('.pin-areas ellipse, .pin-areas rect')).toHaveLength(4);
  screen.getByText('✓ Correct: 1 of 3');
});

it('cards that say what is right are marked, with what it is, and how many had it', () => {
  const answers = ['Sodium', 'sodum', 'Lead'].map((text) => ({ texts: [text] }));
  const right: Right = { type: 'texts', accepted: ['Sodium', 'Natrium'], typos: true };
  const { container } = onScreen({ ...openText, entries: 1 }, answers, right);
  const marked = container.querySelectorAll('[data-right=true]');
  expect(Array.from(marked, ({ textContent }) => textContent).toSorted()).toEqual([
    'Sodium',
    'sodum',
  ]);
  screen.getByText('✓ Correct: Sodium / Natrium · 1 of 3');
});
