import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { session } from '@sets/shared/account/account.contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { systemClock } from '../../server/src/core/clock.ts';
import { openMailCatcher } from '../../server/src/core/mail/mail-catcher.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { openBrowser } from './browser-stage.ts';
import { leapingClock } from './leaping-clock.ts';
import { addTopic, callsOf, mailsOf, sendLogIn } from './stage-acts.ts';

const password = 'correct horse battery';
const people = {
  mira: { username: 'Mira', email: 'mira@school.example', accountType: 'moderator' },
  jonas: { username: 'Jonas', email: 'jonas@school.example', accountType: 'student' },
  lea: { username: 'Lea', email: 'lea@school.example', accountType: 'student' },
} as const;

/** A space of Mira's with one topic, two students, mail in the mail catcher, and a browser. */
export const openQnaStage = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-qna-'));
  const clock = leapingClock();
  const server = await startStageServer({ DATA_DIR: dataDir }, { clock });
  const url = `http://127.0.0.1:${server.port}`;
  const mailCatcher = openMailCatcher(dataDir, systemClock);
  const browser = await openBrowser();
  for (const person of Object.values(people)) await ensureAccount(server, { ...person, password });

  const call = callsOf(url);
  const { token } = session.parse(
    await call('/api/user/login', { email: people.mira.email, password }),
  );
  const { moduleid, topicid } = await addTopic(call, token, 'Algorithms', 'Sorting');

  return {
    ...browser,
    url,
    topic: `${url}/space/${moduleid}/topic/${topicid}`,
    clock,
    emailOf: (who: keyof typeof people): string => people[who].email,
    /** A page of somebody who has signed in, at the topic. */
    pageOf: async (who: keyof typeof people, context: BrowserContext): Promise<Page> => {
      const page = await browser.page(context);
      await sendLogIn(page, url, { email: people[who].email, password });
      await page.waitForURL(`${url}/`);
      await page.goto(`${url}/space/${moduleid}/topic/${topicid}`);
      return page;
    },
    /** The mail to this address whose subject fits, once it is there. */
    mail: mailsOf(mailCatcher),
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type QnaStage = Awaited<ReturnType<typeof openQnaStage>>;
