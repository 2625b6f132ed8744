import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { expect, it } from 'vitest';
import { questionsOf } from '../questions-of.ts';
import { firstUngrouped, splitChoices } from './split-choices.ts';

const round = (question: number, change: Partial<RoundResult> = {}): RoundResult => ({
  slot: `q${question - 1}.r${change.round ?? 1}`,
  question,
  round: 1,
  groups: true,
  text: `Question ${question}`,
  multiple: false,
  openedAt: null,
  closedAt: null,
  answered: 4,
  lines: [],
  ...change,
});

it('are all other rounds that make groups, also earlier ones of the same question', () => {
  const all = [round(1), round(1, { round: 2 }), round(2), round(3)];
  delete (all[3] as { groups?: true }).groups;
  const own = { rounds: all.slice(0, 2) };
  expect(splitChoices(own, all)).toEqual([
    { slot: 'q0.r1', text: '1. Question 1 (round 1)' },
    { slot: 'q1.r1', text: '2. Question 2' },
  ]);
});

it('are none where nobody answered', () => {
  const silent = round(1, { answered: 0 });
  expect(splitChoices({ rounds: [silent] }, [silent, round(2)])).toEqual([]);
  expect(splitChoices({ rounds: [round(2)] }, [silent, round(2)])).toEqual([]);
});

it('says once, and of other questions alone, that nothing is split by them', () => {
  const { groups: _groups, ...number } = round(2);
  const saying = (...all: RoundResult[]) => firstUngrouped(questionsOf(all), all);
  expect(saying(round(1), number, round(3))).toBe(1);
  // Of the second one there is nothing else to say than of itself.
  expect(saying({ ...round(1), answered: 0 }, number, round(3), round(4))).toBe(3);
  expect(saying(round(1), round(3))).toBeNull();
  expect(saying(round(1), { ...number, lists: 'questions' }, round(3))).toBeNull();
  expect(saying(round(1), { ...number, answered: 0 }, round(3))).toBeNull();
});

it('are read without the signs that set formulas: a list to choose from can set none', () => {
  const all = [round(1), round(2, { text: 'Is $x^2 \\ge 0$?' })];
  expect(splitChoices({ rounds: all.slice(0, 1) }, all)).toEqual([
    { slot: 'q1.r1', text: '2. Is x² ≥ 0?' },
  ]);
});
