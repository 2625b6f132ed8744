import { noExtra } from '@sets/shared/material/exchange.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, it } from 'vitest';
import type { Taken } from '../../material/exchange/exchange.ts';
import { checkDraft } from './quiz-draft-check.ts';
import { blankDraft } from './quiz-draft.ts';
import { quizExchange, withTaken } from './quiz-exchange.ts';

const pools = [
  { id: 'p', name: 'Space', picks: 1 },
  { id: 'unused', name: 'Nothing', picks: 1 },
];
const { title: _t, items: _i, ...settings } = { ...blankDraft(), pools, streaks: true };
const truth = (id: string, seconds: number | null) =>
  ({ kind: 'true-false', id, text: `Is it ${id}?`, seconds }) as const;
const taken = (format: Taken<typeof settings>['format']): Taken<typeof settings> => ({
  format,
  settings,
  questions: [
    { ...noExtra, question: truth('a', null), right: rightOptions('true'), points: 2, pool: 'p' },
    { ...noExtra, question: truth('b', 60), explanation: 'It is.' },
  ],
});

it('questions of a file come behind those that are written, with worth, reason and pool', () => {
  const draft = withTaken(blankDraft(), taken('gift'));
  const [first, second] = draft.items;
  expect(draft.items).toHaveLength(2);
  expect(first).toMatchObject({ points: 2, question: { seconds: 30 } });
  expect(draft.pools.map(({ name }) => name)).toEqual(['Space']);
  expect(first?.pool).toBe(draft.pools[0]?.id);
  expect(first?.pool).not.toBe('p');
  expect(second).toMatchObject({ points: 1, explanation: 'It is.', question: { seconds: 60 } });
  expect(checkDraft(draft).faults).toEqual([{ question: 1, lacks: 'right' }]);
});

it('our own format says where there is no limit of time, and how all of it is played', () => {
  const begun = quizExchange.begun(settings);
  expect(begun).toMatchObject({ streaks: true, pools: [] });
  expect(withTaken(begun, taken('json')).items[0]?.question.seconds).toBeNull();
});
