import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { laptop, openBrowser, upright } from './browser-stage.ts';
import { sendLogIn } from './stage-acts.ts';

const password = 'correct horse battery';
const people = {
  mira: { username: 'Mira', email: 'mira@school.example', accountType: 'moderator' },
  jonas: { username: 'Jonas', email: 'jonas@school.example', accountType: 'student' },
  ada: { username: 'Ada', email: 'ada@school.example', accountType: 'admin' },
} as const;
type Who = keyof typeof people;

/** Mira, Jonas, an admin, and a browser. */
export const openPeopleStage = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-people-'));
  const server = await startStageServer({ DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await openBrowser();
  const idOf = async (who: Who): Promise<string> =>
    (await ensureAccount(server, { ...people[who], password }))._id;
  const ids = {
    mira: await idOf('mira'),
    jonas: await idOf('jonas'),
    ada: await idOf('ada'),
  };
  const pageOf = async (who: Who, viewport: { width: number; height: number }): Promise<Page> => {
    const page = await browser.page(await browser.context(viewport));
    await sendLogIn(page, url, { email: people[who].email, password });
    await page.waitForURL(`${url}/`);
    return page;
  };
  return {
    ...browser,
    url,
    ids,
    /** Somebody who has signed in, on a screen of this size. */
    pageOf,
    /** Mira on a laptop, and Jonas on a phone. */
    pagesOfBoth: async () => ({
      mira: await pageOf('mira', laptop),
      jonas: await pageOf('jonas', upright),
    }),
    /** So many more people, who follow this one: the last of them is at the top of the list. */
    addFollowers: async (who: Who, count: number): Promise<void> => {
      for (let number = 1; number <= count; number += 1) {
        const { _id: userid, accountType } = await ensureAccount(server, {
          username: `Person ${number}`,
          email: `person${number}@school.example`,
          accountType: 'student',
          password,
        });
        await server.features.follows.follow({ userid, accountType }, ids[who]);
      }
    },
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type PeopleStage = Awaited<ReturnType<typeof openPeopleStage>>;
