import { type BrowserContext, devices, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from './axe.ts';
import { openPhoneStage } from './phone-stage.ts';

/** To a control with the tab key alone. */
export const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isThere()); presses += 1)
    await target.page().keyboard.press('Tab');
  expect(await isThere()).toBe(true);
};

export const says = (on: Page, line: string | RegExp): Promise<void> =>
  on.getByText(line).first().waitFor();
export const received = (on: Page): Promise<void> => says(on, 'Received. You can still change it.');
export const send = (on: Page): Locator => on.locator('.phone-foot > button');

/** Goes to a control with the tab key, and presses it with Enter. */
export const enter = async (target: Locator): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
};

/** While this goes on a page has no network; what it does is kept, and sent afterwards. */
export const offline = async (on: Page, act: () => Promise<void>): Promise<void> => {
  await on.context().setOffline(true);
  await says(on, 'No connection. What you tap is kept.');
  await act();
  await says(on, 'Saved here. Sent when the connection is back.');
  await on.context().setOffline(false);
  await received(on);
};

/**
 * A room in which two phones, of which one has a keyboard, and the wall are: what kinds of questions
 * and ways of asking them are tried with.
 */
export const openKindStage = async (...poll: Parameters<typeof openPhoneStage>) => {
  const stage = await openPhoneStage(...poll);
  const complaints: string[] = [];
  const pageIn = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The browser says so itself wherever a connection is lost; that is part of these journeys.
      const isNetwork = /Failed to load resource|WebSocket connection/.test(message.text());
      if (message.type() === 'error' && !isNetwork) complaints.push(message.text());
    });
    return page;
  };
  const join = async (): Promise<Page> => {
    const page = await pageIn(await stage.phone());
    await page.goto(`${stage.url}/j/${stage.code}`);
    await says(page, 'You are in.');
    return page;
  };
  const showWall = async (): Promise<Page> => {
    const screen = { viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' } as const;
    const page = await pageIn(await stage.phone({ ...devices['Desktop Chrome'], ...screen }));
    await page.goto(`${stage.url}/screen/${stage.code}`);
    return page;
  };
  const [page, other, wall] = await Promise.all([join(), join(), showWall()]);

  return {
    ...stage,
    /** A phone that is used with the keyboard alone. */
    page,
    /** A phone that is tapped. */
    other,
    wall,
    pageIn,
    /** What went wrong in the pages so far; empties the list. */
    complaints: (): string[] => complaints.splice(0),
    /** What the host is told of the counts, once it is so. */
    counted: (wanted: unknown) =>
      stage.tally(({ counts }) => JSON.stringify(counts) === JSON.stringify(wanted)),
    /** Closes and shows; nobody is kept from what there is to see. */
    reveal: async (): Promise<void> => {
      expect(await axeFaults(page)).toEqual([]);
      await stage.command({ type: 'close' });
      await stage.command({ type: 'show' });
      await page.getByRole('table', { name: /^Results: / }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await axeFaults(wall)).toEqual([]);
    },
  };
};

export type KindStage = Awaited<ReturnType<typeof openKindStage>>;
