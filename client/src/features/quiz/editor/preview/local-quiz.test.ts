import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { expect, it } from 'vitest';
import type { QuizDraft } from '../quiz-draft.ts';
import { type Looked, type Moment, moments, momentsOf, picturesOf } from './local-quiz.ts';

const draft: QuizDraft = buildQuiz({ reading: 5 });
const at = (moment: Moment, place = 0): Looked => ({ at: place, moment, now: 1_000 });
const rome = { choices: ['rome'] };

it('a question goes through its moments as in a room; it is read only where there is time for that', () => {
  const phases = moments.map((moment) => picturesOf(draft, at(moment), null).phone.view.phase);
  expect(phases).toEqual(['reading', 'open', 'closed', 'revealed']);
  const atOnce = { ...draft, reading: 0 };
  expect(momentsOf(atOnce)).toEqual(['open', 'closed', 'revealed']);
  expect(picturesOf(atOnce, at('open'), null).screen.view).toMatchObject({
    phase: 'open',
    current: { text: 'Of Italy?' },
  });
});

it('what is right is told at the end alone, with what an answer came to', () => {
  const told = picturesOf(draft, at('revealed'), rome);
  expect(told.screen.view).toMatchObject({
    right: rightOptions('rome'),
    explanation: 'Since 1871.',
  });
  expect(told.me.last).toEqual({ place: 0, gained: 1_000, outcome: 'right' });
  expect(told.phone.tally).toMatchObject({ answered: 1, hits: 1 });
  expect(JSON.stringify(picturesOf(draft, at('closed'), rome).phone)).not.toContain('1871');
});

it('draws what nothing is right of yet, and what chance may draw', () => {
  const [first, ...others] = draft.items;
  const items = [{ ...first!, right: null, pool: 'p' }, ...others];
  const pools = [{ id: 'p', name: 'Some', picks: 1 }];
  const shown = picturesOf({ ...draft, items, pools }, at('revealed'), rome);
  expect(shown.screen.view).toMatchObject({ position: 1, questions: 4 });
  expect(shown.me.last).toMatchObject({ gained: 0, outcome: 'wrong' });
});
