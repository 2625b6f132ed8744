import { session } from '@sets/shared/account/account.contract.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from './axe.ts';
import { leapingClock } from './leaping-clock.ts';
import { moderator, openModeratorStage } from './moderator-stage.ts';
import { addTopic, callsOf, sendLogIn } from './stage-acts.ts';

export type QuizStage = Awaited<ReturnType<typeof openQuizStage>>;

type Account = Parameters<typeof sendLogIn>[2];

export const onPhone = { width: 390, height: 844 };

/** Presses the button that says so, for long enough to be meant: something may have moved just now. */
export const pressFor = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click({ delay: 650 });

/** Chooses an answer, and waits until it is kept. */
export const choose = async (phone: Page, option: string): Promise<void> => {
  await phone.getByRole('button', { name: option }).click();
  await phone.getByText('Answered. It is kept.').first().waitFor();
};

/** The code that a desk shows. */
export const codeAt = async (host: Page): Promise<string> => {
  const code = host.locator('section[aria-label="Join"] p.font-bold').first();
  return ((await code.textContent()) ?? '').replaceAll(/\s/g, '');
};

/** Nothing is wrong with any of these pages, in light and in dark. */
export const areClean = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) expect(await axeFaults(page)).toEqual([]);
};

/** A moderator's server whose time can be moved on, with desks, walls and phones of quizzes. */
export const openQuizStage = async () => {
  const clock = leapingClock();
  const stage = await openModeratorStage({ clock });
  const call = callsOf(stage.url);
  const tokenOf = async ({ email, password }: Account): Promise<string> =>
    session.parse(await call('/api/user/login', { email, password })).token;

  return {
    ...stage,
    clock,
    call,
    tokenOf,
    /** A space of the moderator's with a topic. */
    addTopic: async (space: string, title: string) =>
      addTopic(call, await tokenOf(moderator), space, title),
    /** Somebody in a browser of their own, signed in. */
    signedIn: async (account: Account = moderator, viewport?: typeof onPhone): Promise<Page> => {
      const page = await stage.page(await stage.context(viewport));
      await sendLogIn(page, stage.url, account);
      await page.getByText(/^Hello,/).waitFor();
      return page;
    },
    /** Puts a quiz on, at its desk; the code of its room. */
    present: async (host: Page, quizid: string): Promise<string> => {
      await host.goto(`${stage.url}/tools/quiztime/startquiz/${quizid}`);
      return codeAt(host);
    },
    wall: async (room: string): Promise<Page> => {
      const wall = await stage.page(await stage.context({ width: 1920, height: 1080 }));
      await wall.goto(`${stage.url}/screen/${room}`);
      return wall;
    },
    /** A phone at the room's link. */
    phone: async (room: string): Promise<Page> => {
      const phone = await stage.page(await stage.context(onPhone));
      await phone.goto(`${stage.url}/j/${room}`);
      return phone;
    },
  };
};

/** Says a name on a phone that asks for one. */
export const sayName = async (phone: Page, name: string): Promise<void> => {
  await phone.getByLabel('Your name').fill(name);
  await phone.getByRole('button', { name: 'Take part' }).click();
};
