import type { BrowserContext, Page } from 'playwright-core';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { launchChromium } from '../../scripts/launch-chromium.ts';
import { startServer } from '../../server/src/app/create-server.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import { loadConfig } from '../../server/src/core/config.ts';
import { createLog } from '../../server/src/core/log.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';

const password = 'correct horse battery';

export type AdminStage = Awaited<ReturnType<typeof openAdminStage>>;

export interface SignedInPage {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The server with the client as it is built, an admin and a student, and a browser. */
export const openAdminStage = async () => {
  const store = await startTestStore();
  const server = await startServer(
    loadConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      MONGODB_URI: store.uri,
      JWT_SECRET: 'known only to these tests, and long enough',
    }),
    {
      clock: systemClock,
      log: createLog('silent'),
      passwordCost: { memoryCost: 1_024, timeCost: 2, parallelism: 1 },
    },
  );
  const { features } = server;
  const url = `http://127.0.0.1:${server.port}`;
  const ensure = (username: string, email: string, accountType: AccountType) =>
    features.accounts.ensure({
      username,
      email,
      password,
      accountType,
      verified: true,
      school: 'NA',
    });
  await ensure('Ada', 'ada@north.example', 'admin');
  await ensure('Jonas', 'jonas@north.example', 'student');
  const browser = await launchChromium();
  const complaints: string[] = [];

  /** A browser of its own in which somebody is signed in. */
  const signedIn = async (email: string): Promise<SignedInPage> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    // What is new is not what these journeys are about.
    await context.addInitScript(() => localStorage.setItem('updateDismissedV3', 'true'));
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The browser says so itself of every refusal; that is part of these journeys.
      const isRefusal = message.text().includes('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
    });
    await page.goto(`${url}/sets/login`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    return { context, page };
  };

  return {
    url,
    signedIn,
    /** What went wrong in the pages so far; empties the list. */
    complaints: (): string[] => complaints.splice(0),
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await store.close();
    },
  };
};
