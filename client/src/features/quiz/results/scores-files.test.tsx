import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { quizScores, scoredPerson, scoredQuestion } from '../../../../test/quiz-scores.ts';
import { readWorkbook } from '../../../../test/read-workbook.ts';
import { workbookOf } from '../../../core/workbook.ts';
import { personPdf, scoresPdf } from './scores-paper.tsx';
import { sheetsOfScores } from './scores-sheets.ts';

const odd = ['=1+1', '+49 30', '@SUM(A1)', 'نجلاء', '👩🏽‍🚀 Zoë', '\t=2+2', 'a, "b"', '\u202Eegdirb'];
const teams = [
  { team: 1, name: '-Owls', people: 499, points: 0.4, place: 1 },
  { team: 0, name: 'بوم', people: 1, points: 0, place: 2 },
];
/** Five hundred people: the first two have the same points, and nobody else has any. */
const hall = quizScores({
  title: '=Capitals',
  people: Array.from({ length: 500 }, (_, at) =>
    scoredPerson(at + 1, odd[at] ?? `Person ${at}`, at < 2 ? 100 : 0, {
      place: at < 2 ? 1 : 3,
      team: at === 3 ? 0 : 1,
    }),
  ),
  teams,
});

const bookOf = async (scores: QuizScores) => {
  const blob = await workbookOf(sheetsOfScores(scores));
  return readWorkbook(new Uint8Array(await blob.arrayBuffer()));
};

it('the workbook has everybody with what they typed as text, and who has as many points in one place', async () => {
  const { sheets, formulas } = await bookOf(hall);
  expect(formulas).toBe(0);
  expect([...sheets.keys()]).toEqual(['People', 'Teams', 'Questions', 'Options', 'Every answer']);
  const [head, ...people] = sheets.get('People') ?? [];
  expect(head).toEqual(['Place', 'Name', 'Team', 'Points', 'Right', 'Q1']);
  expect(people).toHaveLength(500);
  expect(people.slice(0, odd.length).map(([, name]) => name)).toEqual(odd);
  expect(people.slice(0, 4)).toEqual([
    [1, '=1+1', '-Owls', 100, 1, 'right'],
    [1, '+49 30', '-Owls', 100, 1, 'right'],
    [3, '@SUM(A1)', '-Owls', 0, 0, 'wrong'],
    [3, 'نجلاء', 'بوم', 0, 0, 'wrong'],
  ]);
  expect(sheets.get('Every answer')).toHaveLength(501);
  expect(sheets.get('Every answer')?.[1]).toEqual(['=1+1', 1, 'Rome', 'right', 100, 2]);
});

it('the workbook has the teams with their mean, not rounded to nothing, and who is in them', async () => {
  const { sheets } = await bookOf({ ...hall, people: hall.people.slice(0, 5) });
  const [head, owls, others] = sheets.get('Teams') ?? [];
  expect(head).toEqual(['Place', 'Team', 'People', 'Points per person', 'Who is in it']);
  expect(owls?.slice(0, 4)).toEqual([1, '-Owls', 499, 0.4]);
  expect(owls?.[4]).toBe('=1+1, +49 30, @SUM(A1), 👩🏽‍🚀 Zoë');
  expect(others).toEqual([2, 'بوم', 1, 0, 'نجلاء']);
  expect([...(await bookOf(quizScores())).sheets.keys()]).not.toContain('Teams');
});

it('the workbook has figures as numbers, and an empty cell where nothing can be said', async () => {
  const nobody = { answered: 0, share: null, medianMs: null, discrimination: null };
  const questions = [
    scoredQuestion({ share: 0, upperLower: 0 }),
    scoredQuestion({ ...nobody, position: 2, upperLower: null, options: [], said: [] }),
  ];
  const { sheets } = await bookOf(quizScores({ questions }));
  const [, asked, unasked] = sheets.get('Questions') ?? [];
  expect(asked).toEqual([1, 'Of Italy?', 'Rome', 24, 0, 2.3, -0.2, 0]);
  expect(unasked?.slice(0, 4)).toEqual([2, 'Of Italy?', 'Rome', 0]);
  expect(unasked?.slice(4).every((cell) => cell === null)).toBe(true);
  expect(sheets.get('Options')?.slice(1)).toEqual([
    [1, 'Rome', '✓ right', 12, 2, 6],
    [1, 'Bonn', null, 12, 6, 2],
    [1, 'Bern', null, 0, 0, 0],
  ]);
  // A share of nobody is a share too.
  expect(sheetsOfScores(quizScores({ questions }))[1]?.rows[1]?.[4]).toEqual({ share: 0 });
});

/** What the pages of a PDF are made of. */
const drawn = async (make: (toPdf: Parameters<typeof scoresPdf>[0]) => Promise<Blob>) => {
  const told: { blocks: ReactNode; title: string; footing: string }[] = [];
  await make(async (blocks, about) => {
    told.push({ blocks, ...about });
    return new Blob();
  });
  const [{ blocks, ...about } = { blocks: null, title: '', footing: '' }] = told;
  const { container } = render(blocks);
  const rows = (table: number): (string | null)[] =>
    [...(container.querySelectorAll('table')[table]?.rows ?? [])].map((row) =>
      [...row.cells].map(({ textContent }) => textContent.trim()).join(' | '),
    );
  return { container, rows, about };
};

it('the PDF has the teams with everybody in them, and the first two hundred people', async () => {
  const { container, rows, about } = await drawn((toPdf) => scoresPdf(toPdf, hall));
  expect(about).toEqual({ title: '=Capitals', footing: '=Capitals, 2026-11-27' });
  expect(rows(0)[1]).toBe('1 | -Owls | 499 | 0.4');
  expect(rows(0)[2]).toMatch(/^=1\+1\+49 30/);
  expect(rows(0).slice(3)).toEqual(['2 | بوم | 1 | 0.0', 'نجلاء']);
  expect(container.querySelectorAll('.team-members li')).toHaveLength(500);
  expect(rows(1)).toHaveLength(201);
  expect(rows(1).slice(1, 4)).toEqual([
    '1 | =1+1 | 100 | 1 of 1',
    '1 | +49 30 | 100 | 1 of 1',
    '3 | @SUM(A1) | 0 | 0 of 1',
  ]);
  expect(container.textContent).toContain('The first 200; the tables have everybody.');
  for (const cell of container.querySelectorAll('tbody th, .team-members li')) {
    expect(cell.getAttribute('dir')).toBe('auto');
  }
  expect(rows(2)[1]).toBe('Rome ✓ right | 12 | 25% | 75%');
  const marks = [...container.querySelectorAll('[data-bookmark]')];
  expect(marks.map((block) => block.getAttribute('data-bookmark'))).toEqual([
    'Points of teams',
    'People',
    'Can the sum be trusted?',
    'Q1',
  ]);
});

it('the PDF for one person has their answers and what is right', async () => {
  const { container } = await drawn((toPdf) => personPdf(toPdf, hall, hall.people[3]!));
  const text = container.textContent;
  expect(text).toContain('نجلاء');
  expect(text).toContain('place 3 of 500');
  expect(text).toContain('Answer: Bonn');
  expect(text).toContain('Right: Rome');
});
