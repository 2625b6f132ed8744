import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as the mail server of its reader got it. */
export interface Received {
  /** Whom the envelope names, in lower case. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly parsed: Email;
}

export interface MailInbox {
  /** For `config.mail.smtpUrl`. */
  readonly smtpUrl: string;
  /** Every mail so far, oldest first. */
  readonly mails: readonly Received[];
  /** The mails to this address so far. */
  mailsTo(address: string): readonly Received[];
  /** The newest mail to this address once there are `count` of them; fails after ten seconds. */
  mailTo(address: string, count?: number): Promise<Received>;
  /** From now on each mail is refused with this code of SMTP, such as 550; null takes them again. */
  refuseWith(code: number | null): void;
  close(): Promise<void>;
}

const patience = 10_000;

const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const receive = async (stream: SMTPServerDataStream, to: readonly string[]): Promise<Received> => {
  const parsed = await PostalMime.parse(await readAll(stream));
  const { subject = '', text = '', html = '' } = parsed;
  return { to, subject, text, html, parsed };
};

/** A real SMTP server on a free port that keeps what it is sent. */
export const startMailInbox = async (): Promise<MailInbox> => {
  const mails: Received[] = [];
  const waiting = new Set<() => void>();
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Closing, it does not wait for connections that are kept for the next mail.
    closeTimeout: 10,
    onRcptTo: (_address, _session, callback) => {
      if (refusal === null) callback();
      else callback(Object.assign(new Error('Not taken.'), { responseCode: refusal }));
    },
    onData: (stream, { envelope }, callback) => {
      const to = envelope.rcptTo.map(({ address }) => address.toLowerCase());
      receive(stream, to).then(
        (mail) => {
          mails.push(mail);
          for (const look of waiting) look();
          callback();
        },
        (error: Error) => callback(error),
      );
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const bound = listener.address();
  if (bound === null || typeof bound === 'string') throw new Error('The inbox has no port.');

  const mailsTo = (address: string): Received[] =>
    mails.filter(({ to }) => to.includes(address.toLowerCase()));

  const mailTo = (address: string, count = 1): Promise<Received> =>
    new Promise((resolve, reject) => {
      const found = (): Received | undefined => {
        const theirs = mailsTo(address);
        return theirs.length < count ? undefined : theirs.at(-1);
      };
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`${mailsTo(address).length} of ${count} mails to ${address} came.`));
      }, patience);
      const look = (): void => {
        const mail = found();
        if (mail === undefined) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(mail);
      };
      waiting.add(look);
      look();
    });

  return {
    smtpUrl: `smtp://127.0.0.1:${bound.port}`,
    mails,
    mailsTo,
    mailTo,
    refuseWith: (code) => {
      refusal = code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
};
