import { AxeBuilder } from '@axe-core/playwright';
import type { NewPoll } from '@sets/shared/poll/poll.contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/launch-chromium.ts';
import { startServer } from '../../server/src/app/create-server.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import { loadConfig } from '../../server/src/core/config.ts';
import { createLog } from '../../server/src/core/log.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';

export const moderator = { email: 'mira@school.example', password: 'correct horse battery' };
export const laptop = { width: 1280, height: 800 };

export type ModeratorStage = Awaited<ReturnType<typeof openModeratorStage>>;

/** The server with the client as it is built, a moderator's account, and a browser. */
export const openModeratorStage = async () => {
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
  const owner = await server.features.accounts.ensure({
    ...moderator,
    username: 'Mira',
    accountType: 'moderator',
    verified: true,
    school: 'NA',
  });
  const browser = await launchChromium();
  const complaints: string[] = [];

  return {
    url: `http://127.0.0.1:${server.port}`,
    /** A poll of the moderator; its pollid. */
    addPoll: async (poll: NewPoll): Promise<string> => {
      const actor = { userid: owner._id, accountType: owner.accountType };
      return (await server.features.polls.create(actor, poll))._id;
    },
    /** What went wrong in the pages so far; empties the list. */
    complaints: (): string[] => complaints.splice(0),
    /** A browser of its own, in which nothing is known but that the update log was put away. */
    context: async (viewport = laptop): Promise<BrowserContext> => {
      const context = await browser.newContext({ viewport });
      await context.addInitScript(() => localStorage.setItem('updateDismissedV3', 'true'));
      return context;
    },
    page: async (context: BrowserContext): Promise<Page> => {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser says so itself of every refusal; that is part of these journeys.
        const isRefusal = message.text().includes('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
      });
      return page;
    },
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await store.close();
    },
  };
};

/** What axe finds wrong with the page as it is, in light and in dark. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    faults.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      ),
    );
  }
  return faults;
};
