import { module } from '@sets/shared/module/module.contract.ts';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { KeptMail, openMailCatcher } from '../../server/src/core/mail/mail-catcher.ts';
import { patience } from './browser-stage.ts';

/** Calls of this server that must work. */
export const callsOf =
  (url: string) =>
  async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

const blankSpace = { description: '', startDate: '', divisionOnly: false, division: '' };

/** A space with one topic. */
export const addTopic = async (
  call: ReturnType<typeof callsOf>,
  token: string,
  space: string,
  title: string,
): Promise<{ moduleid: string; topicid: string }> => {
  const { moduleid } = module.parse(
    await call('/api/module/createmodule', { title: space, ...blankSpace }, token),
  );
  const { topicid } = z
    .object({ topicid: z.string() })
    .parse(await call('/api/module/addtopic', { moduleid, title }, token));
  return { moduleid, topicid };
};

/** The mail to an address whose subject fits, once it is there. */
export const mailsOf =
  (mailCatcher: Pick<ReturnType<typeof openMailCatcher>, 'list'>) =>
  (to: string, subject: RegExp): Promise<KeptMail> =>
    vi.waitFor(
      async () => {
        const mails = await mailCatcher.list();
        const mail = mails.find((each) => each.to === to && subject.test(each.subject));
        if (mail === undefined) throw new Error(`No mail ${subject} to ${to}.`);
        return mail;
      },
      { timeout: patience },
    );

/** Fills in the log-in form of this server and sends it; what comes then is the caller's to wait for. */
export const sendLogIn = async (
  page: Page,
  url: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> => {
  await page.goto(`${url}/sets/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** As if the person had set the size of words in the browser. */
export const enlarge = async (page: Page, factor: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
};
