import { expect, test } from 'vitest';
import type { Tally } from '../../live/activity.ts';
import { emptyTally } from '../../live/tally.ts';
import { rightOptions } from '../../question/testing/rights.ts';
import { slotIn } from '../alone/alone.slot.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { slotOf } from '../quiz.deck.ts';
import { buildQuiz, startQuiz } from '../testing/capitals-quiz.ts';
import { neverChosen, type RunOfQuiz } from './never-chosen.ts';

const chose = (counters: Record<string, number>): Tally => ({
  ...emptyTally,
  answered: Object.values(counters).reduce((all, each) => all + each, 0),
  counters,
});
const runOf = (
  counters: Record<string, number>,
  definition: QuizDefinition = buildQuiz(),
  state: Partial<RunOfQuiz['state']> = {},
): RunOfQuiz => ({
  definition,
  state: { ...startQuiz(definition), told: [0], ...state },
  tallies: new Map([[slotOf(0), chose(counters)]]),
});
const reworded = (): QuizDefinition => {
  const [first, ...rest] = buildQuiz().items;
  const options = ['rome', 'bonn', 'bern'].map((id) => ({ id, text: `${id}!` }));
  const question = {
    ...first!.question,
    text: 'Italy’s?',
    options,
  } as QuizDefinition['items'][number]['question'];
  return buildQuiz({ items: [...rest, { ...first!, question }] });
};

test('what nobody chose in any run is told, whatever its text and place became', () => {
  const newer = reworded();
  const later: RunOfQuiz = {
    definition: newer,
    state: { ...startQuiz(newer), told: [3] },
    tallies: new Map([[slotOf(3), chose({ rome: 10, bonn: 1 })]]),
  };
  expect(neverChosen([runOf({ rome: 10 }), later])).toEqual([
    { id: 'i0', text: 'Italy’s?', runs: 2, answered: 21, unchosen: ['bern!'] },
  ]);
});

test('once somebody chose it, it is a distractor; of few people nothing is said', () => {
  expect(neverChosen([runOf({ rome: 30 }), runOf({ rome: 30, bonn: 1, bern: 1 })])).toEqual([]);
  expect(neverChosen([runOf({ rome: 19 })])).toEqual([]);
  expect(neverChosen([])).toEqual([]);
});

test('twenty people are enough, and what is right is no distractor, whoever chose it', () => {
  const unchosen = (...runs: RunOfQuiz[]) => neverChosen(runs).map((each) => each.unchosen);
  expect(unchosen(runOf({ rome: 20 }))).toEqual([['bonn', 'bern']]);
  expect(unchosen(runOf({ rome: 9 }), runOf({ rome: 11 }))).toEqual([['bonn', 'bern']]);
  expect(unchosen(runOf({ bonn: 20 }))).toEqual([['bern']]);
  const right = rightOptions('bern');
  const corrected = { corrected: [{ place: 0, right }] };
  expect(unchosen(runOf({ bonn: 20 }, buildQuiz(), corrected))).toEqual([['rome']]);
});

test('options are told in the order of the newest run, questions in that in which they came', () => {
  const turned = reworded();
  const [, , , last] = turned.items;
  Object.assign(last!.question, {
    options: ['bern', 'rome', 'bonn'].map((id) => ({ id, text: id })),
  });
  const later: RunOfQuiz = {
    definition: turned,
    state: { ...startQuiz(turned), told: [3] },
    tallies: new Map([[slotOf(3), chose({ rome: 1 })]]),
  };
  expect(neverChosen([runOf({ rome: 20 }), later])).toMatchObject([{ unchosen: ['bern', 'bonn'] }]);
  const both = runOf({}, buildQuiz(), { told: [1, 0] });
  const tallies = new Map([0, 1].map((place) => [slotOf(place), chose({ rome: 20 })]));
  expect(neverChosen([{ ...both, tallies }])).toMatchObject([
    { id: 'i1', unchosen: ['bonn'] },
    { id: 'i0', unchosen: ['bonn', 'bern'] },
  ]);
});

test('what counts for nobody, was not told, or came new just now says nothing', () => {
  expect(neverChosen([runOf({ rome: 30 }, buildQuiz(), { voided: [0] })])).toEqual([]);
  expect(neverChosen([runOf({ rome: 30 }, buildQuiz(), { told: [] })])).toEqual([]);
  const newer = reworded();
  const [, , , last] = newer.items;
  Object.assign(last!.question, {
    options: [
      { id: 'rome', text: 'R' },
      { id: 'new', text: 'N' },
    ],
  });
  const few: RunOfQuiz = {
    definition: newer,
    state: { ...startQuiz(newer), told: [3] },
    tallies: new Map([[slotOf(3), chose({ rome: 5 })]]),
  };
  expect(neverChosen([runOf({ rome: 30 }), few])).toEqual([]);
});

test('of a quiz on their own all attempts count', () => {
  const choices = { until: 9, attempts: 2, feedback: 'end', counts: 'best' } as const;
  const alone = { chosenAt: 0, since: 0, shutAt: null, ...choices };
  const run = runOf({}, buildQuiz(), { alone });
  const tallies = new Map([
    [slotIn(1, 0), chose({ rome: 20 })],
    [slotIn(2, 0), chose({ bonn: 1 })],
  ]);
  expect(neverChosen([{ ...run, tallies }])).toMatchObject([{ answered: 21, unchosen: ['bern'] }]);
});
