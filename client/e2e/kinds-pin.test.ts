import { devices, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mapPicture } from '../../server/test/map-picture.ts';
import { axeFaults } from './axe.ts';
import {
  enter,
  type KindStage,
  offline,
  openKindStage,
  received,
  says,
  send,
  tabTo,
} from './kind-stage.ts';
import { somePoll } from './phone-stage.ts';

const alt = 'A map of the campus: the river runs along its lower edge';
const text = 'Where should the new library stand?';

let stage: KindStage;
let page: Page;
let other: Page;
let wall: Page;

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
  stage = await openKindStage(async (keep) => {
    const { fileid, width, height } = await keep(await mapPicture());
    const picture = { fileid, width, height, alt };
    return somePoll({
      title: 'Campus',
      questions: [
        { kind: 'pin', id: 'where', text, picture, seconds: null },
        {
          kind: 'true-false',
          id: 'wet',
          text: 'Has the river ever come in?',
          picture,
          seconds: null,
        },
      ],
    });
  });
  ({ page, other, wall } = stage);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('a pin is put with the arrow keys or a tap, offline too; wall and phones show them', async () => {
  await stage.command({ type: 'open', question: 0 });
  // Nobody here has an account.
  await Promise.all([isDrawn(page), isDrawn(other), isDrawn(wall)]);
  const slider = page.getByRole('slider', { name: 'Pin, from the left' });
  await tabTo(slider);
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
  await enter(send(page));
  await received(page);

  await offline(other, async () => {
    const picture = (await other.locator('.pin-surface').boundingBox())!;
    const [x, y] = [picture.width * 0.8, picture.height * 0.52];
    await other.locator('.pin-surface').click({ position: { x, y } });
    await says(other, /^Middle right, 80 % from the left/);
    await send(other).click();
  });
  await stage.counted({ cells: [263, 537], pins: [1, 1] });
  await stage.reveal();
  await expect.poll(() => wall.locator('.pin-dots circle').count()).toBe(2);
  await wall.getByRole('row', { name: 'Upper 1 0 0' }).waitFor();
  await wall.getByRole('row', { name: 'Middle 0 0 1' }).waitFor();
});

test('a picture beside a question leaves the answers in reach, is enlarged by a key or a tap, and stands on the wall', async () => {
  await stage.command({ type: 'open', question: 1 });
  const beside = page.getByRole('button', { name: `${alt} Enlarge the picture` });
  const large = page.getByRole('dialog', { name: alt });
  await tabTo(beside);
  // The room that was kept for it, and no more: nothing moves when it comes.
  const heights = await beside.evaluate((button) => [
    button.clientHeight,
    button.parentElement?.clientHeight,
  ]);
  expect(heights[0]).toBe(heights[1]);
  const last = (await page.getByRole('button', { name: 'False' }).boundingBox())!;
  expect(last.y + last.height).toBeLessThan(844);
  await page.keyboard.press('Enter');
  await large.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  expect(await beside.evaluate((button) => button === document.activeElement)).toBe(true);
  await beside.click();
  await large.waitFor();
  await page.goBack();
  await large.waitFor({ state: 'detached' });
  await enter(page.getByRole('button', { name: 'True' }));
  await received(page);
  await wall.getByRole('img', { name: alt }).waitFor();
  const [picture, answers] = [
    (await wall.locator('.screen-picture').boundingBox())!,
    (await wall.locator('.screen-answer').first().boundingBox())!,
  ];
  expect(picture.x + picture.width).toBeLessThan(answers.x);
  expect(await axeFaults(wall)).toEqual([]);
  await stage.reveal();
});

test('the editor asks for a picture and what is seen on it', async () => {
  const context = await stage.phone({
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
  });
  const editor = await stage.pageIn(context);
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
