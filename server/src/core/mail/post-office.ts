import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { onLetterhead } from './letterhead.ts';
import { DeliveryError, type MailTransport } from './mail-transport.ts';
import type { MailQueue, TakenMail } from './mail-queue.ts';
import type { Mail, Mailer, MailFigures } from './mailer.ts';

interface MailerTools {
  readonly clock: Clock;
  readonly log: Log;
  /** Where posted mails wait. */
  readonly queue: MailQueue;
  /** Who mails come from, as `Sets <no-reply@sets.example>`. */
  readonly from: string;
  /** Whom mails name for questions. */
  readonly support: string;
}

/** Pauses before a posted mail is tried again, in milliseconds: a server that greylists wants minutes. */
export const pauses = [5_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;

/** How many posted mails are on their way at once; the others wait in the store. */
const mostUnderWay = 200;

/** How often mails are looked for that another server, or this one before, has left behind. */
const lookEvery = 60_000;

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
  /** What cancels each look that is to come. */
  readonly #looks = new Set<() => void>();
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

  async post(mail: Mail): Promise<void> {
    const kept = await this.#tools.queue.put(mail);
    // What comes on top, or while the server stops, is found in the store later.
    if (!this.#closing && this.#underWay.size < mostUnderWay) this.#begin(kept);
  }

  /** Sends what was left behind, now and from time to time. */
  start(): void {
    this.#lookIn(0, lookEvery);
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const cancel of this.#looks) cancel();
    try {
      await within(closePatience, Promise.all(this.#underWay));
    } catch (error) {
      const { code } = asDeliveryError(error);
      this.#tools.log.warn({ code, mails: this.#underWay.size }, 'mail left for the next start');
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

  #begin(taken: TakenMail): void {
    const delivery = this.#deliver(taken)
      .catch((error: unknown) => {
        // It stays in the store, and is due again.
        this.#tools.log.error({ err: error }, 'posted mail not written down');
      })
      .finally(() => {
        this.#underWay.delete(delivery);
      });
    this.#underWay.add(delivery);
  }

  /** One attempt; what may be taken later is put off until then. */
  async #deliver({ id, mail, tries }: TakenMail): Promise<void> {
    const { queue } = this.#tools;
    try {
      if (mail === null) throw new DeliveryError('ESEALED', { final: true });
      await this.#attempt(mail);
      await queue.remove(id);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const pause = error.final ? undefined : pauses[tries];
      if (pause === undefined) {
        await queue.remove(id);
        this.#giveUp(error);
        return;
      }
      const written = queue.putOff(id, pause);
      this.#lookIn(pause);
      await written;
    }
  }

  #giveUp({ code }: DeliveryError): void {
    this.#figures.failed += 1;
    this.#tools.log.error({ code }, 'mail given up');
  }

  /** Looks for mails that are due, after `ms`; and again every `every`. */
  #lookIn(ms: number, every?: number): void {
    if (this.#closing) return;
    const cancel = this.#tools.clock.after(ms, () => {
      this.#looks.delete(cancel);
      const looking = this.#look()
        .catch((error: unknown) => {
          this.#tools.log.error({ err: error }, 'posted mails not looked for');
        })
        .finally(() => {
          this.#underWay.delete(looking);
        });
      this.#underWay.add(looking);
      if (every !== undefined) this.#lookIn(every, every);
    });
    this.#looks.add(cancel);
  }

  async #look(): Promise<void> {
    while (!this.#closing && this.#underWay.size < mostUnderWay) {
      const taken = await this.#tools.queue.take();
      if (taken === null) return;
      this.#begin(taken);
    }
  }
}
