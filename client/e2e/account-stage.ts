import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from '@sets/shared/account/account.contract.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { vi } from 'vitest';
import { systemClock } from '../../server/src/core/clock.ts';
import { type KeptMail, openMailCatcher } from '../../server/src/core/mail/mail-catcher.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { openBrowser, patience } from './browser-stage.ts';

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

/** The product as on a laptop: the embedded store, mail in the mail catcher, and a browser. */
export const openAccountStage = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-account-'));
  const server = await startStageServer({ DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${server.port}`;
  const mailCatcher = openMailCatcher(dataDir, systemClock);
  const browser = await openBrowser();
  await ensureAccount(server, { ...admin, username: 'Root', accountType: 'admin' });

  return {
    ...browser,
    url,
    addSchool: async (school: SchoolDefinition): Promise<void> => {
      const { token } = session.parse(await post(`${url}/api/user/login`, admin));
      await post(`${url}/api/admin/schools`, school, token);
    },
    /** The newest mail to this address whose subject fits, once it is there. */
    mail: (to: string, subject: RegExp): Promise<KeptMail> =>
      vi.waitFor(
        async () => {
          const mails = await mailCatcher.list();
          const mail = mails.find((each) => each.to === to && subject.test(each.subject));
          if (mail === undefined) throw new Error(`No mail ${subject} to ${to}.`);
          return mail;
        },
        { timeout: patience },
      ),
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type AccountStage = Awaited<ReturnType<typeof openAccountStage>>;
