import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

/* A word cloud on phones and on the wall at once, as people meet it. */

const question: WordCloudQuestion = {
  kind: 'word-cloud',
  id: 'words',
  text: 'What helps you to learn?',
  seconds: null,
  entries: 3,
  language: 'en',
  likes: true,
  filter: true,
};

let stage: PhoneStage;
beforeAll(async () => {
  stage = await openPhoneStage(
    somePoll({ questions: [question], liveResults: true, phoneResults: 'live' }),
  );
});
afterAll(() => stage.close());

const says = (page: Page, line: string | RegExp) => page.getByText(line).first().waitFor();
const openPhone = async () => {
  const context = await stage.phone();
  const page = await context.newPage();
  await page.goto(`${stage.url}/j/${stage.code}`);
  return { context, page, field: page.getByLabel('Your word', { exact: true }) };
};
/** Words on the wall as they are heard, with their counts. */
const onWall = (wall: Page): Promise<string[]> =>
  wall
    .locator('.word-table tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')),
    );

test('words from two phones, by keyboard alone, through a cut network, to the wall and back', async () => {
  const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } };
  const wallContext = await stage.phone({ ...wide, reducedMotion: 'reduce' });
  const wall = await wallContext.newPage();
  await wall.goto(`${stage.url}/screen/${stage.code}`);
  const [ann, ben] = [await openPhone(), await openPhone()];
  await stage.command({ type: 'open', question: 0 });

  // Ann has a keyboard: Enter adds, and what stands in the field is sent with the others.
  await ann.field.focus();
  await ann.page.keyboard.type('Examples');
  await ann.page.keyboard.press('Enter');
  await ann.page.keyboard.type('example');
  await says(ann.page, 'You have “example” already: it counts once.');
  await ann.field.fill('sleep');
  await says(ann.page, 'Your answer is not sent yet.');
  expect(await axeFaults(ann.page)).toEqual([]);
  for (const name of ['Add', 'Remove “Examples”', 'Send 2 answers']) {
    await ann.page.keyboard.press('Tab');
    expect(
      await ann.page
        .locator(':focus')
        .evaluate((at) => at.getAttribute('aria-label') ?? at.textContent),
    ).toBe(name);
  }
  await ann.page.keyboard.press('Enter');
  await says(ann.page, 'Received. You can still change it.');
  await expect.poll(() => onWall(wall)).toEqual(['Examples 1', 'sleep 1']);

  // Ben pastes a list and loses the network: it is kept over a refresh, and sent when it is back.
  await says(ben.page, 'What helps you to learn?');
  await ben.context.setOffline(true);
  await says(ben.page, 'No connection. What you tap is kept.');
  await ben.field.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'example\nCoffee ☕\nshit\nmusic');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await says(ben.page, '1 line had no room.');
  await ben.page.getByRole('button', { name: 'Send 3 answers' }).click();
  await says(ben.page, 'Saved here. Sent when the connection is back.');
  await ben.context.setOffline(false);
  await says(ben.page, 'Received. You can still change it.');
  // What is rude waits for the host; of variants the wall shows one.
  await expect.poll(() => onWall(wall)).toEqual(['Examples 2', 'Coffee ☕ 1', 'sleep 1']);
  await wall.locator('.cloud-word').nth(2).waitFor();
  expect(await axeFaults(wall)).toEqual([]);

  // A like counts as if the word had been written.
  await ben.page.getByRole('button', { name: 'Like “sleep”' }).click();
  await ben.page.getByRole('button', { name: 'Send the change' }).click();
  await expect.poll(() => onWall(wall)).toEqual(['Examples 2', 'sleep 2', 'Coffee ☕ 1']);

  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Remove “Coffee ☕”' }).waitFor();

  // The host hides a word, pins one and lets through what was held back; then takes it back.
  const edit = (change: object) => stage.command({ type: 'edit', slot: 'q0.r1', edit: change });
  await edit({ type: 'add', list: 'hidden', word: 'sleep' });
  await edit({ type: 'add', list: 'allowed', word: 'shit' });
  await expect.poll(() => onWall(wall)).toEqual(['Examples 2', 'Coffee ☕ 1', 'shit 1']);
  await edit({ type: 'remove', list: 'hidden', word: 'sleep' });
  await edit({ type: 'remove', list: 'allowed', word: 'shit' });
  await expect.poll(() => onWall(wall)).toEqual(['Examples 2', 'sleep 2', 'Coffee ☕ 1']);

  await stage.command({ type: 'close' });
  await ann.page.getByRole('row', { name: 'Examples You 2' }).waitFor();
  await ann.page.getByRole('row', { name: 'sleep You 2' }).waitFor();
  await ben.page.getByRole('row', { name: 'sleep You 2' }).waitFor();
  expect(await axeFaults(ann.page)).toEqual([]);
  for (const { context } of [ann, ben]) await context.close();
  await wallContext.close();
});
