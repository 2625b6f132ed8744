import type { BrowserContext, Page } from 'playwright-core';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';
import { openBrowser, withWindows } from './browser-stage.ts';

const password = 'correct horse battery';

export type AdminStage = Awaited<ReturnType<typeof openAdminStage>>;

export interface SignedInPage {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The server with the client as it is built, an admin and a student, and a browser. */
export const openAdminStage = async () => {
  const store = await startTestStore();
  const server = await startStageServer({ MONGODB_URI: store.uri });
  const url = `http://127.0.0.1:${server.port}`;
  const ensure = (username: string, email: string, accountType: AccountType) =>
    ensureAccount(server, { username, email, password, accountType });
  await ensure('Ada', 'ada@north.example', 'admin');
  await ensure('Jonas', 'jonas@north.example', 'student');
  const browser = await openBrowser(withWindows);

  /** A browser of its own in which somebody is signed in. */
  const signedIn = async (email: string): Promise<SignedInPage> => {
    const context = await browser.context();
    const page = await browser.page(context);
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
    complaints: browser.complaints,
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await store.close();
    },
  };
};
