import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  orWhyNot,
  readSpecification,
  specificationIsHere,
  specifiedScreens,
} from '../../server/test/specified/specified.ts';
import { laterAreas } from '../src/app/later/later-areas.ts';
import { laterMessages } from '../src/app/later/later.messages.ts';
import { axeFaults } from './axe.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { somePoll } from './phone-stage.ts';

/*
 * Every screen that the product specification lists renders its own content, and a protected one
 * asks a visitor to sign in and comes back.
 */

const screens = specifiedScreens;

/** Screens of features that come later: they say what they will be. The list ends empty. */
const later = new Set([
  '/profeval',
  '/profeval/profile/:id',
  '/bustimings',
  '/bustimings/:stopName',
  '/gowithme',
  '/gowithme/:id',
  '/groupings',
  '/groupings/:id',
  '/admin/procppt',
  '/track',
  '/pptpage',
]);

const { notYet } = laterMessages;
const notFound = 'There is no such page';
const loginPath = '/sets/login';

let stage: ModeratorStage;
let visitor: Page;
let signedIn: Page;
let pollid: string;
let quizid: string;

/** An address of a screen: the poll and the quiz that there are, the first step of the guide, and names. */
const addressOf = (screen: string): string =>
  screen
    .replace(':pollid', pollid)
    .replace(':quizid', quizid)
    .replace(':index', '1')
    .replace(':email', 'somebody%40school.example')
    .replace(':moduleid/:topicid', `${personalShelf.moduleid}/${personalShelf.topicid}`)
    .replaceAll(/:\w+/g, 'something');

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password', { exact: true }).fill(moderator.password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** What the page says, once it has drawn a heading of its own. */
const textOf = async (page: Page): Promise<string> => {
  await page.locator('h1, main h2').first().waitFor();
  return page.locator('body').innerText();
};

/** Those that come later are drawn alike: one of them is loaded as any page, the others follow within the app. */
const [oneOfThem] = later;
const isAlike = (screen: string): boolean => later.has(screen) && screen !== oneOfThem;

const titleOf = (screen: string): string => {
  const area = laterAreas.find((one) =>
    [...(one.public ?? []), ...(one.protected ?? [])].includes(screen),
  );
  if (area === undefined) throw new Error(`${screen} is in no list of what comes later.`);
  return laterMessages.areas[area.area].title;
};

/** As a link within the app does: without loading the page anew. */
const follow = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, addressOf(screen));
};

const goTo = async (page: Page, screen: string): Promise<void> => {
  if (!isAlike(screen)) {
    await page.goto(stage.url + addressOf(screen));
    return;
  }
  await follow(page, screen);
  await page.getByRole('heading', { name: titleOf(screen), level: 1 }).waitFor();
};

const expectOwnContent = async (page: Page, screen: string): Promise<void> => {
  // A heading of the page that was there before may be the first that is found.
  if (later.has(screen)) await page.getByText(notYet).first().waitFor();
  const text = await textOf(page);
  expect(text).not.toContain(notFound);
  expect(text.includes(notYet)).toBe(later.has(screen));
  if (!isAlike(screen)) expect(await axeFaults(page)).toEqual([]);
};

beforeAll(async () => {
  stage = await openModeratorStage();
  pollid = await stage.addPoll(somePoll());
  quizid = await stage.addQuiz(buildQuiz());
  visitor = await stage.page(await stage.context());
  signedIn = await stage.page(await stage.context());
  await signedIn.goto(`${stage.url}${loginPath}`);
  await signIn(signedIn);
  await signedIn.waitForURL(`${stage.url}/`);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test.skipIf(!specificationIsHere)(`they are those of the specification${orWhyNot}`, () => {
  expect(screens).toEqual(readSpecification().screens);
});

test('what comes later is specified', () => {
  const all = [...screens.public, ...screens.protected];
  expect(all).toEqual(expect.arrayContaining([...later]));
});

describe('a visitor sees', () => {
  beforeAll(() => visitor.goto(stage.url));

  test.each(screens.public)('%s', async (screen) => {
    await goTo(visitor, screen);
    await expectOwnContent(visitor, screen);
  });
});

describe('who is signed in sees', () => {
  test.each(screens.protected)('%s', async (screen) => {
    await goTo(signedIn, screen);
    await expectOwnContent(signedIn, screen);
    expect(new URL(signedIn.url()).pathname).toBe(addressOf(screen));
  });
});

describe('a visitor signs in first and comes back', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await stage.context();
  });

  const [laterOnes, ownOnes] = [true, false].map((alike) =>
    screens.protected.filter((screen) => isAlike(screen) === alike),
  );

  test.each(ownOnes ?? [])('%s', async (screen) => {
    // Whoever has been here before is unknown again.
    await context.setStorageState({ cookies: [], origins: [] });
    const page = await stage.page(context);
    await page.goto(stage.url + addressOf(screen));
    await page.waitForURL(`**${loginPath}`);
    await signIn(page);
    await page.waitForURL(`${stage.url}${addressOf(screen)}`);
    await page.close();
  });

  test('of what comes later, each asks for it', async () => {
    // The page of phones, which is in the list too, is an app of its own.
    await visitor.goto(stage.url);
    for (const screen of laterOnes ?? []) {
      await follow(visitor, screen);
      await visitor.waitForURL(`**${loginPath}`);
    }
  });
});
