import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from '@sets/shared/account/account.contract.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import { keptSecret } from '../../server/src/core/secret.ts';
import { openMailCatcher } from '../../server/src/core/mail/mail-catcher.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { openBrowser } from './browser-stage.ts';
import { callsOf, mailsOf } from './stage-acts.ts';

const admin = { email: 'root@school.example', password: 'the keys of the house' };

/** The product as on a laptop: the embedded store, mail in the mail catcher, and a browser. */
export const openAccountStage = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-account-'));
  const server = await startStageServer({ DATA_DIR: dataDir });
  const mailsKey = await keptSecret(dataDir, 'mails-key');
  const url = `http://127.0.0.1:${server.port}`;
  const call = callsOf(url);
  const mailCatcher = openMailCatcher(dataDir, systemClock);
  const browser = await openBrowser();
  await ensureAccount(server, { ...admin, username: 'Root', accountType: 'admin' });

  return {
    ...browser,
    url,
    /** The page of its mails, as the console names it. */
    mails: `${url}/dev/mails?key=${mailsKey}`,
    addSchool: async (school: SchoolDefinition): Promise<void> => {
      const { token } = session.parse(await call('/api/user/login', admin));
      await call('/api/admin/schools', school, token);
    },
    /** The newest mail to this address whose subject fits, once it is there. */
    mail: mailsOf(mailCatcher),
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type AccountStage = Awaited<ReturnType<typeof openAccountStage>>;
