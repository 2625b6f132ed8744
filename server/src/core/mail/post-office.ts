import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { asJobFailure, type JobFailure, type Jobs } from '../jobs/jobs.ts';
import { within } from '../jobs/within.ts';
import { onLetterhead } from './letterhead.ts';
import { mailJob } from './mail-job.ts';
import { DeliveryError, type MailTransport } from './mail-transport.ts';
import type { Mail, Mailer, MailFigures } from './mailer.ts';

interface MailerTools {
  readonly clock: Clock;
  readonly log: Log;
  /** Posted mails are jobs. */
  readonly jobs: Pick<Jobs, 'handle' | 'enqueue'>;
  /** Who mails come from, as `Sets <no-reply@sets.example>`. */
  readonly from: string;
  /** Whom mails name for questions. */
  readonly support: string;
}

/** How long somebody waits for a mail to be taken before being told that it was not. */
const sendPatience = 20_000;

/** One line without control characters: what a person typed makes no header of its own. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, 250);

/** One address and nothing else: no list, no name, no second header. */
const isOneAddress = (to: string): boolean =>
  to.length <= 254 && /^[^\p{Cc}\s<>()[\]\\,;:"@]+@[^\p{Cc}\s<>()[\]\\,;:"@]+$/u.test(to);

const refusal = (cause: JobFailure): AppError =>
  new AppError(
    'UNAVAILABLE',
    cause.final
      ? 'The mail server does not take mail for this address. Check the address.'
      : 'The mail could not be sent just now. Try again in a moment.',
    { cause },
  );

/** The mailer on a transport: the letterhead, the figures. */
export class PostOffice implements Mailer {
  readonly #transport: MailTransport;
  readonly #tools: MailerTools;
  readonly #figures = { sent: 0, failed: 0, lastFailureAt: null as number | null };

  constructor(transport: MailTransport, tools: MailerTools) {
    this.#transport = transport;
    this.#tools = tools;
    tools.jobs.handle(mailJob, {
      run: (mail) => this.#attempt(mail),
      givenUp: () => {
        this.#figures.failed += 1;
      },
    });
  }

  get kind(): Mailer['kind'] {
    return this.#transport.kind;
  }

  figures(): MailFigures {
    return { ...this.#figures };
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.#attempt(mail);
    } catch (error) {
      this.#figures.failed += 1;
      throw refusal(asJobFailure(error));
    }
  }

  async post(mail: Mail): Promise<void> {
    await this.#tools.jobs.enqueue(mailJob, mail);
  }

  async close(): Promise<void> {
    await this.#transport.close();
  }

  /** @throws JobFailure */
  async #attempt(mail: Mail): Promise<void> {
    const { clock, log } = this.#tools;
    try {
      if (!isOneAddress(mail.to)) throw new DeliveryError('EADDRESS', { final: true });
      const subject = oneLine(mail.subject);
      const message = onLetterhead({ ...mail, subject }, this.#tools);
      await within(sendPatience, this.#transport.deliver(message));
      this.#figures.sent += 1;
    } catch (error) {
      const failure = asJobFailure(error);
      this.#figures.lastFailureAt = clock.now();
      log.warn({ code: failure.code, final: failure.final }, 'mail not taken');
      throw failure;
    }
  }
}
