import { type MailInbox, startMailInbox } from './mail-inbox.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

export interface MailApp extends TestApp {
  /** Where its mails arrive. */
  readonly inbox: MailInbox;
}

/** The whole server with a real mail server for its mails; `close` closes both. */
export const startMailApp = async (
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<MailApp> => {
  const inbox = await startMailInbox();
  const mail = { smtpUrl: inbox.smtpUrl, from: 'Sets <sets@school.example>' };
  const app = await startTestApp({ ...options, config: { mail, ...options.config } });
  return {
    ...app,
    inbox,
    close: async () => {
      await app.close();
      await inbox.close();
    },
  };
};
