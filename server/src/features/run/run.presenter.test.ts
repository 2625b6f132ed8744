import { roundResult } from '@sets/shared/run/run.contract.ts';
import { expect, test } from 'vitest';
import type { RoundInWords } from '../../live/history/run-told.ts';
import { presentRound, presentShownRound } from './run.presenter.ts';

const told: RoundInWords = {
  report: {
    slot: 'q0.r1',
    question: 1,
    round: 1,
    text: 'Which?',
    multiple: false,
    lines: [
      { text: 'red', count: 1 },
      { text: 'green', count: 2 },
    ],
    forHosts: [{ name: 'Right', text: '67% (2 of 3): green', value: 67 }],
    right: { lines: [1], of: ['green'] },
  },
  answered: 3,
  openedAt: 0,
  closedAt: 1,
};

test('what is right is told to those who may present a run, and to nobody else', () => {
  expect(roundResult.parse(presentRound(told)).right).toEqual({ lines: [1], of: ['green'] });
  const shown = roundResult.parse(presentShownRound(told));
  expect(shown).not.toHaveProperty('right');
  expect(JSON.stringify(shown)).not.toMatch(/Right/);
});
