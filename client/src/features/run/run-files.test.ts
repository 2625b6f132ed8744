import { expect, it } from 'vitest';
import { fileNameOf } from './run-files.ts';

const run = (title: string) => ({ title, openedAt: new Date(2026, 10, 22, 9, 5).toISOString() });

it.each([
  ['Week 5', 'Week 5, 2026-11-22 09-05, summary.csv'],
  ['  a/b\\c:d*e?f"g<h>i|j\n..', 'a b c d e f g h i j, 2026-11-22 09-05, summary.csv'],
  ['الأسبوع الثالث', 'الأسبوع الثالث, 2026-11-22 09-05, summary.csv'],
])('%j is a file that every disk takes', (title, name) => {
  expect(fileNameOf('Summary.csv', run(title))).toBe(name);
});

it('is not too long, and cuts no letter in two', () => {
  const name = fileNameOf('Every answer.csv', run('😀'.repeat(120)));
  expect(name).toBe(`${'😀'.repeat(60)}, 2026-11-22 09-05, every answer.csv`);
});
