import type { Connection } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { MailQueue } from './mail-queue.ts';
import { openOutbox } from './outbox.ts';
import { PostOffice } from './post-office.ts';
import { createSmtpTransport } from './smtp-transport.ts';

interface MailerTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly connection: Connection;
  /** Seals the mails that wait in the store. */
  readonly secret: string;
}

/** The mailer of these settings. Nothing is opened before the first mail. */
export const openMailer = (
  { mail, support, dataDir }: Pick<Config, 'mail' | 'support' | 'dataDir'>,
  tools: MailerTools,
): PostOffice => {
  const { smtpUrl, from } = mail;
  const transport =
    smtpUrl === null ? openOutbox(dataDir, tools.clock) : createSmtpTransport(smtpUrl);
  return new PostOffice(transport, {
    ...tools,
    queue: new MailQueue(tools),
    from,
    support: support.email,
  });
};
