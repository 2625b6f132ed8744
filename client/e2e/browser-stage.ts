import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/launch-chromium.ts';

export const laptop = { width: 1280, height: 800 };

/** A browser that remembers what went wrong in its pages. */
export const openBrowser = async () => {
  const browser = await launchChromium();
  const complaints: string[] = [];
  return {
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
    close: () => browser.close(),
  };
};
