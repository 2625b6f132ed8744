import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from '@sets/shared/account/account.contract.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { vi } from 'vitest';
import { launchChromium } from '../../scripts/launch-chromium.ts';
import { startServer } from '../../server/src/app/create-server.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import { loadConfig } from '../../server/src/core/config.ts';
import { createLog } from '../../server/src/core/log.ts';
import { type KeptMail, openOutbox } from '../../server/src/core/mail/outbox.ts';
import { laptop } from './moderator-stage.ts';

const admin = { email: 'root@school.example', password: 'the keys of the house' };

const post = async (url: string, body: unknown, token?: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** The product as on a laptop: the embedded store, mail in the outbox, and a browser. */
export const openAccountStage = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-account-'));
  const server = await startServer(
    loadConfig({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir }),
    {
      clock: systemClock,
      log: createLog('silent'),
      passwordCost: { memoryCost: 1_024, timeCost: 2, parallelism: 1 },
    },
  );
  const url = `http://127.0.0.1:${server.port}`;
  const outbox = openOutbox(dataDir, systemClock);
  const browser = await launchChromium();
  const complaints: string[] = [];
  await server.features.accounts.ensure({
    ...admin,
    username: 'Root',
    accountType: 'admin',
    verified: true,
    school: 'NA',
  });

  return {
    url,
    /** What went wrong in the pages so far; empties the list. */
    complaints: (): string[] => complaints.splice(0),
    addSchool: async (school: SchoolDefinition): Promise<void> => {
      const { token } = session.parse(await post(`${url}/api/user/login`, admin));
      await post(`${url}/api/admin/schools`, school, token);
    },
    /** The newest mail to this address whose subject fits, once it is there. */
    mail: (to: string, subject: RegExp): Promise<KeptMail> =>
      vi.waitFor(
        async () => {
          const mails = await outbox.list();
          const mail = mails.find((each) => each.to === to && subject.test(each.subject));
          if (mail === undefined) throw new Error(`No mail ${subject} to ${to}.`);
          return mail;
        },
        { timeout: 10_000 },
      ),
    /** A browser of its own, in which the update log was seen and put away. */
    context: async (): Promise<BrowserContext> => {
      const context = await browser.newContext({ viewport: laptop });
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
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type AccountStage = Awaited<ReturnType<typeof openAccountStage>>;
