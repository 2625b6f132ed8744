import type { WholeRun } from '@sets/shared/run/run-looks.contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbookOfRun } from './make-workbook.ts';

const formula = '=HYPERLINK("https://evil.example", "Click")';
const whole: WholeRun = {
  format: 'sets-run',
  v: 1,
  run: {
    runId: 'run1',
    activity: 'poll',
    definitionId: 'poll1',
    title: formula,
    openedAt: '2026-11-22T10:15:00.000Z',
    endedAt: '2026-11-22T10:58:00.000Z',
    joined: 2,
    leftOut: 0,
    rounds: [
      {
        slot: 'q0.r1',
        question: 1,
        round: 1,
        text: '@SUM(A1)',
        multiple: false,
        openedAt: null,
        closedAt: null,
        answered: 2,
        lines: [
          { text: '+1', count: 2 },
          { text: '-1', count: 0 },
        ],
      },
    ],
  },
  definition: {},
  answers: [
    {
      participant: 1,
      slot: 'q0.r1',
      answer: `${formula}\u0000 & <more>`,
      value: { choices: ['a'] },
      at: '2026-11-22T10:16:00.000Z',
    },
  ],
};
const blobOf = (told: unknown): Blob => new Blob([JSON.stringify(told)]);

it('has a sheet of the run, one for each question and one of all answers; what people wrote is text', async () => {
  const made = await workbookOfRun(blobOf(whole));
  const files = unzipSync(new Uint8Array(await made.arrayBuffer()));
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  const book = texts['xl/workbook.xml'] ?? '';
  expect([...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Overview',
    'Question 1',
    'Every answer',
  ]);
  const all = Object.values(texts).join('\n');
  // Cells that are calculated are the only thing with an `f` in them.
  expect(all).not.toMatch(/<f[ >]/);
  expect(all).toContain('=HYPERLINK(');
  expect(all).toContain('@SUM(A1)');
  expect(all).not.toContain('\u0000');
  const parser = new DOMParser();
  for (const [name, text] of Object.entries(texts)) {
    const read = parser.parseFromString(text, 'application/xml');
    expect(read.querySelector('parsererror'), name).toBeNull();
  }
});

it('is not made of what is no run', async () => {
  await expect(workbookOfRun(blobOf({ ...whole, v: 2 }))).rejects.toThrow();
  await expect(workbookOfRun(blobOf({ ...whole, more: 1 }))).rejects.toThrow();
});
