import { trueFalseChoosing } from '@sets/shared/question/kinds/true-false-question.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { RunLine, RunResults } from '@sets/shared/run/run.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { longestPoll, usualPoll } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const list = '/tools/polltime/results';
const one = `${list}/run1`;
const resultsCall = '/api/runs/run1/results';
const courseCall = '/api/runs/run1/course';

const opened = '2026-11-19T10:15:00.000Z';
const closed = '2026-11-19T10:58:00.000Z';

/** So many seconds after it began. */
const after = (seconds: number): string =>
  new Date(Date.parse(opened) + seconds * 1_000).toISOString();

/** A full hall in which much was felt. */
const busy: RunCourse = {
  came: {
    step: 10_000,
    points: Array.from({ length: 100 }, (_, at) => ({
      at: after(at * 10),
      people: Math.round(1_150 * Math.exp(-((at - 16) ** 2) / 60)) + (at % 4),
    })),
  },
  felt: {
    step: 20_000,
    points: Array.from({ length: 125 }, (_, at) => ({
      at: after(at * 20),
      reactions: { ...noReactions, clap: (at % 9) * 40, heart: at % 5, wow: at % 17 },
      lost: Math.max(0, 2_400 - Math.abs(at - 70) * 90),
      here: 12_000,
    })),
  },
};

const optionsOf = (asked: Question | undefined) =>
  asked?.kind === 'choice' ? asked.options : trueFalseChoosing.options;

/** Fifty questions, the first as long as it may be, the second asked twice. */
const overfull: RunResults = {
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: longestPoll.title,
  openedAt: opened,
  endedAt: closed,
  joined: 12_345,
  leftOut: 240,
  rounds: Array.from({ length: 51 }, (_, at) => {
    const asked = longestPoll.questions[at % longestPoll.questions.length];
    const answered = 12_345 - at;
    return {
      slot: `q${at}`,
      question: at < 2 ? at + 1 : at,
      round: at === 2 ? 2 : 1,
      text: asked?.text ?? '',
      multiple: at === 0,
      openedAt: after(at * 50),
      closedAt: after(at * 50 + 30 + (at % 3) * 20),
      answered,
      lines: optionsOf(asked).map(({ text }, index) => ({
        text,
        count: Math.round(answered / (index + 2)),
      })),
    };
  }),
};

const lines: RunLine[] = Array.from({ length: 20 }, (_, at) => ({
  runId: `run${at}`,
  activity: 'poll',
  roomId: `room${Math.floor(at / 3)}`,
  code: at < 6 ? 'BCDFGH' : 'JKMNPQ',
  title: at === 1 ? longestPoll.title : `Cell biology, week ${20 - at}`,
  openedAt: opened,
  endedAt: at === 0 ? null : closed,
  joined: at === 0 || at === 2 ? null : at * 7,
  failure:
    at === 2
      ? { code: 'NEWER_VERSION', msg: 'This was written by a newer version of Sets.' }
      : null,
}));

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const pressLast = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).last().click();
const onPaper = (page: Page): Promise<void> => page.emulateMedia({ media: 'print' });

const twoStepsBeforeEnd = async (page: Page): Promise<void> => {
  for (const key of ['End', ',', ',']) await page.keyboard.press(key);
};

const splitFirst = async (page: Page): Promise<void> => {
  await page.getByLabel('Split by').first().selectOption({ index: 1 });
  await page.locator('.split').waitFor();
};

/** Looking back on runs: the list, the results of one, and both with nothing and too much in them. */
export const photographResults = async (camera: Camera, product: Product): Promise<void> => {
  const { lecturer, student } = product;
  const look = { sizes: both, as: lecturer };
  const calls = '/api/runs?*';
  const shownRow = 'main li';
  await camera.take({ ...look, name: 'results-list-empty', path: list, until: 'h2', as: student });
  const full = { [calls]: { runs: lines, next: 'x' } };
  const listed = { ...look, path: list, until: shownRow, answers: full };
  await camera.take({ ...listed, name: 'results-list' });
  await camera.take({
    ...listed,
    name: 'results-rename',
    alone: true,
    before: press(/^Rename Cell/),
  });
  await camera.take({
    ...listed,
    name: 'results-delete',
    alone: true,
    before: pressLast(/^Delete/),
  });
  const overfilled = { [resultsCall]: overfull, [courseCall]: busy };
  const long = { ...look, path: one, until: 'table', answers: overfilled };
  await camera.take({ ...long, name: 'results-overfull' });
  await camera.take({
    ...long,
    name: 'results-course',
    until: '.course',
    before: (page) => page.locator('.course').evaluate((course) => course.scrollIntoView()),
  });
  const nothing = { [resultsCall]: { ...overfull, title: 'Week 3', joined: 0, rounds: [] } };
  await camera.take({ ...look, name: 'results-nothing', path: one, until: 'h2', answers: nothing });
  const refused = { ...look, path: `${list}/nothing-here`, until: 'h1' };
  await camera.take({ ...refused, name: 'results-failed' });

  const run = await product.present(usualPoll);
  await run.people(87);
  await run.command({ type: 'open', question: 0 });
  await run.answer([9, 41, 12, 5]);
  await run.command({ type: 'close' });
  await run.command({ type: 'again' });
  await run.answer([2, 64, 9, 3]);
  await run.command({ type: 'open', question: 1 });
  await run.answer([30, 8, 12, 20, 1]);
  const real = {
    ...look,
    path: `${list}/${run.runId ?? ''}`,
    until: 'table',
    isWhole: true,
  } as const;
  await camera.take({ ...real, name: 'results-under-way' });
  await camera.take({ ...real, name: 'results-split', alone: true, before: splitFirst });
  await run.command({ type: 'end' });
  await camera.take({ ...real, name: 'results' });
  await camera.take({ ...real, name: 'results-printed', alone: true, before: onPaper });
  const replay = { ...real, path: `${real.path}/replay`, until: 'figure' };
  await camera.take({ ...replay, name: 'results-replay', before: twoStepsBeforeEnd });
  run.close();
};
