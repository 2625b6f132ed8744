import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium, launchWindowlessChromium } from '../../scripts/launch-chromium.ts';
import { oncePerWorker } from '../../server/test/once-per-worker.ts';

export const laptop = { width: 1280, height: 800 };
/** A phone, as it is held. */
export const upright = { width: 390, height: 844 };

/** For what a person would wait for. Two journeys and their servers share the machine. */
export const patience = 30_000;

type LaunchOnce = () => Promise<Browser>;

const withoutWindows: LaunchOnce = oncePerWorker(launchWindowlessChromium);

/** The Chromium for what is done by its windows: they fill the screen and change their size, and notify. */
export const withWindows: LaunchOnce = oncePerWorker(() => launchChromium());

/** Browsers of their own, as far as a page can tell, that end together. */
export const openContexts = async (launched = withoutWindows) => {
  const chromium = await launched();
  const opened = new Set<BrowserContext>();
  return {
    newContext: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await chromium.newContext(options);
      opened.add(context);
      context.on('close', () => opened.delete(context));
      return context;
    },
    close: async (): Promise<void> => {
      for (const context of opened) await context.close();
    },
  };
};

/** A browser that remembers what went wrong in its pages. */
export const openBrowser = async (launched = withoutWindows) => {
  const { newContext, close } = await openContexts(launched);
  const complaints: string[] = [];
  return {
    /** What went wrong in the pages so far; empties the list. */
    complaints: (): string[] => complaints.splice(0),
    /** A browser of its own, in which nothing is known but that the update log was put away. */
    context: async (viewport = laptop): Promise<BrowserContext> => {
      const context = await newContext({ viewport });
      await context.addInitScript(() => localStorage.setItem('updateDismissedV4', 'true'));
      return context;
    },
    /** A browser in which nothing is known at all. */
    freshContext: (): Promise<BrowserContext> => newContext({ viewport: laptop }),
    page: async (context: BrowserContext): Promise<Page> => {
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser says so itself of every refusal; that is part of these journeys.
        const isRefusal = message.text().includes('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
      });
      return page;
    },
    close,
  };
};
