import type { WholeRun } from '@sets/shared/run/run-looks.contract.ts';
import { expect, it } from 'vitest';
import { sheetsOf } from './sheets.ts';

const whole: WholeRun = {
  format: 'sets-run',
  v: 1,
  run: {
    runId: 'run1',
    activity: 'poll',
    definitionId: 'poll1',
    title: 'Budget',
    openedAt: '2026-11-22T10:15:00.000Z',
    endedAt: null,
    joined: 2,
    leftOut: 0,
    rounds: [
      {
        slot: 'q0.r1',
        question: 1,
        round: 1,
        text: 'What is worth it?',
        multiple: true,
        unit: 'points',
        openedAt: null,
        closedAt: null,
        answered: 2,
        lines: [
          { text: 'Books', count: 150 },
          { text: 'Coffee', count: 50 },
        ],
        figures: [
          { name: 'Mean of Books', text: '75.0', value: 75 },
          { name: 'Spread', text: 'wide' },
        ],
      },
    ],
  },
  definition: {},
  answers: [],
};

it('calls points what they are, and has a row for each figure', () => {
  const sheet = sheetsOf(whole).find(({ name }) => name === 'Question 1');
  expect(sheet?.rows).toEqual([
    ['Round', 'What is worth it?', 'Points', 'Share', 'Figure', 'Answered'],
    [1, 'Books', 150, { share: 0.75 }, null, 2],
    [1, 'Coffee', 50, { share: 0.25 }, null, 2],
    [1, 'Mean of Books', null, null, 75, 2],
    [1, 'Spread', null, null, 'wide', 2],
  ]);
});

it('has a row for each time in which something happened, and no number of too few who were lost', () => {
  const reactions = { clap: 3, heart: 0, laugh: 0, up: 0, wow: 1 };
  const at = ['2026-11-22T10:15:00.000Z', '2026-11-22T10:16:00.000Z'] as const;
  const course: WholeRun['course'] = {
    came: { step: 10_000, points: [{ at: at[0], people: 4 }] },
    felt: { step: 10_000, points: [{ at: at[1], reactions, lost: 'few', here: 4 }] },
  };
  const sheet = sheetsOf({ ...whole, course }).find(({ name }) => name === 'Over time');
  expect(sheet?.rows.slice(1)).toEqual([
    [new Date(at[0]), 4, null, null, null, null, null, null, null],
    [new Date(at[1]), 0, 'some', 4, 3, 0, 0, 0, 1],
  ]);
  expect(sheet?.rows[0]).toHaveLength(9);
  expect(sheetsOf(whole).some(({ name }) => name === 'Over time')).toBe(false);
});
