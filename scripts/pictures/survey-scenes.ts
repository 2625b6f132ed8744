import type { Page } from 'playwright-core';
import { type Camera, phoneInRoom, type Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { usualPoll } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];

const askForDate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave open as a survey …' }).click();
  await page.getByRole('dialog').getByLabel('Open until').waitFor();
};

const deskOf = ({ lecturer }: Product, { pollid, roomId }: PresentedRun) => ({
  path: `/tools/polltime/startpoll/${pollid}?room=${roomId}`,
  until: 'h2',
  as: lecturer,
  sizes: both,
});

/** Its desk, the wall and a phone. */
const look = async (
  camera: Camera,
  product: Product,
  run: PresentedRun,
  name: string,
): Promise<void> => {
  await camera.take({ ...deskOf(product, run), name: `${name}-desk`, isWhole: true });
  const screen = { path: `/screen/${run.code}`, until: '.screen-house' };
  await camera.take({ ...screen, name: `${name}-screen`, sizes: ['projector'] });
  const phone = { path: `/j/${run.code}`, until: phoneInRoom, isWhole: true };
  await camera.take({ ...phone, name: `${name}-phone`, sizes: ['phone', 'small'] });
};

/** A poll that is left open: when it closes is asked, it is open, closed, and its results are shown. */
export const photographSurveys = async (camera: Camera, product: Product): Promise<void> => {
  const run = await product.present(usualPoll);
  await camera.take({ ...deskOf(product, run), name: 'survey-date', before: askForDate });
  await run.command({ type: 'survey', until: Date.now() + 7 * 86_400_000 });
  await run.people(43);
  await run.answerAnyhow(38);
  await look(camera, product, run, 'survey-open');
  await camera.take({
    name: 'survey-list',
    path: '/tools/polltime/viewpolls/personal/polls',
    until: '.material-cards',
    as: product.lecturer,
    sizes: both,
  });
  await run.command({ type: 'close' });
  await look(camera, product, run, 'survey-closed');
  await run.command({ type: 'show' });
  await look(camera, product, run, 'survey-shown');
  run.close();
};
