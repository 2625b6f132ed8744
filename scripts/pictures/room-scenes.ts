import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { trueOrFalse, usualPoll } from './sample-polls.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const hostPath = (pollid: string, room = ''): string =>
  `/tools/polltime/startpoll/${pollid}${room === '' ? '' : `?room=${room}`}`;

/** A hall that comes in as halls do, after others who came all at once. */
const twoPaces = async (run: PresentedRun): Promise<void> => {
  await run.people(60);
  // After such a pause the next who come are another group.
  await setTimeout(2_500);
  for (let count = 0; count < 14; count += 1) {
    await run.people(1);
    await setTimeout(150);
  }
};

const openJoins = async (page: Page): Promise<void> => {
  await page.getByText('How people came into this room').click();
  await page.getByText('Whoever comes in over one network').waitFor();
};

/** Somebody has scrolled down to see how the room is when the connection goes. */
const loseConnection = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 700);
  await page.context().setOffline(true);
  await page.getByText('No connection to the server').waitFor({ timeout: 60_000 });
};

const another = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Another poll' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};

const presentAgain = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Present it again' }).click();
  await page.getByRole('link', { name: 'Go to it' }).waitFor();
};

/** What is set aside, who came in together, what is in another room, and a room with nothing on. */
export const photographRooms = async (camera: Camera, product: Product): Promise<void> => {
  const look = { sizes: both, as: product.lecturer };
  const run = await product.present(usualPoll);
  await twoPaces(run);
  const first = run.runId ?? '';
  const host = hostPath(run.pollid, run.roomId);
  await run.command({ type: 'open', question: 0 });
  const open = { ...look, path: host, until: 'footer', isWhole: true } as const;
  await camera.take({ ...open, name: 'room-joins', before: openJoins });
  await camera.take({ ...open, isWhole: false, name: 'room-offline', before: loseConnection });

  const next = await product.addPoll(trueOrFalse);
  await run.putOn(next);
  const aside = { ...look, path: hostPath(run.pollid), until: 'h1' };
  await camera.take({ ...aside, name: 'room-set-aside' });
  await camera.take({ ...look, name: 'room-list', path: '/', until: 'main li' });

  await run.putOn(run.pollid);
  await run.command({ type: 'end' });
  const ended = { ...look, path: host, until: 'h2', isWhole: true } as const;
  await camera.take({ ...ended, name: 'room-ended' });
  await camera.take({ ...ended, name: 'room-another', before: another });
  await run.leaveOutFirst();
  await camera.take({ ...ended, name: 'room-ended-left-out', before: openJoins });
  const results = `/tools/polltime/results/${first}`;
  await camera.take({ ...look, name: 'room-results-left-out', path: results, until: 'table' });

  const other = await product.presentIn(run.pollid);
  await camera.take({ ...ended, name: 'room-elsewhere', before: presentAgain });
  other.close();

  // What has only just ended is not deleted yet.
  await setTimeout(5_000);
  await product.removeRun(first);
  await camera.take({ ...ended, name: 'room-nothing-on' });
  const projector: readonly Size[] = ['projector', 'laptop'];
  const screen = { path: `/screen/${run.code}`, until: '.screen', sizes: projector };
  await camera.take({ ...screen, name: 'room-nothing-screen' });
  const phone = { path: `/j/${run.code}`, until: 'h1', sizes: ['phone'] as const };
  await camera.take({ ...phone, name: 'room-nothing-phone' });
  run.close();
};
