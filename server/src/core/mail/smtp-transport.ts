import { createTransport } from 'nodemailer';
import type { Message } from './letterhead.ts';
import { DeliveryError, type MailTransport } from './mail-transport.ts';

/** How long each step with the mail server may take, in milliseconds. */
const patience = 10_000;

/** Codes of failures that no second attempt mends, whatever the server says. */
const final = (code: string, status: number | null): boolean =>
  status === null ? code === 'EMESSAGE' : status >= 500 && code !== 'EAUTH';

const textOf = (error: unknown, key: string): unknown =>
  error instanceof Error ? Reflect.get(error, key) : null;

/** Nodemailer's error as its codes alone. */
const withoutWords = (error: unknown): DeliveryError => {
  const code = textOf(error, 'code');
  const status = textOf(error, 'responseCode');
  const known = typeof code === 'string' ? code : 'EUNKNOWN';
  const number = typeof status === 'number' ? status : null;
  return new DeliveryError(number === null ? known : `${known} ${number}`, {
    final: final(known, number),
  });
};

/** As RFC 8058 has it: the mail program posts there when its reader wants no more of these. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends over SMTP, with TLS as the address says: from the start with `smtps:`, else where offered. */
export const createSmtpTransport = (smtpUrl: string): MailTransport => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    // A mail holds what is in it, and nothing that this machine could read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    deliver: async ({ to, unsubscribe, ...message }: Message) => {
      try {
        await transport.sendMail({
          ...message,
          // Not a line to be parsed: one address, whatever is in it.
          to: { name: '', address: to },
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(unsubscribe === undefined ? {} : oneClick(unsubscribe)),
          },
        });
      } catch (error) {
        throw withoutWords(error);
      }
    },
    close: async () => {
      transport.close();
    },
  };
};
