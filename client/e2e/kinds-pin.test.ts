import { type BrowserContext, devices, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mapPicture } from '../../server/test/map-picture.ts';
import { axeFaults } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

const alt = 'A map of the campus: the river runs along its lower edge';
const text = 'Where should the new library stand?';

let stage: PhoneStage;
/** Answers with the keyboard alone. */
let page: Page;
/** Answers with taps, and is offline for a while. */
let touch: BrowserContext;
let other: Page;
let wall: Page;
const complaints: string[] = [];

const listen = (to: Page): Page => {
  to.on('pageerror', (error) => complaints.push(error.message));
  to.on('console', (message) => {
    // The browser says so itself wherever a connection is lost; that is part of these journeys.
    const isNetwork = /Failed to load resource|WebSocket connection/.test(message.text());
    if (message.type() === 'error' && !isNetwork) complaints.push(message.text());
  });
  return to;
};
const says = (on: Page, line: string | RegExp) => on.getByText(line).first().waitFor();
const received = (on: Page) => says(on, 'Received. You can still change it.');
const send = (on: Page) => on.locator('.poll-foot button');
/** Whether the picture is there, and has the room that was kept for it. */
const isDrawn = (on: Page) =>
  expect
    .poll(() =>
      on
        .locator('.pin-map img')
        .first()
        .evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]),
    )
    .toEqual([true, 1200]);

beforeAll(async () => {
  stage = await openPhoneStage(async (keep) => {
    const { fileid, width, height } = await keep(await mapPicture());
    const picture = { fileid, width, height, alt };
    return somePoll({
      title: 'Campus',
      questions: [{ kind: 'pin', id: 'where', text, picture, seconds: null }],
    });
  });
  touch = await stage.phone();
  const screen = await stage.phone({
    ...devices['Desktop Chrome'],
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'reduce',
  });
  const keyboard = await stage.phone();
  [page, other, wall] = (await Promise.all(
    [keyboard, touch, screen].map(async (each) => listen(await each.newPage())),
  )) as [Page, Page, Page];
  await Promise.all([
    page.goto(`${stage.url}/j/${stage.code}`),
    other.goto(`${stage.url}/j/${stage.code}`),
    wall.goto(`${stage.url}/screen/${stage.code}`),
  ]);
  await says(page, 'You are in.');
  await says(other, 'You are in.');
});
afterAll(() => stage.close());
afterEach(() => expect(complaints.splice(0)).toEqual([]));

test('a pin is put with the arrow keys or a tap, offline too; wall and phones show them', async () => {
  await stage.command({ type: 'open', question: 0 });
  // Nobody here has an account.
  await Promise.all([isDrawn(page), isDrawn(other), isDrawn(wall)]);
  const slider = page.getByRole('slider', { name: 'Pin, from the left' });
  const isThere = () => slider.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab');
  expect(await slider.getAttribute('aria-valuetext')).toBe('No pin yet');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  const place = 'Upper left, 23 % from the left, 27 % from the top';
  expect(await slider.getAttribute('aria-valuetext')).toBe(place);
  await page.reload();
  await says(page, place);
  expect(await axeFaults(page)).toEqual([]);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await received(page);

  await touch.setOffline(true);
  await says(other, 'No connection. What you tap is kept.');
  const picture = (await other.locator('.pin-surface').boundingBox())!;
  const [x, y] = [picture.width * 0.8, picture.height * 0.52];
  await other.locator('.pin-surface').click({ position: { x, y } });
  await says(other, /^Middle right, 80 % from the left/);
  await send(other).click();
  await says(other, 'Saved here. Sent when the connection is back.');
  await touch.setOffline(false);
  await received(other);
  await stage.tally(({ counts }) => JSON.stringify(counts) === '{"cells":[263,537],"pins":[1,1]}');

  await stage.command({ type: 'close' });
  await stage.command({ type: 'show' });
  const heard = /^Results: /;
  await page.getByRole('table', { name: heard }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await expect.poll(() => wall.locator('.pin-dots circle').count()).toBe(2);
  await wall.getByRole('row', { name: 'Upper 1 0 0' }).waitFor();
  await wall.getByRole('row', { name: 'Middle 0 0 1' }).waitFor();
  expect(await axeFaults(wall)).toEqual([]);
});

test('the editor asks for a picture and what is seen on it', async () => {
  const laptop = await stage.phone({
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
  });
  const editor = listen(await laptop.newPage());
  await editor.goto(`${stage.url}/tools/polltime/editpoll/${stage.pollid}`);
  await editor.getByLabel('E-mail').fill(stage.account.email);
  await editor.getByLabel('Password').fill(stage.account.password);
  await editor.getByRole('button', { name: 'Log in' }).click();
  const seen = editor.getByRole('textbox', { name: 'What is seen on it' });
  expect(await seen.inputValue()).toBe(alt);
  await editor.getByRole('button', { name: 'Remove the picture' }).click();
  await editor
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: await mapPicture() });
  await seen.fill('The campus');
  await says(editor, /^Saved$/);
  await isDrawn(editor);
  await editor
    .getByLabel('Another picture')
    .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await says(editor, 'This is no picture that can be read. JPEG, PNG, WebP, GIF and AVIF can be.');
  expect(await axeFaults(editor)).toEqual([]);
});
