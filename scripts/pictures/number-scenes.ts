import { number } from '@sets/shared/question/kinds/number.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { numbers } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const phones: readonly Size[] = ['phone', 'small'];
const walls: readonly Size[] = ['projector', 'laptop'];

/** Numbers between 0 and 1, always the same ones. */
const chance = (): (() => number) => {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

const answersTo = (question: number, people: number): unknown[] => {
  const asked = numbers.questions[question];
  const random = chance();
  if (asked?.kind !== 'number') return [];
  return Array.from({ length: people }, () => number.sample(asked, random));
};

const typeWrong = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').fill('1.200,5');
  await page.locator('.number-note[data-wrong=true]').waitFor();
};
const type = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').fill('180');
  await page.getByRole('textbox').blur();
};

const photographRound = async (
  camera: Camera,
  { lecturer }: Product,
  run: PresentedRun,
  name: string,
): Promise<void> => {
  const host = `/tools/polltime/startpoll/${run.pollid}?room=${run.roomId}`;
  const screen = { path: `/screen/${run.code}`, sizes: walls, until: '.number-base' };
  await camera.take({ ...screen, name: `number-screen-${name}` });
  const desk = { path: host, sizes: both, until: '.number-plot', as: lecturer };
  await camera.take({ ...desk, name: `number-host-${name}`, isWhole: true });
};

/** Questions for a number: written, asked, answered by a few and by many. */
export const photographNumbers = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('number-')) return;
  const run = await product.present({ ...numbers, phoneResults: 'closed' });
  const edit = `/tools/polltime/editpoll/${run.pollid}`;
  const editor = { path: edit, sizes: both, until: 'textarea', as: product.lecturer };
  await camera.take({ ...editor, name: 'number-editor', isWhole: true });
  const phone = { path: `/j/${run.code}`, sizes: phones, until: '.number-answer' };
  const shown = { path: `/j/${run.code}`, sizes: phones, until: '.number-figures' };
  await run.people(84);
  await run.command({ type: 'open', question: 1 });
  await run.command({ type: 'hide' });
  await camera.take({ ...phone, name: 'number-phone-empty' });
  await camera.take({ ...phone, name: 'number-phone-wrong', before: typeWrong });
  await camera.take({ ...phone, name: 'number-phone-typed', before: type });
  await run.give(answersTo(1, 2));
  const screen = { path: `/screen/${run.code}`, sizes: walls, until: '.screen-heart' };
  await camera.take({ ...screen, name: 'number-screen-asked' });
  await run.command({ type: 'show' });
  await photographRound(camera, product, run, 'two');
  await run.give(answersTo(1, 80));
  await photographRound(camera, product, run, 'many');
  await run.command({ type: 'close' });
  await camera.take({ ...shown, name: 'number-phone-results' });
  await run.command({ type: 'open', question: 0 });
  await photographRound(camera, product, run, 'none');
  await run.give(answersTo(0, 82));
  await photographRound(camera, product, run, 'halves');
  await run.command({ type: 'close' });
  await run.command({ type: 'open', question: 3 });
  await run.give(answersTo(3, 10));
  await photographRound(camera, product, run, 'wide');
  run.close();
};
