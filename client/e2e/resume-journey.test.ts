import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';

/*
 * A person writes their resume: typed in the middle of a reload and in two tabs at once, put in order by
 * the keyboard, shown to a visitor by a link, and closed.
 */

const phone = { width: 390, height: 844 };

let stage: ModeratorStage;
let context: BrowserContext;
let desk: Page;
let path: string;

const logIn = async (page: Page, who: { email: string; password: string }): Promise<void> => {
  await page.goto(`${stage.url}/sets/login`);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.url}/`);
};

const other = { email: 'ada@school.example', password: 'correct horse battery' };

beforeAll(async () => {
  stage = await openModeratorStage();
  await stage.addAccount({ ...other, username: 'Ada', accountType: 'student' });
  context = await stage.context();
  desk = await stage.page(context);
  await logIn(desk, moderator);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
/** Not what stands around it, whose name holds the same word. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page): Promise<void> =>
  page
    .locator('.resume-save output')
    .getByText('Saved', { exact: true })
    .waitFor({ state: 'attached' });
const titles = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Work experience' })
    .getByRole('heading', { level: 3 })
    .allInnerTexts();

const addJob = async (title: string): Promise<void> => {
  await press(desk, 'Add work experience');
  await field(desk, 'Position').fill(title);
  await field(desk, 'Employer').fill('Academy');
  await press(desk, 'Done');
  await saved(desk);
};

test('it is found in the menu, begins with a headline, and is saved as it is typed', async () => {
  await press(desk, 'Menu');
  await desk.getByRole('link', { name: 'My resume' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
  path = new URL(desk.url()).pathname;
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Write your headline');
  await field(desk, 'Headline').fill('Mathematician');
  await field(desk, 'Place').fill('Potsdam');
  await field(desk, 'E-mail').fill('mira@school.example');
  await press(desk, 'Add a link');
  await field(desk, 'Address').fill('mira.example/papers');
  expect(await axeFaults(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await desk.getByRole('link', { name: /mira\.example\/papers/ }).waitFor();
  await press(desk, 'Introduce yourself');
  await field(desk, 'Introduction').fill('I teach **analysis** in large rooms.');
  await press(desk, 'Done');
  await desk.locator('strong', { hasText: 'analysis' }).waitFor();
  for (const job of ['Lecturer', 'Tutor', 'Editor']) await addJob(job);
  await desk.reload();
  await desk.getByRole('heading', { name: 'Editor' }).waitFor();
  expect(await titles(desk)).toEqual(['Lecturer', 'Tutor', 'Editor']);
});

test('a reload in the middle of a word loses nothing', async () => {
  await press(desk, 'Add a skill');
  await field(desk, 'Skill').pressSequentially('Alge');
  await desk.reload();
  await field(desk, 'Skill').waitFor();
  expect(await field(desk, 'Skill').inputValue()).toBe('Alge');
  await field(desk, 'Skill').fill('Algebra');
  await press(desk, 'Done');
  await saved(desk);
  expect(await desk.getByRole('heading', { name: 'Algebra' }).count()).toBe(1);
});

test('entries are put in order by the keyboard, and one that is removed can be had back', async () => {
  await desk.getByRole('button', { name: 'Move Editor' }).focus();
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('ArrowUp');
  await desk.getByText('Editor is now at place 1 of 3.').waitFor({ state: 'attached' });
  await saved(desk);
  await press(desk, 'Edit Tutor');
  await press(desk, 'Remove Tutor');
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Tutor' }).waitFor();
  await desk.reload();
  await desk.getByRole('heading', { name: 'Tutor' }).waitFor();
  expect(await titles(desk)).toEqual(['Editor', 'Lecturer', 'Tutor']);
});

test('an entry is dragged into another place, and what is read out names it', async () => {
  const boxOf = async (name: string) => {
    const box = await desk.getByRole('button', { name }).boundingBox();
    if (box === null) throw new Error(`${name} is not there.`);
    return box;
  };
  // A mouse reaches what the window shows: the list as a whole.
  await desk.getByRole('button', { name: 'Move Lecturer' }).evaluate((handle) => {
    handle.scrollIntoView({ block: 'center' });
  });
  const [tutor, editor] = [await boxOf('Move Tutor'), await boxOf('Move Editor')];
  await desk.mouse.move(tutor.x + 10, tutor.y + 10);
  await desk.mouse.down();
  await desk.mouse.move(editor.x + 10, editor.y + 20, { steps: 8 });
  await desk.mouse.move(editor.x + 10, editor.y + 5, { steps: 4 });
  await desk.mouse.up();
  await desk.getByText('Tutor is now at place 1 of 3.').waitFor({ state: 'attached' });
  const ofLibrary = desk.locator('[id^=Dnd]').filter({ hasText: /\S/ });
  expect(await ofLibrary.allTextContents()).toEqual([]);
  await saved(desk);
  await desk.reload();
  await desk.getByRole('heading', { name: 'Tutor' }).waitFor();
  expect(await titles(desk)).toEqual(['Tutor', 'Editor', 'Lecturer']);
});

test('of two tabs that change the same entry, the second is asked', async () => {
  const tab = await stage.page(context);
  await tab.goto(`${stage.url}${path}`);
  await press(tab, 'Edit Lecturer');
  await press(desk, 'Edit Lecturer');
  await field(desk, 'Position').fill('Senior lecturer');
  await press(desk, 'Done');
  await saved(desk);
  await field(tab, 'Position').fill('Professor');
  await tab.getByText('Changed elsewhere meanwhile').waitFor();
  expect(await axeFaults(tab)).toEqual([]);
  await press(tab, 'Keep mine');
  await press(tab, 'Done');
  await saved(tab);
  await tab.close();
  await desk.reload();
  await desk.getByRole('heading', { name: 'Professor' }).waitFor();
  expect(await titles(desk)).toEqual(['Tutor', 'Editor', 'Professor']);
});

test('a photo is shown', async () => {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'phone.png');
  await field(desk, 'Add a photo').setInputFiles(file);
  await desk.getByRole('img', { name: 'Photo of Mira' }).waitFor();
});

test('a visitor reads it by its link until that is withdrawn', async () => {
  await press(desk, /^Who can see this/);
  await press(desk, 'Make a link');
  const address = await desk.locator('dialog p', { hasText: '/link/' }).innerText();
  expect(await axeFaults(desk)).toEqual([]);
  const visitor = await stage.page(await stage.context(phone));
  await visitor.goto(address);
  await visitor.getByRole('img', { name: 'Photo of Mira' }).waitFor();
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await visitor.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
  expect(await axeFaults(visitor)).toEqual([]);
  await press(desk, 'Withdraw the link');
  await press(desk, 'Withdraw it');
  await desk.getByRole('button', { name: 'Make a link' }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
});

test('whoever is logged in reads it until it is closed', async () => {
  const reader = await stage.page(await stage.context(phone));
  await logIn(reader, other);
  await reader.goto(`${stage.url}${path}`);
  await reader.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
  await desk.getByRole('switch').click();
  await desk.getByText('Nobody else can read it').waitFor();
  await press(desk, 'Close');
  await desk.getByRole('button', { name: 'Who can see this: Closed' }).waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: 'This resume is closed' }).waitFor();
  expect(await axeFaults(reader)).toEqual([]);
});

test('its own page is clean in both colours, on a phone and a laptop', async () => {
  expect(await axeFaults(desk)).toEqual([]);
  await desk.setViewportSize(phone);
  expect(await axeFaults(desk)).toEqual([]);
});
