import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { openMailCatcher } from './mail-catcher.ts';
import { PostOffice } from './post-office.ts';
import { createSmtpTransport } from './smtp-transport.ts';

interface MailerTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'handle' | 'enqueue'>;
}

/** The mailer of these settings. Nothing is opened before the first mail. */
export const openMailer = (
  { mail, support, dataDir }: Pick<Config, 'mail' | 'support' | 'dataDir'>,
  tools: MailerTools,
): PostOffice => {
  const { smtpUrl, from } = mail;
  const transport =
    smtpUrl === null ? openMailCatcher(dataDir, tools.clock) : createSmtpTransport(smtpUrl);
  return new PostOffice(transport, { ...tools, from, support: support.email });
};
