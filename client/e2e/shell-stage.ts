import type { BrowserContext, Page } from 'playwright-core';
import { laptop } from './browser-stage.ts';
import { openModeratorStage } from './moderator-stage.ts';

export type ShellStage = Awaited<ReturnType<typeof openShellStage>>;

/** The moderator's stage, with browsers that last for one test. */
export const openShellStage = async () => {
  const stage = await openModeratorStage();
  const open: BrowserContext[] = [];
  const newContext = async (viewport = laptop): Promise<BrowserContext> => {
    const context = await stage.context(viewport);
    open.push(context);
    return context;
  };
  return {
    ...stage,
    newContext,
    newPage: async (viewport = laptop): Promise<Page> => stage.page(await newContext(viewport)),
    closeContexts: async (): Promise<void> => {
      for (const context of open.splice(0)) await context.close();
    },
  };
};
