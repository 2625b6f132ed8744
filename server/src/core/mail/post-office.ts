import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { onLetterhead } from './letterhead.ts';
import { DeliveryError, type MailTransport } from './mail-transport.ts';
import type { Mail, Mailer, MailFigures } from './mailer.ts';

interface MailerTools {
  readonly clock: Clock;
  readonly log: Log;
  /** Who mails come from, as `Sets <no-reply@sets.example>`. */
  readonly from: string;
  /** Whom mails name for questions. */
  readonly support: string;
}

/** Pauses before a posted mail is tried again, in milliseconds: a server that greylists wants minutes. */
export const pauses = [5_000, 60_000, 300_000] as const;

/** How many posted mails may wait at once; while a mail server is away for hours, memory is not. */
const mostWaiting = 2_000;

/** How long somebody waits for a mail to be taken before being told that it was not. */
const sendPatience = 20_000;

/** How long posted mail may hold up the stop. */
const closePatience = 3_000;

/** One line without control characters: what a person typed makes no header of its own. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, 250);

/** One address and nothing else: no list, no name, no second header. */
const isOneAddress = (to: string): boolean =>
  to.length <= 254 && /^[^\p{Cc}\s<>()[\]\\,;:"@]+@[^\p{Cc}\s<>()[\]\\,;:"@]+$/u.test(to);

/** Rejects once `ms` of real time have passed: the other end keeps to no injected clock. */
const within = async <Value>(ms: number, work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DeliveryError('ESLOW', { final: false }));
    }, ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

const asDeliveryError = (error: unknown): DeliveryError => {
  if (error instanceof DeliveryError) return error;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return new DeliveryError(typeof code === 'string' ? code : 'EUNKNOWN', { final: false });
};

const refusal = (cause: DeliveryError): AppError =>
  new AppError(
    'UNAVAILABLE',
    cause.final
      ? 'The mail server does not take mail for this address. Check the address.'
      : 'The mail could not be sent just now. Try again in a moment.',
    { cause },
  );

/** The mailer on a transport: the letterhead, the second attempts, the figures. */
export class PostOffice implements Mailer {
  readonly #transport: MailTransport;
  readonly #tools: MailerTools;
  readonly #figures = { sent: 0, failed: 0, lastFailureAt: null as number | null };
  readonly #underWay = new Set<Promise<void>>();
  /** What ends each pause at once. */
  readonly #pausing = new Set<() => void>();
  #closing = false;

  constructor(transport: MailTransport, tools: MailerTools) {
    this.#transport = transport;
    this.#tools = tools;
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
      throw refusal(asDeliveryError(error));
    }
  }

  post(mail: Mail): void {
    if (this.#underWay.size >= mostWaiting) {
      this.#giveUp(new DeliveryError('EQUEUE', { final: false }));
      return;
    }
    const delivery = this.#deliver(mail).finally(() => {
      this.#underWay.delete(delivery);
    });
    this.#underWay.add(delivery);
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const goOn of this.#pausing) goOn();
    try {
      await within(closePatience, Promise.all(this.#underWay));
    } catch (error) {
      const { code } = asDeliveryError(error);
      this.#tools.log.error({ code, mails: this.#underWay.size }, 'mail left behind');
    }
    await this.#transport.close();
  }

  /** @throws DeliveryError */
  async #attempt(mail: Mail): Promise<void> {
    const { clock, log } = this.#tools;
    try {
      if (!isOneAddress(mail.to)) throw new DeliveryError('EADDRESS', { final: true });
      const subject = oneLine(mail.subject);
      const message = onLetterhead({ ...mail, subject }, this.#tools);
      await within(sendPatience, this.#transport.deliver(message));
      this.#figures.sent += 1;
    } catch (error) {
      const failure = asDeliveryError(error);
      this.#figures.lastFailureAt = clock.now();
      log.warn({ code: failure.code, final: failure.final }, 'mail not taken');
      throw failure;
    }
  }

  /** Tries until it is taken, refused for good, or the pauses are over. */
  async #deliver(mail: Mail): Promise<void> {
    for (const wait of [...pauses, null]) {
      const last = this.#closing || wait === null;
      try {
        await this.#attempt(mail);
        return;
      } catch (error) {
        const failure = asDeliveryError(error);
        if (last || failure.final) {
          this.#giveUp(failure);
          return;
        }
      }
      await this.#pause(wait);
    }
  }

  #giveUp({ code }: DeliveryError): void {
    this.#figures.failed += 1;
    this.#tools.log.error({ code }, 'mail given up');
  }

  /** Resolves after `ms`, or as soon as the server stops. */
  async #pause(ms: number): Promise<void> {
    if (this.#closing) return;
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        cancel();
        this.#pausing.delete(goOn);
        resolve();
      };
      const cancel = this.#tools.clock.after(ms, goOn);
      this.#pausing.add(goOn);
    });
  }
}
