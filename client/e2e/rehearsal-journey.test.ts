import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildPoll } from '../../server/test/live-stage.ts';
import { axeFaults } from './axe.ts';
import { patience } from './browser-stage.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { logIn, press, says } from './shell-acts.ts';

/* From the editor into a rehearsal, to its wall, and back: the poll was never presented. */

let stage: ModeratorStage;
let page: Page;
let wall: Page;
let pollid: string;

beforeAll(async () => {
  stage = await openModeratorStage();
  page = await stage.page(await stage.context());
  wall = await stage.page(await stage.context());
  pollid = await stage.addPoll(buildPoll({ title: 'Tuesday' }));
  await logIn(page, stage.url);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('a lecturer rehearses a poll with simulated students, and no run of it is left', async () => {
  await page.goto(`${stage.url}/tools/polltime/editpoll/${pollid}`);
  await press(page, 'Rehearse');
  await page.getByRole('radio', { name: '30', exact: true }).check();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Start the rehearsal');
  await says(page, '30 simulated students. Nothing of it is kept.');

  const address = await page.getByRole('link', { name: 'Open projector' }).getAttribute('href');
  await wall.goto(`${stage.url}${address}`);
  await says(wall, 'Rehearsal with simulated students');
  await press(page, 'Open voting');
  await vi.waitFor(
    async () => expect(await wall.locator('main').textContent()).toMatch(/(2\d|30)\s*of 30/),
    { timeout: patience },
  );
  expect(await axeFaults(page)).toEqual([]);
  expect(await axeFaults(wall)).toEqual([]);

  // The same rehearsal after a reload.
  await page.reload();
  await says(page, '30 simulated students. Nothing of it is kept.');
  await press(page, 'End the rehearsal');
  await says(page, 'The rehearsal is over');
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await page.getByLabel('Your question').first().waitFor();
  await page.goto(`${stage.url}/tools/polltime/viewpolls/personal/polls`);
  await says(page, 'Not run yet.');
});
