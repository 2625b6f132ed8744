import { expect, it } from 'vitest';
import { choicesOf, namesOf } from './names-of.ts';

const run = (runId: string, seconds: string, title = 'Week 5') => ({
  runId,
  title,
  openedAt: `2026-11-20T08:00:${seconds}.000Z`,
});

it('two runs of one minute with one title are told apart by their seconds', () => {
  const names = namesOf(run('run1', '07'), run('run2', '41'));
  expect(names[0]).toContain('07');
  expect(names[1]).toContain('41');
  expect(namesOf(run('run1', '07'), run('run2', '41', 'Week 6'))[1]).toContain('Week 6');
});

it('no two choices are called the same', () => {
  const choices = choicesOf([run('run1', '07'), run('run2', '41'), run('run3', '50', 'Week 6')]);
  expect(new Set(choices.map(({ text }) => text)).size).toBe(3);
  expect(choices[2]?.text).not.toContain('50');
});
