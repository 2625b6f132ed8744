import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { usualPoll } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const walls: readonly Size[] = ['projector', 'laptop'];
const students = 100;

const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click();
  await page.getByRole('dialog').getByText('300').waitFor();
};

/** The desk and the wall. */
const look = async (
  camera: Camera,
  { lecturer }: Product,
  { pollid, roomId, code }: PresentedRun,
  name: string,
): Promise<void> => {
  const desk = `/tools/polltime/rehearse/${pollid}?room=${roomId}`;
  await camera.take({
    name: `rehearsal-${name}-desk`,
    path: desk,
    until: 'h2',
    as: lecturer,
    sizes: both,
  });
  const wall = { path: `/screen/${code}`, until: '.screen-rehearsal', sizes: walls };
  await camera.take({ ...wall, name: `rehearsal-${name}-screen` });
};

/** A poll that is rehearsed: the way in, while students come, while and after they answer, and its end. */
export const photographRehearsals = async (camera: Camera, product: Product): Promise<void> => {
  const run = await product.rehearse(usualPoll, students);
  await camera.take({
    name: 'rehearsal-ask',
    path: `/tools/polltime/editpoll/${run.pollid}`,
    until: 'header[aria-label]',
    before: ask,
    as: product.lecturer,
    sizes: both,
  });
  await run.simulated(students);
  await look(camera, product, run, 'lobby');
  await run.command({ type: 'open' });
  await look(camera, product, run, 'open');
  await run.command({ type: 'close' });
  await run.command({ type: 'show' });
  await look(camera, product, run, 'shown');
  await run.command({ type: 'end' });
  await look(camera, product, run, 'ended');
  run.close();
};
